"""Patches of moto's Secrets Manager, where it differs from AWS in ways that matter for a rotation.

Source: API reference of Secrets Manager, PutSecretValue (ClientRequestToken) and UpdateSecretVersionStage.
"""

from __future__ import annotations

from typing import Any

_applied = False


def apply_patches() -> None:
    """Patch moto in this process, once."""
    global _applied
    if _applied:
        return
    from moto.secretsmanager.models import FakeSecret, SecretsManagerBackend

    _keep_pending_values(SecretsManagerBackend)
    _refuse_labels_of_others(SecretsManagerBackend)
    _follow_current(SecretsManagerBackend)
    _keep_other_labels(FakeSecret)
    _applied = True


def _keep_pending_values(backend: Any) -> None:
    """The value of a version never changes; moto allows to overwrite that of a pending one."""
    from moto.secretsmanager.exceptions import ResourceExistsException

    original = backend._check_with_existing_secrets_and_versions

    def check(self: Any, name: str, token: str, string: Any, binary: Any, *more: Any, **options: Any) -> Any:
        secret = self.secrets.get(name)
        held = secret.versions.get(token) if secret is not None else None
        if held is None or "AWSPENDING" not in held["version_stages"]:
            return original(self, name, token, string, binary, *more, **options)
        values = held.get("secret_string"), held.get("secret_binary")
        if values == (None, None):  # a rotation that AWS has started, which now puts its value
            return None
        if values == (string, binary):
            return secret
        raise ResourceExistsException(
            f"You can't use ClientRequestToken {token} because that value is already in use for a version of secret "
            f"{secret.arn}."
        )

    backend._check_with_existing_secrets_and_versions = check


def _follow_current(backend: Any) -> None:
    """A read without a version returns AWSCURRENT, also after the label moved."""
    original = backend.update_secret_version_stage

    def update(self: Any, secret_id: str, *arguments: Any, **options: Any) -> Any:
        result = original(self, secret_id, *arguments, **options)
        secret = self.secrets[secret_id]
        for version, held in secret.versions.items():
            if "AWSCURRENT" in held["version_stages"]:
                secret.set_default_version_id(version)
        return result

    backend.update_secret_version_stage = update


def _refuse_labels_of_others(backend: Any) -> None:
    """A label moves from another version only when the request names that version, also a custom label."""
    from moto.secretsmanager.exceptions import InvalidParameterException

    original = backend.update_secret_version_stage

    def update(
        self: Any, secret_id: str, version_stage: str, remove_from_version_id: Any, move_to_version_id: Any
    ) -> Any:
        versions = self.secrets[secret_id].versions if secret_id in self.secrets else {}
        for version, held in versions.items():
            if not remove_from_version_id and version != move_to_version_id and version_stage in held["version_stages"]:
                raise InvalidParameterException(
                    f"The parameter RemoveFromVersionId can't be empty. Staging label {version_stage} is currently "
                    f"attached to version {version}, so you must explicitly reference that version in "
                    "RemoveFromVersionId."
                )
        return original(self, secret_id, version_stage, remove_from_version_id, move_to_version_id)

    backend.update_secret_version_stage = update


def _keep_other_labels(secret: Any) -> None:
    """A new current version takes only its own labels from the others."""
    original = secret.reset_default_version

    def reset(self: Any, secret_version: Any, version_id: str) -> None:
        taken = {*secret_version["version_stages"], "AWSPREVIOUS"}
        kept = {
            version: [label for label in held["version_stages"] if label not in taken]
            for version, held in self.versions.items()
        }
        original(self, secret_version, version_id)
        for version, labels in kept.items():
            previous = [label for label in self.versions[version]["version_stages"] if label == "AWSPREVIOUS"]
            self.versions[version]["version_stages"] = labels + previous

    secret.reset_default_version = reset
