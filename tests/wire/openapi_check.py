"""Discord's published description of its HTTP API used to check requests and responses.

The description is not part of this project: the environment variable `HEDGEROW_OPENAPI` names
the file. Integers are let pass for snowflakes, as Discord does and discord.py sends.
"""

from __future__ import annotations

import json
import os
from importlib import import_module
from pathlib import Path
from typing import Any

from .message_version import Json
from .world import Call

VARIABLE = "HEDGEROW_OPENAPI"


class OpenApiCheck:
    """Checks requests and responses against the schema of their route."""

    def __init__(self, description: Json) -> None:
        # Imported here: a run without the description needs neither library.
        jsonschema = import_module("jsonschema")
        referencing = import_module("referencing")
        specification = import_module("referencing.jsonschema").DRAFT202012
        snowflake = description["components"]["schemas"]["SnowflakeType"]
        snowflake["type"] = ["string", "integer"]
        resource = referencing.Resource(description, specification)
        self._registry = referencing.Registry().with_resource("urn:discord", resource)
        self._validator = jsonschema.Draft202012Validator
        self._validators: dict[str, Any] = {}
        self._paths = description["paths"]

    @classmethod
    def from_environment(cls) -> OpenApiCheck | None:
        """Return a checker for the file that the environment names, or None. Needs `jsonschema`."""
        file = os.environ.get(VARIABLE)
        return cls(json.loads(Path(file).read_text(encoding="utf-8"))) if file else None

    def mistakes(self, call: Call) -> list[str]:
        """Return what is wrong with a request that was answered, and with its answer."""
        operation = self._paths.get(call.route, {}).get(call.method.lower())
        if operation is None:
            return [f"{call}: the description has no such route"]
        where = f"#/paths/{_escaped(call.route)}/{call.method.lower()}"
        found = []
        accepts = "application/json" in operation.get("requestBody", {}).get("content", {})
        if call.body is not None and accepts and call.status < 300:
            found += self._check(f"{where}/requestBody/{_json()}", call.body, "sent")
        answers = operation["responses"].get(str(call.status), {})
        if call.answer is not None and "content" in answers:
            pointer = f"{where}/responses/{call.status}/{_json()}"
            found += self._check(pointer, call.answer, "answered")
        return [f"{call}: {each}" for each in found]

    def _check(self, pointer: str, body: object, verb: str) -> list[str]:
        validator = self._validators.get(pointer)
        if validator is None:
            schema = {"$ref": f"urn:discord{pointer}"}
            validator = self._validator(schema, registry=self._registry)
            self._validators[pointer] = validator
        error = next(validator.iter_errors(body), None)
        if error is None:
            return []
        error = _innermost(error)
        return [f"{verb} {error.json_path}: {error.message[-200:]}"]


def _innermost(error: Any) -> Any:
    """Follow the alternative that was meant: the one whose `type` fits, else the nearest."""
    while error.context:
        branches: dict[object, list[Any]] = {}
        for each in error.context:
            branches.setdefault(each.relative_schema_path[0], []).append(each)
        error = min(branches.values(), key=_distance)[0]
    return error


def _distance(errors: list[Any]) -> tuple[bool, int]:
    wrong_kind = any("type" in list(each.relative_path)[:1] for each in errors)
    return wrong_kind or any(each.validator == "type" for each in errors), len(errors)


def _json() -> str:
    return "content/application~1json/schema"


def _escaped(route: str) -> str:
    return route.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
