"""What every feature stands on: a press and its answer, ids and where they lead, the parts of a message."""
