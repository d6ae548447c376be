"""The colours and measures that the pictures of standings share."""

from engine.api.drawing.palette import both

#: Width of a picture in pixels, and the margin at its sides.
WIDTH, EDGE = 800, 28

#: The head and what is written on it, the same by night.
GREEN, PALE_GREEN, HEAD_WORDS = "#2f4a2b", "#d8e4cf", "#f7f3ea"

PAPER, STRIPE = both("#f7f3ea", "#1c1f2b"), both("#efe8d8", "#262a38")
INK, SOFT_INK = both("#1f1a17", "#f6ecd6"), both("#665c50", "#cfc8ba")
RULE = both("#c9bda6", "#454a5e")
