r'''
# `confluent_kafka_acl`

Refer to the Terraform Registry for docs: [`confluent_kafka_acl`](https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl).
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


class KafkaAcl(
    _cdktf_9a9027ec.TerraformResource,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.kafkaAcl.KafkaAcl",
):
    '''Represents a {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl confluent_kafka_acl}.'''

    def __init__(
        self,
        scope: _constructs_77d1e7e8.Construct,
        id_: builtins.str,
        *,
        host: builtins.str,
        operation: builtins.str,
        pattern_type: builtins.str,
        permission: builtins.str,
        principal: builtins.str,
        resource_name: builtins.str,
        resource_type: builtins.str,
        credentials: typing.Optional[typing.Union["KafkaAclCredentials", typing.Dict[builtins.str, typing.Any]]] = None,
        id: typing.Optional[builtins.str] = None,
        kafka_cluster: typing.Optional[typing.Union["KafkaAclKafkaCluster", typing.Dict[builtins.str, typing.Any]]] = None,
        rest_endpoint: typing.Optional[builtins.str] = None,
        connection: typing.Optional[typing.Union[typing.Union[_cdktf_9a9027ec.SSHProvisionerConnection, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.WinrmProvisionerConnection, typing.Dict[builtins.str, typing.Any]]]] = None,
        count: typing.Optional[typing.Union[jsii.Number, _cdktf_9a9027ec.TerraformCount]] = None,
        depends_on: typing.Optional[typing.Sequence[_cdktf_9a9027ec.ITerraformDependable]] = None,
        for_each: typing.Optional[_cdktf_9a9027ec.ITerraformIterator] = None,
        lifecycle: typing.Optional[typing.Union[_cdktf_9a9027ec.TerraformResourceLifecycle, typing.Dict[builtins.str, typing.Any]]] = None,
        provider: typing.Optional[_cdktf_9a9027ec.TerraformProvider] = None,
        provisioners: typing.Optional[typing.Sequence[typing.Union[typing.Union[_cdktf_9a9027ec.FileProvisioner, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.LocalExecProvisioner, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.RemoteExecProvisioner, typing.Dict[builtins.str, typing.Any]]]]] = None,
    ) -> None:
        '''Create a new {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl confluent_kafka_acl} Resource.

        :param scope: The scope in which to define this construct.
        :param id_: The scoped construct ID. Must be unique amongst siblings in the same scope
        :param host: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#host KafkaAcl#host}.
        :param operation: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#operation KafkaAcl#operation}.
        :param pattern_type: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#pattern_type KafkaAcl#pattern_type}.
        :param permission: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#permission KafkaAcl#permission}.
        :param principal: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#principal KafkaAcl#principal}.
        :param resource_name: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#resource_name KafkaAcl#resource_name}.
        :param resource_type: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#resource_type KafkaAcl#resource_type}.
        :param credentials: credentials block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#credentials KafkaAcl#credentials}
        :param id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#id KafkaAcl#id}. Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2. If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        :param kafka_cluster: kafka_cluster block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#kafka_cluster KafkaAcl#kafka_cluster}
        :param rest_endpoint: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#rest_endpoint KafkaAcl#rest_endpoint}.
        :param connection: 
        :param count: 
        :param depends_on: 
        :param for_each: 
        :param lifecycle: 
        :param provider: 
        :param provisioners: 
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__d5ee76decf58f095e54862c3f3ff3792ff4bf6af09a5b2828fcf265a57b1a303)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id_", value=id_, expected_type=type_hints["id_"])
        config = KafkaAclConfig(
            host=host,
            operation=operation,
            pattern_type=pattern_type,
            permission=permission,
            principal=principal,
            resource_name=resource_name,
            resource_type=resource_type,
            credentials=credentials,
            id=id,
            kafka_cluster=kafka_cluster,
            rest_endpoint=rest_endpoint,
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
        '''Generates CDKTF code for importing a KafkaAcl resource upon running "cdktf plan ".

        :param scope: The scope in which to define this construct.
        :param import_to_id: The construct id used in the generated config for the KafkaAcl to import.
        :param import_from_id: The id of the existing KafkaAcl that should be imported. Refer to the {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#import import section} in the documentation of this resource for the id to use
        :param provider: ? Optional instance of the provider where the KafkaAcl to import is found.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__33e1d22a1b510a39bb885760964a13a3099c0f57e483cf68aa97f7ca7f43c646)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument import_to_id", value=import_to_id, expected_type=type_hints["import_to_id"])
            check_type(argname="argument import_from_id", value=import_from_id, expected_type=type_hints["import_from_id"])
            check_type(argname="argument provider", value=provider, expected_type=type_hints["provider"])
        return typing.cast(_cdktf_9a9027ec.ImportableResource, jsii.sinvoke(cls, "generateConfigForImport", [scope, import_to_id, import_from_id, provider]))

    @jsii.member(jsii_name="putCredentials")
    def put_credentials(self, *, key: builtins.str, secret: builtins.str) -> None:
        '''
        :param key: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#key KafkaAcl#key}.
        :param secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#secret KafkaAcl#secret}.
        '''
        value = KafkaAclCredentials(key=key, secret=secret)

        return typing.cast(None, jsii.invoke(self, "putCredentials", [value]))

    @jsii.member(jsii_name="putKafkaCluster")
    def put_kafka_cluster(self, *, id: builtins.str) -> None:
        '''
        :param id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#id KafkaAcl#id}. Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2. If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        '''
        value = KafkaAclKafkaCluster(id=id)

        return typing.cast(None, jsii.invoke(self, "putKafkaCluster", [value]))

    @jsii.member(jsii_name="resetCredentials")
    def reset_credentials(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetCredentials", []))

    @jsii.member(jsii_name="resetId")
    def reset_id(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetId", []))

    @jsii.member(jsii_name="resetKafkaCluster")
    def reset_kafka_cluster(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetKafkaCluster", []))

    @jsii.member(jsii_name="resetRestEndpoint")
    def reset_rest_endpoint(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetRestEndpoint", []))

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
    @jsii.member(jsii_name="credentials")
    def credentials(self) -> "KafkaAclCredentialsOutputReference":
        return typing.cast("KafkaAclCredentialsOutputReference", jsii.get(self, "credentials"))

    @builtins.property
    @jsii.member(jsii_name="kafkaCluster")
    def kafka_cluster(self) -> "KafkaAclKafkaClusterOutputReference":
        return typing.cast("KafkaAclKafkaClusterOutputReference", jsii.get(self, "kafkaCluster"))

    @builtins.property
    @jsii.member(jsii_name="credentialsInput")
    def credentials_input(self) -> typing.Optional["KafkaAclCredentials"]:
        return typing.cast(typing.Optional["KafkaAclCredentials"], jsii.get(self, "credentialsInput"))

    @builtins.property
    @jsii.member(jsii_name="hostInput")
    def host_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "hostInput"))

    @builtins.property
    @jsii.member(jsii_name="idInput")
    def id_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "idInput"))

    @builtins.property
    @jsii.member(jsii_name="kafkaClusterInput")
    def kafka_cluster_input(self) -> typing.Optional["KafkaAclKafkaCluster"]:
        return typing.cast(typing.Optional["KafkaAclKafkaCluster"], jsii.get(self, "kafkaClusterInput"))

    @builtins.property
    @jsii.member(jsii_name="operationInput")
    def operation_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "operationInput"))

    @builtins.property
    @jsii.member(jsii_name="patternTypeInput")
    def pattern_type_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "patternTypeInput"))

    @builtins.property
    @jsii.member(jsii_name="permissionInput")
    def permission_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "permissionInput"))

    @builtins.property
    @jsii.member(jsii_name="principalInput")
    def principal_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "principalInput"))

    @builtins.property
    @jsii.member(jsii_name="resourceNameInput")
    def resource_name_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "resourceNameInput"))

    @builtins.property
    @jsii.member(jsii_name="resourceTypeInput")
    def resource_type_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "resourceTypeInput"))

    @builtins.property
    @jsii.member(jsii_name="restEndpointInput")
    def rest_endpoint_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "restEndpointInput"))

    @builtins.property
    @jsii.member(jsii_name="host")
    def host(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "host"))

    @host.setter
    def host(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__44d24317f6a41737423fb9698bef6912e5f3d78c0e72b8805f46b6070e0f88ed)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "host", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="id")
    def id(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "id"))

    @id.setter
    def id(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__21f0aa7938d5126eb93ec38061cbc75f2c0ad57181c9e5f83599011fec519dd1)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "id", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="operation")
    def operation(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "operation"))

    @operation.setter
    def operation(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__56aa03a02db58a57896ad860b0ad5577ca76a51eb27f77940437a52001ec2ca6)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "operation", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="patternType")
    def pattern_type(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "patternType"))

    @pattern_type.setter
    def pattern_type(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__d74eec024f1ad0919ee228fc3401878f622cbb3ce9d39dd4515489fc891600c5)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "patternType", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="permission")
    def permission(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "permission"))

    @permission.setter
    def permission(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__836af084428873fcf262ecb5679d72e1389984ecd8f7aa5dee65c8ed8a8d60f5)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "permission", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="principal")
    def principal(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "principal"))

    @principal.setter
    def principal(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__bdc2f9e65eb1e0897643554dabf3d06ac256c4c09ec0bb20bc5629bd5f0fc477)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "principal", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="resourceName")
    def resource_name(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "resourceName"))

    @resource_name.setter
    def resource_name(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__f4869d3cd8611408b45390f883b934510b18ec5261979b326da3766975e4902d)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "resourceName", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="resourceType")
    def resource_type(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "resourceType"))

    @resource_type.setter
    def resource_type(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__ec082301d3c9876b8c350753a92371fbb0b18b11c74f1042fbc1de63550c3aff)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "resourceType", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="restEndpoint")
    def rest_endpoint(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "restEndpoint"))

    @rest_endpoint.setter
    def rest_endpoint(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__5c73dd4f8317246211193f9db1cbca12c0e701c3ce3ddb00fbee7d527ec92577)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "restEndpoint", value) # pyright: ignore[reportArgumentType]


@jsii.data_type(
    jsii_type="confluent.kafkaAcl.KafkaAclConfig",
    jsii_struct_bases=[_cdktf_9a9027ec.TerraformMetaArguments],
    name_mapping={
        "connection": "connection",
        "count": "count",
        "depends_on": "dependsOn",
        "for_each": "forEach",
        "lifecycle": "lifecycle",
        "provider": "provider",
        "provisioners": "provisioners",
        "host": "host",
        "operation": "operation",
        "pattern_type": "patternType",
        "permission": "permission",
        "principal": "principal",
        "resource_name": "resourceName",
        "resource_type": "resourceType",
        "credentials": "credentials",
        "id": "id",
        "kafka_cluster": "kafkaCluster",
        "rest_endpoint": "restEndpoint",
    },
)
class KafkaAclConfig(_cdktf_9a9027ec.TerraformMetaArguments):
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
        host: builtins.str,
        operation: builtins.str,
        pattern_type: builtins.str,
        permission: builtins.str,
        principal: builtins.str,
        resource_name: builtins.str,
        resource_type: builtins.str,
        credentials: typing.Optional[typing.Union["KafkaAclCredentials", typing.Dict[builtins.str, typing.Any]]] = None,
        id: typing.Optional[builtins.str] = None,
        kafka_cluster: typing.Optional[typing.Union["KafkaAclKafkaCluster", typing.Dict[builtins.str, typing.Any]]] = None,
        rest_endpoint: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param connection: 
        :param count: 
        :param depends_on: 
        :param for_each: 
        :param lifecycle: 
        :param provider: 
        :param provisioners: 
        :param host: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#host KafkaAcl#host}.
        :param operation: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#operation KafkaAcl#operation}.
        :param pattern_type: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#pattern_type KafkaAcl#pattern_type}.
        :param permission: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#permission KafkaAcl#permission}.
        :param principal: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#principal KafkaAcl#principal}.
        :param resource_name: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#resource_name KafkaAcl#resource_name}.
        :param resource_type: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#resource_type KafkaAcl#resource_type}.
        :param credentials: credentials block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#credentials KafkaAcl#credentials}
        :param id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#id KafkaAcl#id}. Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2. If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        :param kafka_cluster: kafka_cluster block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#kafka_cluster KafkaAcl#kafka_cluster}
        :param rest_endpoint: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#rest_endpoint KafkaAcl#rest_endpoint}.
        '''
        if isinstance(lifecycle, dict):
            lifecycle = _cdktf_9a9027ec.TerraformResourceLifecycle(**lifecycle)
        if isinstance(credentials, dict):
            credentials = KafkaAclCredentials(**credentials)
        if isinstance(kafka_cluster, dict):
            kafka_cluster = KafkaAclKafkaCluster(**kafka_cluster)
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__ac6bf318fafea0d14039418298cfcbe54458455c7e9050ec21411af8933aa3ee)
            check_type(argname="argument connection", value=connection, expected_type=type_hints["connection"])
            check_type(argname="argument count", value=count, expected_type=type_hints["count"])
            check_type(argname="argument depends_on", value=depends_on, expected_type=type_hints["depends_on"])
            check_type(argname="argument for_each", value=for_each, expected_type=type_hints["for_each"])
            check_type(argname="argument lifecycle", value=lifecycle, expected_type=type_hints["lifecycle"])
            check_type(argname="argument provider", value=provider, expected_type=type_hints["provider"])
            check_type(argname="argument provisioners", value=provisioners, expected_type=type_hints["provisioners"])
            check_type(argname="argument host", value=host, expected_type=type_hints["host"])
            check_type(argname="argument operation", value=operation, expected_type=type_hints["operation"])
            check_type(argname="argument pattern_type", value=pattern_type, expected_type=type_hints["pattern_type"])
            check_type(argname="argument permission", value=permission, expected_type=type_hints["permission"])
            check_type(argname="argument principal", value=principal, expected_type=type_hints["principal"])
            check_type(argname="argument resource_name", value=resource_name, expected_type=type_hints["resource_name"])
            check_type(argname="argument resource_type", value=resource_type, expected_type=type_hints["resource_type"])
            check_type(argname="argument credentials", value=credentials, expected_type=type_hints["credentials"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
            check_type(argname="argument kafka_cluster", value=kafka_cluster, expected_type=type_hints["kafka_cluster"])
            check_type(argname="argument rest_endpoint", value=rest_endpoint, expected_type=type_hints["rest_endpoint"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "host": host,
            "operation": operation,
            "pattern_type": pattern_type,
            "permission": permission,
            "principal": principal,
            "resource_name": resource_name,
            "resource_type": resource_type,
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
        if credentials is not None:
            self._values["credentials"] = credentials
        if id is not None:
            self._values["id"] = id
        if kafka_cluster is not None:
            self._values["kafka_cluster"] = kafka_cluster
        if rest_endpoint is not None:
            self._values["rest_endpoint"] = rest_endpoint

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
    def host(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#host KafkaAcl#host}.'''
        result = self._values.get("host")
        assert result is not None, "Required property 'host' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def operation(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#operation KafkaAcl#operation}.'''
        result = self._values.get("operation")
        assert result is not None, "Required property 'operation' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def pattern_type(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#pattern_type KafkaAcl#pattern_type}.'''
        result = self._values.get("pattern_type")
        assert result is not None, "Required property 'pattern_type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def permission(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#permission KafkaAcl#permission}.'''
        result = self._values.get("permission")
        assert result is not None, "Required property 'permission' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def principal(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#principal KafkaAcl#principal}.'''
        result = self._values.get("principal")
        assert result is not None, "Required property 'principal' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def resource_name(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#resource_name KafkaAcl#resource_name}.'''
        result = self._values.get("resource_name")
        assert result is not None, "Required property 'resource_name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def resource_type(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#resource_type KafkaAcl#resource_type}.'''
        result = self._values.get("resource_type")
        assert result is not None, "Required property 'resource_type' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def credentials(self) -> typing.Optional["KafkaAclCredentials"]:
        '''credentials block.

        Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#credentials KafkaAcl#credentials}
        '''
        result = self._values.get("credentials")
        return typing.cast(typing.Optional["KafkaAclCredentials"], result)

    @builtins.property
    def id(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#id KafkaAcl#id}.

        Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2.
        If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        '''
        result = self._values.get("id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def kafka_cluster(self) -> typing.Optional["KafkaAclKafkaCluster"]:
        '''kafka_cluster block.

        Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#kafka_cluster KafkaAcl#kafka_cluster}
        '''
        result = self._values.get("kafka_cluster")
        return typing.cast(typing.Optional["KafkaAclKafkaCluster"], result)

    @builtins.property
    def rest_endpoint(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#rest_endpoint KafkaAcl#rest_endpoint}.'''
        result = self._values.get("rest_endpoint")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KafkaAclConfig(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="confluent.kafkaAcl.KafkaAclCredentials",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "secret": "secret"},
)
class KafkaAclCredentials:
    def __init__(self, *, key: builtins.str, secret: builtins.str) -> None:
        '''
        :param key: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#key KafkaAcl#key}.
        :param secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#secret KafkaAcl#secret}.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__0881acb476b2b46cb32e68cee08fe3097345ea329b4bcc61413c69bff99dd0cf)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument secret", value=secret, expected_type=type_hints["secret"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key": key,
            "secret": secret,
        }

    @builtins.property
    def key(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#key KafkaAcl#key}.'''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def secret(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#secret KafkaAcl#secret}.'''
        result = self._values.get("secret")
        assert result is not None, "Required property 'secret' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "KafkaAclCredentials(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class KafkaAclCredentialsOutputReference(
    _cdktf_9a9027ec.ComplexObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.kafkaAcl.KafkaAclCredentialsOutputReference",
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
            type_hints = typing.get_type_hints(_typecheckingstub__b91fb697c6718275dd256987da3d99634fa6cc390d06ff8ade5357a1005e1664)
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
            type_hints = typing.get_type_hints(_typecheckingstub__9c5324cef56ac21c0717da7f19f3a15821a6ef439ac2ba54bb76232a0a7ecc3f)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "key", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="secret")
    def secret(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "secret"))

    @secret.setter
    def secret(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__3173d78c020ebe8ad9cdefbfe612ba4a208374dd0f8585b443c95e58e8ee22d9)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "secret", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="internalValue")
    def internal_value(self) -> typing.Optional[KafkaAclCredentials]:
        return typing.cast(typing.Optional[KafkaAclCredentials], jsii.get(self, "internalValue"))

    @internal_value.setter
    def internal_value(self, value: typing.Optional[KafkaAclCredentials]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__bfca8d048e1b71b79b6c60e016efe3de1f686cafbf7fe99b080f65896b4d2fea)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "internalValue", value) # pyright: ignore[reportArgumentType]


@jsii.data_type(
    jsii_type="confluent.kafkaAcl.KafkaAclKafkaCluster",
    jsii_struct_bases=[],
    name_mapping={"id": "id"},
)
class KafkaAclKafkaCluster:
    def __init__(self, *, id: builtins.str) -> None:
        '''
        :param id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#id KafkaAcl#id}. Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2. If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__9ad24423b2c346246793e3cee78003ecb8274157c216196edebca7c179abc9c6)
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "id": id,
        }

    @builtins.property
    def id(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/kafka_acl#id KafkaAcl#id}.

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
        return "KafkaAclKafkaCluster(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class KafkaAclKafkaClusterOutputReference(
    _cdktf_9a9027ec.ComplexObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.kafkaAcl.KafkaAclKafkaClusterOutputReference",
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
            type_hints = typing.get_type_hints(_typecheckingstub__37d1036980f2c28b28968daf1d5d8ca36a790e0bcb0c024d5241cc82749ec4ad)
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
            type_hints = typing.get_type_hints(_typecheckingstub__6a484a1a038a96bde0bfb9312bdfef678d3c67c183c39b749b267ab1e6d54eba)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "id", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="internalValue")
    def internal_value(self) -> typing.Optional[KafkaAclKafkaCluster]:
        return typing.cast(typing.Optional[KafkaAclKafkaCluster], jsii.get(self, "internalValue"))

    @internal_value.setter
    def internal_value(self, value: typing.Optional[KafkaAclKafkaCluster]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__edabfff9324b124d755b77db46dd056e2346cc2272bcf1aaa1e7e4ccc88b93d3)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "internalValue", value) # pyright: ignore[reportArgumentType]


__all__ = [
    "KafkaAcl",
    "KafkaAclConfig",
    "KafkaAclCredentials",
    "KafkaAclCredentialsOutputReference",
    "KafkaAclKafkaCluster",
    "KafkaAclKafkaClusterOutputReference",
]

publication.publish()

def _typecheckingstub__d5ee76decf58f095e54862c3f3ff3792ff4bf6af09a5b2828fcf265a57b1a303(
    scope: _constructs_77d1e7e8.Construct,
    id_: builtins.str,
    *,
    host: builtins.str,
    operation: builtins.str,
    pattern_type: builtins.str,
    permission: builtins.str,
    principal: builtins.str,
    resource_name: builtins.str,
    resource_type: builtins.str,
    credentials: typing.Optional[typing.Union[KafkaAclCredentials, typing.Dict[builtins.str, typing.Any]]] = None,
    id: typing.Optional[builtins.str] = None,
    kafka_cluster: typing.Optional[typing.Union[KafkaAclKafkaCluster, typing.Dict[builtins.str, typing.Any]]] = None,
    rest_endpoint: typing.Optional[builtins.str] = None,
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

def _typecheckingstub__33e1d22a1b510a39bb885760964a13a3099c0f57e483cf68aa97f7ca7f43c646(
    scope: _constructs_77d1e7e8.Construct,
    import_to_id: builtins.str,
    import_from_id: builtins.str,
    provider: typing.Optional[_cdktf_9a9027ec.TerraformProvider] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__44d24317f6a41737423fb9698bef6912e5f3d78c0e72b8805f46b6070e0f88ed(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__21f0aa7938d5126eb93ec38061cbc75f2c0ad57181c9e5f83599011fec519dd1(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__56aa03a02db58a57896ad860b0ad5577ca76a51eb27f77940437a52001ec2ca6(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d74eec024f1ad0919ee228fc3401878f622cbb3ce9d39dd4515489fc891600c5(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__836af084428873fcf262ecb5679d72e1389984ecd8f7aa5dee65c8ed8a8d60f5(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bdc2f9e65eb1e0897643554dabf3d06ac256c4c09ec0bb20bc5629bd5f0fc477(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f4869d3cd8611408b45390f883b934510b18ec5261979b326da3766975e4902d(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ec082301d3c9876b8c350753a92371fbb0b18b11c74f1042fbc1de63550c3aff(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5c73dd4f8317246211193f9db1cbca12c0e701c3ce3ddb00fbee7d527ec92577(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__ac6bf318fafea0d14039418298cfcbe54458455c7e9050ec21411af8933aa3ee(
    *,
    connection: typing.Optional[typing.Union[typing.Union[_cdktf_9a9027ec.SSHProvisionerConnection, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.WinrmProvisionerConnection, typing.Dict[builtins.str, typing.Any]]]] = None,
    count: typing.Optional[typing.Union[jsii.Number, _cdktf_9a9027ec.TerraformCount]] = None,
    depends_on: typing.Optional[typing.Sequence[_cdktf_9a9027ec.ITerraformDependable]] = None,
    for_each: typing.Optional[_cdktf_9a9027ec.ITerraformIterator] = None,
    lifecycle: typing.Optional[typing.Union[_cdktf_9a9027ec.TerraformResourceLifecycle, typing.Dict[builtins.str, typing.Any]]] = None,
    provider: typing.Optional[_cdktf_9a9027ec.TerraformProvider] = None,
    provisioners: typing.Optional[typing.Sequence[typing.Union[typing.Union[_cdktf_9a9027ec.FileProvisioner, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.LocalExecProvisioner, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.RemoteExecProvisioner, typing.Dict[builtins.str, typing.Any]]]]] = None,
    host: builtins.str,
    operation: builtins.str,
    pattern_type: builtins.str,
    permission: builtins.str,
    principal: builtins.str,
    resource_name: builtins.str,
    resource_type: builtins.str,
    credentials: typing.Optional[typing.Union[KafkaAclCredentials, typing.Dict[builtins.str, typing.Any]]] = None,
    id: typing.Optional[builtins.str] = None,
    kafka_cluster: typing.Optional[typing.Union[KafkaAclKafkaCluster, typing.Dict[builtins.str, typing.Any]]] = None,
    rest_endpoint: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0881acb476b2b46cb32e68cee08fe3097345ea329b4bcc61413c69bff99dd0cf(
    *,
    key: builtins.str,
    secret: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b91fb697c6718275dd256987da3d99634fa6cc390d06ff8ade5357a1005e1664(
    terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
    terraform_attribute: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9c5324cef56ac21c0717da7f19f3a15821a6ef439ac2ba54bb76232a0a7ecc3f(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__3173d78c020ebe8ad9cdefbfe612ba4a208374dd0f8585b443c95e58e8ee22d9(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bfca8d048e1b71b79b6c60e016efe3de1f686cafbf7fe99b080f65896b4d2fea(
    value: typing.Optional[KafkaAclCredentials],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9ad24423b2c346246793e3cee78003ecb8274157c216196edebca7c179abc9c6(
    *,
    id: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__37d1036980f2c28b28968daf1d5d8ca36a790e0bcb0c024d5241cc82749ec4ad(
    terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
    terraform_attribute: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6a484a1a038a96bde0bfb9312bdfef678d3c67c183c39b749b267ab1e6d54eba(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__edabfff9324b124d755b77db46dd056e2346cc2272bcf1aaa1e7e4ccc88b93d3(
    value: typing.Optional[KafkaAclKafkaCluster],
) -> None:
    """Type checking stubs"""
    pass
