"""Value schemas of the Datagen source connector's quickstarts, by the registry's format.

Fields after the quickstart files of confluentinc/kafka-connect-datagen; names and types only.
"""

from __future__ import annotations

import json
from typing import Any

from local_cloud.model import CloudError

#: Quickstart -> record name, then field name -> Avro type.
_QUICKSTARTS: dict[str, tuple[str, dict[str, Any]]] = {
    "STOCK_TRADES": (
        "StockTrade",
        {
            "side": "string",
            "quantity": "int",
            "symbol": "string",
            "price": "int",
            "account": "string",
            "userid": "string",
        },
    ),
    "ORDERS": (
        "orders",
        {
            "ordertime": "long",
            "orderid": "int",
            "itemid": "string",
            "orderunits": "double",
            "address": {
                "type": "record",
                "name": "address",
                "fields": [
                    {"name": "city", "type": "string"},
                    {"name": "state", "type": "string"},
                    {"name": "zipcode", "type": "long"},
                ],
            },
        },
    ),
    "USERS": ("users", {"registertime": "long", "userid": "string", "regionid": "string", "gender": "string"}),
    "PAGEVIEWS": ("pageviews", {"viewtime": "long", "userid": "string", "pageid": "string"}),
}

_JSON_TYPES = {
    "string": {"type": "string"},
    "int": {"type": "integer", "connect.type": "int32"},
    "long": {"type": "integer", "connect.type": "int64"},
    "double": {"type": "number", "connect.type": "float64"},
}


def value_schema(config: dict[str, str]) -> tuple[str, str] | None:
    """`(format, schema)` that a connector registers, None when its output has no schema.

    CloudError(400) for an output format or a quickstart that the local cloud does not know.
    """
    output = config.get("output.data.format", "")
    if output not in {"AVRO", "JSON", "JSON_SR"}:
        raise CloudError(
            400, f"output.data.format {output!r} is none of AVRO, JSON, JSON_SR", "invalid_connector_config"
        )
    record = _record(config)
    if output == "JSON":
        return None
    return ("AVRO", json.dumps(record)) if output == "AVRO" else ("JSON", json.dumps(_json_schema(record)))


def _record(config: dict[str, str]) -> dict[str, Any]:
    """The Avro record, of the quickstart or of `schema.string`."""
    own, quickstart = config.get("schema.string"), config.get("quickstart", "")
    if own is not None:
        try:
            return json.loads(own)
        except ValueError as error:
            raise CloudError(400, "schema.string is not an Avro schema", "invalid_connector_config") from error
    if quickstart not in _QUICKSTARTS:
        known = ", ".join(sorted(_QUICKSTARTS))
        raise CloudError(
            400, f"the local cloud has no quickstart {quickstart!r}, only {known}", "invalid_connector_config"
        )
    name, fields = _QUICKSTARTS[quickstart]
    listed = [{"name": field, "type": type} for field, type in fields.items()]
    return {"type": "record", "name": name, "namespace": "ksql", "fields": listed}


def _json_schema(type: Any) -> dict[str, Any]:
    if isinstance(type, str):
        return _JSON_TYPES[type]
    properties = {
        field["name"]: _json_schema(field["type"]) | {"connect.index": index}
        for index, field in enumerate(type["fields"])
    }
    return {"type": "object", "title": type["name"], "properties": properties}
