"""AWS Secrets Manager: one secret for each Confluent API key, a JSON document with all that a client needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cdktf import ITerraformDependable, TerraformLocal
from cdktf_cdktf_provider_aws.data_aws_secretsmanager_secret_version import DataAwsSecretsmanagerSecretVersion
from cdktf_cdktf_provider_aws.secretsmanager_secret import SecretsmanagerSecret
from cdktf_cdktf_provider_aws.secretsmanager_secret_version import SecretsmanagerSecretVersion
from constructs import Construct

from imports.time.static_resource import StaticResource
from lakehouse.addressing import address, create_at_address
from lakehouse.expressions import as_expression, json_document
from lakehouse.modules.api_key_rotation import RotatedKey
from lakehouse.names import Names


@dataclass(frozen=True)
class SecretsProps:
    names: Names
    recovery_window_in_days: float
    """Days for which a deleted secret keeps its name: 0, or 7 to 30."""


class Secrets(Construct):
    """The secrets below `/confluent_cloud_resource/<base name>`: six of keys, and the schedule of their rotation."""

    def __init__(self, scope: Construct, id_: str, props: SecretsProps) -> None:
        super().__init__(scope, id_)
        self._props = props
        self.rotation_memory = self._secret(
            "rotation_memory", "rotation_schedule", "Schedule of the rotations, for the next apply: nothing secret"
        )

    def store_kafka(self, role: str, name: str, key: RotatedKey, bootstrap_servers: str) -> None:
        self._store(
            name,
            f"kafka_cluster/{role}/python_client",
            "Kafka Cluster secrets for Python client",
            {"sasl.username": key.id, "sasl.password": key.secret, "bootstrap.servers": bootstrap_servers},
        )

    def store_schema_registry(self, key: RotatedKey, url: str) -> None:
        self._store(
            "schema_registry_cluster_api_key_python_client",
            "schema_registry_cluster/python_client",
            "Schema Registry Cluster secrets for Python client",
            {
                "schema.registry.basic.auth.credentials.source": "USER_INFO",
                "schema.registry.basic.auth.user.info": f"{key.id}:{key.secret}",
                "schema.registry.url": url,
            },
        )

    def store_flink(self, key: RotatedKey, compute_pool: str, principal: str) -> SecretsmanagerSecretVersion:
        return self._store(
            "flink_api_key",
            "flink",
            "Flink Compute Pool secrets",
            {
                "api.key": key.id,
                "api.key.secret": key.secret,
                "compute.pool.id": compute_pool,
                "principal.id": principal,
            },
        )

    def store_tableflow(self, key: RotatedKey, environment: str, kafka_cluster: str) -> SecretsmanagerSecretVersion:
        return self._store(
            "tableflow_api_key",
            "tableflow",
            "Tableflow secrets",
            {
                "api.key": key.id,
                "api.key.secret": key.secret,
                "environment.id": environment,
                "kafka.cluster.id": kafka_cluster,
            },
        )

    def _store(self, name: str, path: str, description: str, document: dict[str, Any]) -> SecretsmanagerSecretVersion:
        """Create a secret with `document` as JSON, its strings being templates, at `path` below the prefix."""
        secret = self._secret(name, path, description)
        return create_at_address(
            SecretsmanagerSecretVersion,
            self,
            name,
            secret_id=secret.id,
            secret_string=json_document(self, document),
        )

    def _secret(self, name: str, path: str, description: str) -> SecretsmanagerSecret:
        return create_at_address(
            SecretsmanagerSecret,
            self,
            name,
            name=f"{self._props.names.confluent_secrets}/{path}",
            description=description,
            recovery_window_in_days=self._props.recovery_window_in_days,
        )


@dataclass(frozen=True)
class OwnKeyProps:
    name: str
    """What tells this key from others."""
    key: RotatedKey
    stored: SecretsmanagerSecretVersion
    """Where it is kept, as `api.key` and `api.key.secret`."""


class OwnKey(Construct):
    """A key that the stack itself works with: the one that it stored at its last apply.

    A provider has to be given its key while Terraform plans, also on the day on which the newest key is only about to
    be made, and the key has to be good at that moment. What was stored last is: it was the newest then, and is the
    last to be replaced. Nothing is known of it before it was stored for the first time, and then nothing must be: a
    provider takes all of its settings together or none.
    """

    def __init__(self, scope: Construct, id_: str, props: OwnKeyProps) -> None:
        super().__init__(scope, id_)
        self._key = props.key
        # The first time that there was something to read. A version is made anew at each rotation: a reference to one
        # would be unknown then. This is not, and whoever uses the key depends on it, to be gone before the key is.
        self._first_stored = create_at_address(
            StaticResource, self, f"{props.name}_key_stored", depends_on=[props.stored]
        )
        # By way of a local: what a data source itself refers to defers it by a mere change, as `depends_on` does.
        where = create_at_address(
            TerraformLocal,
            self,
            f"{props.name}_own_secret",
            f'${{{address(self._first_stored)}.rfc3339 != "" ? {address(props.stored)}.secret_id : null}}',
        )
        self._data = create_at_address(
            DataAwsSecretsmanagerSecretVersion, self, f"{props.name}_own", secret_id=where.as_string
        )

    @property
    def ready(self) -> ITerraformDependable:
        """Whatever the key makes has to wait for this."""
        return self._first_stored

    @property
    def first_stored(self) -> str:
        """The time of it: a reference to wait for."""
        return self._first_stored.rfc3339

    @property
    def id(self) -> str:
        return self.stored("api.key", self._key.id)

    @property
    def secret(self) -> str:
        return self.stored("api.key.secret", self._key.secret)

    @property
    def survives(self) -> str:
        """Expression: whether a changed schedule leaves the stored key. True while nothing is stored."""
        # The first operand decides on all other days, so that a key that is only about to be made does not matter.
        return f"!{self._key.changed} || contains({self._key.ids_that_stay}, {as_expression(self, self.id)})"

    def stored(self, name: str, otherwise: str) -> str:
        """What the document holds by that name; `otherwise` where it is none of ours."""
        document = f"jsondecode({address(self._data)}.secret_string)"
        return f'${{try({document}["{name}"], {as_expression(self, otherwise)})}}'

    def once_stored(self, template: str) -> str:
        """`template`, unknown as long as nothing is stored."""
        return f'${{{address(self._data)}.id != "" ? {as_expression(self, template)} : null}}'
