r'''
# `provider`

Refer to the Terraform Registry for docs: [`confluent`](https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs).
'''
from pkgutil import extend_path
__path__ = extend_path(__path__, __name__)

import abc
import builtins
import datetime
import enum
import typing

import jsii
import publication
import typing_extensions

import typeguard
from importlib.metadata import version as _metadata_package_version
TYPEGUARD_MAJOR_VERSION = int(_metadata_package_version('typeguard').split('.')[0])

def check_type(argname: str, value: object, expected_type: typing.Any) -> typing.Any:
    if TYPEGUARD_MAJOR_VERSION <= 2:
        return typeguard.check_type(argname=argname, value=value, expected_type=expected_type) # type:ignore
    else:
        if isinstance(value, jsii._reference_map.InterfaceDynamicProxy): # pyright: ignore [reportAttributeAccessIssue]
           pass
        else:
            if TYPEGUARD_MAJOR_VERSION == 3:
                typeguard.config.collection_check_strategy = typeguard.CollectionCheckStrategy.ALL_ITEMS # type:ignore
                typeguard.check_type(value=value, expected_type=expected_type) # type:ignore
            else:
                typeguard.check_type(value=value, expected_type=expected_type, collection_check_strategy=typeguard.CollectionCheckStrategy.ALL_ITEMS) # type:ignore

from .._jsii import *

import cdktf as _cdktf_9a9027ec
import constructs as _constructs_77d1e7e8


class ConfluentProvider(
    _cdktf_9a9027ec.TerraformProvider,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.provider.ConfluentProvider",
):
    '''Represents a {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs confluent}.'''

    def __init__(
        self,
        scope: _constructs_77d1e7e8.Construct,
        id: builtins.str,
        *,
        alias: typing.Optional[builtins.str] = None,
        catalog_rest_endpoint: typing.Optional[builtins.str] = None,
        cloud_api_key: typing.Optional[builtins.str] = None,
        cloud_api_secret: typing.Optional[builtins.str] = None,
        endpoint: typing.Optional[builtins.str] = None,
        environment_id: typing.Optional[builtins.str] = None,
        flink_api_key: typing.Optional[builtins.str] = None,
        flink_api_secret: typing.Optional[builtins.str] = None,
        flink_compute_pool_id: typing.Optional[builtins.str] = None,
        flink_principal_id: typing.Optional[builtins.str] = None,
        flink_rest_endpoint: typing.Optional[builtins.str] = None,
        kafka_api_key: typing.Optional[builtins.str] = None,
        kafka_api_secret: typing.Optional[builtins.str] = None,
        kafka_id: typing.Optional[builtins.str] = None,
        kafka_rest_endpoint: typing.Optional[builtins.str] = None,
        max_retries: typing.Optional[jsii.Number] = None,
        oauth: typing.Optional[typing.Union["ConfluentProviderOauth", typing.Dict[builtins.str, typing.Any]]] = None,
        organization_id: typing.Optional[builtins.str] = None,
        schema_registry_api_key: typing.Optional[builtins.str] = None,
        schema_registry_api_secret: typing.Optional[builtins.str] = None,
        schema_registry_id: typing.Optional[builtins.str] = None,
        schema_registry_rest_endpoint: typing.Optional[builtins.str] = None,
        tableflow_api_key: typing.Optional[builtins.str] = None,
        tableflow_api_secret: typing.Optional[builtins.str] = None,
    ) -> None:
        '''Create a new {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs confluent} Resource.

        :param scope: The scope in which to define this construct.
        :param id: The scoped construct ID. Must be unique amongst siblings in the same scope
        :param alias: Alias name. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#alias ConfluentProvider#alias}
        :param catalog_rest_endpoint: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#catalog_rest_endpoint ConfluentProvider#catalog_rest_endpoint}.
        :param cloud_api_key: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#cloud_api_key ConfluentProvider#cloud_api_key}.
        :param cloud_api_secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#cloud_api_secret ConfluentProvider#cloud_api_secret}.
        :param endpoint: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#endpoint ConfluentProvider#endpoint}.
        :param environment_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#environment_id ConfluentProvider#environment_id}.
        :param flink_api_key: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#flink_api_key ConfluentProvider#flink_api_key}.
        :param flink_api_secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#flink_api_secret ConfluentProvider#flink_api_secret}.
        :param flink_compute_pool_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#flink_compute_pool_id ConfluentProvider#flink_compute_pool_id}.
        :param flink_principal_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#flink_principal_id ConfluentProvider#flink_principal_id}.
        :param flink_rest_endpoint: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#flink_rest_endpoint ConfluentProvider#flink_rest_endpoint}.
        :param kafka_api_key: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#kafka_api_key ConfluentProvider#kafka_api_key}.
        :param kafka_api_secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#kafka_api_secret ConfluentProvider#kafka_api_secret}.
        :param kafka_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#kafka_id ConfluentProvider#kafka_id}.
        :param kafka_rest_endpoint: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#kafka_rest_endpoint ConfluentProvider#kafka_rest_endpoint}.
        :param max_retries: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#max_retries ConfluentProvider#max_retries}.
        :param oauth: oauth block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#oauth ConfluentProvider#oauth}
        :param organization_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#organization_id ConfluentProvider#organization_id}.
        :param schema_registry_api_key: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#schema_registry_api_key ConfluentProvider#schema_registry_api_key}.
        :param schema_registry_api_secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#schema_registry_api_secret ConfluentProvider#schema_registry_api_secret}.
        :param schema_registry_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#schema_registry_id ConfluentProvider#schema_registry_id}.
        :param schema_registry_rest_endpoint: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#schema_registry_rest_endpoint ConfluentProvider#schema_registry_rest_endpoint}.
        :param tableflow_api_key: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#tableflow_api_key ConfluentProvider#tableflow_api_key}.
        :param tableflow_api_secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#tableflow_api_secret ConfluentProvider#tableflow_api_secret}.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__95966968c9da8b9511adf12ada46de9d222b709c429651c0267264b89ba94070)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        config = ConfluentProviderConfig(
            alias=alias,
            catalog_rest_endpoint=catalog_rest_endpoint,
            cloud_api_key=cloud_api_key,
            cloud_api_secret=cloud_api_secret,
            endpoint=endpoint,
            environment_id=environment_id,
            flink_api_key=flink_api_key,
            flink_api_secret=flink_api_secret,
            flink_compute_pool_id=flink_compute_pool_id,
            flink_principal_id=flink_principal_id,
            flink_rest_endpoint=flink_rest_endpoint,
            kafka_api_key=kafka_api_key,
            kafka_api_secret=kafka_api_secret,
            kafka_id=kafka_id,
            kafka_rest_endpoint=kafka_rest_endpoint,
            max_retries=max_retries,
            oauth=oauth,
            organization_id=organization_id,
            schema_registry_api_key=schema_registry_api_key,
            schema_registry_api_secret=schema_registry_api_secret,
            schema_registry_id=schema_registry_id,
            schema_registry_rest_endpoint=schema_registry_rest_endpoint,
            tableflow_api_key=tableflow_api_key,
            tableflow_api_secret=tableflow_api_secret,
        )

        jsii.create(self.__class__, self, [scope, id, config])

    @jsii.member(jsii_name="generateConfigForImport")
    @builtins.classmethod
    def generate_config_for_import(
        cls,
        scope: _constructs_77d1e7e8.Construct,
        import_to_id: builtins.str,
        import_from_id: builtins.str,
        provider: typing.Optional[_cdktf_9a9027ec.TerraformProvider] = None,
    ) -> _cdktf_9a9027ec.ImportableResource:
        '''Generates CDKTF code for importing a ConfluentProvider resource upon running "cdktf plan ".

        :param scope: The scope in which to define this construct.
        :param import_to_id: The construct id used in the generated config for the ConfluentProvider to import.
        :param import_from_id: The id of the existing ConfluentProvider that should be imported. Refer to the {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#import import section} in the documentation of this resource for the id to use
        :param provider: ? Optional instance of the provider where the ConfluentProvider to import is found.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__86ea3e4beee9d3a77e91caae9cb876505323d27e953ca2ee8134cbca1b574af8)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument import_to_id", value=import_to_id, expected_type=type_hints["import_to_id"])
            check_type(argname="argument import_from_id", value=import_from_id, expected_type=type_hints["import_from_id"])
            check_type(argname="argument provider", value=provider, expected_type=type_hints["provider"])
        return typing.cast(_cdktf_9a9027ec.ImportableResource, jsii.sinvoke(cls, "generateConfigForImport", [scope, import_to_id, import_from_id, provider]))

    @jsii.member(jsii_name="resetAlias")
    def reset_alias(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetAlias", []))

    @jsii.member(jsii_name="resetCatalogRestEndpoint")
    def reset_catalog_rest_endpoint(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetCatalogRestEndpoint", []))

    @jsii.member(jsii_name="resetCloudApiKey")
    def reset_cloud_api_key(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetCloudApiKey", []))

    @jsii.member(jsii_name="resetCloudApiSecret")
    def reset_cloud_api_secret(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetCloudApiSecret", []))

    @jsii.member(jsii_name="resetEndpoint")
    def reset_endpoint(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetEndpoint", []))

    @jsii.member(jsii_name="resetEnvironmentId")
    def reset_environment_id(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetEnvironmentId", []))

    @jsii.member(jsii_name="resetFlinkApiKey")
    def reset_flink_api_key(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetFlinkApiKey", []))

    @jsii.member(jsii_name="resetFlinkApiSecret")
    def reset_flink_api_secret(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetFlinkApiSecret", []))

    @jsii.member(jsii_name="resetFlinkComputePoolId")
    def reset_flink_compute_pool_id(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetFlinkComputePoolId", []))

    @jsii.member(jsii_name="resetFlinkPrincipalId")
    def reset_flink_principal_id(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetFlinkPrincipalId", []))

    @jsii.member(jsii_name="resetFlinkRestEndpoint")
    def reset_flink_rest_endpoint(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetFlinkRestEndpoint", []))

    @jsii.member(jsii_name="resetKafkaApiKey")
    def reset_kafka_api_key(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetKafkaApiKey", []))

    @jsii.member(jsii_name="resetKafkaApiSecret")
    def reset_kafka_api_secret(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetKafkaApiSecret", []))

    @jsii.member(jsii_name="resetKafkaId")
    def reset_kafka_id(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetKafkaId", []))

    @jsii.member(jsii_name="resetKafkaRestEndpoint")
    def reset_kafka_rest_endpoint(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetKafkaRestEndpoint", []))

    @jsii.member(jsii_name="resetMaxRetries")
    def reset_max_retries(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetMaxRetries", []))

    @jsii.member(jsii_name="resetOauth")
    def reset_oauth(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetOauth", []))

    @jsii.member(jsii_name="resetOrganizationId")
    def reset_organization_id(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetOrganizationId", []))

    @jsii.member(jsii_name="resetSchemaRegistryApiKey")
    def reset_schema_registry_api_key(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetSchemaRegistryApiKey", []))

    @jsii.member(jsii_name="resetSchemaRegistryApiSecret")
    def reset_schema_registry_api_secret(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetSchemaRegistryApiSecret", []))

    @jsii.member(jsii_name="resetSchemaRegistryId")
    def reset_schema_registry_id(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetSchemaRegistryId", []))

    @jsii.member(jsii_name="resetSchemaRegistryRestEndpoint")
    def reset_schema_registry_rest_endpoint(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetSchemaRegistryRestEndpoint", []))

    @jsii.member(jsii_name="resetTableflowApiKey")
    def reset_tableflow_api_key(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetTableflowApiKey", []))

    @jsii.member(jsii_name="resetTableflowApiSecret")
    def reset_tableflow_api_secret(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetTableflowApiSecret", []))

    @jsii.member(jsii_name="synthesizeAttributes")
    def _synthesize_attributes(self) -> typing.Mapping[builtins.str, typing.Any]:
        return typing.cast(typing.Mapping[builtins.str, typing.Any], jsii.invoke(self, "synthesizeAttributes", []))

    @jsii.member(jsii_name="synthesizeHclAttributes")
    def _synthesize_hcl_attributes(self) -> typing.Mapping[builtins.str, typing.Any]:
        return typing.cast(typing.Mapping[builtins.str, typing.Any], jsii.invoke(self, "synthesizeHclAttributes", []))

    @jsii.python.classproperty
    @jsii.member(jsii_name="tfResourceType")
    def TF_RESOURCE_TYPE(cls) -> builtins.str:
        return typing.cast(builtins.str, jsii.sget(cls, "tfResourceType"))

    @builtins.property
    @jsii.member(jsii_name="aliasInput")
    def alias_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "aliasInput"))

    @builtins.property
    @jsii.member(jsii_name="catalogRestEndpointInput")
    def catalog_rest_endpoint_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "catalogRestEndpointInput"))

    @builtins.property
    @jsii.member(jsii_name="cloudApiKeyInput")
    def cloud_api_key_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "cloudApiKeyInput"))

    @builtins.property
    @jsii.member(jsii_name="cloudApiSecretInput")
    def cloud_api_secret_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "cloudApiSecretInput"))

    @builtins.property
    @jsii.member(jsii_name="endpointInput")
    def endpoint_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "endpointInput"))

    @builtins.property
    @jsii.member(jsii_name="environmentIdInput")
    def environment_id_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "environmentIdInput"))

    @builtins.property
    @jsii.member(jsii_name="flinkApiKeyInput")
    def flink_api_key_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "flinkApiKeyInput"))

    @builtins.property
    @jsii.member(jsii_name="flinkApiSecretInput")
    def flink_api_secret_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "flinkApiSecretInput"))

    @builtins.property
    @jsii.member(jsii_name="flinkComputePoolIdInput")
    def flink_compute_pool_id_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "flinkComputePoolIdInput"))

    @builtins.property
    @jsii.member(jsii_name="flinkPrincipalIdInput")
    def flink_principal_id_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "flinkPrincipalIdInput"))

    @builtins.property
    @jsii.member(jsii_name="flinkRestEndpointInput")
    def flink_rest_endpoint_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "flinkRestEndpointInput"))

    @builtins.property
    @jsii.member(jsii_name="kafkaApiKeyInput")
    def kafka_api_key_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "kafkaApiKeyInput"))

    @builtins.property
    @jsii.member(jsii_name="kafkaApiSecretInput")
    def kafka_api_secret_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "kafkaApiSecretInput"))

    @builtins.property
    @jsii.member(jsii_name="kafkaIdInput")
    def kafka_id_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "kafkaIdInput"))

    @builtins.property
    @jsii.member(jsii_name="kafkaRestEndpointInput")
    def kafka_rest_endpoint_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "kafkaRestEndpointInput"))

    @builtins.property
    @jsii.member(jsii_name="maxRetriesInput")
    def max_retries_input(self) -> typing.Optional[jsii.Number]:
        return typing.cast(typing.Optional[jsii.Number], jsii.get(self, "maxRetriesInput"))

    @builtins.property
    @jsii.member(jsii_name="oauthInput")
    def oauth_input(self) -> typing.Optional["ConfluentProviderOauth"]:
        return typing.cast(typing.Optional["ConfluentProviderOauth"], jsii.get(self, "oauthInput"))

    @builtins.property
    @jsii.member(jsii_name="organizationIdInput")
    def organization_id_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "organizationIdInput"))

    @builtins.property
    @jsii.member(jsii_name="schemaRegistryApiKeyInput")
    def schema_registry_api_key_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "schemaRegistryApiKeyInput"))

    @builtins.property
    @jsii.member(jsii_name="schemaRegistryApiSecretInput")
    def schema_registry_api_secret_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "schemaRegistryApiSecretInput"))

    @builtins.property
    @jsii.member(jsii_name="schemaRegistryIdInput")
    def schema_registry_id_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "schemaRegistryIdInput"))

    @builtins.property
    @jsii.member(jsii_name="schemaRegistryRestEndpointInput")
    def schema_registry_rest_endpoint_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "schemaRegistryRestEndpointInput"))

    @builtins.property
    @jsii.member(jsii_name="tableflowApiKeyInput")
    def tableflow_api_key_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "tableflowApiKeyInput"))

    @builtins.property
    @jsii.member(jsii_name="tableflowApiSecretInput")
    def tableflow_api_secret_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "tableflowApiSecretInput"))

    @builtins.property
    @jsii.member(jsii_name="alias")
    def alias(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "alias"))

    @alias.setter
    def alias(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__45120aa652fbf3e62b466e3e3bb3f8f567f75f57bb2dc5ef3e92588f3c113840)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "alias", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="catalogRestEndpoint")
    def catalog_rest_endpoint(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "catalogRestEndpoint"))

    @catalog_rest_endpoint.setter
    def catalog_rest_endpoint(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__282aeda67224cd4b144ff947dd99e7d03031bc9a5859d6007fcfcddcaee2fff5)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "catalogRestEndpoint", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="cloudApiKey")
    def cloud_api_key(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "cloudApiKey"))

    @cloud_api_key.setter
    def cloud_api_key(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__cc99a7d366bab01e806c5bb464454487aedef29b0030baf04fd98dc7cdabeba0)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "cloudApiKey", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="cloudApiSecret")
    def cloud_api_secret(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "cloudApiSecret"))

    @cloud_api_secret.setter
    def cloud_api_secret(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__5a7a0735b52812bf73ea7f36c03118298e10d9cd9a933f70b5b5593adcdcfd5a)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "cloudApiSecret", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="endpoint")
    def endpoint(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "endpoint"))

    @endpoint.setter
    def endpoint(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__12c2b86e75b0b7f8e7b270d8783d98b2566bf3124c894808e08d8494c8ccf3d3)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "endpoint", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="environmentId")
    def environment_id(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "environmentId"))

    @environment_id.setter
    def environment_id(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__3af2b31ab7feba2241af9e96b9d42d39781d7ed76982faaf96996aaa55b46941)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "environmentId", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="flinkApiKey")
    def flink_api_key(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "flinkApiKey"))

    @flink_api_key.setter
    def flink_api_key(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__4eca403c8fc2415953072be9d4fbf8b966485e369994c7a535b0a3e1740c0a93)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "flinkApiKey", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="flinkApiSecret")
    def flink_api_secret(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "flinkApiSecret"))

    @flink_api_secret.setter
    def flink_api_secret(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__850495fb43a58be38dc1087b5e8ddefc7f0ac3f3edbca8f5d9767e2efacffdba)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "flinkApiSecret", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="flinkComputePoolId")
    def flink_compute_pool_id(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "flinkComputePoolId"))

    @flink_compute_pool_id.setter
    def flink_compute_pool_id(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__b1e6cdedffb060bd094ce779548073b40f63f80c34d257cb27d7c73b78e1355b)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "flinkComputePoolId", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="flinkPrincipalId")
    def flink_principal_id(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "flinkPrincipalId"))

    @flink_principal_id.setter
    def flink_principal_id(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__4548c4066f15a98a2a1d765f01a4baf99fd23d965bdb4f72d858de863f677b3d)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "flinkPrincipalId", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="flinkRestEndpoint")
    def flink_rest_endpoint(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "flinkRestEndpoint"))

    @flink_rest_endpoint.setter
    def flink_rest_endpoint(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__cb5648401595a56c029a12697ae5ee1d1a3396a2f474cd09c8518b2cd3623210)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "flinkRestEndpoint", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="kafkaApiKey")
    def kafka_api_key(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "kafkaApiKey"))

    @kafka_api_key.setter
    def kafka_api_key(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__7eb821f40ae06c23e9c0c0ac60344622d8d645ef0881e5ecbb9bca323194c907)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "kafkaApiKey", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="kafkaApiSecret")
    def kafka_api_secret(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "kafkaApiSecret"))

    @kafka_api_secret.setter
    def kafka_api_secret(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__a2caa8253819c34c15a97e83721a310d57dfb32756205467080f5611e807ca96)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "kafkaApiSecret", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="kafkaId")
    def kafka_id(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "kafkaId"))

    @kafka_id.setter
    def kafka_id(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__f65369d7abbc4537ca62d5c0bef63cc89f87d28b6aba3033d6e437a2eca0c669)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "kafkaId", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="kafkaRestEndpoint")
    def kafka_rest_endpoint(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "kafkaRestEndpoint"))

    @kafka_rest_endpoint.setter
    def kafka_rest_endpoint(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__0e06439640e72bdf548dd5ccffcf58ae9846b270b3a928ec7a6ce5c8598cbdc3)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "kafkaRestEndpoint", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="maxRetries")
    def max_retries(self) -> typing.Optional[jsii.Number]:
        return typing.cast(typing.Optional[jsii.Number], jsii.get(self, "maxRetries"))

    @max_retries.setter
    def max_retries(self, value: typing.Optional[jsii.Number]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__c57c6270e82a8ce39d8351e6e4976e7c3bfe9641d2c6dbef3f9c90e111a5d8a5)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "maxRetries", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="oauth")
    def oauth(self) -> typing.Optional["ConfluentProviderOauth"]:
        return typing.cast(typing.Optional["ConfluentProviderOauth"], jsii.get(self, "oauth"))

    @oauth.setter
    def oauth(self, value: typing.Optional["ConfluentProviderOauth"]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__6fd19d35a6be56cd31807c723be077185c84643e5ab8de97ac8df426071c1470)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "oauth", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="organizationId")
    def organization_id(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "organizationId"))

    @organization_id.setter
    def organization_id(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__a25696d396cb005b19998f3aa2b0e5997a247ad4636a00cef64efbb9e45fbe92)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "organizationId", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="schemaRegistryApiKey")
    def schema_registry_api_key(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "schemaRegistryApiKey"))

    @schema_registry_api_key.setter
    def schema_registry_api_key(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__ee169d0637d9753457ddc3ce3bbd719e415a33957ee600417ea670ade4210c51)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "schemaRegistryApiKey", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="schemaRegistryApiSecret")
    def schema_registry_api_secret(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "schemaRegistryApiSecret"))

    @schema_registry_api_secret.setter
    def schema_registry_api_secret(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__fcf4ceadce3d23fbb6a5284d3928249e7ccfe4f74ef03fb68c46eb273805724a)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "schemaRegistryApiSecret", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="schemaRegistryId")
    def schema_registry_id(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "schemaRegistryId"))

    @schema_registry_id.setter
    def schema_registry_id(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__3330dda13a8cdccccd5e348f965739dd2c41cdd63e5af3e014e4010cf681c039)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "schemaRegistryId", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="schemaRegistryRestEndpoint")
    def schema_registry_rest_endpoint(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "schemaRegistryRestEndpoint"))

    @schema_registry_rest_endpoint.setter
    def schema_registry_rest_endpoint(
        self,
        value: typing.Optional[builtins.str],
    ) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__de9043676f2a587fcb80e1022d5a8bcd0c0fde94856a50ee6bd313541ae3e1bc)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "schemaRegistryRestEndpoint", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="tableflowApiKey")
    def tableflow_api_key(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "tableflowApiKey"))

    @tableflow_api_key.setter
    def tableflow_api_key(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__ff9cfe49f74a22de5dbac96066ae9a0c09bb03213679c0660260ba5d54541f8c)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "tableflowApiKey", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="tableflowApiSecret")
    def tableflow_api_secret(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "tableflowApiSecret"))

    @tableflow_api_secret.setter
    def tableflow_api_secret(self, value: typing.Optional[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__ce0c50a6cc01e92c46e0c405d15614030c4115363cc7d83b0e17f7679657f0a3)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "tableflowApiSecret", value) # pyright: ignore[reportArgumentType]


@jsii.data_type(
    jsii_type="confluent.provider.ConfluentProviderConfig",
    jsii_struct_bases=[],
    name_mapping={
        "alias": "alias",
        "catalog_rest_endpoint": "catalogRestEndpoint",
        "cloud_api_key": "cloudApiKey",
        "cloud_api_secret": "cloudApiSecret",
        "endpoint": "endpoint",
        "environment_id": "environmentId",
        "flink_api_key": "flinkApiKey",
        "flink_api_secret": "flinkApiSecret",
        "flink_compute_pool_id": "flinkComputePoolId",
        "flink_principal_id": "flinkPrincipalId",
        "flink_rest_endpoint": "flinkRestEndpoint",
        "kafka_api_key": "kafkaApiKey",
        "kafka_api_secret": "kafkaApiSecret",
        "kafka_id": "kafkaId",
        "kafka_rest_endpoint": "kafkaRestEndpoint",
        "max_retries": "maxRetries",
        "oauth": "oauth",
        "organization_id": "organizationId",
        "schema_registry_api_key": "schemaRegistryApiKey",
        "schema_registry_api_secret": "schemaRegistryApiSecret",
        "schema_registry_id": "schemaRegistryId",
        "schema_registry_rest_endpoint": "schemaRegistryRestEndpoint",
        "tableflow_api_key": "tableflowApiKey",
        "tableflow_api_secret": "tableflowApiSecret",
    },
)
class ConfluentProviderConfig:
    def __init__(
        self,
        *,
        alias: typing.Optional[builtins.str] = None,
        catalog_rest_endpoint: typing.Optional[builtins.str] = None,
        cloud_api_key: typing.Optional[builtins.str] = None,
        cloud_api_secret: typing.Optional[builtins.str] = None,
        endpoint: typing.Optional[builtins.str] = None,
        environment_id: typing.Optional[builtins.str] = None,
        flink_api_key: typing.Optional[builtins.str] = None,
        flink_api_secret: typing.Optional[builtins.str] = None,
        flink_compute_pool_id: typing.Optional[builtins.str] = None,
        flink_principal_id: typing.Optional[builtins.str] = None,
        flink_rest_endpoint: typing.Optional[builtins.str] = None,
        kafka_api_key: typing.Optional[builtins.str] = None,
        kafka_api_secret: typing.Optional[builtins.str] = None,
        kafka_id: typing.Optional[builtins.str] = None,
        kafka_rest_endpoint: typing.Optional[builtins.str] = None,
        max_retries: typing.Optional[jsii.Number] = None,
        oauth: typing.Optional[typing.Union["ConfluentProviderOauth", typing.Dict[builtins.str, typing.Any]]] = None,
        organization_id: typing.Optional[builtins.str] = None,
        schema_registry_api_key: typing.Optional[builtins.str] = None,
        schema_registry_api_secret: typing.Optional[builtins.str] = None,
        schema_registry_id: typing.Optional[builtins.str] = None,
        schema_registry_rest_endpoint: typing.Optional[builtins.str] = None,
        tableflow_api_key: typing.Optional[builtins.str] = None,
        tableflow_api_secret: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param alias: Alias name. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#alias ConfluentProvider#alias}
        :param catalog_rest_endpoint: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#catalog_rest_endpoint ConfluentProvider#catalog_rest_endpoint}.
        :param cloud_api_key: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#cloud_api_key ConfluentProvider#cloud_api_key}.
        :param cloud_api_secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#cloud_api_secret ConfluentProvider#cloud_api_secret}.
        :param endpoint: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#endpoint ConfluentProvider#endpoint}.
        :param environment_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#environment_id ConfluentProvider#environment_id}.
        :param flink_api_key: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#flink_api_key ConfluentProvider#flink_api_key}.
        :param flink_api_secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#flink_api_secret ConfluentProvider#flink_api_secret}.
        :param flink_compute_pool_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#flink_compute_pool_id ConfluentProvider#flink_compute_pool_id}.
        :param flink_principal_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#flink_principal_id ConfluentProvider#flink_principal_id}.
        :param flink_rest_endpoint: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#flink_rest_endpoint ConfluentProvider#flink_rest_endpoint}.
        :param kafka_api_key: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#kafka_api_key ConfluentProvider#kafka_api_key}.
        :param kafka_api_secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#kafka_api_secret ConfluentProvider#kafka_api_secret}.
        :param kafka_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#kafka_id ConfluentProvider#kafka_id}.
        :param kafka_rest_endpoint: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#kafka_rest_endpoint ConfluentProvider#kafka_rest_endpoint}.
        :param max_retries: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#max_retries ConfluentProvider#max_retries}.
        :param oauth: oauth block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#oauth ConfluentProvider#oauth}
        :param organization_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#organization_id ConfluentProvider#organization_id}.
        :param schema_registry_api_key: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#schema_registry_api_key ConfluentProvider#schema_registry_api_key}.
        :param schema_registry_api_secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#schema_registry_api_secret ConfluentProvider#schema_registry_api_secret}.
        :param schema_registry_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#schema_registry_id ConfluentProvider#schema_registry_id}.
        :param schema_registry_rest_endpoint: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#schema_registry_rest_endpoint ConfluentProvider#schema_registry_rest_endpoint}.
        :param tableflow_api_key: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#tableflow_api_key ConfluentProvider#tableflow_api_key}.
        :param tableflow_api_secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#tableflow_api_secret ConfluentProvider#tableflow_api_secret}.
        '''
        if isinstance(oauth, dict):
            oauth = ConfluentProviderOauth(**oauth)
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__b3f18df224da7faa2a6c042ff92ea69632d2ca104ed028fd5fbbe25c1d721a6d)
            check_type(argname="argument alias", value=alias, expected_type=type_hints["alias"])
            check_type(argname="argument catalog_rest_endpoint", value=catalog_rest_endpoint, expected_type=type_hints["catalog_rest_endpoint"])
            check_type(argname="argument cloud_api_key", value=cloud_api_key, expected_type=type_hints["cloud_api_key"])
            check_type(argname="argument cloud_api_secret", value=cloud_api_secret, expected_type=type_hints["cloud_api_secret"])
            check_type(argname="argument endpoint", value=endpoint, expected_type=type_hints["endpoint"])
            check_type(argname="argument environment_id", value=environment_id, expected_type=type_hints["environment_id"])
            check_type(argname="argument flink_api_key", value=flink_api_key, expected_type=type_hints["flink_api_key"])
            check_type(argname="argument flink_api_secret", value=flink_api_secret, expected_type=type_hints["flink_api_secret"])
            check_type(argname="argument flink_compute_pool_id", value=flink_compute_pool_id, expected_type=type_hints["flink_compute_pool_id"])
            check_type(argname="argument flink_principal_id", value=flink_principal_id, expected_type=type_hints["flink_principal_id"])
            check_type(argname="argument flink_rest_endpoint", value=flink_rest_endpoint, expected_type=type_hints["flink_rest_endpoint"])
            check_type(argname="argument kafka_api_key", value=kafka_api_key, expected_type=type_hints["kafka_api_key"])
            check_type(argname="argument kafka_api_secret", value=kafka_api_secret, expected_type=type_hints["kafka_api_secret"])
            check_type(argname="argument kafka_id", value=kafka_id, expected_type=type_hints["kafka_id"])
            check_type(argname="argument kafka_rest_endpoint", value=kafka_rest_endpoint, expected_type=type_hints["kafka_rest_endpoint"])
            check_type(argname="argument max_retries", value=max_retries, expected_type=type_hints["max_retries"])
            check_type(argname="argument oauth", value=oauth, expected_type=type_hints["oauth"])
            check_type(argname="argument organization_id", value=organization_id, expected_type=type_hints["organization_id"])
            check_type(argname="argument schema_registry_api_key", value=schema_registry_api_key, expected_type=type_hints["schema_registry_api_key"])
            check_type(argname="argument schema_registry_api_secret", value=schema_registry_api_secret, expected_type=type_hints["schema_registry_api_secret"])
            check_type(argname="argument schema_registry_id", value=schema_registry_id, expected_type=type_hints["schema_registry_id"])
            check_type(argname="argument schema_registry_rest_endpoint", value=schema_registry_rest_endpoint, expected_type=type_hints["schema_registry_rest_endpoint"])
            check_type(argname="argument tableflow_api_key", value=tableflow_api_key, expected_type=type_hints["tableflow_api_key"])
            check_type(argname="argument tableflow_api_secret", value=tableflow_api_secret, expected_type=type_hints["tableflow_api_secret"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if alias is not None:
            self._values["alias"] = alias
        if catalog_rest_endpoint is not None:
            self._values["catalog_rest_endpoint"] = catalog_rest_endpoint
        if cloud_api_key is not None:
            self._values["cloud_api_key"] = cloud_api_key
        if cloud_api_secret is not None:
            self._values["cloud_api_secret"] = cloud_api_secret
        if endpoint is not None:
            self._values["endpoint"] = endpoint
        if environment_id is not None:
            self._values["environment_id"] = environment_id
        if flink_api_key is not None:
            self._values["flink_api_key"] = flink_api_key
        if flink_api_secret is not None:
            self._values["flink_api_secret"] = flink_api_secret
        if flink_compute_pool_id is not None:
            self._values["flink_compute_pool_id"] = flink_compute_pool_id
        if flink_principal_id is not None:
            self._values["flink_principal_id"] = flink_principal_id
        if flink_rest_endpoint is not None:
            self._values["flink_rest_endpoint"] = flink_rest_endpoint
        if kafka_api_key is not None:
            self._values["kafka_api_key"] = kafka_api_key
        if kafka_api_secret is not None:
            self._values["kafka_api_secret"] = kafka_api_secret
        if kafka_id is not None:
            self._values["kafka_id"] = kafka_id
        if kafka_rest_endpoint is not None:
            self._values["kafka_rest_endpoint"] = kafka_rest_endpoint
        if max_retries is not None:
            self._values["max_retries"] = max_retries
        if oauth is not None:
            self._values["oauth"] = oauth
        if organization_id is not None:
            self._values["organization_id"] = organization_id
        if schema_registry_api_key is not None:
            self._values["schema_registry_api_key"] = schema_registry_api_key
        if schema_registry_api_secret is not None:
            self._values["schema_registry_api_secret"] = schema_registry_api_secret
        if schema_registry_id is not None:
            self._values["schema_registry_id"] = schema_registry_id
        if schema_registry_rest_endpoint is not None:
            self._values["schema_registry_rest_endpoint"] = schema_registry_rest_endpoint
        if tableflow_api_key is not None:
            self._values["tableflow_api_key"] = tableflow_api_key
        if tableflow_api_secret is not None:
            self._values["tableflow_api_secret"] = tableflow_api_secret

    @builtins.property
    def alias(self) -> typing.Optional[builtins.str]:
        '''Alias name.

        Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#alias ConfluentProvider#alias}
        '''
        result = self._values.get("alias")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def catalog_rest_endpoint(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#catalog_rest_endpoint ConfluentProvider#catalog_rest_endpoint}.'''
        result = self._values.get("catalog_rest_endpoint")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def cloud_api_key(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#cloud_api_key ConfluentProvider#cloud_api_key}.'''
        result = self._values.get("cloud_api_key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def cloud_api_secret(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#cloud_api_secret ConfluentProvider#cloud_api_secret}.'''
        result = self._values.get("cloud_api_secret")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def endpoint(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#endpoint ConfluentProvider#endpoint}.'''
        result = self._values.get("endpoint")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def environment_id(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#environment_id ConfluentProvider#environment_id}.'''
        result = self._values.get("environment_id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def flink_api_key(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#flink_api_key ConfluentProvider#flink_api_key}.'''
        result = self._values.get("flink_api_key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def flink_api_secret(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#flink_api_secret ConfluentProvider#flink_api_secret}.'''
        result = self._values.get("flink_api_secret")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def flink_compute_pool_id(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#flink_compute_pool_id ConfluentProvider#flink_compute_pool_id}.'''
        result = self._values.get("flink_compute_pool_id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def flink_principal_id(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#flink_principal_id ConfluentProvider#flink_principal_id}.'''
        result = self._values.get("flink_principal_id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def flink_rest_endpoint(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#flink_rest_endpoint ConfluentProvider#flink_rest_endpoint}.'''
        result = self._values.get("flink_rest_endpoint")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kafka_api_key(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#kafka_api_key ConfluentProvider#kafka_api_key}.'''
        result = self._values.get("kafka_api_key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kafka_api_secret(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#kafka_api_secret ConfluentProvider#kafka_api_secret}.'''
        result = self._values.get("kafka_api_secret")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kafka_id(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#kafka_id ConfluentProvider#kafka_id}.'''
        result = self._values.get("kafka_id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kafka_rest_endpoint(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#kafka_rest_endpoint ConfluentProvider#kafka_rest_endpoint}.'''
        result = self._values.get("kafka_rest_endpoint")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def max_retries(self) -> typing.Optional[jsii.Number]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#max_retries ConfluentProvider#max_retries}.'''
        result = self._values.get("max_retries")
        return typing.cast(typing.Optional[jsii.Number], result)

    @builtins.property
    def oauth(self) -> typing.Optional["ConfluentProviderOauth"]:
        '''oauth block.

        Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#oauth ConfluentProvider#oauth}
        '''
        result = self._values.get("oauth")
        return typing.cast(typing.Optional["ConfluentProviderOauth"], result)

    @builtins.property
    def organization_id(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#organization_id ConfluentProvider#organization_id}.'''
        result = self._values.get("organization_id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def schema_registry_api_key(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#schema_registry_api_key ConfluentProvider#schema_registry_api_key}.'''
        result = self._values.get("schema_registry_api_key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def schema_registry_api_secret(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#schema_registry_api_secret ConfluentProvider#schema_registry_api_secret}.'''
        result = self._values.get("schema_registry_api_secret")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def schema_registry_id(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#schema_registry_id ConfluentProvider#schema_registry_id}.'''
        result = self._values.get("schema_registry_id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def schema_registry_rest_endpoint(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#schema_registry_rest_endpoint ConfluentProvider#schema_registry_rest_endpoint}.'''
        result = self._values.get("schema_registry_rest_endpoint")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def tableflow_api_key(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#tableflow_api_key ConfluentProvider#tableflow_api_key}.'''
        result = self._values.get("tableflow_api_key")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def tableflow_api_secret(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#tableflow_api_secret ConfluentProvider#tableflow_api_secret}.'''
        result = self._values.get("tableflow_api_secret")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ConfluentProviderConfig(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="confluent.provider.ConfluentProviderOauth",
    jsii_struct_bases=[],
    name_mapping={
        "oauth_identity_pool_id": "oauthIdentityPoolId",
        "oauth_external_access_token": "oauthExternalAccessToken",
        "oauth_external_client_id": "oauthExternalClientId",
        "oauth_external_client_secret": "oauthExternalClientSecret",
        "oauth_external_token_scope": "oauthExternalTokenScope",
        "oauth_external_token_url": "oauthExternalTokenUrl",
        "oauth_sts_token_expired_in_seconds": "oauthStsTokenExpiredInSeconds",
    },
)
class ConfluentProviderOauth:
    def __init__(
        self,
        *,
        oauth_identity_pool_id: builtins.str,
        oauth_external_access_token: typing.Optional[builtins.str] = None,
        oauth_external_client_id: typing.Optional[builtins.str] = None,
        oauth_external_client_secret: typing.Optional[builtins.str] = None,
        oauth_external_token_scope: typing.Optional[builtins.str] = None,
        oauth_external_token_url: typing.Optional[builtins.str] = None,
        oauth_sts_token_expired_in_seconds: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param oauth_identity_pool_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#oauth_identity_pool_id ConfluentProvider#oauth_identity_pool_id}.
        :param oauth_external_access_token: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#oauth_external_access_token ConfluentProvider#oauth_external_access_token}.
        :param oauth_external_client_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#oauth_external_client_id ConfluentProvider#oauth_external_client_id}.
        :param oauth_external_client_secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#oauth_external_client_secret ConfluentProvider#oauth_external_client_secret}.
        :param oauth_external_token_scope: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#oauth_external_token_scope ConfluentProvider#oauth_external_token_scope}.
        :param oauth_external_token_url: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#oauth_external_token_url ConfluentProvider#oauth_external_token_url}.
        :param oauth_sts_token_expired_in_seconds: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#oauth_sts_token_expired_in_seconds ConfluentProvider#oauth_sts_token_expired_in_seconds}.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__6abda146b62237ae846e38fd35d57da169706906c002795d3895ab58c180df7a)
            check_type(argname="argument oauth_identity_pool_id", value=oauth_identity_pool_id, expected_type=type_hints["oauth_identity_pool_id"])
            check_type(argname="argument oauth_external_access_token", value=oauth_external_access_token, expected_type=type_hints["oauth_external_access_token"])
            check_type(argname="argument oauth_external_client_id", value=oauth_external_client_id, expected_type=type_hints["oauth_external_client_id"])
            check_type(argname="argument oauth_external_client_secret", value=oauth_external_client_secret, expected_type=type_hints["oauth_external_client_secret"])
            check_type(argname="argument oauth_external_token_scope", value=oauth_external_token_scope, expected_type=type_hints["oauth_external_token_scope"])
            check_type(argname="argument oauth_external_token_url", value=oauth_external_token_url, expected_type=type_hints["oauth_external_token_url"])
            check_type(argname="argument oauth_sts_token_expired_in_seconds", value=oauth_sts_token_expired_in_seconds, expected_type=type_hints["oauth_sts_token_expired_in_seconds"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "oauth_identity_pool_id": oauth_identity_pool_id,
        }
        if oauth_external_access_token is not None:
            self._values["oauth_external_access_token"] = oauth_external_access_token
        if oauth_external_client_id is not None:
            self._values["oauth_external_client_id"] = oauth_external_client_id
        if oauth_external_client_secret is not None:
            self._values["oauth_external_client_secret"] = oauth_external_client_secret
        if oauth_external_token_scope is not None:
            self._values["oauth_external_token_scope"] = oauth_external_token_scope
        if oauth_external_token_url is not None:
            self._values["oauth_external_token_url"] = oauth_external_token_url
        if oauth_sts_token_expired_in_seconds is not None:
            self._values["oauth_sts_token_expired_in_seconds"] = oauth_sts_token_expired_in_seconds

    @builtins.property
    def oauth_identity_pool_id(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#oauth_identity_pool_id ConfluentProvider#oauth_identity_pool_id}.'''
        result = self._values.get("oauth_identity_pool_id")
        assert result is not None, "Required property 'oauth_identity_pool_id' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def oauth_external_access_token(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#oauth_external_access_token ConfluentProvider#oauth_external_access_token}.'''
        result = self._values.get("oauth_external_access_token")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def oauth_external_client_id(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#oauth_external_client_id ConfluentProvider#oauth_external_client_id}.'''
        result = self._values.get("oauth_external_client_id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def oauth_external_client_secret(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#oauth_external_client_secret ConfluentProvider#oauth_external_client_secret}.'''
        result = self._values.get("oauth_external_client_secret")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def oauth_external_token_scope(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#oauth_external_token_scope ConfluentProvider#oauth_external_token_scope}.'''
        result = self._values.get("oauth_external_token_scope")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def oauth_external_token_url(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#oauth_external_token_url ConfluentProvider#oauth_external_token_url}.'''
        result = self._values.get("oauth_external_token_url")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def oauth_sts_token_expired_in_seconds(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs#oauth_sts_token_expired_in_seconds ConfluentProvider#oauth_sts_token_expired_in_seconds}.'''
        result = self._values.get("oauth_sts_token_expired_in_seconds")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "ConfluentProviderOauth(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


__all__ = [
    "ConfluentProvider",
    "ConfluentProviderConfig",
    "ConfluentProviderOauth",
]

publication.publish()

def _typecheckingstub__95966968c9da8b9511adf12ada46de9d222b709c429651c0267264b89ba94070(
    scope: _constructs_77d1e7e8.Construct,
    id: builtins.str,
    *,
    alias: typing.Optional[builtins.str] = None,
    catalog_rest_endpoint: typing.Optional[builtins.str] = None,
    cloud_api_key: typing.Optional[builtins.str] = None,
    cloud_api_secret: typing.Optional[builtins.str] = None,
    endpoint: typing.Optional[builtins.str] = None,
    environment_id: typing.Optional[builtins.str] = None,
    flink_api_key: typing.Optional[builtins.str] = None,
    flink_api_secret: typing.Optional[builtins.str] = None,
    flink_compute_pool_id: typing.Optional[builtins.str] = None,
    flink_principal_id: typing.Optional[builtins.str] = None,
    flink_rest_endpoint: typing.Optional[builtins.str] = None,
    kafka_api_key: typing.Optional[builtins.str] = None,
    kafka_api_secret: typing.Optional[builtins.str] = None,
    kafka_id: typing.Optional[builtins.str] = None,
    kafka_rest_endpoint: typing.Optional[builtins.str] = None,
    max_retries: typing.Optional[jsii.Number] = None,
    oauth: typing.Optional[typing.Union[ConfluentProviderOauth, typing.Dict[builtins.str, typing.Any]]] = None,
    organization_id: typing.Optional[builtins.str] = None,
    schema_registry_api_key: typing.Optional[builtins.str] = None,
    schema_registry_api_secret: typing.Optional[builtins.str] = None,
    schema_registry_id: typing.Optional[builtins.str] = None,
    schema_registry_rest_endpoint: typing.Optional[builtins.str] = None,
    tableflow_api_key: typing.Optional[builtins.str] = None,
    tableflow_api_secret: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__86ea3e4beee9d3a77e91caae9cb876505323d27e953ca2ee8134cbca1b574af8(
    scope: _constructs_77d1e7e8.Construct,
    import_to_id: builtins.str,
    import_from_id: builtins.str,
    provider: typing.Optional[_cdktf_9a9027ec.TerraformProvider] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__45120aa652fbf3e62b466e3e3bb3f8f567f75f57bb2dc5ef3e92588f3c113840(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__282aeda67224cd4b144ff947dd99e7d03031bc9a5859d6007fcfcddcaee2fff5(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cc99a7d366bab01e806c5bb464454487aedef29b0030baf04fd98dc7cdabeba0(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5a7a0735b52812bf73ea7f36c03118298e10d9cd9a933f70b5b5593adcdcfd5a(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__12c2b86e75b0b7f8e7b270d8783d98b2566bf3124c894808e08d8494c8ccf3d3(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3af2b31ab7feba2241af9e96b9d42d39781d7ed76982faaf96996aaa55b46941(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4eca403c8fc2415953072be9d4fbf8b966485e369994c7a535b0a3e1740c0a93(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__850495fb43a58be38dc1087b5e8ddefc7f0ac3f3edbca8f5d9767e2efacffdba(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b1e6cdedffb060bd094ce779548073b40f63f80c34d257cb27d7c73b78e1355b(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4548c4066f15a98a2a1d765f01a4baf99fd23d965bdb4f72d858de863f677b3d(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cb5648401595a56c029a12697ae5ee1d1a3396a2f474cd09c8518b2cd3623210(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7eb821f40ae06c23e9c0c0ac60344622d8d645ef0881e5ecbb9bca323194c907(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a2caa8253819c34c15a97e83721a310d57dfb32756205467080f5611e807ca96(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f65369d7abbc4537ca62d5c0bef63cc89f87d28b6aba3033d6e437a2eca0c669(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0e06439640e72bdf548dd5ccffcf58ae9846b270b3a928ec7a6ce5c8598cbdc3(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c57c6270e82a8ce39d8351e6e4976e7c3bfe9641d2c6dbef3f9c90e111a5d8a5(
    value: typing.Optional[jsii.Number],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6fd19d35a6be56cd31807c723be077185c84643e5ab8de97ac8df426071c1470(
    value: typing.Optional[ConfluentProviderOauth],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a25696d396cb005b19998f3aa2b0e5997a247ad4636a00cef64efbb9e45fbe92(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ee169d0637d9753457ddc3ce3bbd719e415a33957ee600417ea670ade4210c51(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fcf4ceadce3d23fbb6a5284d3928249e7ccfe4f74ef03fb68c46eb273805724a(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3330dda13a8cdccccd5e348f965739dd2c41cdd63e5af3e014e4010cf681c039(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__de9043676f2a587fcb80e1022d5a8bcd0c0fde94856a50ee6bd313541ae3e1bc(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ff9cfe49f74a22de5dbac96066ae9a0c09bb03213679c0660260ba5d54541f8c(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ce0c50a6cc01e92c46e0c405d15614030c4115363cc7d83b0e17f7679657f0a3(
    value: typing.Optional[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b3f18df224da7faa2a6c042ff92ea69632d2ca104ed028fd5fbbe25c1d721a6d(
    *,
    alias: typing.Optional[builtins.str] = None,
    catalog_rest_endpoint: typing.Optional[builtins.str] = None,
    cloud_api_key: typing.Optional[builtins.str] = None,
    cloud_api_secret: typing.Optional[builtins.str] = None,
    endpoint: typing.Optional[builtins.str] = None,
    environment_id: typing.Optional[builtins.str] = None,
    flink_api_key: typing.Optional[builtins.str] = None,
    flink_api_secret: typing.Optional[builtins.str] = None,
    flink_compute_pool_id: typing.Optional[builtins.str] = None,
    flink_principal_id: typing.Optional[builtins.str] = None,
    flink_rest_endpoint: typing.Optional[builtins.str] = None,
    kafka_api_key: typing.Optional[builtins.str] = None,
    kafka_api_secret: typing.Optional[builtins.str] = None,
    kafka_id: typing.Optional[builtins.str] = None,
    kafka_rest_endpoint: typing.Optional[builtins.str] = None,
    max_retries: typing.Optional[jsii.Number] = None,
    oauth: typing.Optional[typing.Union[ConfluentProviderOauth, typing.Dict[builtins.str, typing.Any]]] = None,
    organization_id: typing.Optional[builtins.str] = None,
    schema_registry_api_key: typing.Optional[builtins.str] = None,
    schema_registry_api_secret: typing.Optional[builtins.str] = None,
    schema_registry_id: typing.Optional[builtins.str] = None,
    schema_registry_rest_endpoint: typing.Optional[builtins.str] = None,
    tableflow_api_key: typing.Optional[builtins.str] = None,
    tableflow_api_secret: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6abda146b62237ae846e38fd35d57da169706906c002795d3895ab58c180df7a(
    *,
    oauth_identity_pool_id: builtins.str,
    oauth_external_access_token: typing.Optional[builtins.str] = None,
    oauth_external_client_id: typing.Optional[builtins.str] = None,
    oauth_external_client_secret: typing.Optional[builtins.str] = None,
    oauth_external_token_scope: typing.Optional[builtins.str] = None,
    oauth_external_token_url: typing.Optional[builtins.str] = None,
    oauth_sts_token_expired_in_seconds: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass
