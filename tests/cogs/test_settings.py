"""Settings that make no sense: each is named in a sentence that says what it may be."""

from __future__ import annotations

import pytest

from cogs.app.settings import BadSetting, read_settings
from storage.opening import is_postgres

_SHARDS = "HEDGEROW_SHARDS must be a whole number from 1 to 100000, or empty"
_HOUSE = "HEDGEROW_HOUSE_SECONDS must be a number, such as 0.5, from 0 to 60, or empty"
_METRICS = "HEDGEROW_METRICS must be a port, or host:port"
_DATABASE = {"HEDGEROW_DB": "postgresql://h/d"}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        *(({"HEDGEROW_SHARDS": each}, _SHARDS) for each in ("x", "0", "1.5", "\uff13", '"6"')),
        ({"HEDGEROW_SHARDS": "9" * 30}, _SHARDS),
        ({"HEDGEROW_PROCESS": "-1"}, "HEDGEROW_PROCESS must be a whole number from 0 to 999"),
        ({"HEDGEROW_PROCESS": "1"}, "HEDGEROW_PROCESS must be less than HEDGEROW_PROCESSES"),
        ({"HEDGEROW_PROCESSES": "two"}, "HEDGEROW_PROCESSES must be a whole number from 1 to"),
        ({"HEDGEROW_PROCESSES": "2"}, "HEDGEROW_PROCESSES needs DISCORD_TOKEN"),
        (
            {"HEDGEROW_PROCESSES": "2", "DISCORD_TOKEN": "t", "HEDGEROW_DB": "a.db"},
            "HEDGEROW_PROCESSES needs DISCORD_TOKEN, and a PostgreSQL database",
        ),
        (
            {"HEDGEROW_PROCESSES": "3", "DISCORD_TOKEN": "t", **_DATABASE},
            "HEDGEROW_SHARDS must be HEDGEROW_PROCESSES or more",
        ),
        *(({"HEDGEROW_HOUSE_SECONDS": each}, _HOUSE) for each in ("-3", "61", "1,5", "nan", "inf")),
        ({"HEDGEROW_PORT": "ninety"}, "HEDGEROW_PORT must be a whole number from 0 to 65535"),
        ({"HEDGEROW_PORT": "70000"}, "HEDGEROW_PORT must be a whole number from 0 to 65535"),
        ({"HEDGEROW_BACKUPS_KEPT": "0"}, "HEDGEROW_BACKUPS_KEPT must be a whole number from 1"),
        ({"HEDGEROW_KEEP_DAYS": "forever"}, "HEDGEROW_KEEP_DAYS must be a whole number from 1"),
        ({"HEDGEROW_LOG": "loud"}, "HEDGEROW_LOG must be one of debug, info, warning, error"),
        ({"HEDGEROW_LOG_FORMAT": "xml"}, "HEDGEROW_LOG_FORMAT must be one of auto, json, text"),
        *(({"HEDGEROW_METRICS": each}, _METRICS) for each in ("localhost", "localhost:", "70000")),
        ({"DISCORD_API_BASE": "discord.example"}, "DISCORD_API_BASE must begin with http://"),
        ({"DISCORD_GATEWAY": "http://127.0.0.1/"}, "DISCORD_GATEWAY must begin with ws://"),
        *(
            ({"DISCORD_TOKEN": each}, "DISCORD_TOKEN has a space, a line break or a letter")
            for each in ("two\nlines", "two words", "tok\xe9n")
        ),
    ],
)
def test_a_setting_that_makes_no_sense_is_named_with_what_it_may_be(
    given: dict[str, str], sentence: str
) -> None:
    with pytest.raises(BadSetting) as refused:
        read_settings(given)
    said = str(refused.value)
    assert said.startswith(sentence)
    assert said.endswith(".")
    assert "\n" not in said


def test_what_looks_like_an_address_names_no_file() -> None:
    for address in ("postgresql://h/d", "postgres:/h/d", "ann:secret@h/d", "mysql://h/d"):
        assert is_postgres(address)
    for name in ("tables.db", "data/a:b.db", "C:\\ann@home\\tables.db", "./ann:b@home.db"):
        assert not is_postgres(name)
