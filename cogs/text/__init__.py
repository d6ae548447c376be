"""The texts of seeds/ in the reader's language, and text that people wrote."""
