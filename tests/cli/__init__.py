"""The command line, command by command, as somebody would type it."""
