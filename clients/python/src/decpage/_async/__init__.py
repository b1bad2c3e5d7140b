"""The client that does not block."""
