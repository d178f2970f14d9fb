"""hashicorp/time: moments kept in Terraform's state."""

from __future__ import annotations

import re
from calendar import day_name, month_name
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta, timezone
from typing import Any, TypeGuard

from local_cloud.model import UNKNOWN, Call, CloudError, Plan, Resource, Value
from local_cloud.registration import function, resource

_RFC3339 = re.compile(
    r"(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:Z|(?P<sign>[+-])(?P<hours>\d{2}):(?P<minutes>\d{2}))"
)
_PARTS = ("year", "month", "day", "hour", "minute", "second")

#: Steps in the order in which the real provider takes them: the last one set wins.
_ROTATION_STEPS = ("days", "hours", "minutes", "months", "rfc3339", "years")


def parse_rfc3339(text: str) -> datetime:
    """A moment with the offset it is written with, without a fraction of a second. ValueError: not RFC 3339."""
    match = _RFC3339.fullmatch(text)
    if match is None:
        raise ValueError(f"{text!r} is not a RFC 3339 timestamp such as 2030-01-31T00:00:00Z")
    offset = timedelta(hours=int(match["hours"] or 0), minutes=int(match["minutes"] or 0))
    zone = timezone(-offset if match["sign"] == "-" else offset) if offset else UTC
    return datetime(*(int(part) for part in match.groups()[:6]), tzinfo=zone)  # type: ignore[misc,arg-type]


def format_rfc3339(moment: datetime) -> str:
    text = moment.replace(microsecond=0).isoformat()
    return text.removesuffix("+00:00") + "Z" if text.endswith("+00:00") else text


def add(moment: datetime, step: str, amount: int) -> datetime:
    """`moment` plus a step of days, hours, minutes, months, seconds or years.

    A month or year later is the same day of that month, running over into the next when it has no such day:
    31 January and a month is 3 March (2 March in a leap year). CloudError(400) beyond the year 9999.
    """
    try:
        if step in ("months", "years"):
            months = moment.year * 12 + moment.month - 1 + amount * (12 if step == "years" else 1)
            first = moment.replace(year=months // 12, month=months % 12 + 1, day=1)
            return first + timedelta(days=moment.day - 1)
        return moment + timedelta(**{step: amount})
    except (ValueError, OverflowError) as error:
        raise CloudError(400, f"{format_rfc3339(moment)} plus {amount} {step} is beyond the calendar") from error


def _parts(moment: datetime) -> Value:
    """The numbers of a moment, in the moment's own offset."""
    return {part: getattr(moment, part) for part in _PARTS} | {"unix": int(moment.timestamp())}


@function("time", "rfc3339_parse")
def rfc3339_parse(timestamp: str) -> Value:
    """The parts of a moment, and `unix`: its seconds since 1970."""
    moment = parse_rfc3339(timestamp)
    iso_year, iso_week, _ = moment.isocalendar()
    return _parts(moment) | {
        "month_name": month_name[moment.month],
        "weekday": moment.isoweekday() % 7,  # from 0, Sunday
        "weekday_name": day_name[moment.weekday()],
        "year_day": moment.timetuple().tm_yday,
        "iso_year": iso_year,
        "iso_week": iso_week,
    }


def _known(value: Any) -> TypeGuard[Any]:
    return value is not None and value is not UNKNOWN


class _Moment(Resource):
    """Base of both types. Their objects exist in the state only."""

    @staticmethod
    def _base(call: Call, value: Any) -> str:
        """The configured moment as it is written, or now in UTC."""
        return value if _known(value) else format_rfc3339(call.clock.now())

    def read(self, call: Call, state: Value) -> Value | None:
        return dict(state)

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        return dict(planned)

    def delete(self, call: Call, state: Value) -> None:
        """There is nothing to delete but the state."""


@resource("time_static")
class TimeStatic(_Moment):
    """A moment that stays until `triggers` or a configured `rfc3339` change."""

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        configured = config.get("rfc3339")
        if prior is None:
            if _known(configured):
                plan.planned.update(self._state(configured))
        elif configured is None:
            plan.planned["rfc3339"] = prior["rfc3339"]
        elif configured is UNKNOWN or configured != prior["rfc3339"]:
            plan.replace.add("rfc3339")

    def create(self, call: Call, planned: Value) -> Value:
        return {**planned, **self._state(self._base(call, planned.get("rfc3339")))}

    def import_state(self, call: Call, import_id: str) -> Value:
        return {"triggers": {}, **self._state(_importable(import_id))}

    @staticmethod
    def _state(rfc3339: str) -> Value:
        return {"id": rfc3339, "rfc3339": rfc3339, **_parts(parse_rfc3339(rfc3339))}


@resource("time_rotating")
class TimeRotating(_Moment):
    """A base time and the time of the next rotation. After that a read drops it, and Terraform creates a new one.

    `id` and `rfc3339` are the base, the numbers (`year` to `unix`) those of the rotation.
    """

    _INTERVALS = tuple(f"rotation_{step}" for step in _ROTATION_STEPS)

    def plan(self, call: Call, prior: Value | None, plan: Plan, config: Value) -> None:
        if prior is None:
            return
        configured = config.get("rfc3339")
        if not _known(configured):
            # Measured: an rfc3339 that is only known after apply (timestamp()) keeps the old base and replaces nothing.
            plan.planned["rfc3339"] = prior["rfc3339"]
            plan.replace.discard("rfc3339")
        elif configured != prior["rfc3339"]:
            plan.replace.add("rfc3339")
        self._plan_rotation(prior, plan, config)

    def _plan_rotation(self, prior: Value, plan: Plan, config: Value) -> None:
        names = [name for name in self._INTERVALS if name != "rotation_rfc3339" or config.get(name) is not None]
        if all(config.get(name) == prior.get(name) for name in names):
            plan.planned["rotation_rfc3339"] = prior["rotation_rfc3339"]
            return
        if any(config.get(name) is UNKNOWN for name in names):
            plan.planned.update(dict.fromkeys(("rotation_rfc3339", "unix", *_PARTS), UNKNOWN))
        else:
            plan.planned.update(self._rotation(prior["rfc3339"], config))

    def create(self, call: Call, planned: Value) -> Value:
        base = self._base(call, planned.get("rfc3339"))
        return {**planned, "id": base, "rfc3339": base, **self._rotation(base, planned)}

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        if planned.get("rotation_rfc3339") is UNKNOWN:
            return {**planned, **self._rotation(prior["rfc3339"], planned)}
        return dict(planned)

    def read(self, call: Call, state: Value) -> Value | None:
        rotation = state.get("rotation_rfc3339")
        if rotation and call.clock.now() > parse_rfc3339(rotation):
            return None
        return dict(state)

    def import_state(self, call: Call, import_id: str) -> Value:
        parts = import_id.split(",")
        if len(parts) == 2:
            steps: Value = {"rotation_rfc3339": _importable(parts[1])}
        elif len(parts) == 6:
            steps = _import_steps(parts[1:])
        else:
            raise CloudError(400, "an import id is BASE,YEARS,MONTHS,DAYS,HOURS,MINUTES or BASE,ROTATION")
        if not any(steps.values()):
            raise CloudError(400, "an import id has at least one rotation interval")
        base = _importable(parts[0])
        return {"id": base, "rfc3339": base, "triggers": {}, **steps, **self._rotation(base, steps)}

    @staticmethod
    def _rotation(base: str, intervals: Mapping[str, Any]) -> Value:
        moment = parse_rfc3339(base)
        rotation = moment
        for step in _ROTATION_STEPS:
            amount = intervals.get(f"rotation_{step}")
            if not _known(amount) or amount == 0:
                continue
            rotation = parse_rfc3339(amount) if step == "rfc3339" else add(moment, step, amount)
        return {"rotation_rfc3339": format_rfc3339(rotation), **_parts(rotation)}


def _importable(text: str) -> str:
    try:
        parse_rfc3339(text)
    except ValueError as error:
        raise CloudError(400, str(error)) from error
    return text


def _import_steps(texts: list[str]) -> Value:
    """The intervals of an import id: a zero stays a zero, an empty part is null."""
    steps = ("years", "months", "days", "hours", "minutes")
    try:
        return {f"rotation_{step}": int(text) if text else None for step, text in zip(steps, texts, strict=True)}
    except ValueError as error:
        raise CloudError(400, f"an import id has whole numbers for {', '.join(steps)}") from error
