"""Small games that use what the games of the house do not: they prove the kit, not themselves."""
