"""Write a small game that runs, to start a new one from; docs/adding-a-game.md goes on from there.

    uv run --group dev python -m tests.newgame <slug>

writes engine/games/<slug>, seeds/<slug> and tests/games/<slug>, with every file that a game needs.
"""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
from keyword import iskeyword
from pathlib import Path

from tests.keep import keep
from tests.support.games import ROOT, SEEDS

_TEMPLATE = ROOT / "tests" / "support" / "newgame"

#: A slug is a Python package, a folder, an option of a command and the start of every text key.
_SLUG = re.compile(r"[a-z][a-z0-9]{2,11}")

#: A folder of the template -> its folder in the tree.
_FOLDERS = {"game": "engine/games", "seeds": "seeds", "tests": "tests/games"}


def refuse(slug: str) -> str | None:
    """Return in one sentence why there can be no new game of this slug, or `None`."""
    if not _SLUG.fullmatch(slug) or iskeyword(slug):
        return (
            f"{slug!r} cannot be a slug: take 3 to 12 lower-case letters and digits, a letter"
            " first, and no word of Python."
        )
    for folder in _FOLDERS.values():
        if (ROOT / folder / slug).exists():
            return f"There is {folder}/{slug} already: choose another slug or remove that folder."
    texts = "\n".join(path.read_text("utf-8") for path in SEEDS.glob("*/text/en.ftl"))
    if slug in ("newgame", "sample") or re.search(rf"^{slug}-", texts, re.MULTILINE):
        return f"Keys of other texts begin with {slug}-: choose another slug."
    return None


def write(slug: str) -> list[Path]:
    """Write the three folders of a game and return the files."""
    written = []
    for source, target in _FOLDERS.items():
        for path in sorted((_TEMPLATE / source).rglob("*.*")):
            if "__pycache__" in path.parts:
                continue
            file = ROOT / target / slug / path.relative_to(_TEMPLATE / source)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(_named(path.read_text("utf-8"), slug), "utf-8")
            written.append(file)
    # Another slug sorts otherwise among the imports, and is of another length.
    for work in (("check", "--quiet", "--select=I", "--fix"), ("format", "--quiet")):
        python = [path for path in written if path.suffix == ".py"]
        subprocess.run([sys.executable, "-m", "ruff", *work, *python], cwd=ROOT, check=True)
    return written


def _named(text: str, slug: str) -> str:
    """Return a text of the template with the slug in place of newgame."""
    for name, home in (("game", "engine.games"), ("tests", "tests.games")):
        text = text.replace(f"tests.support.newgame.{name}", f"{home}.{slug}")
    return text.replace("newgame", slug).replace("Newgame", slug.capitalize())


def main(args: list[str]) -> int:
    """Write the game of the slug, or say why not."""
    if len(args) != 1:
        print("Say the slug of the new game: python -m tests.newgame <slug>")
        return 2
    (slug,) = args
    why = refuse(slug)
    if why is not None:
        print(why)
        return 2
    written = write(slug)
    importlib.invalidate_caches()
    left = keep(slug)
    print("\n".join(str(path.relative_to(ROOT)) for path in written))
    print(f"\nHEDGEROW_LAW_ONLY={slug} uv run --group dev pytest")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
