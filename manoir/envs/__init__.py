"""The games for researchers, in the shapes that their tools expect."""
