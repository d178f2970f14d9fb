"""Notices for readers of the secrets, and replacements that failed, from a state and a plan."""

from __future__ import annotations

import json
from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

import pytest

from deploy.apply.rotation import Notice, not_replaced, notices
from deploy.terraform.state import State

KEY = "confluent_api_key.resouce_api_key"
DATES = "api_key_rotations"
PAIR_DATES = "rsa_key_pair_rotations"
SECRET = "aws_secretsmanager_secret.s"
PAIRS_SECRET = "module.p.aws_secretsmanager_secret.secrets"

Resource = dict[str, Any]


def day(number: float) -> str:
    """That many days after the first of January 2027."""
    return (datetime(2027, 1, 1) + timedelta(days=number)).strftime("%Y-%m-%dT%H:%M:%SZ")


# States


def instance(index: int | None = None, deposed: str = "", **attributes: Any) -> dict[str, Any]:
    more = {"deposed": deposed} if deposed else {}
    return {"attributes": attributes, **({} if index is None else {"index_key": index}), **more}


def resource(address: str, *instances: dict[str, Any]) -> Resource:
    *module, type_, name = address.rsplit(".", 2)
    place = {"module": module[0]} if module else {}
    return {"mode": "managed", "type": type_, "name": name, "instances": list(instances), **place}


def state(*parts: Iterable[Resource], applied: float | None = 0, written: float | None = 31) -> State:
    """The days on which the settings in force were applied and a secret was written; None after a broken-off apply."""
    resources = [each for part in parts for each in part]
    for name, at in (("settings_applied", applied), ("secrets_written", written)):
        if at is not None:
            resources.append(resource(f"time_static.rotation_{name}", instance(rfc3339=day(at))))
    return State({"resources": resources})


def dates(address: str, created: list[float | None], due: list[float | None], life: float) -> list[Resource]:
    """`time_static` and `time_rotating` with an instance a key; None: the instance is missing."""
    return [
        resource(
            address.format("time_static"),
            *(instance(index, rfc3339=day(at)) for index, at in enumerate(created) if at is not None),
        ),
        resource(
            address.format("time_rotating"),
            *(
                instance(index, rfc3339=day(0), rotation_rfc3339=day(at), rotation_days=life)
                for index, at in enumerate(due)
                if at is not None
            ),
        ),
    ]


def api_keys(
    created: list[float],
    due: list[float | None],
    held: str | None,
    *more: dict[str, Any],
    module: str = "m",
    secret: str = "s",
    name: str = "key of {}",
    life: float = 0,
) -> list[Resource]:
    """A module's keys with the ids m0, m1, ... and a secret that holds `held`; None: its version is missing."""
    keys = [
        instance(index, id=f"{module}{index}", display_name=name.format(day(at))) for index, at in enumerate(created)
    ]
    version = instance(secret_id=f"arn:{secret}", secret_string=json.dumps({"api.key": held}))
    return [
        resource(f"module.{module}.{KEY}", *keys, *more),
        *dates(f"module.{module}.{{}}.{DATES}", [*created], due, life or 30 * len(due)),
        resource(f"aws_secretsmanager_secret.{secret}", instance(id=f"arn:{secret}")),
        *([] if held is None else [resource(f"aws_secretsmanager_secret_version.{secret}", version)]),
    ]


def key_pairs(
    created: tuple[float, float],
    due: list[float | None],
    active: int | None,
    static: list[float | None] | None = None,
    user: bool = True,
) -> list[Resource]:
    """The pairs of an invocation that told to use one; None: no invocation of the root is in the state."""
    event = {"active_key_number": active, "rotations": {str(n + 1): day(at) for n, at in enumerate(created)}}
    called = instance(input=json.dumps(event))
    return [
        *dates(f"module.p.{{}}.{PAIR_DATES}", [*created] if static is None else static, due, 60),
        resource(PAIRS_SECRET, instance(id="arn:p")),
        resource("module.p.aws_lambda_invocation.lambda_function", called),
        *([] if active is None else [resource("aws_lambda_invocation.finish", called)]),
        *([resource("snowflake_user.user", instance(id="USER"))] if user else []),
    ]


# Plans


def plan(
    now: float, *removed: str, moved: dict[str, float] | None = None, deposed: str = "", by_variable: bool = True
) -> dict[str, Any]:
    """A plan that removes or replaces instances, and moves the dates of `time_rotating` instances."""
    changes = [
        {"address": address, "change": {"actions": actions, "after": None if actions == ["delete"] else {}}}
        for number, address in enumerate(removed)
        for actions in [[["create", "delete"], ["delete"], ["delete", "create"]][number % 3]]
    ]
    changes += [
        {"address": address, "change": {"actions": ["update"], "after": {"rotation_rfc3339": day(to)}}}
        for address, to in (moved or {}).items()
    ]
    if deposed:
        changes.append({"address": deposed, "deposed": "0a1b", "change": {"actions": ["delete"], "after": None}})
    variables = {"now": {"value": day(now) if by_variable else ""}}
    return {"resource_changes": changes, "variables": variables, "timestamp": day(9999 if by_variable else now)}


def key(index: int, module: str = "m") -> str:
    return f"module.{module}.{KEY}[{index}]"


def moved(due: list[float], module: str = "m", name: str = DATES) -> dict[str, float]:
    return {f"module.{module}.time_rotating.{name}[{index}]": to for index, to in enumerate(due)}


def pair(index: int) -> str:
    return f"module.p.time_static.{PAIR_DATES}[{index}]"


NOW = Notice(SECRET, read_again_now=True, is_urgent=True)
PAIRS_NOW = Notice(PAIRS_SECRET, read_again_now=True, is_urgent=True)


def since(at: float, urgent: bool = False, secret: str = SECRET, **more: Any) -> Notice:
    return Notice(secret, read_since=day(at), is_urgent=urgent, **more)


def by(at: float, secret: str = SECRET) -> Notice:
    return Notice(secret, read_again_by=day(at), is_urgent=True)


# Two keys: ticks on days 30 (key 1), 60 (key 0), 90 (key 1). Created on day 5 and 31, applied on day 61.
TWO = api_keys([5, 31], [60, 90], "m1")
# Three keys: key 0 falls due on day 90, key 1 on day 120, key 2 on day 150.
THREE = api_keys([5, 31, 62], [90, 120, 150], "m2")

API_KEYS: dict[str, tuple[State, dict[str, Any], list[Notice]]] = {
    "nothing is removed": (state(TWO), plan(40), []),
    "another change": (state(TWO), plan(40, "module.m.other.x[0]", SECRET, f"module.other.{KEY}[1]"), []),
    "rotation of two": (state(TWO), plan(61, key(0)), [since(31)]),
    "rotation of three": (state(THREE, written=62), plan(91, key(0)), [since(31)]),
    "rotation of two of three": (state(THREE, written=62), plan(121, key(0), key(1)), [since(62)]),
    "only the middle key": (state(THREE, written=62), plan(80, key(1)), [since(62, urgent=True)]),
    "the settings were applied later": (state(THREE, applied=40, written=62), plan(91, key(0)), [since(40)]),
    "the settings were not applied": (
        state(THREE, applied=None, written=62),
        plan(91, key(0)),
        [since(62, urgent=True)],
    ),
    "the settings were applied after the secret": (state(THREE, applied=70, written=62), plan(93, key(0)), [since(62)]),
    "settings not applied, no key removed": (state(TWO, applied=None), plan(61), []),
    "written after the key was created": (state(TWO, written=40), plan(61, key(0)), [since(40)]),
    "no secret was written": (state(TWO, written=None), plan(61, key(0)), [NOW]),
    "no secret was written, no key removed": (state(TWO, written=None), plan(61), []),
    "the key in the secret": (state(TWO), plan(95, key(0), key(1)), [NOW]),
    "the key in the secret alone": (state(TWO), plan(95, key(1)), [NOW]),
    "less than half a period ago": (state(TWO), plan(45.99, key(0)), [since(31, urgent=True)]),
    "half a period ago": (state(TWO), plan(46, key(0)), [since(31)]),
    "half a period of three": (state(THREE, written=62), plan(61, key(0)), [since(31)]),
    "less than half a period of three": (state(THREE, written=62), plan(60.99, key(0)), [since(31, urgent=True)]),
    "plan's own present": (state(TWO), plan(45.99, key(0), by_variable=False), [since(31, urgent=True)]),
    "plan's own present, later": (state(TWO), plan(46, key(0), by_variable=False), [since(31)]),
    "fewer keys": (state(THREE, written=62), plan(80, key(0), moved=moved([90, 120, 150])), [since(31)]),
    "fewer keys, the held one": (state(THREE, written=62), plan(80, key(2), moved=moved([90, 120])), [NOW]),
    "earlier dates": (state(TWO), plan(62, moved=moved([65, 69])), [by(65)]),
    "one earlier date": (state(TWO), plan(50, moved=moved([70, 80])), [by(70)]),
    "the other date stays": (
        state(TWO),
        plan(50, moved={f"module.m.time_rotating.{DATES}[1]": 70}),
        [by(60)],
    ),
    "dates that have moved, the secret not written yet": (
        state(api_keys([5, 31], [60, 90], "m0")),
        plan(40),
        [by(60)],
    ),
    "dates that have moved before a rotation": (
        state(api_keys([5, 31, 31], [60, 90, 120], "m1")),
        plan(61, key(0)),
        [since(31)],
    ),
    "later dates": (state(TWO), plan(62, moved=moved([100, 190])), []),
    "earlier date of a removed key": (state(TWO), plan(61, key(0), moved=moved([55, 90])), [since(31)]),
    "removed and earlier dates": (
        state(TWO),
        plan(61, key(0), moved=moved([120, 70])),
        [since(31, urgent=True, read_again_by=day(70))],
    ),
    "deposed key": (
        state(
            api_keys([61, 31], [120, 90], "m0", instance(0, "0a1b", id="old", display_name=f"key of {day(5)}")),
            written=61,
        ),
        plan(62, deposed=key(0)),
        [since(31)],
    ),
    "deposed key in the secret": (
        state(api_keys([61, 31], [120, 90], "old", instance(0, "0a1b", id="old", display_name=f"key of {day(5)}"))),
        plan(62, deposed=key(0)),
        [NOW],
    ),
    "a deposed key is not one more": (
        state(
            api_keys([45, 31], [120, 90], "m0", instance(0, "0a1b", id="old", display_name=f"key of {day(5)}")),
            written=45,
        ),
        plan(62, deposed=key(0)),
        [since(31)],
    ),
    "half a period with a deposed key": (
        state(api_keys([61, 31], [120, 90], "m1", instance(0, "0a1b", id="old", display_name=f"key of {day(5)}"))),
        plan(48, deposed=key(0)),
        [since(31)],
    ),
    "deletion of a deposed key removes no other": (state(TWO), plan(62, deposed=key(1)), []),
    "replaced out of turn": (
        # Key 0 was replaced on day 50: who read before day 62 may hold its predecessor.
        state(api_keys([50, 31, 62], [90, 120, 150], "m2"), written=62),
        plan(121, key(1)),
        [since(62)],
    ),
    "an older key that is younger": (
        state(api_keys([70, 31, 62], [120, 90, 150], "m2"), written=62),
        plan(100, key(1)),
        [since(62)],
    ),
    "replaced out of turn, and older ones remain": (
        # Key 2 was replaced on day 95: who read from day 62 to day 92 may hold its predecessor.
        state(api_keys([5, 31, 95, 92], [150, 180, 210, 240], "m3"), written=92),
        plan(151, key(0)),
        [since(92)],
    ),
    "names of three keys without a date": (
        state(api_keys([5, 31, 62], [90, 120, 150], "m2", name="key"), written=62),
        plan(91, key(0)),
        [since(31)],
    ),
    "created together": (state(api_keys([5, 5, 5], [60, 90, 120], "m2"), written=5), plan(61, key(0)), [since(5)]),
    "version missing": (state(api_keys([5, 31], [60, 90], None)), plan(61, key(0)), [NOW]),
    "version missing, no key removed": (state(api_keys([5, 31], [60, 90], None)), plan(61), []),
    "names without a date": (state(api_keys([5, 31], [60, 90], "m1", name="key")), plan(61, key(0)), [since(31)]),
    "a date of time_rotating is missing": (
        state(api_keys([5, 31], [None, 90], "m1", life=60)),
        plan(45, key(0)),
        [since(31, urgent=True)],
    ),
    "two modules": (
        state(TWO, api_keys([5, 33], [60, 90], "n1", module="n", secret="t"), written=33),
        plan(61, key(0), key(0, "n")),
        [since(33), since(33, secret="aws_secretsmanager_secret.t")],
    ),
    "one of two modules": (
        state(TWO, api_keys([5, 33], [60, 90], "n1", module="n", secret="t"), written=33),
        plan(61, key(0, "n")),
        [since(33, secret="aws_secretsmanager_secret.t")],
    ),
    "version of another module missing": (
        state(TWO, api_keys([5, 33], [60, 90], None, module="n", secret="t"), written=33),
        plan(61, key(0)),
        [since(33)],
    ),
    "versions of two modules missing": (
        state(api_keys([5, 31], [60, 90], None), api_keys([5, 33], [60, 90], None, module="n", secret="t")),
        plan(61, key(0), moved=moved([60, 80], "n")),
        [NOW, Notice("aws_secretsmanager_secret.t", read_again_now=True, is_urgent=True)],
    ),
    "a key of the root": (
        state([resource("confluent_api_key.flink_sql_runner_api_key", instance(id="r"))]),
        plan(61, "confluent_api_key.flink_sql_runner_api_key"),
        [],
    ),
    "no state": (State(), plan(61, key(0)), []),
}


@pytest.mark.parametrize("case", API_KEYS)
def test_readers_of_api_keys(case: str) -> None:
    before, planned, expected = API_KEYS[case]
    assert notices(before, planned) == expected


# Pair 1 falls due on day 60, pair 2 on day 90. Pair 2 is in the secret.
PAIRS = key_pairs((5, 31), [60, 90], 2)

KEY_PAIRS: dict[str, tuple[State, dict[str, Any], list[Notice]]] = {
    "nothing is removed": (state(PAIRS), plan(40), []),
    "rotation": (state(PAIRS), plan(61, pair(0)), [since(31, secret=PAIRS_SECRET)]),
    "soon after the other": (state(PAIRS), plan(45, pair(0)), [since(31, urgent=True, secret=PAIRS_SECRET)]),
    "the pair in the secret": (state(PAIRS), plan(95, pair(1)), [PAIRS_NOW]),
    "both pairs": (state(PAIRS), plan(95, pair(0), pair(1)), [PAIRS_NOW]),
    "the other is in the secret": (state(key_pairs((61, 31), [120, 90], 1)), plan(61, pair(0)), [PAIRS_NOW]),
    "earlier dates": (state(PAIRS), plan(62, moved=moved([65, 69], "p", PAIR_DATES)), [by(65, PAIRS_SECRET)]),
    "later dates": (state(PAIRS), plan(62, moved=moved([100, 190], "p", PAIR_DATES)), []),
    "dates that have moved": (state(key_pairs((5, 31), [60, 90], 1)), plan(40), [by(60, PAIRS_SECRET)]),
    "the other's date replaced by a broken-off apply": (
        state(key_pairs((5, 31), [120, 90], 2, static=[61, 31])),
        plan(62),
        [since(31, secret=PAIRS_SECRET)],
    ),
    "its own date replaced by a broken-off apply": (
        state(key_pairs((5, 31), [60, 150], 2, static=[5, 95])),
        plan(96),
        [PAIRS_NOW],
    ),
    "the other's date removed by a broken-off apply": (
        state(key_pairs((5, 31), [None, 90], 2, static=[None, 31])),
        plan(45),
        [since(31, urgent=True, secret=PAIRS_SECRET)],
    ),
    "one date replaced, the other removed, no invocation": (
        state(key_pairs((5, 31), [120, None], None, static=[61, None])),
        plan(62),
        [PAIRS_NOW],
    ),
    "no invocation, a pair removed": (state(key_pairs((5, 31), [60, 90], None)), plan(61, pair(0)), [PAIRS_NOW]),
    "no invocation, no pair removed": (state(key_pairs((5, 31), [60, 90], None)), plan(61), []),
    "first create that broke off": (
        state(key_pairs((5, 5), [60, 90], None, static=[5, None], user=False), applied=None),
        plan(6, pair(0)),
        [],
    ),
    "no dates": (state(key_pairs((5, 31), [], None, static=[])), plan(61), []),
    "an invocation of another Lambda": (
        state(PAIRS, [resource("aws_lambda_invocation.a", instance(input="{}"))]),
        plan(61, pair(0)),
        [since(31, secret=PAIRS_SECRET)],
    ),
    "an invocation of another Lambda alone": (
        state([resource("aws_lambda_invocation.a", instance(input="{}"))], PAIRS[:2]),
        plan(61, pair(0)),
        [],
    ),
    "pairs beside API keys": (state(PAIRS, TWO), plan(95, pair(1)), [PAIRS_NOW]),
    "pairs and API keys": (
        state(PAIRS, TWO),
        plan(61, pair(0), key(0)),
        [since(31), since(31, secret=PAIRS_SECRET)],
    ),
}


@pytest.mark.parametrize("case", KEY_PAIRS)
def test_readers_of_key_pairs(case: str) -> None:
    before, planned, expected = KEY_PAIRS[case]
    assert notices(before, planned) == expected


@pytest.mark.parametrize(
    ("notice", "sentence"),
    [
        (NOW, f"{SECRET}: its key is replaced; readers must read the secret again after this apply."),
        (since(0), f"{SECRET}: an older key is removed; readers must have read the secret since 2027-01-01T00:00:00Z."),
        (
            by(1),
            f"{SECRET}: the dates of the rotation move; readers must read the secret again by 2027-01-02T00:00:00Z.",
        ),
        (
            since(0, read_again_by=day(1)),
            f"{SECRET}: an older key is removed; readers must have read the secret since 2027-01-01T00:00:00Z; the "
            "dates of the rotation move; readers must read the secret again by 2027-01-02T00:00:00Z.",
        ),
    ],
)
def test_a_notice_is_one_sentence(notice: Notice, sentence: str) -> None:
    assert notice.sentence == sentence


# Replacements that failed


@pytest.mark.parametrize(
    ("named", "date", "expected"),
    [
        (f"key - {day(0)} - x", day(30), [key(0)]),
        (f"key - {day(30)} - x", day(30), []),
        ("key", day(30), []),
        (None, day(30), []),
        (f"key - {day(0)} - x", None, []),
    ],
)
def test_a_key_whose_name_has_an_older_date_is_not_replaced(
    named: str | None, date: str | None, expected: list[str]
) -> None:
    before = state(
        [
            resource(f"module.m.{KEY}", instance(0, id="a", display_name=named)),
            resource(f"module.m.time_static.{DATES}", *([] if date is None else [instance(0, rfc3339=date)])),
            # Of another module and of the root.
            resource(f"module.n.time_static.{DATES}", instance(0, rfc3339=day(99))),
            resource("confluent_api_key.flink_sql_runner_api_key", instance(id="r", display_name=day(0))),
        ]
    )
    assert not_replaced(before) == expected


@pytest.mark.parametrize(("rotating", "expected"), [(day(30), [key(0)]), (day(0), [])])
def test_a_key_whose_time_static_was_interrupted_is_compared_with_its_time_rotating(
    rotating: str, expected: list[str]
) -> None:
    """The old `time_static` is deposed and the new one is not created, so its creation will trigger nothing."""
    before = state(
        [
            resource(f"module.m.{KEY}", instance(0, id="a", display_name=f"key - {day(0)}")),
            resource(f"module.m.time_static.{DATES}", instance(0, "0a1b", rfc3339=day(0))),
            resource(f"module.m.time_rotating.{DATES}", instance(0, rfc3339=rotating)),
        ]
    )
    assert not_replaced(before) == expected


def test_deposed_keys_and_dates_are_not_compared() -> None:
    before = state(
        [
            resource(
                f"module.m.{KEY}", instance(0, id="b", display_name=day(30)), instance(0, "0a1b", display_name=day(0))
            ),
            resource(
                f"module.m.time_static.{DATES}", instance(0, rfc3339=day(30)), instance(0, "0a1b", rfc3339=day(0))
            ),
        ]
    )
    assert not_replaced(before) == []


def test_addresses_are_sorted_and_have_their_index() -> None:
    found = api_keys([0, 0], [60, 90], "m1")
    found[1] = resource(f"module.m.time_static.{DATES}", instance(1, rfc3339=day(30)), instance(0, rfc3339=day(30)))
    assert not_replaced(state(found)) == [key(0), key(1)]
