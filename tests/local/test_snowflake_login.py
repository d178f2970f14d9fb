"""Who may log in: account, user, key pair, role."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa

from local_cloud.clock import Clock
from local_cloud.model import UNKNOWN, CloudError
from local_cloud.snowflake import provider
from local_cloud.store import Store
from tests.local.snowflake_account import FakeAws, World

SECRET_KEYS = {
    "snowflake_account_identifier",
    "snowflake_organization_name",
    "snowflake_account_name",
    "admin_service_user",
    "active_key_number",
    "snowflake_rsa_private_key_1_pem",
    "snowflake_rsa_private_key_2_pem",
}


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> World:
    return World(tmp_path_factory.mktemp("snowflake"))


def pem(passphrase: bytes | None = None, size: int = 2048) -> str:
    key = rsa.generate_private_key(public_exponent=65537, key_size=size)
    encryption: Any = serialization.NoEncryption()
    if passphrase:
        encryption = serialization.BestAvailableEncryption(passphrase)
    return key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, encryption).decode()


def test_the_admins_secret_has_what_the_stack_reads_and_stays_the_same(world: World) -> None:
    assert set(world.admin) == SECRET_KEYS
    assert world.admin["snowflake_account_identifier"] == "LOCALORG-LAKEHOUSE"
    assert world.private_key().startswith("-----BEGIN PRIVATE KEY-----")
    assert world.provider.seed_admin(world.admin) == world.admin


def test_an_admin_that_the_account_made_itself_stays_the_same(tmp_path: Path) -> None:
    own = provider(Store(tmp_path / "cloud.db"), Clock(), FakeAws())
    admin = own.seed_admin()
    assert set(admin) == SECRET_KEYS
    assert own.seed_admin() == admin
    again = provider(Store(tmp_path / "cloud.db"), Clock(), FakeAws())
    assert again.seed_admin() == admin


def test_both_keys_open_the_door(world: World) -> None:
    for number in (1, 2):
        session = world.provider.configure(world.block("SYSADMIN", private_key=world.private_key(number)))
        assert session.role_name == "SYSADMIN"


def test_names_are_compared_without_letter_case(world: World) -> None:
    block = world.block("sysadmin", user=world.admin["admin_service_user"].lower(), account_name="lakehouse")
    assert world.provider.configure(block).role_name == "SYSADMIN"


@pytest.mark.parametrize(
    ("other", "code"),
    [
        ({"organization_name": "ELSEWHERE"}, "390201"),
        ({"account_name": None}, "390201"),
        ({"user": "NOBODY"}, "390144"),
        ({"private_key": pem()}, "390144"),
        ({"private_key": "no key"}, "260007"),
        ({"private_key": pem(b"secret")}, "260007"),
        ({"private_key": ""}, "260006"),
        ({"authenticator": "SNOWFLAKE"}, "390100"),
        ({"role": "ORGADMIN"}, "390189"),
    ],
)
def test_a_wrong_login_is_refused_in_snowflakes_words(world: World, other: dict[str, Any], code: str) -> None:
    with pytest.raises(CloudError) as refused:
        world.provider.configure(world.block("SYSADMIN") | other)
    assert (refused.value.status, refused.value.code) == (401, code)
    assert "BEGIN" not in str(refused.value)


def test_a_damaged_private_key_does_not_pass_for_its_public_half(world: World) -> None:
    key = serialization.load_pem_private_key(world.private_key().encode(), None)
    assert isinstance(key, rsa.RSAPrivateKey)
    numbers = key.private_numbers()
    other = rsa.generate_private_key(public_exponent=65537, key_size=2048).private_numbers()
    damaged = rsa.RSAPrivateNumbers(
        p=numbers.p,
        q=numbers.q,
        d=other.d,
        dmp1=other.dmp1,
        dmq1=other.dmq1,
        iqmp=numbers.iqmp,
        public_numbers=numbers.public_numbers,
    ).private_key(unsafe_skip_rsa_key_validation=True)
    text = damaged.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()
    with pytest.raises(CloudError, match="JWT token is invalid"):
        world.provider.configure(world.block("SYSADMIN", private_key=text))


def test_a_role_that_is_not_granted_is_refused(world: World) -> None:
    world.security_admin.apply("snowflake_account_role", "r", name="NOT_MINE")
    with pytest.raises(CloudError) as refused:
        world.provider.configure(world.block("NOT_MINE"))
    assert refused.value.code == "390186"


def test_a_missing_warehouse_is_noted_not_refused(world: World) -> None:
    assert world.provider.configure(world.block("SYSADMIN", warehouse="NONE_SUCH")).notes
    assert not world.provider.configure(world.block("SYSADMIN")).notes


def test_a_login_that_is_not_known_yet_refuses_calls_not_the_plan(world: World) -> None:
    harness = world.alias("SYSADMIN", private_key=UNKNOWN)
    assert harness.plan("snowflake_database", "unborn", name="X").action == "create"
    with pytest.raises(Exception, match="not known before apply"):
        harness.apply("snowflake_database", "unborn", name="X")


def test_an_existing_document_decides_which_keys_are_known(tmp_path: Path, world: World) -> None:
    own = world.admin | {
        "snowflake_organization_name": "MYORG",
        "admin_service_user": "ME",
        "snowflake_rsa_private_key_1_pem": base64.b64encode(pem().encode()).decode(),
        "snowflake_rsa_private_key_2_pem": None,
    }
    other = World(tmp_path, own)
    assert other.provider.seed_admin(own) == own
    assert own["snowflake_rsa_private_key_1_pem"].encode() not in (tmp_path / "cloud.db").read_bytes()
    with pytest.raises(CloudError):
        other.provider.configure(other.block("SYSADMIN", private_key=world.private_key(2)))


def test_a_new_users_key_lets_it_in_and_a_changed_one_locks_it_out(world: World) -> None:
    first, second = pem(), pem()
    world.security_admin.apply("snowflake_account_role", "service", name="SERVICE_ROLE")
    world.security_admin.apply("snowflake_user", "u", name="SERVICE", rsa_public_key=public(first))
    world.security_admin.apply("snowflake_grant_account_role", "g", role_name="SERVICE_ROLE", user_name="SERVICE")
    block = world.block("SERVICE_ROLE", user="SERVICE", private_key=first)
    assert world.provider.configure(block).role_name == "SERVICE_ROLE"
    world.security_admin.apply("snowflake_user", "u", name="SERVICE", rsa_public_key=public(second))
    with pytest.raises(CloudError, match="JWT token is invalid"):
        world.provider.configure(block)
    world.security_admin.apply("snowflake_user", "u", name="SERVICE", rsa_public_key=public(second), disabled="true")
    with pytest.raises(CloudError, match="User access disabled"):
        world.provider.configure(block | {"private_key": second})


def public(private: str) -> str:
    """The body of the public key's PEM, with its line breaks, as a rotation hands it on."""
    key = serialization.load_pem_private_key(private.encode(), None).public_key()
    text = key.public_bytes(serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo).decode()
    return "\n".join(text.splitlines()[1:-1])


@pytest.mark.parametrize("key", ["MIIBIjANSTANDINPUB1", "", "x y z", public(pem(size=1024))])
def test_a_public_key_that_is_none_is_refused(world: World, key: str) -> None:
    with pytest.raises(Exception, match="New public key rejected"):
        world.security_admin.apply(
            "snowflake_service_user", f"bad{len(key)}", name=f"BAD{len(key)}", rsa_public_key=key
        )
