"""The original's configuration, rebuilt from the contract: to be applied by real Terraform, so that there is a state
and a world of the original's to take over.

Our synthesized stack is taken back to the contract wherever it deviates: what the contract does not have goes, what it
has comes. A constant, and an argument that is one reference, are in the contract itself; how several references combine
is not, and is told here (`_COMPOSED`). `tests.contract.comparison` says whether the result is the original.

It has the original's faults: two Snowflake roles, the second with a random name; the drop as a resource; credentials in
statements and Tableflow topics; private keys and tokens in the Lambda's result; SQL of another form; keys that fall due
together from the second cycle on. Two things are otherwise, since the local clouds run no container image and the
original's own reading of `describe_output` never applies: the Lambda is a zip (`make_image` turns the applied one into
an image), and the trust reads `describe_output` in the shape that applies.
"""

from __future__ import annotations

import io
import json
import re
import shutil
import zipfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path
from typing import Any, Final

from tests.contract import contract, hcl
from tests.contract.comparison import _differs, arguments
from tests.contract.configuration import META_ARGUMENTS, MODULE_META, Module, block_schema, load, nodes, reference

Document = dict[str, Any]

PAIRS: Final = "module.snowflake_user_rsa_key_pairs_rotation"
_ZIP: Final = "original.zip"
_KEYS: Final = "confluent_api_key.resouce_api_key"


@dataclass(frozen=True)
class Topics:
    """The names of the two topics."""

    source: str = "stock_trades"
    totals: str = "stock_trades_with_totals"

    def of(self, theirs: Document) -> Document:
        """The contract's facts of a resource, with these names."""
        names = {"stock_trades": self.source, "stock_trades_with_totals": self.totals}
        told = {key: theirs[key] for key in ("constants", "applied") if key in theirs}
        text = re.sub(r"\bstock_trades(_with_totals)?\b", lambda match: names[match[0]], json.dumps(told))
        return theirs | json.loads(text)


CONTRACTS: Final = Topics()


def _dates(name: str) -> str:
    return f"[for rotation in time_rotating.{name} : rotation.rfc3339]"


def _by_date(keys: str) -> str:
    """The keys in the order of their dates, the newest first. Dates are told apart by their number too."""
    ordered = f'{{for index, date in {_dates("api_key_rotations")} : "${{date}} ${{999 - index}}" => {keys}[index]}}'
    everything = "range(var.number_of_api_keys_to_retain)"
    return f"slice(reverse(values({ordered})), 0, length({everything}))"


def _rotation(keys: str) -> Document:
    return {
        "rfc3339": '${timeadd(timestamp(), format("-%dh", count.index * var.day_count * 24))}',
        "rotation_days": f"${{var.day_count * {keys}}}",
    }


_NEWEST_PAIR: Final = (
    "time_rotating.rsa_key_pair_rotations[0].unix >= time_rotating.rsa_key_pair_rotations[1].unix ? 1 : 2"
)
_ANSWER: Final = "jsondecode(aws_lambda_invocation.lambda_function.result).data"
_SCHEMA: Final = "TABLEFLOW_KICKSTARTER_DATABASE.TABLEFLOW_KICKSTARTER_SCHEMA"
_INTEGRATION: Final = "TABLEFLOW_KICKSTARTER_CATALOG_INTEGRATION"


def _policy(address: str) -> Document:
    """The policy that was applied, what it was made of put back as references."""
    resources = contract()["resources"]
    secret = resources[f"{PAIRS}.aws_secretsmanager_secret_version.secrets"]["applied"]["secret_id"]
    region, account = secret.split(":")[3:5]
    made_of = {
        secret: "aws_secretsmanager_secret.secrets.arn",
        resources["aws_s3_bucket.iceberg_bucket"]["applied"]["bucket"]: "aws_s3_bucket.iceberg_bucket.bucket",
        account: "data.aws_caller_identity.current.account_id",
        region: "var.aws_region",
    }
    text = json.dumps(resources[address]["applied"]["policy"]["json"]).replace('": ', '" = ')
    for value, name in made_of.items():
        text = text.replace(value, f"${{{name}}}")
    return {"policy": f"${{jsonencode({text})}}"}


def _table(topic: str) -> Document:
    table = f"{_SCHEMA}.${{{topic}.display_name}}"
    return {
        "execute": f"create iceberg table {table} external_volume = 'TABLEFLOW_KICKSTARTER_VOLUME' "
        f"catalog = '{_INTEGRATION}' catalog_table_name = '${{{topic}.display_name}}';",
        "revert": f"drop iceberg table {table};",
        "query": f"describe iceberg table {table};",
    }


#: Arguments that combine several references or texts, by address.
_COMPOSED: Final[Mapping[str, Document]] = {
    "*.time_rotating.api_key_rotations": _rotation("var.number_of_api_keys_to_retain"),
    f"{PAIRS}.time_rotating.rsa_key_pair_rotations": _rotation("2"),
    "provider.snowflake": {"warehouse": "TABLEFLOW_KICKSTARTER_WAREHOUSE"},
    "provider.snowflake.account_admin": {"warehouse": "TABLEFLOW_KICKSTARTER_WAREHOUSE"},
    "provider.snowflake.security_admin": {"warehouse": "TABLEFLOW_KICKSTARTER_WAREHOUSE"},
    "snowflake_user.user": {
        f"rsa_public_key{suffix}": f"${{{PAIRS}.active_key_number == {number} ? "
        f"{PAIRS}.snowflake_rsa_public_key_{number}_pem : null}}"
        for number, suffix in ((1, ""), (2, "_2"))
    },
    "snowflake_execute.catalog_integration": {
        "execute": f"create catalog integration {_INTEGRATION} catalog_source = glue table_format = iceberg "
        "glue_aws_role_arn = 'arn:aws:iam::${data.aws_caller_identity.current.account_id}:role/snowflake_s3_glue_role' "
        "glue_catalog_id = '${data.aws_caller_identity.current.account_id}' glue_region = '${var.aws_region}' "
        "catalog_namespace = '${confluent_kafka_cluster.kafka_cluster.id}' enabled = true;",
        "revert": f"drop catalog integration {_INTEGRATION};",
        "query": f"describe catalog integration {_INTEGRATION};",
    },
    "snowflake_execute.snowflake_stock_trades_iceberg_table": _table("confluent_tableflow_topic.stock_trades"),
    "snowflake_execute.snowflake_stock_trades_with_totals_iceberg_table": _table(
        "confluent_tableflow_topic.stock_trades_with_totals"
    ),
    PAIRS: {"snowflake_service_user": "tableflow_kickstarter"},
    **{
        address: _policy(address)
        for address in (
            "aws_iam_policy.tableflow_s3_glue_access_policy",
            "aws_iam_policy.snowflake_s3_glue_role_access_policy",
            f"{PAIRS}.aws_iam_policy.lambda_policy",
        )
    },
    f"{PAIRS}.aws_lambda_function.lambda_function": {
        "package_type": "Zip",
        "image_uri": None,
        "filename": f"${{path.module}}/{_ZIP}",
        "handler": "original.handler",
        "runtime": "python3.13",
    },
    f"{PAIRS}.aws_lambda_invocation.lambda_function": {
        "input": "${jsonencode({"
        '"get_private_keys_from_aws_secrets" = true, "secrets_path" = var.secrets_path, '
        '"snowflake_account_identifier" = var.snowflake_account_identifier, '
        '"snowflake_service_user" = var.snowflake_service_user})}'
    },
}
_COMPOSED_OUTPUTS: Final[Mapping[str, str]] = {
    "active_api_key": f"${{{_by_date(_KEYS)}[0]}}",
    "all_api_keys": f"${{{_by_date(_KEYS)}}}",
    "active_key_number": f"${{{_NEWEST_PAIR}}}",
    "snowflake_rsa_jwt_1": f"${{{_ANSWER}.snowflake_rsa_jwt_1}}",
    "snowflake_rsa_jwt_2": f"${{{_ANSWER}.snowflake_rsa_jwt_2}}",
    "snowflake_rsa_private_key_1_pem": f"${{nonsensitive({_ANSWER}.snowflake_rsa_private_key_1_pem)}}",
    "snowflake_rsa_private_key_2_pem": f"${{nonsensitive({_ANSWER}.snowflake_rsa_private_key_2_pem)}}",
}
_TRIGGERS: Final[Mapping[str, list[str]]] = {
    "confluent_api_key.resouce_api_key": ["time_static.api_key_rotations[count.index]"],
    "aws_lambda_invocation.lambda_function": ["time_static.rsa_key_pair_rotations"],
}

#: The original's Lambda, as far as it can be seen from outside: all of its result lands in the state.
_HANDLER: Final = """
import base64
import json

import boto3
from cryptography.hazmat.primitives import serialization as s
from cryptography.hazmat.primitives.asymmetric import rsa


def pair():
    key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
    private = key.private_bytes(s.Encoding.PEM, s.PrivateFormat.PKCS8, s.NoEncryption())
    public = key.public_key().public_bytes(s.Encoding.PEM, s.PublicFormat.SubjectPublicKeyInfo)
    return private, public


def handler(event, context):
    document = {key: event[key] for key in ("snowflake_account_identifier", "snowflake_service_user", "secrets_path")}
    for number in "12":
        private, public = pair()
        document[f"rsa_public_key_{number}_pem"] = base64.b64encode(public).decode()
        document[f"snowflake_rsa_public_key_{number}_pem"] = "".join(public.decode().split("\\n")[1:-2])
        document[f"snowflake_rsa_private_key_{number}_pem"] = base64.b64encode(private).decode()
    boto3.client("secretsmanager").put_secret_value(SecretId=event["secrets_path"], SecretString=json.dumps(document))
    document |= {f"snowflake_rsa_jwt_{number}": f"token {number}" for number in "12"}
    return {"statusCode": 200, "message": "made", "data": document}
"""


def write(synthesized: Path, folder: Path, *, topics: Topics = CONTRACTS, other_sql: bool = False) -> None:
    """Write the original's configuration into `folder` (empty), from our stack's folder. Its state lies beside it.

    `topics` are those of our stack. `other_sql`: Flink's statements in another form than ours.
    """
    shutil.copytree(synthesized, folder, dirs_exist_ok=True)
    root = load(folder)
    document = json.loads((folder / "cdk.tf.json").read_text())
    _take_back(document, root, "", topics)
    _take_back_calls(document, root)
    _take_back_providers(document, root)
    document["terraform"].pop("cloud")
    document["terraform"]["backend"] = {"local": {"path": "terraform.tfstate"}}
    for block in ("check", "import"):
        document.pop(block, None)
    _drop_unused_locals(document)
    _write(folder / "cdk.tf.json", document)
    for path, module in root.children.items():
        inside = json.loads((module.folder / "main.tf.json").read_text())
        if "now" in inside["variable"] or "after" in inside["variable"]:  # not yet taken back by way of another call
            _take_back(inside, module, f"module.{path}.", topics)
            inside.pop("check", None)
            _drop_unused_locals(inside)
            _write(module.folder / "main.tf.json", inside)
    pairs = root.children[PAIRS.removeprefix("module.")].folder
    (pairs / _ZIP).write_bytes(_zip())
    if other_sql:
        for file in (root.children["create_set_1"].folder / "sql").glob("*.fql"):
            file.write_text(_other_form(file.read_text()))


def set_clock(folder: Path, ahead: timedelta) -> None:
    """Let the configuration's `timestamp()` run `ahead` of the machine's time, and stay unknown while planning."""
    shifted = f'timeadd(timestamp(), \\"{round(ahead.total_seconds())}s\\")'
    for file in (folder / "modules").glob("*/main.tf.json"):
        text = re.sub(r'timeadd\(timestamp\(\), \\"-?\d+s\\"\)', "timestamp()", file.read_text())
        file.write_text(text.replace("timestamp()", shifted))


def _write(path: Path, document: Document) -> None:
    path.write_text(json.dumps({key: value for key, value in document.items() if value != {}}, indent=1))


def _take_back(document: Document, module: Module, prefix: str, topics: Topics) -> None:
    """Resources, data sources, variables and outputs of one module's document."""
    for mode in ("resource", "data"):
        for type_, named in document.get(mode, {}).items():
            for name in list(named):
                address = f"{'data.' if mode == 'data' else ''}{type_}.{name}"
                theirs = contract()["resources"].get(prefix + address)
                if theirs is None:
                    del named[name]
                else:
                    named[name] = _body(prefix + address, module.blocks[address].body, topics.of(theirs), module)
        document[mode] = {type_: named for type_, named in document.get(mode, {}).items() if named}
    for kind, place in (("variable", "variables"), ("output", "outputs")):
        known = contract()[place]
        document[kind] = {
            name: _declared(kind, body, known[f"{prefix}{'var' if kind == 'variable' else 'output'}.{name}"])
            for name, body in document.get(kind, {}).items()
            if f"{prefix}{'var' if kind == 'variable' else 'output'}.{name}" in known
        }
    for address, theirs in _missing(prefix, "variables", document["variable"]):
        document["variable"][address] = {"type": theirs["type"]}
    for address, theirs in _missing(prefix, "outputs", document["output"]):
        document["output"][address] = {"sensitive": theirs["sensitive"]}
    for name, body in document["output"].items():
        if name in _COMPOSED_OUTPUTS:
            body["value"] = _COMPOSED_OUTPUTS[name]


def _missing(prefix: str, place: str, have: Document) -> Iterator[tuple[str, Document]]:
    start = f"{prefix}{'var' if place == 'variables' else 'output'}."
    for address, theirs in contract()[place].items():
        if address.startswith(start) and address.removeprefix(start) not in have:
            yield address.removeprefix(start), theirs


def _declared(kind: str, body: Document, theirs: Document) -> Document:
    body = {key: value for key, value in body.items() if key not in ("sensitive", "//")}
    if kind == "variable":
        body.pop("default", None)
        body |= {"default": theirs["default"]} if "default" in theirs else {}
    return body | ({"sensitive": True} if theirs.get("sensitive") else {})


def _body(address: str, body: Document, theirs: Document, module: Module) -> Document:
    block = module.blocks[re.sub(r"^module\.\w+\.", "", address)]
    result = _arguments(address, body, theirs, module, block_schema(block) or {})
    for meta in ("count", "for_each"):
        if meta in theirs and meta in body:
            result[meta] = body[meta]
    if theirs.get("depends_on"):
        result["depends_on"] = theirs["depends_on"]
    if theirs.get("lifecycle"):
        result["lifecycle"] = {"replace_triggered_by": _TRIGGERS[".".join(address.split(".")[-2:])]}
    if theirs["provider"] != theirs["type"].partition("_")[0]:
        result["provider"] = theirs["provider"]
    return result


def _arguments(address: str, body: Document, theirs: Document, module: Module, schema: Document) -> Document:
    """`body` with every argument as the contract has it; arguments in blocks by their paths."""
    meta = META_ARGUMENTS | MODULE_META
    result = json.loads(
        json.dumps({key: value for key, value in body.items() if key not in meta and value is not None})
    )
    have = arguments(result, schema)
    composed = next((own for known, own in _COMPOSED.items() if _same(known, address)), {})
    wanted = {**theirs.get("constants", {}), **theirs.get("references", {}), **composed}
    for path in have.keys() - wanted.keys():
        _put(result, path, None)
    for path in wanted:
        if path in composed:
            _put(result, path, composed[path])
        elif path not in have or _differs(have[path], path, theirs, module):
            (told,) = (
                [theirs.get("constants", {}).get(path)]
                if path in theirs.get("constants", {})
                else [f"${{{name}}}" for name in theirs["references"][path]]
            )
            _put(result, path, told)
    return result


def _same(pattern: str, address: str) -> bool:
    return address == pattern or (pattern.startswith("*") and address.endswith(pattern[1:]))


def _put(body: Document, path: str, value: Any) -> None:
    """Set an argument by its path (`credentials[0].key`); None removes it, and a block that becomes empty."""
    *blocks, name = path.split(".")
    place: Any = body
    trail = []
    for block in blocks:
        key = block.partition("[")[0]
        trail.append((place, key))
        found = place.setdefault(key, {})
        place = found[0] if isinstance(found, list) else found
    if value is None:
        place.pop(name, None)
        for outer, key in reversed(trail):
            if outer[key] in ({}, [{}]):
                del outer[key]
    else:
        place[name] = value


def _take_back_calls(document: Document, root: Module) -> None:
    for name, body in document["module"].items():
        address = f"module.{name}"
        theirs = contract()["modules"][address]
        document["module"][name] = {
            **_arguments(address, body, theirs, root, {}),
            "source": body["source"],
            **({"depends_on": theirs["depends_on"]} if theirs.get("depends_on") else {}),
        }


def _take_back_providers(document: Document, root: Module) -> None:
    for name, bodies in document["provider"].items():
        kept = []
        for body in bodies:
            address = f"{name}.{body['alias']}" if "alias" in body else name
            theirs = contract()["providers"].get(address)
            if theirs is not None or name in ("random", "time"):
                told = _arguments(f"provider.{address}", body, theirs or {}, root, {})
                kept.append(told | ({"alias": body["alias"]} if "alias" in body else {}))
        document["provider"][name] = kept


def _drop_unused_locals(document: Document) -> None:
    known = document.get("locals", {})
    used: set[str] = set()
    todo = [value for key, value in document.items() if key != "locals"]
    while todo:
        for tree in nodes(todo.pop()):
            for traversal in hcl.traversals(tree):
                name = reference(traversal)
                if name.startswith("local.") and name not in used:
                    used.add(name)
                    todo.append(known[name.split(".")[1]])
    document["locals"] = {name: value for name, value in known.items() if f"local.{name}" in used}


def _other_form(text: str) -> str:
    """The same statement in one line, without quotes around names that need none, its keywords in lower case."""
    words = re.sub(r"\s+", " ", text).strip()
    return re.sub(r"\b[A-Z]{2,}\b", lambda match: match[0].lower(), words)


def _zip() -> bytes:
    """The handler as a package, the same bytes each time."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as package:
        package.writestr(zipfile.ZipInfo("original.py", (2020, 1, 1, 0, 0, 0)), _HANDLER)
    return buffer.getvalue()
