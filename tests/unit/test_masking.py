"""Known secrets are found in every form in which they are written; what is secret by its place is found unknown."""

import base64
import json
import os
import re
import stat
import string
import sys
import textwrap
import time
from pathlib import Path
from urllib.parse import quote, quote_plus

import pytest
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from hypothesis import given, settings
from hypothesis import strategies as st

from deploy import secrecy
from deploy.secrecy import MASK, Masker, debug_log, masked_by_context
from deploy.terraform.run import Terraform

CANARY = "Canary0123456789"


def masker(*secrets: str) -> Masker:
    made = Masker()
    made.add(*secrets)
    return made


def in_go(text: str) -> str:
    return json.dumps(text).replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")


@settings(max_examples=200, derandomize=True, deadline=None)
@given(
    before=st.text(string.printable + "éß漢🔑", max_size=4),
    after=st.text(string.printable + "éß漢🔑", max_size=4),
    user=st.text(string.ascii_letters, max_size=5),
)
def test_every_form_of_a_secret_is_found(before, after, user):
    secret = f"{before}{CANARY}{after}"
    made = masker(secret)
    core = re.escape(CANARY)
    for written in (
        secret,
        json.dumps(secret),
        json.dumps(secret, ensure_ascii=False),
        json.dumps(json.dumps({"key": secret})),
        in_go(secret),
        quote(secret, safe=""),
        quote(secret),
        quote_plus(secret),
    ):
        assert not re.search(core, made.masked(f"<{written}>")), written
    for prefix in (f"{user}:", "", "ab"):
        encoded = base64.b64encode(f"{prefix}{secret}".encode()).decode()
        shown = made.masked(f"Basic {encoded}")
        assert MASK in shown
        # What is left at the edges is too little to tell anything of it.
        left = max((len(part) for part in shown.removeprefix("Basic ").split(MASK)), default=0)
        assert left <= (len(prefix) * 8 + 5) // 6 + 4


@pytest.mark.parametrize("encode", [base64.b64encode, base64.urlsafe_b64encode])
@pytest.mark.parametrize("before", ["", "a", "ab"])
def test_both_alphabets_of_base64_are_found(encode, before):
    """The secret's base64 consists of nearly nothing but the characters in which the alphabets differ."""
    shown = masker("???>>>" * 4).masked(encode(f"{before}{'???>>>' * 4}".encode()).decode())
    assert len(shown.replace(MASK, "")) <= 6, shown


def test_lines_of_a_key_are_found_one_by_one():
    key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
    lines = pem.splitlines()
    shown = masker(pem).masked("\n".join(f"log: {line}" for line in lines))
    assert all(line not in shown for line in lines[1:-2])


def test_what_is_too_short_to_be_a_secret_does_not_garble_the_rest():
    assert masker("", "a", "on").masked("a long story") == "a long story"


@settings(max_examples=200, derandomize=True, deadline=None)
@given(
    secrets=st.lists(st.text("ab+", min_size=6, max_size=9), min_size=1, max_size=6), text=st.text("ab+", max_size=40)
)
def test_of_secrets_that_begin_alike_each_is_found(secrets, text):
    made = masker(*secrets)
    assert made.masked(f"{text}{secrets[0]}{text}").count(MASK) >= 1
    assert all(secret not in made.masked(text) for secret in secrets)


def test_a_long_log_does_not_hold_terraform_up():
    key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()
    made = masker(pem, base64.b64encode(pem.encode()).decode(), *(f"{number}{CANARY}" for number in range(20)))
    text = f"2026-11-30T11:03:36.947Z [DEBUG] provider: {string.printable}\n" * 7000  # 1 MB
    started = time.process_time()
    masked_by_context(made.masked(text))
    assert time.process_time() - started < 5


def test_bytes_that_are_no_text_are_found():
    secret = "\udcff" + CANARY
    assert CANARY not in masker(secret).masked(f"x{secret}y")


@pytest.mark.parametrize(
    "text",
    [
        f'{{"secret":"{CANARY}"}}',
        f'{{\\"api.key.secret\\": \\"{CANARY}\\"}}',
        f'"sasl.password": "{CANARY}"',
        f'"SecretString":"{CANARY} \\" {CANARY}"',
        f"Authorization: Basic {CANARY}",
        f"> authorization: AWS4-HMAC-SHA256 Credential=x, Signature={CANARY}",
        f"Bearer {CANARY}",
        f"X-Amz-Security-Token={CANARY}&more",
        f"-----BEGIN PRIVATE KEY-----\\n{CANARY}\\n-----END PRIVATE KEY-----",
        f"-----BEGIN RSA PRIVATE KEY-----\n{CANARY}",
    ],
)
def test_what_stands_where_secrets_stand_is_masked_unknown(text):
    assert CANARY not in masked_by_context(text)


@pytest.mark.parametrize(
    "text", ['"name": "token bucket"', "var.confluent_api_secret references: []", "a Bearer token"]
)
def test_words_about_secrets_stay_readable(text):
    assert masked_by_context(text) == text


def test_terraforms_log_is_masked_before_it_is_written(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    secrecy.KNOWN.add(CANARY)
    program = tmp_path / "terraform"
    body = f"""
        #!{sys.executable}
        import os, stat
        assert os.environ["TF_LOG"] == "DEBUG"
        path = os.environ["TF_LOG_PATH"]
        assert stat.S_ISFIFO(os.stat(path).st_mode)
        with open(path, "a+b", buffering=0) as log:  # as Terraform opens it
            log.write(b"2026 [DEBUG] first {CANARY}\\n")
            log.write(b"-----BEGIN PRIVATE KEY-----\\nLine1\\nLine2\\n-----END PRIVATE KEY-----\\n")
            log.write(b'2026 [DEBUG] {{"secret":"made-just-now"}} \\xff\\n' + b"x" * 200000 + b"\\nlast\\n")
    """
    program.write_text(textwrap.dedent(body).lstrip())
    program.chmod(0o755)
    with debug_log(True) as variables:
        for _ in range(2):  # the log goes on from command to command
            assert Terraform(tmp_path, variables, [str(program)]).run([]) == 0
    path = Path(re.search(r"masked\): (\S+)", capsys.readouterr().err)[1])
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    text = path.read_bytes()
    assert text.count(b"last\n") == 2
    assert text.count(b"[DEBUG] first ***\n") == 2
    for hidden in (CANARY.encode(), b"Line1", b"Line2", b"made-just-now"):
        assert hidden not in text
    assert sorted(os.listdir(tmp_path)) == sorted([path.name, "terraform"])  # noqa: PTH208 - names are what is compared


def test_no_log_is_written_unless_wanted(tmp_path):
    with debug_log(False) as variables:
        assert variables == {}
