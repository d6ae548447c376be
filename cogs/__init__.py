"""Everything that knows Discord. A module without "_" is an extension, one with "_" serves them."""
