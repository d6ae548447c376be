"""Check exported records of games: `uv run python -m engine.verify FILE ...` (`-`: standard input).

Needs the files and the rules alone: no bot, no archive, no Discord.
"""

from __future__ import annotations

import sys
from pathlib import Path

from engine.catalogue import catalogue
from engine.table.record import RecordError, read_record, verify

_SEEDS = Path(__file__).parents[1] / "seeds"


def main(names: list[str]) -> None:
    """Print what was checked of each file; exit with a sentence for each that does not hold."""
    if not names:
        sys.exit("Name a file: uv run python -m engine.verify FILE")
    games, wrong = catalogue(_SEEDS), []
    for name in names:
        whose = f"{name}: " if len(names) > 1 else ""
        try:
            data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
            print(whose + verify(read_record(data), games))
        except OSError as error:
            wrong.append(f"{name} cannot be read: {error.strerror}.")
        except RecordError as error:
            wrong.append(f"{whose}{error}")
    sys.exit("\n".join(wrong) or None)


if __name__ == "__main__":
    main(sys.argv[1:])
