"""Offers as buttons, menus and modals, and the custom_ids that they carry."""
