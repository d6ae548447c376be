"""The kit of every picture: one palette by day and night, creatures, signs, plates and scenery.

docs/art.md says how they are used. `result_card` makes the picture of a result.
"""

from engine.api.drawing.geometry import centred, figure, moved, zigzag
from engine.api.drawing.signs import MINUS, TIMES, flag, number_text, pointer, signed_text

__all__ = [
    "MINUS",
    "TIMES",
    "centred",
    "figure",
    "flag",
    "moved",
    "number_text",
    "pointer",
    "signed_text",
    "zigzag",
]
