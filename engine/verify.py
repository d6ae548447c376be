"""Check the exported record of a game: `uv run python -m engine.verify FILE`.

Needs the file and the rules alone: no bot, no archive, no Discord.
"""

from __future__ import annotations

import sys
from pathlib import Path

from engine.catalogue import catalogue
from engine.table.record import RecordError, read_record, verify

_SEEDS = Path(__file__).parents[1] / "seeds"


def main(arguments: list[str]) -> None:
    """Print what was checked; exit with one sentence if the record does not hold."""
    if len(arguments) != 1:
        sys.exit("Name one file: uv run python -m engine.verify FILE")
    try:
        data = Path(arguments[0]).read_bytes()
        print(verify(read_record(data), catalogue(_SEEDS)))
    except OSError as error:
        sys.exit(f"{arguments[0]} cannot be read: {error.strerror}.")
    except RecordError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
