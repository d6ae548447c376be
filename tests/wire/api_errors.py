"""Discord's error responses: a status, a code, and for invalid bodies the path of every mistake."""

from __future__ import annotations

from typing import Any, TypeAlias

Path: TypeAlias = tuple[str | int, ...]


class ApiError(Exception):
    """An error response; `code` is Discord's own, beside the HTTP status."""

    def __init__(
        self, status: int, code: int, message: str, errors: dict[str, Any] | None = None
    ) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.body: dict[str, Any] = {"message": message, "code": code}
        if errors:
            self.body["errors"] = errors


def unknown(what: str) -> ApiError:
    """Return the error for something that does not exist (any more)."""
    codes = {
        "Application": 10002,
        "Channel": 10003,
        "Guild": 10004,
        "Member": 10007,
        "Message": 10008,
        "User": 10013,
        "Webhook": 10015,
        "interaction": 10062,
        "application command": 10063,
    }
    return ApiError(404, codes[what], f"Unknown {what}")


class Form:
    """Collects the mistakes of one request body, then refuses it as a whole (50035)."""

    def __init__(self) -> None:
        self.errors: dict[str, Any] = {}

    def wrong(self, path: Path, code: str, message: str) -> None:
        """Record one mistake at a path such as `("components", 0, "custom_id")`."""
        spot = self.errors
        for step in path:
            spot = spot.setdefault(str(step), {})
        spot.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: Path, given: object, low: int, high: int) -> bool:
        """Check a text or list whose length is from `low` to `high`; return True if it fits."""
        if given is None and low == 0:
            return True
        if given is None:
            self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not isinstance(given, str | list):
            self.wrong(path, "BASE_TYPE_BAD_TYPE", "Must be a string or a list.")
        elif len(given) > high and low == 0:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")
        elif not low <= len(given) <= high:
            message = f"Must be between {low} and {high} in length."
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", message)
        else:
            return True
        return False

    def number(self, path: Path, given: object, low: int, high: int) -> bool:
        """Check a whole number from `low` to `high`; return True if it fits."""
        if not isinstance(given, int) or isinstance(given, bool):
            self.wrong(path, "NUMBER_TYPE_COERCE", "Value is not an int.")
        elif not low <= given <= high:
            self.wrong(path, "NUMBER_TYPE_RANGE", f"int value should be between {low} and {high}.")
        else:
            return True
        return False

    def done(self) -> None:
        """Raise `ApiError` if there was any mistake."""
        if self.errors:
            raise ApiError(400, 50035, "Invalid Form Body", self.errors)
