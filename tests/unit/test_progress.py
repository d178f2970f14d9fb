"""Lines about a run, from Terraform's messages as it writes them."""

from __future__ import annotations

from deploy.apply.progress import Progress


def test_of_a_failed_check_its_own_sentence_is_shown() -> None:
    written: list[str] = []
    check = {"severity": "warning", "summary": "Check block assertion failed", "detail": "Read it again."}
    other = {"severity": "warning", "summary": "Deprecated", "detail": "Long words."}
    Progress(written.append).follow({"type": "diagnostic", "diagnostic": diagnostic} for diagnostic in (check, other))
    assert [line.strip() for line in written] == ["warning: Read it again.", "warning: Deprecated"]
