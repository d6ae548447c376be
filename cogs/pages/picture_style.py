"""The colours and measures that the pictures of standings share."""

#: Width of a picture in pixels, and the margin at its sides.
WIDTH, EDGE = 800, 28

GREEN, PALE_GREEN, PAPER, STRIPE = "#2f4a2b", "#d8e4cf", "#f7f3ea", "#efe8d8"
INK, SOFT_INK, RULE = "#1f1a17", "#665c50", "#c9bda6"
