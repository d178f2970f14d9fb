"""Glue Data Catalog: databases."""

from __future__ import annotations

from typing import Any, ClassVar

from local_cloud.aws.base import AwsResource, all_tags, filled, read_tags, region_of, set_value
from local_cloud.aws.cloud import ACCOUNT_ID, PARTITION, error_code, unless
from local_cloud.model import Call, CloudError, Value
from local_cloud.registration import resource

#: What a database grants on new tables unless told otherwise: Lake Formation's IAM-only access.
_DEFAULT_PERMISSION = [
    {"permissions": ["ALL"], "principal": [{"data_lake_principal_identifier": "IAM_ALLOWED_PRINCIPALS"}]}
]


@resource("aws_glue_catalog_database")
class CatalogDatabase(AwsResource):
    unsupported: ClassVar[tuple[str, ...]] = ("federated_database", "target_database")

    def create(self, call: Call, planned: Value) -> Value:
        region = region_of(call, planned)
        name = planned["name"]
        catalog = set_value(planned, "catalog_id") or ACCOUNT_ID
        if catalog != ACCOUNT_ID:
            raise CloudError(403, f"catalog {catalog} belongs to another account", "AccessDeniedException")
        api = call.session.client("glue", region)
        with call.session.cloud.changing():
            tags = all_tags(call, planned)
            api.create_database(DatabaseInput=_input(planned), **({"Tags": tags} if tags else {}))
        return filled(
            planned,
            {
                "id": f"{catalog}:{name}",
                "arn": _arn(region, name),
                "catalog_id": catalog,
                "create_table_default_permission": _DEFAULT_PERMISSION,
                "location_uri": "",
                "region": region,
                "tags_all": tags,
            },
        )

    def read(self, call: Call, state: Value) -> Value | None:
        from botocore.exceptions import ClientError

        region = region_of(call, state)
        api = call.session.client("glue", region)
        catalog, _, name = state["id"].partition(":")
        with call.session.cloud.reading():
            try:
                actual = api.get_database(Name=name)["Database"]
            except ClientError as error:
                if error_code(error) == "EntityNotFoundException":
                    return None
                raise
            tags = api.get_tags(ResourceArn=_arn(region, name)).get("Tags", {})
        return (
            state
            | read_tags(call, state, tags)
            | {
                "arn": _arn(region, name),
                "catalog_id": catalog,
                "description": actual.get("Description") or (state.get("description") and ""),
                "location_uri": actual.get("LocationUri", ""),
                "name": name,
                "parameters": actual.get("Parameters") or (state.get("parameters") and {}),
                "region": region,
            }
        )

    def update(self, call: Call, prior: Value, planned: Value) -> Value:
        api = call.session.client("glue", region_of(call, prior))
        tags, before = all_tags(call, planned), prior.get("tags_all") or {}
        with call.session.cloud.changing():
            api.update_database(Name=prior["name"], DatabaseInput=_input(planned))
            gone = sorted(set(before) - set(tags))
            if gone:
                api.untag_resource(ResourceArn=prior["arn"], TagsToRemove=gone)
            if tags and tags != before:
                api.tag_resource(ResourceArn=prior["arn"], TagsToAdd=tags)
        return filled(planned, prior | {"tags_all": tags})

    def delete(self, call: Call, state: Value) -> None:
        api = call.session.client("glue", region_of(call, state))
        with call.session.cloud.changing(), unless("EntityNotFoundException"):
            api.delete_database(Name=state["id"].partition(":")[2])


def _arn(region: str, name: str) -> str:
    return f"arn:{PARTITION}:glue:{region}:{ACCOUNT_ID}:database/{name}"


def _input(planned: Value) -> dict[str, Any]:
    optional = {
        "Description": set_value(planned, "description"),
        "LocationUri": set_value(planned, "location_uri"),
        "Parameters": set_value(planned, "parameters"),
    }
    blocks = set_value(planned, "create_table_default_permission")
    if blocks:
        optional["CreateTableDefaultPermissions"] = [
            {
                "Permissions": sorted(block.get("permissions") or []),
                "Principal": {"DataLakePrincipalIdentifier": principal["data_lake_principal_identifier"]},
            }
            for block in blocks
            for principal in block.get("principal") or []
        ]
    return {"Name": planned["name"]} | {key: value for key, value in optional.items() if value}
