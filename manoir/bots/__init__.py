"""Players that think. They get a seat's view, never the table."""
