"""Infrastructure that every cog uses."""
