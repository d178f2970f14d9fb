"""The options of the command line follow from one table."""

from pathlib import Path

from lakehouse.settings import Settings

from deploy.accounts.accounts import Accounts
from deploy.options import parse, reference

PAGE = Path(__file__).resolve().parents[2] / "docs" / "settings.md"


def test_the_documentation_lists_every_option():
    """`python -c "from deploy.options import reference; print(reference())"` prints the table."""
    assert reference() in PAGE.read_text(encoding="utf-8"), "docs/settings.md, Options: replace the table"


def test_the_option_for_the_region_wins_over_the_environment():
    options = parse(["create", "--region=eu-west-3"])
    accounts = Accounts.of(options, Settings(), {"TF_VAR_aws_region": "us-east-1"}, demand=False)
    assert accounts.session.region == "eu-west-3"
    assert accounts.variables()["TF_VAR_aws_region"] == "eu-west-3"


def test_options_for_accounts_are_ignored_locally():
    options = parse(["create", "--local", "--region=eu-west-3", "--profile=p", "--day-count=7"])
    assert options.unused() == ["--profile", "--region"]
    assert options.variables() == {"TF_VAR_day_count": "7"}
