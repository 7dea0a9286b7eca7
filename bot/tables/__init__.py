"""Views and actions of tables that several features share."""
