r'''
# `confluent_catalog_integration`

Refer to the Terraform Registry for docs: [`confluent_catalog_integration`](https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration).
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


class CatalogIntegration(
    _cdktf_9a9027ec.TerraformResource,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.catalogIntegration.CatalogIntegration",
):
    '''Represents a {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration confluent_catalog_integration}.'''

    def __init__(
        self,
        scope: _constructs_77d1e7e8.Construct,
        id_: builtins.str,
        *,
        display_name: builtins.str,
        environment: typing.Union["CatalogIntegrationEnvironment", typing.Dict[builtins.str, typing.Any]],
        kafka_cluster: typing.Union["CatalogIntegrationKafkaCluster", typing.Dict[builtins.str, typing.Any]],
        aws_glue: typing.Optional[typing.Union["CatalogIntegrationAwsGlue", typing.Dict[builtins.str, typing.Any]]] = None,
        credentials: typing.Optional[typing.Union["CatalogIntegrationCredentials", typing.Dict[builtins.str, typing.Any]]] = None,
        id: typing.Optional[builtins.str] = None,
        snowflake: typing.Optional[typing.Union["CatalogIntegrationSnowflake", typing.Dict[builtins.str, typing.Any]]] = None,
        unity: typing.Optional[typing.Union["CatalogIntegrationUnity", typing.Dict[builtins.str, typing.Any]]] = None,
        connection: typing.Optional[typing.Union[typing.Union[_cdktf_9a9027ec.SSHProvisionerConnection, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.WinrmProvisionerConnection, typing.Dict[builtins.str, typing.Any]]]] = None,
        count: typing.Optional[typing.Union[jsii.Number, _cdktf_9a9027ec.TerraformCount]] = None,
        depends_on: typing.Optional[typing.Sequence[_cdktf_9a9027ec.ITerraformDependable]] = None,
        for_each: typing.Optional[_cdktf_9a9027ec.ITerraformIterator] = None,
        lifecycle: typing.Optional[typing.Union[_cdktf_9a9027ec.TerraformResourceLifecycle, typing.Dict[builtins.str, typing.Any]]] = None,
        provider: typing.Optional[_cdktf_9a9027ec.TerraformProvider] = None,
        provisioners: typing.Optional[typing.Sequence[typing.Union[typing.Union[_cdktf_9a9027ec.FileProvisioner, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.LocalExecProvisioner, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.RemoteExecProvisioner, typing.Dict[builtins.str, typing.Any]]]]] = None,
    ) -> None:
        '''Create a new {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration confluent_catalog_integration} Resource.

        :param scope: The scope in which to define this construct.
        :param id_: The scoped construct ID. Must be unique amongst siblings in the same scope
        :param display_name: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#display_name CatalogIntegration#display_name}.
        :param environment: environment block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#environment CatalogIntegration#environment}
        :param kafka_cluster: kafka_cluster block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#kafka_cluster CatalogIntegration#kafka_cluster}
        :param aws_glue: aws_glue block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#aws_glue CatalogIntegration#aws_glue}
        :param credentials: credentials block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#credentials CatalogIntegration#credentials}
        :param id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#id CatalogIntegration#id}. Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2. If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        :param snowflake: snowflake block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#snowflake CatalogIntegration#snowflake}
        :param unity: unity block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#unity CatalogIntegration#unity}
        :param connection: 
        :param count: 
        :param depends_on: 
        :param for_each: 
        :param lifecycle: 
        :param provider: 
        :param provisioners: 
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__33de61d4b250a7cfe42f9125b919fbc32495fee5591c33deae943f7067eea8a2)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id_", value=id_, expected_type=type_hints["id_"])
        config = CatalogIntegrationConfig(
            display_name=display_name,
            environment=environment,
            kafka_cluster=kafka_cluster,
            aws_glue=aws_glue,
            credentials=credentials,
            id=id,
            snowflake=snowflake,
            unity=unity,
            connection=connection,
            count=count,
            depends_on=depends_on,
            for_each=for_each,
            lifecycle=lifecycle,
            provider=provider,
            provisioners=provisioners,
        )

        jsii.create(self.__class__, self, [scope, id_, config])

    @jsii.member(jsii_name="generateConfigForImport")
    @builtins.classmethod
    def generate_config_for_import(
        cls,
        scope: _constructs_77d1e7e8.Construct,
        import_to_id: builtins.str,
        import_from_id: builtins.str,
        provider: typing.Optional[_cdktf_9a9027ec.TerraformProvider] = None,
    ) -> _cdktf_9a9027ec.ImportableResource:
        '''Generates CDKTF code for importing a CatalogIntegration resource upon running "cdktf plan ".

        :param scope: The scope in which to define this construct.
        :param import_to_id: The construct id used in the generated config for the CatalogIntegration to import.
        :param import_from_id: The id of the existing CatalogIntegration that should be imported. Refer to the {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#import import section} in the documentation of this resource for the id to use
        :param provider: ? Optional instance of the provider where the CatalogIntegration to import is found.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__1c830a7676cdf48ed6b8816c2d9426e5f77b390c23a86821fd8e02d3509dc3a5)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument import_to_id", value=import_to_id, expected_type=type_hints["import_to_id"])
            check_type(argname="argument import_from_id", value=import_from_id, expected_type=type_hints["import_from_id"])
            check_type(argname="argument provider", value=provider, expected_type=type_hints["provider"])
        return typing.cast(_cdktf_9a9027ec.ImportableResource, jsii.sinvoke(cls, "generateConfigForImport", [scope, import_to_id, import_from_id, provider]))

    @jsii.member(jsii_name="putAwsGlue")
    def put_aws_glue(
        self,
        *,
        provider_integration_id: builtins.str,
        custom_database: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param provider_integration_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#provider_integration_id CatalogIntegration#provider_integration_id}.
        :param custom_database: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#custom_database CatalogIntegration#custom_database}.
        '''
        value = CatalogIntegrationAwsGlue(
            provider_integration_id=provider_integration_id,
            custom_database=custom_database,
        )

        return typing.cast(None, jsii.invoke(self, "putAwsGlue", [value]))

    @jsii.member(jsii_name="putCredentials")
    def put_credentials(self, *, key: builtins.str, secret: builtins.str) -> None:
        '''
        :param key: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#key CatalogIntegration#key}.
        :param secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#secret CatalogIntegration#secret}.
        '''
        value = CatalogIntegrationCredentials(key=key, secret=secret)

        return typing.cast(None, jsii.invoke(self, "putCredentials", [value]))

    @jsii.member(jsii_name="putEnvironment")
    def put_environment(self, *, id: builtins.str) -> None:
        '''
        :param id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#id CatalogIntegration#id}. Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2. If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        '''
        value = CatalogIntegrationEnvironment(id=id)

        return typing.cast(None, jsii.invoke(self, "putEnvironment", [value]))

    @jsii.member(jsii_name="putKafkaCluster")
    def put_kafka_cluster(self, *, id: builtins.str) -> None:
        '''
        :param id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#id CatalogIntegration#id}. Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2. If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        '''
        value = CatalogIntegrationKafkaCluster(id=id)

        return typing.cast(None, jsii.invoke(self, "putKafkaCluster", [value]))

    @jsii.member(jsii_name="putSnowflake")
    def put_snowflake(
        self,
        *,
        allowed_scope: builtins.str,
        client_id: builtins.str,
        client_secret: builtins.str,
        endpoint: builtins.str,
        warehouse: builtins.str,
        custom_namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param allowed_scope: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#allowed_scope CatalogIntegration#allowed_scope}.
        :param client_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#client_id CatalogIntegration#client_id}.
        :param client_secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#client_secret CatalogIntegration#client_secret}.
        :param endpoint: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#endpoint CatalogIntegration#endpoint}.
        :param warehouse: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#warehouse CatalogIntegration#warehouse}.
        :param custom_namespace: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#custom_namespace CatalogIntegration#custom_namespace}.
        '''
        value = CatalogIntegrationSnowflake(
            allowed_scope=allowed_scope,
            client_id=client_id,
            client_secret=client_secret,
            endpoint=endpoint,
            warehouse=warehouse,
            custom_namespace=custom_namespace,
        )

        return typing.cast(None, jsii.invoke(self, "putSnowflake", [value]))

    @jsii.member(jsii_name="putUnity")
    def put_unity(
        self,
        *,
        catalog_name: builtins.str,
        client_id: builtins.str,
        client_secret: builtins.str,
        workspace_endpoint: builtins.str,
        custom_schema: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param catalog_name: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#catalog_name CatalogIntegration#catalog_name}.
        :param client_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#client_id CatalogIntegration#client_id}.
        :param client_secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#client_secret CatalogIntegration#client_secret}.
        :param workspace_endpoint: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#workspace_endpoint CatalogIntegration#workspace_endpoint}.
        :param custom_schema: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#custom_schema CatalogIntegration#custom_schema}.
        '''
        value = CatalogIntegrationUnity(
            catalog_name=catalog_name,
            client_id=client_id,
            client_secret=client_secret,
            workspace_endpoint=workspace_endpoint,
            custom_schema=custom_schema,
        )

        return typing.cast(None, jsii.invoke(self, "putUnity", [value]))

    @jsii.member(jsii_name="resetAwsGlue")
    def reset_aws_glue(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetAwsGlue", []))

    @jsii.member(jsii_name="resetCredentials")
    def reset_credentials(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetCredentials", []))

    @jsii.member(jsii_name="resetId")
    def reset_id(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetId", []))

    @jsii.member(jsii_name="resetSnowflake")
    def reset_snowflake(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetSnowflake", []))

    @jsii.member(jsii_name="resetUnity")
    def reset_unity(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetUnity", []))

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
    @jsii.member(jsii_name="awsGlue")
    def aws_glue(self) -> "CatalogIntegrationAwsGlueOutputReference":
        return typing.cast("CatalogIntegrationAwsGlueOutputReference", jsii.get(self, "awsGlue"))

    @builtins.property
    @jsii.member(jsii_name="credentials")
    def credentials(self) -> "CatalogIntegrationCredentialsOutputReference":
        return typing.cast("CatalogIntegrationCredentialsOutputReference", jsii.get(self, "credentials"))

    @builtins.property
    @jsii.member(jsii_name="environment")
    def environment(self) -> "CatalogIntegrationEnvironmentOutputReference":
        return typing.cast("CatalogIntegrationEnvironmentOutputReference", jsii.get(self, "environment"))

    @builtins.property
    @jsii.member(jsii_name="kafkaCluster")
    def kafka_cluster(self) -> "CatalogIntegrationKafkaClusterOutputReference":
        return typing.cast("CatalogIntegrationKafkaClusterOutputReference", jsii.get(self, "kafkaCluster"))

    @builtins.property
    @jsii.member(jsii_name="snowflake")
    def snowflake(self) -> "CatalogIntegrationSnowflakeOutputReference":
        return typing.cast("CatalogIntegrationSnowflakeOutputReference", jsii.get(self, "snowflake"))

    @builtins.property
    @jsii.member(jsii_name="suspended")
    def suspended(self) -> _cdktf_9a9027ec.IResolvable:
        return typing.cast(_cdktf_9a9027ec.IResolvable, jsii.get(self, "suspended"))

    @builtins.property
    @jsii.member(jsii_name="unity")
    def unity(self) -> "CatalogIntegrationUnityOutputReference":
        return typing.cast("CatalogIntegrationUnityOutputReference", jsii.get(self, "unity"))

    @builtins.property
    @jsii.member(jsii_name="awsGlueInput")
    def aws_glue_input(self) -> typing.Optional["CatalogIntegrationAwsGlue"]:
        return typing.cast(typing.Optional["CatalogIntegrationAwsGlue"], jsii.get(self, "awsGlueInput"))

    @builtins.property
    @jsii.member(jsii_name="credentialsInput")
    def credentials_input(self) -> typing.Optional["CatalogIntegrationCredentials"]:
        return typing.cast(typing.Optional["CatalogIntegrationCredentials"], jsii.get(self, "credentialsInput"))

    @builtins.property
    @jsii.member(jsii_name="displayNameInput")
    def display_name_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "displayNameInput"))

    @builtins.property
    @jsii.member(jsii_name="environmentInput")
    def environment_input(self) -> typing.Optional["CatalogIntegrationEnvironment"]:
        return typing.cast(typing.Optional["CatalogIntegrationEnvironment"], jsii.get(self, "environmentInput"))

    @builtins.property
    @jsii.member(jsii_name="idInput")
    def id_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "idInput"))

    @builtins.property
    @jsii.member(jsii_name="kafkaClusterInput")
    def kafka_cluster_input(self) -> typing.Optional["CatalogIntegrationKafkaCluster"]:
        return typing.cast(typing.Optional["CatalogIntegrationKafkaCluster"], jsii.get(self, "kafkaClusterInput"))

    @builtins.property
    @jsii.member(jsii_name="snowflakeInput")
    def snowflake_input(self) -> typing.Optional["CatalogIntegrationSnowflake"]:
        return typing.cast(typing.Optional["CatalogIntegrationSnowflake"], jsii.get(self, "snowflakeInput"))

    @builtins.property
    @jsii.member(jsii_name="unityInput")
    def unity_input(self) -> typing.Optional["CatalogIntegrationUnity"]:
        return typing.cast(typing.Optional["CatalogIntegrationUnity"], jsii.get(self, "unityInput"))

    @builtins.property
    @jsii.member(jsii_name="displayName")
    def display_name(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "displayName"))

    @display_name.setter
    def display_name(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__0fb37cd1564dd0e1750dac530e83aea0ec2874b9602e2af4a13feb32d7dc7508)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "displayName", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="id")
    def id(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "id"))

    @id.setter
    def id(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__a9ff534384f6c7e517af24922635fec42cb3109692b858984d567962503b0758)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "id", value) # pyright: ignore[reportArgumentType]


@jsii.data_type(
    jsii_type="confluent.catalogIntegration.CatalogIntegrationAwsGlue",
    jsii_struct_bases=[],
    name_mapping={
        "provider_integration_id": "providerIntegrationId",
        "custom_database": "customDatabase",
    },
)
class CatalogIntegrationAwsGlue:
    def __init__(
        self,
        *,
        provider_integration_id: builtins.str,
        custom_database: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param provider_integration_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#provider_integration_id CatalogIntegration#provider_integration_id}.
        :param custom_database: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#custom_database CatalogIntegration#custom_database}.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__ae9f42d39b702f2c45b1ed4ea695edd5953e9e4012f0d0aff463cedf9a2788bd)
            check_type(argname="argument provider_integration_id", value=provider_integration_id, expected_type=type_hints["provider_integration_id"])
            check_type(argname="argument custom_database", value=custom_database, expected_type=type_hints["custom_database"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "provider_integration_id": provider_integration_id,
        }
        if custom_database is not None:
            self._values["custom_database"] = custom_database

    @builtins.property
    def provider_integration_id(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#provider_integration_id CatalogIntegration#provider_integration_id}.'''
        result = self._values.get("provider_integration_id")
        assert result is not None, "Required property 'provider_integration_id' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def custom_database(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#custom_database CatalogIntegration#custom_database}.'''
        result = self._values.get("custom_database")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "CatalogIntegrationAwsGlue(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class CatalogIntegrationAwsGlueOutputReference(
    _cdktf_9a9027ec.ComplexObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.catalogIntegration.CatalogIntegrationAwsGlueOutputReference",
):
    def __init__(
        self,
        terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
        terraform_attribute: builtins.str,
    ) -> None:
        '''
        :param terraform_resource: The parent resource.
        :param terraform_attribute: The attribute on the parent resource this class is referencing.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__6597b2bfae53b5900da0609d3352c3dfc672971e8e3af8664cf0bead30770438)
            check_type(argname="argument terraform_resource", value=terraform_resource, expected_type=type_hints["terraform_resource"])
            check_type(argname="argument terraform_attribute", value=terraform_attribute, expected_type=type_hints["terraform_attribute"])
        jsii.create(self.__class__, self, [terraform_resource, terraform_attribute])

    @jsii.member(jsii_name="resetCustomDatabase")
    def reset_custom_database(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetCustomDatabase", []))

    @builtins.property
    @jsii.member(jsii_name="customDatabaseInput")
    def custom_database_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "customDatabaseInput"))

    @builtins.property
    @jsii.member(jsii_name="providerIntegrationIdInput")
    def provider_integration_id_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "providerIntegrationIdInput"))

    @builtins.property
    @jsii.member(jsii_name="customDatabase")
    def custom_database(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "customDatabase"))

    @custom_database.setter
    def custom_database(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__6cfc9d85a8fa9c2300e36a96e55607359beb4a98bdecb0ca1a0e0717ba42ec1e)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "customDatabase", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="providerIntegrationId")
    def provider_integration_id(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "providerIntegrationId"))

    @provider_integration_id.setter
    def provider_integration_id(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__c63ea6d75adfdd7b63ff02c0416f9f3671aabec26448b7330dda5aeb99edef40)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "providerIntegrationId", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="internalValue")
    def internal_value(self) -> typing.Optional[CatalogIntegrationAwsGlue]:
        return typing.cast(typing.Optional[CatalogIntegrationAwsGlue], jsii.get(self, "internalValue"))

    @internal_value.setter
    def internal_value(self, value: typing.Optional[CatalogIntegrationAwsGlue]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__9f3a1b2fabcec17b2a83bd03ceaaf794ccb3981f2edf2dc12a44b2720f521136)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "internalValue", value) # pyright: ignore[reportArgumentType]


@jsii.data_type(
    jsii_type="confluent.catalogIntegration.CatalogIntegrationConfig",
    jsii_struct_bases=[_cdktf_9a9027ec.TerraformMetaArguments],
    name_mapping={
        "connection": "connection",
        "count": "count",
        "depends_on": "dependsOn",
        "for_each": "forEach",
        "lifecycle": "lifecycle",
        "provider": "provider",
        "provisioners": "provisioners",
        "display_name": "displayName",
        "environment": "environment",
        "kafka_cluster": "kafkaCluster",
        "aws_glue": "awsGlue",
        "credentials": "credentials",
        "id": "id",
        "snowflake": "snowflake",
        "unity": "unity",
    },
)
class CatalogIntegrationConfig(_cdktf_9a9027ec.TerraformMetaArguments):
    def __init__(
        self,
        *,
        connection: typing.Optional[typing.Union[typing.Union[_cdktf_9a9027ec.SSHProvisionerConnection, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.WinrmProvisionerConnection, typing.Dict[builtins.str, typing.Any]]]] = None,
        count: typing.Optional[typing.Union[jsii.Number, _cdktf_9a9027ec.TerraformCount]] = None,
        depends_on: typing.Optional[typing.Sequence[_cdktf_9a9027ec.ITerraformDependable]] = None,
        for_each: typing.Optional[_cdktf_9a9027ec.ITerraformIterator] = None,
        lifecycle: typing.Optional[typing.Union[_cdktf_9a9027ec.TerraformResourceLifecycle, typing.Dict[builtins.str, typing.Any]]] = None,
        provider: typing.Optional[_cdktf_9a9027ec.TerraformProvider] = None,
        provisioners: typing.Optional[typing.Sequence[typing.Union[typing.Union[_cdktf_9a9027ec.FileProvisioner, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.LocalExecProvisioner, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.RemoteExecProvisioner, typing.Dict[builtins.str, typing.Any]]]]] = None,
        display_name: builtins.str,
        environment: typing.Union["CatalogIntegrationEnvironment", typing.Dict[builtins.str, typing.Any]],
        kafka_cluster: typing.Union["CatalogIntegrationKafkaCluster", typing.Dict[builtins.str, typing.Any]],
        aws_glue: typing.Optional[typing.Union[CatalogIntegrationAwsGlue, typing.Dict[builtins.str, typing.Any]]] = None,
        credentials: typing.Optional[typing.Union["CatalogIntegrationCredentials", typing.Dict[builtins.str, typing.Any]]] = None,
        id: typing.Optional[builtins.str] = None,
        snowflake: typing.Optional[typing.Union["CatalogIntegrationSnowflake", typing.Dict[builtins.str, typing.Any]]] = None,
        unity: typing.Optional[typing.Union["CatalogIntegrationUnity", typing.Dict[builtins.str, typing.Any]]] = None,
    ) -> None:
        '''
        :param connection: 
        :param count: 
        :param depends_on: 
        :param for_each: 
        :param lifecycle: 
        :param provider: 
        :param provisioners: 
        :param display_name: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#display_name CatalogIntegration#display_name}.
        :param environment: environment block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#environment CatalogIntegration#environment}
        :param kafka_cluster: kafka_cluster block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#kafka_cluster CatalogIntegration#kafka_cluster}
        :param aws_glue: aws_glue block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#aws_glue CatalogIntegration#aws_glue}
        :param credentials: credentials block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#credentials CatalogIntegration#credentials}
        :param id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#id CatalogIntegration#id}. Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2. If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        :param snowflake: snowflake block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#snowflake CatalogIntegration#snowflake}
        :param unity: unity block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#unity CatalogIntegration#unity}
        '''
        if isinstance(lifecycle, dict):
            lifecycle = _cdktf_9a9027ec.TerraformResourceLifecycle(**lifecycle)
        if isinstance(environment, dict):
            environment = CatalogIntegrationEnvironment(**environment)
        if isinstance(kafka_cluster, dict):
            kafka_cluster = CatalogIntegrationKafkaCluster(**kafka_cluster)
        if isinstance(aws_glue, dict):
            aws_glue = CatalogIntegrationAwsGlue(**aws_glue)
        if isinstance(credentials, dict):
            credentials = CatalogIntegrationCredentials(**credentials)
        if isinstance(snowflake, dict):
            snowflake = CatalogIntegrationSnowflake(**snowflake)
        if isinstance(unity, dict):
            unity = CatalogIntegrationUnity(**unity)
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__1b05517be4efd89ff3647d50deab58f94cf8de38b8be8532a7d3c6c36e8084fc)
            check_type(argname="argument connection", value=connection, expected_type=type_hints["connection"])
            check_type(argname="argument count", value=count, expected_type=type_hints["count"])
            check_type(argname="argument depends_on", value=depends_on, expected_type=type_hints["depends_on"])
            check_type(argname="argument for_each", value=for_each, expected_type=type_hints["for_each"])
            check_type(argname="argument lifecycle", value=lifecycle, expected_type=type_hints["lifecycle"])
            check_type(argname="argument provider", value=provider, expected_type=type_hints["provider"])
            check_type(argname="argument provisioners", value=provisioners, expected_type=type_hints["provisioners"])
            check_type(argname="argument display_name", value=display_name, expected_type=type_hints["display_name"])
            check_type(argname="argument environment", value=environment, expected_type=type_hints["environment"])
            check_type(argname="argument kafka_cluster", value=kafka_cluster, expected_type=type_hints["kafka_cluster"])
            check_type(argname="argument aws_glue", value=aws_glue, expected_type=type_hints["aws_glue"])
            check_type(argname="argument credentials", value=credentials, expected_type=type_hints["credentials"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
            check_type(argname="argument snowflake", value=snowflake, expected_type=type_hints["snowflake"])
            check_type(argname="argument unity", value=unity, expected_type=type_hints["unity"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "display_name": display_name,
            "environment": environment,
            "kafka_cluster": kafka_cluster,
        }
        if connection is not None:
            self._values["connection"] = connection
        if count is not None:
            self._values["count"] = count
        if depends_on is not None:
            self._values["depends_on"] = depends_on
        if for_each is not None:
            self._values["for_each"] = for_each
        if lifecycle is not None:
            self._values["lifecycle"] = lifecycle
        if provider is not None:
            self._values["provider"] = provider
        if provisioners is not None:
            self._values["provisioners"] = provisioners
        if aws_glue is not None:
            self._values["aws_glue"] = aws_glue
        if credentials is not None:
            self._values["credentials"] = credentials
        if id is not None:
            self._values["id"] = id
        if snowflake is not None:
            self._values["snowflake"] = snowflake
        if unity is not None:
            self._values["unity"] = unity

    @builtins.property
    def connection(
        self,
    ) -> typing.Optional[typing.Union[_cdktf_9a9027ec.SSHProvisionerConnection, _cdktf_9a9027ec.WinrmProvisionerConnection]]:
        '''
        :stability: experimental
        '''
        result = self._values.get("connection")
        return typing.cast(typing.Optional[typing.Union[_cdktf_9a9027ec.SSHProvisionerConnection, _cdktf_9a9027ec.WinrmProvisionerConnection]], result)

    @builtins.property
    def count(
        self,
    ) -> typing.Optional[typing.Union[jsii.Number, _cdktf_9a9027ec.TerraformCount]]:
        '''
        :stability: experimental
        '''
        result = self._values.get("count")
        return typing.cast(typing.Optional[typing.Union[jsii.Number, _cdktf_9a9027ec.TerraformCount]], result)

    @builtins.property
    def depends_on(
        self,
    ) -> typing.Optional[typing.List[_cdktf_9a9027ec.ITerraformDependable]]:
        '''
        :stability: experimental
        '''
        result = self._values.get("depends_on")
        return typing.cast(typing.Optional[typing.List[_cdktf_9a9027ec.ITerraformDependable]], result)

    @builtins.property
    def for_each(self) -> typing.Optional[_cdktf_9a9027ec.ITerraformIterator]:
        '''
        :stability: experimental
        '''
        result = self._values.get("for_each")
        return typing.cast(typing.Optional[_cdktf_9a9027ec.ITerraformIterator], result)

    @builtins.property
    def lifecycle(self) -> typing.Optional[_cdktf_9a9027ec.TerraformResourceLifecycle]:
        '''
        :stability: experimental
        '''
        result = self._values.get("lifecycle")
        return typing.cast(typing.Optional[_cdktf_9a9027ec.TerraformResourceLifecycle], result)

    @builtins.property
    def provider(self) -> typing.Optional[_cdktf_9a9027ec.TerraformProvider]:
        '''
        :stability: experimental
        '''
        result = self._values.get("provider")
        return typing.cast(typing.Optional[_cdktf_9a9027ec.TerraformProvider], result)

    @builtins.property
    def provisioners(
        self,
    ) -> typing.Optional[typing.List[typing.Union[_cdktf_9a9027ec.FileProvisioner, _cdktf_9a9027ec.LocalExecProvisioner, _cdktf_9a9027ec.RemoteExecProvisioner]]]:
        '''
        :stability: experimental
        '''
        result = self._values.get("provisioners")
        return typing.cast(typing.Optional[typing.List[typing.Union[_cdktf_9a9027ec.FileProvisioner, _cdktf_9a9027ec.LocalExecProvisioner, _cdktf_9a9027ec.RemoteExecProvisioner]]], result)

    @builtins.property
    def display_name(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#display_name CatalogIntegration#display_name}.'''
        result = self._values.get("display_name")
        assert result is not None, "Required property 'display_name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def environment(self) -> "CatalogIntegrationEnvironment":
        '''environment block.

        Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#environment CatalogIntegration#environment}
        '''
        result = self._values.get("environment")
        assert result is not None, "Required property 'environment' is missing"
        return typing.cast("CatalogIntegrationEnvironment", result)

    @builtins.property
    def kafka_cluster(self) -> "CatalogIntegrationKafkaCluster":
        '''kafka_cluster block.

        Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#kafka_cluster CatalogIntegration#kafka_cluster}
        '''
        result = self._values.get("kafka_cluster")
        assert result is not None, "Required property 'kafka_cluster' is missing"
        return typing.cast("CatalogIntegrationKafkaCluster", result)

    @builtins.property
    def aws_glue(self) -> typing.Optional[CatalogIntegrationAwsGlue]:
        '''aws_glue block.

        Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#aws_glue CatalogIntegration#aws_glue}
        '''
        result = self._values.get("aws_glue")
        return typing.cast(typing.Optional[CatalogIntegrationAwsGlue], result)

    @builtins.property
    def credentials(self) -> typing.Optional["CatalogIntegrationCredentials"]:
        '''credentials block.

        Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#credentials CatalogIntegration#credentials}
        '''
        result = self._values.get("credentials")
        return typing.cast(typing.Optional["CatalogIntegrationCredentials"], result)

    @builtins.property
    def id(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#id CatalogIntegration#id}.

        Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2.
        If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        '''
        result = self._values.get("id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def snowflake(self) -> typing.Optional["CatalogIntegrationSnowflake"]:
        '''snowflake block.

        Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#snowflake CatalogIntegration#snowflake}
        '''
        result = self._values.get("snowflake")
        return typing.cast(typing.Optional["CatalogIntegrationSnowflake"], result)

    @builtins.property
    def unity(self) -> typing.Optional["CatalogIntegrationUnity"]:
        '''unity block.

        Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#unity CatalogIntegration#unity}
        '''
        result = self._values.get("unity")
        return typing.cast(typing.Optional["CatalogIntegrationUnity"], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "CatalogIntegrationConfig(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="confluent.catalogIntegration.CatalogIntegrationCredentials",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "secret": "secret"},
)
class CatalogIntegrationCredentials:
    def __init__(self, *, key: builtins.str, secret: builtins.str) -> None:
        '''
        :param key: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#key CatalogIntegration#key}.
        :param secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#secret CatalogIntegration#secret}.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__f7e4d6c482cbc13be38085718beccc4f1cff52c116284b3371c57ebc0a58f30e)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument secret", value=secret, expected_type=type_hints["secret"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key": key,
            "secret": secret,
        }

    @builtins.property
    def key(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#key CatalogIntegration#key}.'''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def secret(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#secret CatalogIntegration#secret}.'''
        result = self._values.get("secret")
        assert result is not None, "Required property 'secret' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "CatalogIntegrationCredentials(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class CatalogIntegrationCredentialsOutputReference(
    _cdktf_9a9027ec.ComplexObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.catalogIntegration.CatalogIntegrationCredentialsOutputReference",
):
    def __init__(
        self,
        terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
        terraform_attribute: builtins.str,
    ) -> None:
        '''
        :param terraform_resource: The parent resource.
        :param terraform_attribute: The attribute on the parent resource this class is referencing.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__d91b897b593af3506a89e15367d81d8258fc1736edffb4ffcda97cda5108e708)
            check_type(argname="argument terraform_resource", value=terraform_resource, expected_type=type_hints["terraform_resource"])
            check_type(argname="argument terraform_attribute", value=terraform_attribute, expected_type=type_hints["terraform_attribute"])
        jsii.create(self.__class__, self, [terraform_resource, terraform_attribute])

    @builtins.property
    @jsii.member(jsii_name="keyInput")
    def key_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "keyInput"))

    @builtins.property
    @jsii.member(jsii_name="secretInput")
    def secret_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "secretInput"))

    @builtins.property
    @jsii.member(jsii_name="key")
    def key(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "key"))

    @key.setter
    def key(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__f39bfd53768a4cea70e05170157c293f2f66e88b5c78ecc5113f87c49fea3e09)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "key", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="secret")
    def secret(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "secret"))

    @secret.setter
    def secret(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__055e9e2061547cd84949565d0fe495616726bab314941f870765f95a049c8349)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "secret", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="internalValue")
    def internal_value(self) -> typing.Optional[CatalogIntegrationCredentials]:
        return typing.cast(typing.Optional[CatalogIntegrationCredentials], jsii.get(self, "internalValue"))

    @internal_value.setter
    def internal_value(
        self,
        value: typing.Optional[CatalogIntegrationCredentials],
    ) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__5c907b5817ffdcc70ba3fc8604155fbebbd6c7999e9fb4ad2037a938ba2f83a7)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "internalValue", value) # pyright: ignore[reportArgumentType]


@jsii.data_type(
    jsii_type="confluent.catalogIntegration.CatalogIntegrationEnvironment",
    jsii_struct_bases=[],
    name_mapping={"id": "id"},
)
class CatalogIntegrationEnvironment:
    def __init__(self, *, id: builtins.str) -> None:
        '''
        :param id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#id CatalogIntegration#id}. Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2. If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__4e6e21c314191d7e4eb246377222a27d93f6c142cc881c093cf641215df70d36)
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "id": id,
        }

    @builtins.property
    def id(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#id CatalogIntegration#id}.

        Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2.
        If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        '''
        result = self._values.get("id")
        assert result is not None, "Required property 'id' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "CatalogIntegrationEnvironment(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class CatalogIntegrationEnvironmentOutputReference(
    _cdktf_9a9027ec.ComplexObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.catalogIntegration.CatalogIntegrationEnvironmentOutputReference",
):
    def __init__(
        self,
        terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
        terraform_attribute: builtins.str,
    ) -> None:
        '''
        :param terraform_resource: The parent resource.
        :param terraform_attribute: The attribute on the parent resource this class is referencing.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__a583a1891d611177d0b690b3cc3707ce5477a32311693fe6552243f5c7df88f0)
            check_type(argname="argument terraform_resource", value=terraform_resource, expected_type=type_hints["terraform_resource"])
            check_type(argname="argument terraform_attribute", value=terraform_attribute, expected_type=type_hints["terraform_attribute"])
        jsii.create(self.__class__, self, [terraform_resource, terraform_attribute])

    @builtins.property
    @jsii.member(jsii_name="idInput")
    def id_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "idInput"))

    @builtins.property
    @jsii.member(jsii_name="id")
    def id(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "id"))

    @id.setter
    def id(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__75415d37c3d0c6ef3c5ea8e4708843e288cf082f0c2983a5540b6c8a4a17283d)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "id", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="internalValue")
    def internal_value(self) -> typing.Optional[CatalogIntegrationEnvironment]:
        return typing.cast(typing.Optional[CatalogIntegrationEnvironment], jsii.get(self, "internalValue"))

    @internal_value.setter
    def internal_value(
        self,
        value: typing.Optional[CatalogIntegrationEnvironment],
    ) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__eecafd87e0de8f1b8962a96cc348050917ddf598d00e211f1371c924253987b5)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "internalValue", value) # pyright: ignore[reportArgumentType]


@jsii.data_type(
    jsii_type="confluent.catalogIntegration.CatalogIntegrationKafkaCluster",
    jsii_struct_bases=[],
    name_mapping={"id": "id"},
)
class CatalogIntegrationKafkaCluster:
    def __init__(self, *, id: builtins.str) -> None:
        '''
        :param id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#id CatalogIntegration#id}. Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2. If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__b367a152e73d0b6f81b3cd7d285c1a722202af5d5dc3200a04b2593643d61519)
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "id": id,
        }

    @builtins.property
    def id(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#id CatalogIntegration#id}.

        Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2.
        If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        '''
        result = self._values.get("id")
        assert result is not None, "Required property 'id' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "CatalogIntegrationKafkaCluster(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class CatalogIntegrationKafkaClusterOutputReference(
    _cdktf_9a9027ec.ComplexObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.catalogIntegration.CatalogIntegrationKafkaClusterOutputReference",
):
    def __init__(
        self,
        terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
        terraform_attribute: builtins.str,
    ) -> None:
        '''
        :param terraform_resource: The parent resource.
        :param terraform_attribute: The attribute on the parent resource this class is referencing.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__a5a92fdc4a35455829c84d7174d2a5847d76005c2e125e2c00cae1b45e2888b0)
            check_type(argname="argument terraform_resource", value=terraform_resource, expected_type=type_hints["terraform_resource"])
            check_type(argname="argument terraform_attribute", value=terraform_attribute, expected_type=type_hints["terraform_attribute"])
        jsii.create(self.__class__, self, [terraform_resource, terraform_attribute])

    @builtins.property
    @jsii.member(jsii_name="idInput")
    def id_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "idInput"))

    @builtins.property
    @jsii.member(jsii_name="id")
    def id(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "id"))

    @id.setter
    def id(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__0607f96de37a29203c96f82116e37d9586007be3ca5b071edcd1ad421cfd1e1e)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "id", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="internalValue")
    def internal_value(self) -> typing.Optional[CatalogIntegrationKafkaCluster]:
        return typing.cast(typing.Optional[CatalogIntegrationKafkaCluster], jsii.get(self, "internalValue"))

    @internal_value.setter
    def internal_value(
        self,
        value: typing.Optional[CatalogIntegrationKafkaCluster],
    ) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__cb3ea7cd5c1eb83574fc40ad5914ec9733091d075187e9266ffb00f6832bceb7)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "internalValue", value) # pyright: ignore[reportArgumentType]


@jsii.data_type(
    jsii_type="confluent.catalogIntegration.CatalogIntegrationSnowflake",
    jsii_struct_bases=[],
    name_mapping={
        "allowed_scope": "allowedScope",
        "client_id": "clientId",
        "client_secret": "clientSecret",
        "endpoint": "endpoint",
        "warehouse": "warehouse",
        "custom_namespace": "customNamespace",
    },
)
class CatalogIntegrationSnowflake:
    def __init__(
        self,
        *,
        allowed_scope: builtins.str,
        client_id: builtins.str,
        client_secret: builtins.str,
        endpoint: builtins.str,
        warehouse: builtins.str,
        custom_namespace: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param allowed_scope: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#allowed_scope CatalogIntegration#allowed_scope}.
        :param client_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#client_id CatalogIntegration#client_id}.
        :param client_secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#client_secret CatalogIntegration#client_secret}.
        :param endpoint: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#endpoint CatalogIntegration#endpoint}.
        :param warehouse: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#warehouse CatalogIntegration#warehouse}.
        :param custom_namespace: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#custom_namespace CatalogIntegration#custom_namespace}.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__ea5278651e86cb1ca80e91d3cb652dc534fe8c2e11f7d640f113dbc1d34d0885)
            check_type(argname="argument allowed_scope", value=allowed_scope, expected_type=type_hints["allowed_scope"])
            check_type(argname="argument client_id", value=client_id, expected_type=type_hints["client_id"])
            check_type(argname="argument client_secret", value=client_secret, expected_type=type_hints["client_secret"])
            check_type(argname="argument endpoint", value=endpoint, expected_type=type_hints["endpoint"])
            check_type(argname="argument warehouse", value=warehouse, expected_type=type_hints["warehouse"])
            check_type(argname="argument custom_namespace", value=custom_namespace, expected_type=type_hints["custom_namespace"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "allowed_scope": allowed_scope,
            "client_id": client_id,
            "client_secret": client_secret,
            "endpoint": endpoint,
            "warehouse": warehouse,
        }
        if custom_namespace is not None:
            self._values["custom_namespace"] = custom_namespace

    @builtins.property
    def allowed_scope(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#allowed_scope CatalogIntegration#allowed_scope}.'''
        result = self._values.get("allowed_scope")
        assert result is not None, "Required property 'allowed_scope' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def client_id(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#client_id CatalogIntegration#client_id}.'''
        result = self._values.get("client_id")
        assert result is not None, "Required property 'client_id' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def client_secret(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#client_secret CatalogIntegration#client_secret}.'''
        result = self._values.get("client_secret")
        assert result is not None, "Required property 'client_secret' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def endpoint(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#endpoint CatalogIntegration#endpoint}.'''
        result = self._values.get("endpoint")
        assert result is not None, "Required property 'endpoint' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def warehouse(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#warehouse CatalogIntegration#warehouse}.'''
        result = self._values.get("warehouse")
        assert result is not None, "Required property 'warehouse' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def custom_namespace(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#custom_namespace CatalogIntegration#custom_namespace}.'''
        result = self._values.get("custom_namespace")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "CatalogIntegrationSnowflake(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class CatalogIntegrationSnowflakeOutputReference(
    _cdktf_9a9027ec.ComplexObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.catalogIntegration.CatalogIntegrationSnowflakeOutputReference",
):
    def __init__(
        self,
        terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
        terraform_attribute: builtins.str,
    ) -> None:
        '''
        :param terraform_resource: The parent resource.
        :param terraform_attribute: The attribute on the parent resource this class is referencing.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__e2cdb5efdc55bdf6a84e7292962a9b4f55e8e1ca8bbd10a795f5d021413824db)
            check_type(argname="argument terraform_resource", value=terraform_resource, expected_type=type_hints["terraform_resource"])
            check_type(argname="argument terraform_attribute", value=terraform_attribute, expected_type=type_hints["terraform_attribute"])
        jsii.create(self.__class__, self, [terraform_resource, terraform_attribute])

    @jsii.member(jsii_name="resetCustomNamespace")
    def reset_custom_namespace(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetCustomNamespace", []))

    @builtins.property
    @jsii.member(jsii_name="allowedScopeInput")
    def allowed_scope_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "allowedScopeInput"))

    @builtins.property
    @jsii.member(jsii_name="clientIdInput")
    def client_id_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "clientIdInput"))

    @builtins.property
    @jsii.member(jsii_name="clientSecretInput")
    def client_secret_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "clientSecretInput"))

    @builtins.property
    @jsii.member(jsii_name="customNamespaceInput")
    def custom_namespace_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "customNamespaceInput"))

    @builtins.property
    @jsii.member(jsii_name="endpointInput")
    def endpoint_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "endpointInput"))

    @builtins.property
    @jsii.member(jsii_name="warehouseInput")
    def warehouse_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "warehouseInput"))

    @builtins.property
    @jsii.member(jsii_name="allowedScope")
    def allowed_scope(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "allowedScope"))

    @allowed_scope.setter
    def allowed_scope(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__0fe56cfd3286ddbb3b600639603f5bc250aaa3c2649b543b60c8178e0997692d)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "allowedScope", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="clientId")
    def client_id(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "clientId"))

    @client_id.setter
    def client_id(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__77c90539be54cd45688087d5d93030ad033856d25d2a966baa8a83c2e33c1100)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "clientId", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="clientSecret")
    def client_secret(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "clientSecret"))

    @client_secret.setter
    def client_secret(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__ccd5d45f63d763b8c7f59bd583ddaa5a8068aea2f19b74077f4ede6f01efa538)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "clientSecret", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="customNamespace")
    def custom_namespace(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "customNamespace"))

    @custom_namespace.setter
    def custom_namespace(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__54aca0e919912159fbc4d81cdb69ebc894bdd6aa1aee1eb546d04f7e27f13df8)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "customNamespace", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="endpoint")
    def endpoint(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "endpoint"))

    @endpoint.setter
    def endpoint(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__926ec24d3c16d5c790dcc40336d811b960bac89746f71bc08eaea3325323e928)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "endpoint", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="warehouse")
    def warehouse(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "warehouse"))

    @warehouse.setter
    def warehouse(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__dd3d6caa91c0791a497f6fb90b646bc95e0128650c2971b57abe26d81091be32)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "warehouse", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="internalValue")
    def internal_value(self) -> typing.Optional[CatalogIntegrationSnowflake]:
        return typing.cast(typing.Optional[CatalogIntegrationSnowflake], jsii.get(self, "internalValue"))

    @internal_value.setter
    def internal_value(
        self,
        value: typing.Optional[CatalogIntegrationSnowflake],
    ) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__5fe1e29f1094c2b5f0c6115d14dc7c55ae1e62ea846e9660705fbe4b7f680002)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "internalValue", value) # pyright: ignore[reportArgumentType]


@jsii.data_type(
    jsii_type="confluent.catalogIntegration.CatalogIntegrationUnity",
    jsii_struct_bases=[],
    name_mapping={
        "catalog_name": "catalogName",
        "client_id": "clientId",
        "client_secret": "clientSecret",
        "workspace_endpoint": "workspaceEndpoint",
        "custom_schema": "customSchema",
    },
)
class CatalogIntegrationUnity:
    def __init__(
        self,
        *,
        catalog_name: builtins.str,
        client_id: builtins.str,
        client_secret: builtins.str,
        workspace_endpoint: builtins.str,
        custom_schema: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param catalog_name: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#catalog_name CatalogIntegration#catalog_name}.
        :param client_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#client_id CatalogIntegration#client_id}.
        :param client_secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#client_secret CatalogIntegration#client_secret}.
        :param workspace_endpoint: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#workspace_endpoint CatalogIntegration#workspace_endpoint}.
        :param custom_schema: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#custom_schema CatalogIntegration#custom_schema}.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__4a0c0988b6d893ac203aa6cb5fb17d42c153d7778b48ddd3f5902e5f76d84e8b)
            check_type(argname="argument catalog_name", value=catalog_name, expected_type=type_hints["catalog_name"])
            check_type(argname="argument client_id", value=client_id, expected_type=type_hints["client_id"])
            check_type(argname="argument client_secret", value=client_secret, expected_type=type_hints["client_secret"])
            check_type(argname="argument workspace_endpoint", value=workspace_endpoint, expected_type=type_hints["workspace_endpoint"])
            check_type(argname="argument custom_schema", value=custom_schema, expected_type=type_hints["custom_schema"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "catalog_name": catalog_name,
            "client_id": client_id,
            "client_secret": client_secret,
            "workspace_endpoint": workspace_endpoint,
        }
        if custom_schema is not None:
            self._values["custom_schema"] = custom_schema

    @builtins.property
    def catalog_name(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#catalog_name CatalogIntegration#catalog_name}.'''
        result = self._values.get("catalog_name")
        assert result is not None, "Required property 'catalog_name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def client_id(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#client_id CatalogIntegration#client_id}.'''
        result = self._values.get("client_id")
        assert result is not None, "Required property 'client_id' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def client_secret(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#client_secret CatalogIntegration#client_secret}.'''
        result = self._values.get("client_secret")
        assert result is not None, "Required property 'client_secret' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def workspace_endpoint(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#workspace_endpoint CatalogIntegration#workspace_endpoint}.'''
        result = self._values.get("workspace_endpoint")
        assert result is not None, "Required property 'workspace_endpoint' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def custom_schema(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/catalog_integration#custom_schema CatalogIntegration#custom_schema}.'''
        result = self._values.get("custom_schema")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "CatalogIntegrationUnity(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class CatalogIntegrationUnityOutputReference(
    _cdktf_9a9027ec.ComplexObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.catalogIntegration.CatalogIntegrationUnityOutputReference",
):
    def __init__(
        self,
        terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
        terraform_attribute: builtins.str,
    ) -> None:
        '''
        :param terraform_resource: The parent resource.
        :param terraform_attribute: The attribute on the parent resource this class is referencing.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__166f0690a509ce1a82dff42bf4bd4cd50c9aaf4549ffddb4147d8a7f4e1206e4)
            check_type(argname="argument terraform_resource", value=terraform_resource, expected_type=type_hints["terraform_resource"])
            check_type(argname="argument terraform_attribute", value=terraform_attribute, expected_type=type_hints["terraform_attribute"])
        jsii.create(self.__class__, self, [terraform_resource, terraform_attribute])

    @jsii.member(jsii_name="resetCustomSchema")
    def reset_custom_schema(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetCustomSchema", []))

    @builtins.property
    @jsii.member(jsii_name="catalogNameInput")
    def catalog_name_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "catalogNameInput"))

    @builtins.property
    @jsii.member(jsii_name="clientIdInput")
    def client_id_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "clientIdInput"))

    @builtins.property
    @jsii.member(jsii_name="clientSecretInput")
    def client_secret_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "clientSecretInput"))

    @builtins.property
    @jsii.member(jsii_name="customSchemaInput")
    def custom_schema_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "customSchemaInput"))

    @builtins.property
    @jsii.member(jsii_name="workspaceEndpointInput")
    def workspace_endpoint_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "workspaceEndpointInput"))

    @builtins.property
    @jsii.member(jsii_name="catalogName")
    def catalog_name(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "catalogName"))

    @catalog_name.setter
    def catalog_name(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__64895381e9bd8aa0e98b49f4ee405a5e679c466a7ba25937a101599c9b5e4314)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "catalogName", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="clientId")
    def client_id(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "clientId"))

    @client_id.setter
    def client_id(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__1f7757f1c729f835f47f57234a4a106790e6b12292759a42cccacb2627a59fa7)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "clientId", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="clientSecret")
    def client_secret(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "clientSecret"))

    @client_secret.setter
    def client_secret(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__4a5dd3844f2cef814b28299175e41e898e707d27b54c015b388136775559542c)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "clientSecret", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="customSchema")
    def custom_schema(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "customSchema"))

    @custom_schema.setter
    def custom_schema(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__e375571bae0bdfec12c282606602ba014fad97a41869ae471eaf16493d89e08d)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "customSchema", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="workspaceEndpoint")
    def workspace_endpoint(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "workspaceEndpoint"))

    @workspace_endpoint.setter
    def workspace_endpoint(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__0b8a68834ddffdedfb599d2db8de0cf61a3c38472ff48d0d98dc1aa3f9f0e3f5)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "workspaceEndpoint", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="internalValue")
    def internal_value(self) -> typing.Optional[CatalogIntegrationUnity]:
        return typing.cast(typing.Optional[CatalogIntegrationUnity], jsii.get(self, "internalValue"))

    @internal_value.setter
    def internal_value(self, value: typing.Optional[CatalogIntegrationUnity]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__4a0532ba97cf0d9e5f562a38596ed8a44fdd6a7b07bac3ff7b5a60624784741a)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "internalValue", value) # pyright: ignore[reportArgumentType]


__all__ = [
    "CatalogIntegration",
    "CatalogIntegrationAwsGlue",
    "CatalogIntegrationAwsGlueOutputReference",
    "CatalogIntegrationConfig",
    "CatalogIntegrationCredentials",
    "CatalogIntegrationCredentialsOutputReference",
    "CatalogIntegrationEnvironment",
    "CatalogIntegrationEnvironmentOutputReference",
    "CatalogIntegrationKafkaCluster",
    "CatalogIntegrationKafkaClusterOutputReference",
    "CatalogIntegrationSnowflake",
    "CatalogIntegrationSnowflakeOutputReference",
    "CatalogIntegrationUnity",
    "CatalogIntegrationUnityOutputReference",
]

publication.publish()

def _typecheckingstub__33de61d4b250a7cfe42f9125b919fbc32495fee5591c33deae943f7067eea8a2(
    scope: _constructs_77d1e7e8.Construct,
    id_: builtins.str,
    *,
    display_name: builtins.str,
    environment: typing.Union[CatalogIntegrationEnvironment, typing.Dict[builtins.str, typing.Any]],
    kafka_cluster: typing.Union[CatalogIntegrationKafkaCluster, typing.Dict[builtins.str, typing.Any]],
    aws_glue: typing.Optional[typing.Union[CatalogIntegrationAwsGlue, typing.Dict[builtins.str, typing.Any]]] = None,
    credentials: typing.Optional[typing.Union[CatalogIntegrationCredentials, typing.Dict[builtins.str, typing.Any]]] = None,
    id: typing.Optional[builtins.str] = None,
    snowflake: typing.Optional[typing.Union[CatalogIntegrationSnowflake, typing.Dict[builtins.str, typing.Any]]] = None,
    unity: typing.Optional[typing.Union[CatalogIntegrationUnity, typing.Dict[builtins.str, typing.Any]]] = None,
    connection: typing.Optional[typing.Union[typing.Union[_cdktf_9a9027ec.SSHProvisionerConnection, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.WinrmProvisionerConnection, typing.Dict[builtins.str, typing.Any]]]] = None,
    count: typing.Optional[typing.Union[jsii.Number, _cdktf_9a9027ec.TerraformCount]] = None,
    depends_on: typing.Optional[typing.Sequence[_cdktf_9a9027ec.ITerraformDependable]] = None,
    for_each: typing.Optional[_cdktf_9a9027ec.ITerraformIterator] = None,
    lifecycle: typing.Optional[typing.Union[_cdktf_9a9027ec.TerraformResourceLifecycle, typing.Dict[builtins.str, typing.Any]]] = None,
    provider: typing.Optional[_cdktf_9a9027ec.TerraformProvider] = None,
    provisioners: typing.Optional[typing.Sequence[typing.Union[typing.Union[_cdktf_9a9027ec.FileProvisioner, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.LocalExecProvisioner, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.RemoteExecProvisioner, typing.Dict[builtins.str, typing.Any]]]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1c830a7676cdf48ed6b8816c2d9426e5f77b390c23a86821fd8e02d3509dc3a5(
    scope: _constructs_77d1e7e8.Construct,
    import_to_id: builtins.str,
    import_from_id: builtins.str,
    provider: typing.Optional[_cdktf_9a9027ec.TerraformProvider] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0fb37cd1564dd0e1750dac530e83aea0ec2874b9602e2af4a13feb32d7dc7508(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a9ff534384f6c7e517af24922635fec42cb3109692b858984d567962503b0758(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ae9f42d39b702f2c45b1ed4ea695edd5953e9e4012f0d0aff463cedf9a2788bd(
    *,
    provider_integration_id: builtins.str,
    custom_database: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6597b2bfae53b5900da0609d3352c3dfc672971e8e3af8664cf0bead30770438(
    terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
    terraform_attribute: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6cfc9d85a8fa9c2300e36a96e55607359beb4a98bdecb0ca1a0e0717ba42ec1e(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c63ea6d75adfdd7b63ff02c0416f9f3671aabec26448b7330dda5aeb99edef40(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9f3a1b2fabcec17b2a83bd03ceaaf794ccb3981f2edf2dc12a44b2720f521136(
    value: typing.Optional[CatalogIntegrationAwsGlue],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1b05517be4efd89ff3647d50deab58f94cf8de38b8be8532a7d3c6c36e8084fc(
    *,
    connection: typing.Optional[typing.Union[typing.Union[_cdktf_9a9027ec.SSHProvisionerConnection, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.WinrmProvisionerConnection, typing.Dict[builtins.str, typing.Any]]]] = None,
    count: typing.Optional[typing.Union[jsii.Number, _cdktf_9a9027ec.TerraformCount]] = None,
    depends_on: typing.Optional[typing.Sequence[_cdktf_9a9027ec.ITerraformDependable]] = None,
    for_each: typing.Optional[_cdktf_9a9027ec.ITerraformIterator] = None,
    lifecycle: typing.Optional[typing.Union[_cdktf_9a9027ec.TerraformResourceLifecycle, typing.Dict[builtins.str, typing.Any]]] = None,
    provider: typing.Optional[_cdktf_9a9027ec.TerraformProvider] = None,
    provisioners: typing.Optional[typing.Sequence[typing.Union[typing.Union[_cdktf_9a9027ec.FileProvisioner, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.LocalExecProvisioner, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.RemoteExecProvisioner, typing.Dict[builtins.str, typing.Any]]]]] = None,
    display_name: builtins.str,
    environment: typing.Union[CatalogIntegrationEnvironment, typing.Dict[builtins.str, typing.Any]],
    kafka_cluster: typing.Union[CatalogIntegrationKafkaCluster, typing.Dict[builtins.str, typing.Any]],
    aws_glue: typing.Optional[typing.Union[CatalogIntegrationAwsGlue, typing.Dict[builtins.str, typing.Any]]] = None,
    credentials: typing.Optional[typing.Union[CatalogIntegrationCredentials, typing.Dict[builtins.str, typing.Any]]] = None,
    id: typing.Optional[builtins.str] = None,
    snowflake: typing.Optional[typing.Union[CatalogIntegrationSnowflake, typing.Dict[builtins.str, typing.Any]]] = None,
    unity: typing.Optional[typing.Union[CatalogIntegrationUnity, typing.Dict[builtins.str, typing.Any]]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f7e4d6c482cbc13be38085718beccc4f1cff52c116284b3371c57ebc0a58f30e(
    *,
    key: builtins.str,
    secret: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d91b897b593af3506a89e15367d81d8258fc1736edffb4ffcda97cda5108e708(
    terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
    terraform_attribute: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f39bfd53768a4cea70e05170157c293f2f66e88b5c78ecc5113f87c49fea3e09(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__055e9e2061547cd84949565d0fe495616726bab314941f870765f95a049c8349(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5c907b5817ffdcc70ba3fc8604155fbebbd6c7999e9fb4ad2037a938ba2f83a7(
    value: typing.Optional[CatalogIntegrationCredentials],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4e6e21c314191d7e4eb246377222a27d93f6c142cc881c093cf641215df70d36(
    *,
    id: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a583a1891d611177d0b690b3cc3707ce5477a32311693fe6552243f5c7df88f0(
    terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
    terraform_attribute: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__75415d37c3d0c6ef3c5ea8e4708843e288cf082f0c2983a5540b6c8a4a17283d(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__eecafd87e0de8f1b8962a96cc348050917ddf598d00e211f1371c924253987b5(
    value: typing.Optional[CatalogIntegrationEnvironment],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b367a152e73d0b6f81b3cd7d285c1a722202af5d5dc3200a04b2593643d61519(
    *,
    id: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a5a92fdc4a35455829c84d7174d2a5847d76005c2e125e2c00cae1b45e2888b0(
    terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
    terraform_attribute: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0607f96de37a29203c96f82116e37d9586007be3ca5b071edcd1ad421cfd1e1e(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cb3ea7cd5c1eb83574fc40ad5914ec9733091d075187e9266ffb00f6832bceb7(
    value: typing.Optional[CatalogIntegrationKafkaCluster],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ea5278651e86cb1ca80e91d3cb652dc534fe8c2e11f7d640f113dbc1d34d0885(
    *,
    allowed_scope: builtins.str,
    client_id: builtins.str,
    client_secret: builtins.str,
    endpoint: builtins.str,
    warehouse: builtins.str,
    custom_namespace: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e2cdb5efdc55bdf6a84e7292962a9b4f55e8e1ca8bbd10a795f5d021413824db(
    terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
    terraform_attribute: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0fe56cfd3286ddbb3b600639603f5bc250aaa3c2649b543b60c8178e0997692d(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__77c90539be54cd45688087d5d93030ad033856d25d2a966baa8a83c2e33c1100(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ccd5d45f63d763b8c7f59bd583ddaa5a8068aea2f19b74077f4ede6f01efa538(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__54aca0e919912159fbc4d81cdb69ebc894bdd6aa1aee1eb546d04f7e27f13df8(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__926ec24d3c16d5c790dcc40336d811b960bac89746f71bc08eaea3325323e928(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__dd3d6caa91c0791a497f6fb90b646bc95e0128650c2971b57abe26d81091be32(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5fe1e29f1094c2b5f0c6115d14dc7c55ae1e62ea846e9660705fbe4b7f680002(
    value: typing.Optional[CatalogIntegrationSnowflake],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4a0c0988b6d893ac203aa6cb5fb17d42c153d7778b48ddd3f5902e5f76d84e8b(
    *,
    catalog_name: builtins.str,
    client_id: builtins.str,
    client_secret: builtins.str,
    workspace_endpoint: builtins.str,
    custom_schema: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__166f0690a509ce1a82dff42bf4bd4cd50c9aaf4549ffddb4147d8a7f4e1206e4(
    terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
    terraform_attribute: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__64895381e9bd8aa0e98b49f4ee405a5e679c466a7ba25937a101599c9b5e4314(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1f7757f1c729f835f47f57234a4a106790e6b12292759a42cccacb2627a59fa7(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4a5dd3844f2cef814b28299175e41e898e707d27b54c015b388136775559542c(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e375571bae0bdfec12c282606602ba014fad97a41869ae471eaf16493d89e08d(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0b8a68834ddffdedfb599d2db8de0cf61a3c38472ff48d0d98dc1aa3f9f0e3f5(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4a0532ba97cf0d9e5f562a38596ed8a44fdd6a7b07bac3ff7b5a60624784741a(
    value: typing.Optional[CatalogIntegrationUnity],
) -> None:
    """Type checking stubs"""
    pass
