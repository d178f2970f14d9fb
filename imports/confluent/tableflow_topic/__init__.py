r'''
# `confluent_tableflow_topic`

Refer to the Terraform Registry for docs: [`confluent_tableflow_topic`](https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic).
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


class TableflowTopic(
    _cdktf_9a9027ec.TerraformResource,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.tableflowTopic.TableflowTopic",
):
    '''Represents a {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic confluent_tableflow_topic}.'''

    def __init__(
        self,
        scope: _constructs_77d1e7e8.Construct,
        id_: builtins.str,
        *,
        display_name: builtins.str,
        environment: typing.Union["TableflowTopicEnvironment", typing.Dict[builtins.str, typing.Any]],
        kafka_cluster: typing.Union["TableflowTopicKafkaCluster", typing.Dict[builtins.str, typing.Any]],
        azure_data_lake_storage_gen2: typing.Optional[typing.Union["TableflowTopicAzureDataLakeStorageGen2", typing.Dict[builtins.str, typing.Any]]] = None,
        byob_aws: typing.Optional[typing.Union["TableflowTopicByobAws", typing.Dict[builtins.str, typing.Any]]] = None,
        credentials: typing.Optional[typing.Union["TableflowTopicCredentials", typing.Dict[builtins.str, typing.Any]]] = None,
        data_retention_ms: typing.Optional[builtins.str] = None,
        error_handling: typing.Optional[typing.Union["TableflowTopicErrorHandling", typing.Dict[builtins.str, typing.Any]]] = None,
        id: typing.Optional[builtins.str] = None,
        managed_storage: typing.Optional[typing.Union[_cdktf_9a9027ec.IResolvable, typing.Sequence[typing.Union["TableflowTopicManagedStorage", typing.Dict[builtins.str, typing.Any]]]]] = None,
        record_failure_strategy: typing.Optional[builtins.str] = None,
        retention_ms: typing.Optional[builtins.str] = None,
        table_formats: typing.Optional[typing.Sequence[builtins.str]] = None,
        connection: typing.Optional[typing.Union[typing.Union[_cdktf_9a9027ec.SSHProvisionerConnection, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.WinrmProvisionerConnection, typing.Dict[builtins.str, typing.Any]]]] = None,
        count: typing.Optional[typing.Union[jsii.Number, _cdktf_9a9027ec.TerraformCount]] = None,
        depends_on: typing.Optional[typing.Sequence[_cdktf_9a9027ec.ITerraformDependable]] = None,
        for_each: typing.Optional[_cdktf_9a9027ec.ITerraformIterator] = None,
        lifecycle: typing.Optional[typing.Union[_cdktf_9a9027ec.TerraformResourceLifecycle, typing.Dict[builtins.str, typing.Any]]] = None,
        provider: typing.Optional[_cdktf_9a9027ec.TerraformProvider] = None,
        provisioners: typing.Optional[typing.Sequence[typing.Union[typing.Union[_cdktf_9a9027ec.FileProvisioner, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.LocalExecProvisioner, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.RemoteExecProvisioner, typing.Dict[builtins.str, typing.Any]]]]] = None,
    ) -> None:
        '''Create a new {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic confluent_tableflow_topic} Resource.

        :param scope: The scope in which to define this construct.
        :param id_: The scoped construct ID. Must be unique amongst siblings in the same scope
        :param display_name: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#display_name TableflowTopic#display_name}.
        :param environment: environment block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#environment TableflowTopic#environment}
        :param kafka_cluster: kafka_cluster block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#kafka_cluster TableflowTopic#kafka_cluster}
        :param azure_data_lake_storage_gen2: azure_data_lake_storage_gen_2 block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#azure_data_lake_storage_gen_2 TableflowTopic#azure_data_lake_storage_gen_2}
        :param byob_aws: byob_aws block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#byob_aws TableflowTopic#byob_aws}
        :param credentials: credentials block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#credentials TableflowTopic#credentials}
        :param data_retention_ms: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#data_retention_ms TableflowTopic#data_retention_ms}.
        :param error_handling: error_handling block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#error_handling TableflowTopic#error_handling}
        :param id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#id TableflowTopic#id}. Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2. If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        :param managed_storage: managed_storage block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#managed_storage TableflowTopic#managed_storage}
        :param record_failure_strategy: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#record_failure_strategy TableflowTopic#record_failure_strategy}.
        :param retention_ms: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#retention_ms TableflowTopic#retention_ms}.
        :param table_formats: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#table_formats TableflowTopic#table_formats}.
        :param connection: 
        :param count: 
        :param depends_on: 
        :param for_each: 
        :param lifecycle: 
        :param provider: 
        :param provisioners: 
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__bd61f67481cfb7a17f6fc52c812799985158f1cefc108f4a28e00946a86def78)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument id_", value=id_, expected_type=type_hints["id_"])
        config = TableflowTopicConfig(
            display_name=display_name,
            environment=environment,
            kafka_cluster=kafka_cluster,
            azure_data_lake_storage_gen2=azure_data_lake_storage_gen2,
            byob_aws=byob_aws,
            credentials=credentials,
            data_retention_ms=data_retention_ms,
            error_handling=error_handling,
            id=id,
            managed_storage=managed_storage,
            record_failure_strategy=record_failure_strategy,
            retention_ms=retention_ms,
            table_formats=table_formats,
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
        '''Generates CDKTF code for importing a TableflowTopic resource upon running "cdktf plan ".

        :param scope: The scope in which to define this construct.
        :param import_to_id: The construct id used in the generated config for the TableflowTopic to import.
        :param import_from_id: The id of the existing TableflowTopic that should be imported. Refer to the {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#import import section} in the documentation of this resource for the id to use
        :param provider: ? Optional instance of the provider where the TableflowTopic to import is found.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__ff39791666d95653215db2527a838d9c54c426d79c87914fed75552afc7c2bea)
            check_type(argname="argument scope", value=scope, expected_type=type_hints["scope"])
            check_type(argname="argument import_to_id", value=import_to_id, expected_type=type_hints["import_to_id"])
            check_type(argname="argument import_from_id", value=import_from_id, expected_type=type_hints["import_from_id"])
            check_type(argname="argument provider", value=provider, expected_type=type_hints["provider"])
        return typing.cast(_cdktf_9a9027ec.ImportableResource, jsii.sinvoke(cls, "generateConfigForImport", [scope, import_to_id, import_from_id, provider]))

    @jsii.member(jsii_name="putAzureDataLakeStorageGen2")
    def put_azure_data_lake_storage_gen2(
        self,
        *,
        container_name: builtins.str,
        provider_integration_id: builtins.str,
        storage_account_name: builtins.str,
    ) -> None:
        '''
        :param container_name: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#container_name TableflowTopic#container_name}.
        :param provider_integration_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#provider_integration_id TableflowTopic#provider_integration_id}.
        :param storage_account_name: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#storage_account_name TableflowTopic#storage_account_name}.
        '''
        value = TableflowTopicAzureDataLakeStorageGen2(
            container_name=container_name,
            provider_integration_id=provider_integration_id,
            storage_account_name=storage_account_name,
        )

        return typing.cast(None, jsii.invoke(self, "putAzureDataLakeStorageGen2", [value]))

    @jsii.member(jsii_name="putByobAws")
    def put_byob_aws(
        self,
        *,
        bucket_name: builtins.str,
        provider_integration_id: builtins.str,
    ) -> None:
        '''
        :param bucket_name: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#bucket_name TableflowTopic#bucket_name}.
        :param provider_integration_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#provider_integration_id TableflowTopic#provider_integration_id}.
        '''
        value = TableflowTopicByobAws(
            bucket_name=bucket_name, provider_integration_id=provider_integration_id
        )

        return typing.cast(None, jsii.invoke(self, "putByobAws", [value]))

    @jsii.member(jsii_name="putCredentials")
    def put_credentials(self, *, key: builtins.str, secret: builtins.str) -> None:
        '''
        :param key: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#key TableflowTopic#key}.
        :param secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#secret TableflowTopic#secret}.
        '''
        value = TableflowTopicCredentials(key=key, secret=secret)

        return typing.cast(None, jsii.invoke(self, "putCredentials", [value]))

    @jsii.member(jsii_name="putEnvironment")
    def put_environment(self, *, id: builtins.str) -> None:
        '''
        :param id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#id TableflowTopic#id}. Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2. If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        '''
        value = TableflowTopicEnvironment(id=id)

        return typing.cast(None, jsii.invoke(self, "putEnvironment", [value]))

    @jsii.member(jsii_name="putErrorHandling")
    def put_error_handling(
        self,
        *,
        log_target: typing.Optional[builtins.str] = None,
        mode: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param log_target: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#log_target TableflowTopic#log_target}.
        :param mode: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#mode TableflowTopic#mode}.
        '''
        value = TableflowTopicErrorHandling(log_target=log_target, mode=mode)

        return typing.cast(None, jsii.invoke(self, "putErrorHandling", [value]))

    @jsii.member(jsii_name="putKafkaCluster")
    def put_kafka_cluster(self, *, id: builtins.str) -> None:
        '''
        :param id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#id TableflowTopic#id}. Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2. If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        '''
        value = TableflowTopicKafkaCluster(id=id)

        return typing.cast(None, jsii.invoke(self, "putKafkaCluster", [value]))

    @jsii.member(jsii_name="putManagedStorage")
    def put_managed_storage(
        self,
        value: typing.Union[_cdktf_9a9027ec.IResolvable, typing.Sequence[typing.Union["TableflowTopicManagedStorage", typing.Dict[builtins.str, typing.Any]]]],
    ) -> None:
        '''
        :param value: -
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__c1000f56bffee757058edc71ec7dc68d36d44287566196011ed5d0eb2c392cbf)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        return typing.cast(None, jsii.invoke(self, "putManagedStorage", [value]))

    @jsii.member(jsii_name="resetAzureDataLakeStorageGen2")
    def reset_azure_data_lake_storage_gen2(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetAzureDataLakeStorageGen2", []))

    @jsii.member(jsii_name="resetByobAws")
    def reset_byob_aws(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetByobAws", []))

    @jsii.member(jsii_name="resetCredentials")
    def reset_credentials(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetCredentials", []))

    @jsii.member(jsii_name="resetDataRetentionMs")
    def reset_data_retention_ms(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetDataRetentionMs", []))

    @jsii.member(jsii_name="resetErrorHandling")
    def reset_error_handling(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetErrorHandling", []))

    @jsii.member(jsii_name="resetId")
    def reset_id(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetId", []))

    @jsii.member(jsii_name="resetManagedStorage")
    def reset_managed_storage(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetManagedStorage", []))

    @jsii.member(jsii_name="resetRecordFailureStrategy")
    def reset_record_failure_strategy(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetRecordFailureStrategy", []))

    @jsii.member(jsii_name="resetRetentionMs")
    def reset_retention_ms(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetRetentionMs", []))

    @jsii.member(jsii_name="resetTableFormats")
    def reset_table_formats(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetTableFormats", []))

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
    @jsii.member(jsii_name="azureDataLakeStorageGen2")
    def azure_data_lake_storage_gen2(
        self,
    ) -> "TableflowTopicAzureDataLakeStorageGen2OutputReference":
        return typing.cast("TableflowTopicAzureDataLakeStorageGen2OutputReference", jsii.get(self, "azureDataLakeStorageGen2"))

    @builtins.property
    @jsii.member(jsii_name="byobAws")
    def byob_aws(self) -> "TableflowTopicByobAwsOutputReference":
        return typing.cast("TableflowTopicByobAwsOutputReference", jsii.get(self, "byobAws"))

    @builtins.property
    @jsii.member(jsii_name="credentials")
    def credentials(self) -> "TableflowTopicCredentialsOutputReference":
        return typing.cast("TableflowTopicCredentialsOutputReference", jsii.get(self, "credentials"))

    @builtins.property
    @jsii.member(jsii_name="enableCompaction")
    def enable_compaction(self) -> _cdktf_9a9027ec.IResolvable:
        return typing.cast(_cdktf_9a9027ec.IResolvable, jsii.get(self, "enableCompaction"))

    @builtins.property
    @jsii.member(jsii_name="enablePartitioning")
    def enable_partitioning(self) -> _cdktf_9a9027ec.IResolvable:
        return typing.cast(_cdktf_9a9027ec.IResolvable, jsii.get(self, "enablePartitioning"))

    @builtins.property
    @jsii.member(jsii_name="environment")
    def environment(self) -> "TableflowTopicEnvironmentOutputReference":
        return typing.cast("TableflowTopicEnvironmentOutputReference", jsii.get(self, "environment"))

    @builtins.property
    @jsii.member(jsii_name="errorHandling")
    def error_handling(self) -> "TableflowTopicErrorHandlingOutputReference":
        return typing.cast("TableflowTopicErrorHandlingOutputReference", jsii.get(self, "errorHandling"))

    @builtins.property
    @jsii.member(jsii_name="kafkaCluster")
    def kafka_cluster(self) -> "TableflowTopicKafkaClusterOutputReference":
        return typing.cast("TableflowTopicKafkaClusterOutputReference", jsii.get(self, "kafkaCluster"))

    @builtins.property
    @jsii.member(jsii_name="managedStorage")
    def managed_storage(self) -> "TableflowTopicManagedStorageList":
        return typing.cast("TableflowTopicManagedStorageList", jsii.get(self, "managedStorage"))

    @builtins.property
    @jsii.member(jsii_name="suspended")
    def suspended(self) -> _cdktf_9a9027ec.IResolvable:
        return typing.cast(_cdktf_9a9027ec.IResolvable, jsii.get(self, "suspended"))

    @builtins.property
    @jsii.member(jsii_name="tablePath")
    def table_path(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "tablePath"))

    @builtins.property
    @jsii.member(jsii_name="writeMode")
    def write_mode(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "writeMode"))

    @builtins.property
    @jsii.member(jsii_name="azureDataLakeStorageGen2Input")
    def azure_data_lake_storage_gen2_input(
        self,
    ) -> typing.Optional["TableflowTopicAzureDataLakeStorageGen2"]:
        return typing.cast(typing.Optional["TableflowTopicAzureDataLakeStorageGen2"], jsii.get(self, "azureDataLakeStorageGen2Input"))

    @builtins.property
    @jsii.member(jsii_name="byobAwsInput")
    def byob_aws_input(self) -> typing.Optional["TableflowTopicByobAws"]:
        return typing.cast(typing.Optional["TableflowTopicByobAws"], jsii.get(self, "byobAwsInput"))

    @builtins.property
    @jsii.member(jsii_name="credentialsInput")
    def credentials_input(self) -> typing.Optional["TableflowTopicCredentials"]:
        return typing.cast(typing.Optional["TableflowTopicCredentials"], jsii.get(self, "credentialsInput"))

    @builtins.property
    @jsii.member(jsii_name="dataRetentionMsInput")
    def data_retention_ms_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "dataRetentionMsInput"))

    @builtins.property
    @jsii.member(jsii_name="displayNameInput")
    def display_name_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "displayNameInput"))

    @builtins.property
    @jsii.member(jsii_name="environmentInput")
    def environment_input(self) -> typing.Optional["TableflowTopicEnvironment"]:
        return typing.cast(typing.Optional["TableflowTopicEnvironment"], jsii.get(self, "environmentInput"))

    @builtins.property
    @jsii.member(jsii_name="errorHandlingInput")
    def error_handling_input(self) -> typing.Optional["TableflowTopicErrorHandling"]:
        return typing.cast(typing.Optional["TableflowTopicErrorHandling"], jsii.get(self, "errorHandlingInput"))

    @builtins.property
    @jsii.member(jsii_name="idInput")
    def id_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "idInput"))

    @builtins.property
    @jsii.member(jsii_name="kafkaClusterInput")
    def kafka_cluster_input(self) -> typing.Optional["TableflowTopicKafkaCluster"]:
        return typing.cast(typing.Optional["TableflowTopicKafkaCluster"], jsii.get(self, "kafkaClusterInput"))

    @builtins.property
    @jsii.member(jsii_name="managedStorageInput")
    def managed_storage_input(
        self,
    ) -> typing.Optional[typing.Union[_cdktf_9a9027ec.IResolvable, typing.List["TableflowTopicManagedStorage"]]]:
        return typing.cast(typing.Optional[typing.Union[_cdktf_9a9027ec.IResolvable, typing.List["TableflowTopicManagedStorage"]]], jsii.get(self, "managedStorageInput"))

    @builtins.property
    @jsii.member(jsii_name="recordFailureStrategyInput")
    def record_failure_strategy_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "recordFailureStrategyInput"))

    @builtins.property
    @jsii.member(jsii_name="retentionMsInput")
    def retention_ms_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "retentionMsInput"))

    @builtins.property
    @jsii.member(jsii_name="tableFormatsInput")
    def table_formats_input(self) -> typing.Optional[typing.List[builtins.str]]:
        return typing.cast(typing.Optional[typing.List[builtins.str]], jsii.get(self, "tableFormatsInput"))

    @builtins.property
    @jsii.member(jsii_name="dataRetentionMs")
    def data_retention_ms(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "dataRetentionMs"))

    @data_retention_ms.setter
    def data_retention_ms(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__0f0791d0ed087fdf24ce5e1b29f9615918791bbceb4ab5ed6dbfc6b196a5290a)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "dataRetentionMs", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="displayName")
    def display_name(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "displayName"))

    @display_name.setter
    def display_name(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__fb62e7b8330a6607ca40c7cbaac875b8626cf7bc2d74e3a98dc1cb9f76d5c3ce)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "displayName", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="id")
    def id(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "id"))

    @id.setter
    def id(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__4586709b0c0be1faf8ee1a5e6cc76e137cbc9b3a283b1f9b297c50c85f73861e)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "id", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="recordFailureStrategy")
    def record_failure_strategy(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "recordFailureStrategy"))

    @record_failure_strategy.setter
    def record_failure_strategy(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__d3692577cef6d9fd8cc20b1cb8be94529dbafcfc9bdbf0c027095cd2aca11751)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "recordFailureStrategy", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="retentionMs")
    def retention_ms(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "retentionMs"))

    @retention_ms.setter
    def retention_ms(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__d3f764d9be073a6ecfa132460ab9a35c381630dd2faee687ea91d52173e32732)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "retentionMs", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="tableFormats")
    def table_formats(self) -> typing.List[builtins.str]:
        return typing.cast(typing.List[builtins.str], jsii.get(self, "tableFormats"))

    @table_formats.setter
    def table_formats(self, value: typing.List[builtins.str]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__4696e39d947381e72fd25dc0698cac68f7536473da7a47f8f3e42879eaa8b7a6)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "tableFormats", value) # pyright: ignore[reportArgumentType]


@jsii.data_type(
    jsii_type="confluent.tableflowTopic.TableflowTopicAzureDataLakeStorageGen2",
    jsii_struct_bases=[],
    name_mapping={
        "container_name": "containerName",
        "provider_integration_id": "providerIntegrationId",
        "storage_account_name": "storageAccountName",
    },
)
class TableflowTopicAzureDataLakeStorageGen2:
    def __init__(
        self,
        *,
        container_name: builtins.str,
        provider_integration_id: builtins.str,
        storage_account_name: builtins.str,
    ) -> None:
        '''
        :param container_name: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#container_name TableflowTopic#container_name}.
        :param provider_integration_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#provider_integration_id TableflowTopic#provider_integration_id}.
        :param storage_account_name: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#storage_account_name TableflowTopic#storage_account_name}.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__bfa7deac708bbd0ed81d15e795ee474353bcb577400c4c8b6dbc2283a8eb263c)
            check_type(argname="argument container_name", value=container_name, expected_type=type_hints["container_name"])
            check_type(argname="argument provider_integration_id", value=provider_integration_id, expected_type=type_hints["provider_integration_id"])
            check_type(argname="argument storage_account_name", value=storage_account_name, expected_type=type_hints["storage_account_name"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "container_name": container_name,
            "provider_integration_id": provider_integration_id,
            "storage_account_name": storage_account_name,
        }

    @builtins.property
    def container_name(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#container_name TableflowTopic#container_name}.'''
        result = self._values.get("container_name")
        assert result is not None, "Required property 'container_name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def provider_integration_id(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#provider_integration_id TableflowTopic#provider_integration_id}.'''
        result = self._values.get("provider_integration_id")
        assert result is not None, "Required property 'provider_integration_id' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def storage_account_name(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#storage_account_name TableflowTopic#storage_account_name}.'''
        result = self._values.get("storage_account_name")
        assert result is not None, "Required property 'storage_account_name' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TableflowTopicAzureDataLakeStorageGen2(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class TableflowTopicAzureDataLakeStorageGen2OutputReference(
    _cdktf_9a9027ec.ComplexObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.tableflowTopic.TableflowTopicAzureDataLakeStorageGen2OutputReference",
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
            type_hints = typing.get_type_hints(_typecheckingstub__b587b52a30bb7acf21d37ad1f9e6d281bcd5702801b6f4c17c36bc1cdc5c4ed9)
            check_type(argname="argument terraform_resource", value=terraform_resource, expected_type=type_hints["terraform_resource"])
            check_type(argname="argument terraform_attribute", value=terraform_attribute, expected_type=type_hints["terraform_attribute"])
        jsii.create(self.__class__, self, [terraform_resource, terraform_attribute])

    @builtins.property
    @jsii.member(jsii_name="storageRegion")
    def storage_region(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "storageRegion"))

    @builtins.property
    @jsii.member(jsii_name="containerNameInput")
    def container_name_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "containerNameInput"))

    @builtins.property
    @jsii.member(jsii_name="providerIntegrationIdInput")
    def provider_integration_id_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "providerIntegrationIdInput"))

    @builtins.property
    @jsii.member(jsii_name="storageAccountNameInput")
    def storage_account_name_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "storageAccountNameInput"))

    @builtins.property
    @jsii.member(jsii_name="containerName")
    def container_name(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "containerName"))

    @container_name.setter
    def container_name(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__b62c1cfaf6648cfe2984c49d84a8af3d763b124e38a16b7732466debf248c742)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "containerName", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="providerIntegrationId")
    def provider_integration_id(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "providerIntegrationId"))

    @provider_integration_id.setter
    def provider_integration_id(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__b79b29a717c20515cf164364c8b32de9e0a2f226e84194099ba7524ad922536d)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "providerIntegrationId", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="storageAccountName")
    def storage_account_name(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "storageAccountName"))

    @storage_account_name.setter
    def storage_account_name(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__9530c3b1dc27b154cd9fe569440db7debb44846e900b1cde96fb955e9de832ed)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "storageAccountName", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="internalValue")
    def internal_value(self) -> typing.Optional[TableflowTopicAzureDataLakeStorageGen2]:
        return typing.cast(typing.Optional[TableflowTopicAzureDataLakeStorageGen2], jsii.get(self, "internalValue"))

    @internal_value.setter
    def internal_value(
        self,
        value: typing.Optional[TableflowTopicAzureDataLakeStorageGen2],
    ) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__1def1eb0236bfe623d098eb481a956b05ac2c669a77c9a493619a5db63338be0)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "internalValue", value) # pyright: ignore[reportArgumentType]


@jsii.data_type(
    jsii_type="confluent.tableflowTopic.TableflowTopicByobAws",
    jsii_struct_bases=[],
    name_mapping={
        "bucket_name": "bucketName",
        "provider_integration_id": "providerIntegrationId",
    },
)
class TableflowTopicByobAws:
    def __init__(
        self,
        *,
        bucket_name: builtins.str,
        provider_integration_id: builtins.str,
    ) -> None:
        '''
        :param bucket_name: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#bucket_name TableflowTopic#bucket_name}.
        :param provider_integration_id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#provider_integration_id TableflowTopic#provider_integration_id}.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__0ed74c7065bc2d3889ccf334de9d1b2ef502220eec9583644d24300909003354)
            check_type(argname="argument bucket_name", value=bucket_name, expected_type=type_hints["bucket_name"])
            check_type(argname="argument provider_integration_id", value=provider_integration_id, expected_type=type_hints["provider_integration_id"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "bucket_name": bucket_name,
            "provider_integration_id": provider_integration_id,
        }

    @builtins.property
    def bucket_name(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#bucket_name TableflowTopic#bucket_name}.'''
        result = self._values.get("bucket_name")
        assert result is not None, "Required property 'bucket_name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def provider_integration_id(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#provider_integration_id TableflowTopic#provider_integration_id}.'''
        result = self._values.get("provider_integration_id")
        assert result is not None, "Required property 'provider_integration_id' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TableflowTopicByobAws(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class TableflowTopicByobAwsOutputReference(
    _cdktf_9a9027ec.ComplexObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.tableflowTopic.TableflowTopicByobAwsOutputReference",
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
            type_hints = typing.get_type_hints(_typecheckingstub__f806376cf5535da212e14e5ef1c72ef62273afa32f2c4bcd3bd023356606e012)
            check_type(argname="argument terraform_resource", value=terraform_resource, expected_type=type_hints["terraform_resource"])
            check_type(argname="argument terraform_attribute", value=terraform_attribute, expected_type=type_hints["terraform_attribute"])
        jsii.create(self.__class__, self, [terraform_resource, terraform_attribute])

    @builtins.property
    @jsii.member(jsii_name="bucketRegion")
    def bucket_region(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "bucketRegion"))

    @builtins.property
    @jsii.member(jsii_name="bucketNameInput")
    def bucket_name_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "bucketNameInput"))

    @builtins.property
    @jsii.member(jsii_name="providerIntegrationIdInput")
    def provider_integration_id_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "providerIntegrationIdInput"))

    @builtins.property
    @jsii.member(jsii_name="bucketName")
    def bucket_name(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "bucketName"))

    @bucket_name.setter
    def bucket_name(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__cb50f0b0a2be6fa9eaab9f08695583a1226fdb249d5f47dd5e4d339f6f9a56e8)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "bucketName", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="providerIntegrationId")
    def provider_integration_id(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "providerIntegrationId"))

    @provider_integration_id.setter
    def provider_integration_id(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__a14d5ff5ad90e5bdce7ae9d74f15c66547c15905c44757943d4e252e95e85102)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "providerIntegrationId", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="internalValue")
    def internal_value(self) -> typing.Optional[TableflowTopicByobAws]:
        return typing.cast(typing.Optional[TableflowTopicByobAws], jsii.get(self, "internalValue"))

    @internal_value.setter
    def internal_value(self, value: typing.Optional[TableflowTopicByobAws]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__1d9fd240ec7bfc81368b23d9ce01b5414c1cdb0608dc5918e266f9dc8486ba8c)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "internalValue", value) # pyright: ignore[reportArgumentType]


@jsii.data_type(
    jsii_type="confluent.tableflowTopic.TableflowTopicConfig",
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
        "azure_data_lake_storage_gen2": "azureDataLakeStorageGen2",
        "byob_aws": "byobAws",
        "credentials": "credentials",
        "data_retention_ms": "dataRetentionMs",
        "error_handling": "errorHandling",
        "id": "id",
        "managed_storage": "managedStorage",
        "record_failure_strategy": "recordFailureStrategy",
        "retention_ms": "retentionMs",
        "table_formats": "tableFormats",
    },
)
class TableflowTopicConfig(_cdktf_9a9027ec.TerraformMetaArguments):
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
        environment: typing.Union["TableflowTopicEnvironment", typing.Dict[builtins.str, typing.Any]],
        kafka_cluster: typing.Union["TableflowTopicKafkaCluster", typing.Dict[builtins.str, typing.Any]],
        azure_data_lake_storage_gen2: typing.Optional[typing.Union[TableflowTopicAzureDataLakeStorageGen2, typing.Dict[builtins.str, typing.Any]]] = None,
        byob_aws: typing.Optional[typing.Union[TableflowTopicByobAws, typing.Dict[builtins.str, typing.Any]]] = None,
        credentials: typing.Optional[typing.Union["TableflowTopicCredentials", typing.Dict[builtins.str, typing.Any]]] = None,
        data_retention_ms: typing.Optional[builtins.str] = None,
        error_handling: typing.Optional[typing.Union["TableflowTopicErrorHandling", typing.Dict[builtins.str, typing.Any]]] = None,
        id: typing.Optional[builtins.str] = None,
        managed_storage: typing.Optional[typing.Union[_cdktf_9a9027ec.IResolvable, typing.Sequence[typing.Union["TableflowTopicManagedStorage", typing.Dict[builtins.str, typing.Any]]]]] = None,
        record_failure_strategy: typing.Optional[builtins.str] = None,
        retention_ms: typing.Optional[builtins.str] = None,
        table_formats: typing.Optional[typing.Sequence[builtins.str]] = None,
    ) -> None:
        '''
        :param connection: 
        :param count: 
        :param depends_on: 
        :param for_each: 
        :param lifecycle: 
        :param provider: 
        :param provisioners: 
        :param display_name: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#display_name TableflowTopic#display_name}.
        :param environment: environment block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#environment TableflowTopic#environment}
        :param kafka_cluster: kafka_cluster block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#kafka_cluster TableflowTopic#kafka_cluster}
        :param azure_data_lake_storage_gen2: azure_data_lake_storage_gen_2 block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#azure_data_lake_storage_gen_2 TableflowTopic#azure_data_lake_storage_gen_2}
        :param byob_aws: byob_aws block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#byob_aws TableflowTopic#byob_aws}
        :param credentials: credentials block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#credentials TableflowTopic#credentials}
        :param data_retention_ms: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#data_retention_ms TableflowTopic#data_retention_ms}.
        :param error_handling: error_handling block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#error_handling TableflowTopic#error_handling}
        :param id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#id TableflowTopic#id}. Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2. If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        :param managed_storage: managed_storage block. Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#managed_storage TableflowTopic#managed_storage}
        :param record_failure_strategy: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#record_failure_strategy TableflowTopic#record_failure_strategy}.
        :param retention_ms: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#retention_ms TableflowTopic#retention_ms}.
        :param table_formats: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#table_formats TableflowTopic#table_formats}.
        '''
        if isinstance(lifecycle, dict):
            lifecycle = _cdktf_9a9027ec.TerraformResourceLifecycle(**lifecycle)
        if isinstance(environment, dict):
            environment = TableflowTopicEnvironment(**environment)
        if isinstance(kafka_cluster, dict):
            kafka_cluster = TableflowTopicKafkaCluster(**kafka_cluster)
        if isinstance(azure_data_lake_storage_gen2, dict):
            azure_data_lake_storage_gen2 = TableflowTopicAzureDataLakeStorageGen2(**azure_data_lake_storage_gen2)
        if isinstance(byob_aws, dict):
            byob_aws = TableflowTopicByobAws(**byob_aws)
        if isinstance(credentials, dict):
            credentials = TableflowTopicCredentials(**credentials)
        if isinstance(error_handling, dict):
            error_handling = TableflowTopicErrorHandling(**error_handling)
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__8c6bbd31f67b58ec2f4ae9ec4a64ea1a6fdc07fd49aa4a171abb2f1acf59462c)
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
            check_type(argname="argument azure_data_lake_storage_gen2", value=azure_data_lake_storage_gen2, expected_type=type_hints["azure_data_lake_storage_gen2"])
            check_type(argname="argument byob_aws", value=byob_aws, expected_type=type_hints["byob_aws"])
            check_type(argname="argument credentials", value=credentials, expected_type=type_hints["credentials"])
            check_type(argname="argument data_retention_ms", value=data_retention_ms, expected_type=type_hints["data_retention_ms"])
            check_type(argname="argument error_handling", value=error_handling, expected_type=type_hints["error_handling"])
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
            check_type(argname="argument managed_storage", value=managed_storage, expected_type=type_hints["managed_storage"])
            check_type(argname="argument record_failure_strategy", value=record_failure_strategy, expected_type=type_hints["record_failure_strategy"])
            check_type(argname="argument retention_ms", value=retention_ms, expected_type=type_hints["retention_ms"])
            check_type(argname="argument table_formats", value=table_formats, expected_type=type_hints["table_formats"])
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
        if azure_data_lake_storage_gen2 is not None:
            self._values["azure_data_lake_storage_gen2"] = azure_data_lake_storage_gen2
        if byob_aws is not None:
            self._values["byob_aws"] = byob_aws
        if credentials is not None:
            self._values["credentials"] = credentials
        if data_retention_ms is not None:
            self._values["data_retention_ms"] = data_retention_ms
        if error_handling is not None:
            self._values["error_handling"] = error_handling
        if id is not None:
            self._values["id"] = id
        if managed_storage is not None:
            self._values["managed_storage"] = managed_storage
        if record_failure_strategy is not None:
            self._values["record_failure_strategy"] = record_failure_strategy
        if retention_ms is not None:
            self._values["retention_ms"] = retention_ms
        if table_formats is not None:
            self._values["table_formats"] = table_formats

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
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#display_name TableflowTopic#display_name}.'''
        result = self._values.get("display_name")
        assert result is not None, "Required property 'display_name' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def environment(self) -> "TableflowTopicEnvironment":
        '''environment block.

        Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#environment TableflowTopic#environment}
        '''
        result = self._values.get("environment")
        assert result is not None, "Required property 'environment' is missing"
        return typing.cast("TableflowTopicEnvironment", result)

    @builtins.property
    def kafka_cluster(self) -> "TableflowTopicKafkaCluster":
        '''kafka_cluster block.

        Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#kafka_cluster TableflowTopic#kafka_cluster}
        '''
        result = self._values.get("kafka_cluster")
        assert result is not None, "Required property 'kafka_cluster' is missing"
        return typing.cast("TableflowTopicKafkaCluster", result)

    @builtins.property
    def azure_data_lake_storage_gen2(
        self,
    ) -> typing.Optional[TableflowTopicAzureDataLakeStorageGen2]:
        '''azure_data_lake_storage_gen_2 block.

        Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#azure_data_lake_storage_gen_2 TableflowTopic#azure_data_lake_storage_gen_2}
        '''
        result = self._values.get("azure_data_lake_storage_gen2")
        return typing.cast(typing.Optional[TableflowTopicAzureDataLakeStorageGen2], result)

    @builtins.property
    def byob_aws(self) -> typing.Optional[TableflowTopicByobAws]:
        '''byob_aws block.

        Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#byob_aws TableflowTopic#byob_aws}
        '''
        result = self._values.get("byob_aws")
        return typing.cast(typing.Optional[TableflowTopicByobAws], result)

    @builtins.property
    def credentials(self) -> typing.Optional["TableflowTopicCredentials"]:
        '''credentials block.

        Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#credentials TableflowTopic#credentials}
        '''
        result = self._values.get("credentials")
        return typing.cast(typing.Optional["TableflowTopicCredentials"], result)

    @builtins.property
    def data_retention_ms(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#data_retention_ms TableflowTopic#data_retention_ms}.'''
        result = self._values.get("data_retention_ms")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def error_handling(self) -> typing.Optional["TableflowTopicErrorHandling"]:
        '''error_handling block.

        Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#error_handling TableflowTopic#error_handling}
        '''
        result = self._values.get("error_handling")
        return typing.cast(typing.Optional["TableflowTopicErrorHandling"], result)

    @builtins.property
    def id(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#id TableflowTopic#id}.

        Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2.
        If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        '''
        result = self._values.get("id")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def managed_storage(
        self,
    ) -> typing.Optional[typing.Union[_cdktf_9a9027ec.IResolvable, typing.List["TableflowTopicManagedStorage"]]]:
        '''managed_storage block.

        Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#managed_storage TableflowTopic#managed_storage}
        '''
        result = self._values.get("managed_storage")
        return typing.cast(typing.Optional[typing.Union[_cdktf_9a9027ec.IResolvable, typing.List["TableflowTopicManagedStorage"]]], result)

    @builtins.property
    def record_failure_strategy(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#record_failure_strategy TableflowTopic#record_failure_strategy}.'''
        result = self._values.get("record_failure_strategy")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def retention_ms(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#retention_ms TableflowTopic#retention_ms}.'''
        result = self._values.get("retention_ms")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def table_formats(self) -> typing.Optional[typing.List[builtins.str]]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#table_formats TableflowTopic#table_formats}.'''
        result = self._values.get("table_formats")
        return typing.cast(typing.Optional[typing.List[builtins.str]], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TableflowTopicConfig(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


@jsii.data_type(
    jsii_type="confluent.tableflowTopic.TableflowTopicCredentials",
    jsii_struct_bases=[],
    name_mapping={"key": "key", "secret": "secret"},
)
class TableflowTopicCredentials:
    def __init__(self, *, key: builtins.str, secret: builtins.str) -> None:
        '''
        :param key: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#key TableflowTopic#key}.
        :param secret: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#secret TableflowTopic#secret}.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__b12f1ba4dd6f513d0735d3f3202f6eac97f35de38daf069baf5bf1f9c77aff5f)
            check_type(argname="argument key", value=key, expected_type=type_hints["key"])
            check_type(argname="argument secret", value=secret, expected_type=type_hints["secret"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "key": key,
            "secret": secret,
        }

    @builtins.property
    def key(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#key TableflowTopic#key}.'''
        result = self._values.get("key")
        assert result is not None, "Required property 'key' is missing"
        return typing.cast(builtins.str, result)

    @builtins.property
    def secret(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#secret TableflowTopic#secret}.'''
        result = self._values.get("secret")
        assert result is not None, "Required property 'secret' is missing"
        return typing.cast(builtins.str, result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TableflowTopicCredentials(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class TableflowTopicCredentialsOutputReference(
    _cdktf_9a9027ec.ComplexObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.tableflowTopic.TableflowTopicCredentialsOutputReference",
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
            type_hints = typing.get_type_hints(_typecheckingstub__7b5eea4e781a64d2f136d00369363980fb6ae98c468ec2bb39e1a297ef476f22)
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
            type_hints = typing.get_type_hints(_typecheckingstub__0566e8c2ded76adb83d405bb17dee743ac9b5dbb8e3da7efab6e91610db3605d)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "key", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="secret")
    def secret(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "secret"))

    @secret.setter
    def secret(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__8ec8d3b1b9a0b6fb827cee099a9dff05a9a6cf8eef45a64167e8b2cd4df3d7a9)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "secret", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="internalValue")
    def internal_value(self) -> typing.Optional[TableflowTopicCredentials]:
        return typing.cast(typing.Optional[TableflowTopicCredentials], jsii.get(self, "internalValue"))

    @internal_value.setter
    def internal_value(self, value: typing.Optional[TableflowTopicCredentials]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__e1a2476f475b2cd6083d583d9c74f501f44ef6274d9f96daec49660eb4eb4909)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "internalValue", value) # pyright: ignore[reportArgumentType]


@jsii.data_type(
    jsii_type="confluent.tableflowTopic.TableflowTopicEnvironment",
    jsii_struct_bases=[],
    name_mapping={"id": "id"},
)
class TableflowTopicEnvironment:
    def __init__(self, *, id: builtins.str) -> None:
        '''
        :param id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#id TableflowTopic#id}. Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2. If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__44ccb28c170d7401dd54ab759cf02aad100a6d6e45e8038081ffea01d7a7e1f5)
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "id": id,
        }

    @builtins.property
    def id(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#id TableflowTopic#id}.

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
        return "TableflowTopicEnvironment(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class TableflowTopicEnvironmentOutputReference(
    _cdktf_9a9027ec.ComplexObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.tableflowTopic.TableflowTopicEnvironmentOutputReference",
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
            type_hints = typing.get_type_hints(_typecheckingstub__79c85fc3d00b5377c4b34da32230789a401776f175bce1a5cc6fecdc88ea7c98)
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
            type_hints = typing.get_type_hints(_typecheckingstub__8fc10df2f11b73cf3ce196f24aebb8e55c8507896306140fa19bdba967ce04d2)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "id", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="internalValue")
    def internal_value(self) -> typing.Optional[TableflowTopicEnvironment]:
        return typing.cast(typing.Optional[TableflowTopicEnvironment], jsii.get(self, "internalValue"))

    @internal_value.setter
    def internal_value(self, value: typing.Optional[TableflowTopicEnvironment]) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__fd870dbdada879fe0d2c80c4df744f6988ebb26816243a25d7adce8c34a50f20)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "internalValue", value) # pyright: ignore[reportArgumentType]


@jsii.data_type(
    jsii_type="confluent.tableflowTopic.TableflowTopicErrorHandling",
    jsii_struct_bases=[],
    name_mapping={"log_target": "logTarget", "mode": "mode"},
)
class TableflowTopicErrorHandling:
    def __init__(
        self,
        *,
        log_target: typing.Optional[builtins.str] = None,
        mode: typing.Optional[builtins.str] = None,
    ) -> None:
        '''
        :param log_target: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#log_target TableflowTopic#log_target}.
        :param mode: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#mode TableflowTopic#mode}.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__4d7fdfcc16f421da478a4d11153b44da72e2251f261384fd43a5025401aa6a36)
            check_type(argname="argument log_target", value=log_target, expected_type=type_hints["log_target"])
            check_type(argname="argument mode", value=mode, expected_type=type_hints["mode"])
        self._values: typing.Dict[builtins.str, typing.Any] = {}
        if log_target is not None:
            self._values["log_target"] = log_target
        if mode is not None:
            self._values["mode"] = mode

    @builtins.property
    def log_target(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#log_target TableflowTopic#log_target}.'''
        result = self._values.get("log_target")
        return typing.cast(typing.Optional[builtins.str], result)

    @builtins.property
    def mode(self) -> typing.Optional[builtins.str]:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#mode TableflowTopic#mode}.'''
        result = self._values.get("mode")
        return typing.cast(typing.Optional[builtins.str], result)

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TableflowTopicErrorHandling(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class TableflowTopicErrorHandlingOutputReference(
    _cdktf_9a9027ec.ComplexObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.tableflowTopic.TableflowTopicErrorHandlingOutputReference",
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
            type_hints = typing.get_type_hints(_typecheckingstub__c0274f36e2577098cc185f24fe638fdbb411f851b1b89086158dfcbff58ac213)
            check_type(argname="argument terraform_resource", value=terraform_resource, expected_type=type_hints["terraform_resource"])
            check_type(argname="argument terraform_attribute", value=terraform_attribute, expected_type=type_hints["terraform_attribute"])
        jsii.create(self.__class__, self, [terraform_resource, terraform_attribute])

    @jsii.member(jsii_name="resetLogTarget")
    def reset_log_target(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetLogTarget", []))

    @jsii.member(jsii_name="resetMode")
    def reset_mode(self) -> None:
        return typing.cast(None, jsii.invoke(self, "resetMode", []))

    @builtins.property
    @jsii.member(jsii_name="logTargetInput")
    def log_target_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "logTargetInput"))

    @builtins.property
    @jsii.member(jsii_name="modeInput")
    def mode_input(self) -> typing.Optional[builtins.str]:
        return typing.cast(typing.Optional[builtins.str], jsii.get(self, "modeInput"))

    @builtins.property
    @jsii.member(jsii_name="logTarget")
    def log_target(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "logTarget"))

    @log_target.setter
    def log_target(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__b4cdc369312ce1f2db8988ba76a577dc3a9d06dac01b32d1dc843501326859a0)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "logTarget", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="mode")
    def mode(self) -> builtins.str:
        return typing.cast(builtins.str, jsii.get(self, "mode"))

    @mode.setter
    def mode(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__1515827568bd1ff1ac0976482bb05ef7cb464cd6373630c94d186ec63d9dba46)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "mode", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="internalValue")
    def internal_value(self) -> typing.Optional[TableflowTopicErrorHandling]:
        return typing.cast(typing.Optional[TableflowTopicErrorHandling], jsii.get(self, "internalValue"))

    @internal_value.setter
    def internal_value(
        self,
        value: typing.Optional[TableflowTopicErrorHandling],
    ) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__fb9bbca59066e7aeb0738796c013d95cddc893ec5498346d6d04952485087a32)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "internalValue", value) # pyright: ignore[reportArgumentType]


@jsii.data_type(
    jsii_type="confluent.tableflowTopic.TableflowTopicKafkaCluster",
    jsii_struct_bases=[],
    name_mapping={"id": "id"},
)
class TableflowTopicKafkaCluster:
    def __init__(self, *, id: builtins.str) -> None:
        '''
        :param id: Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#id TableflowTopic#id}. Please be aware that the id field is automatically added to all resources in Terraform providers using a Terraform provider SDK version below 2. If you experience problems setting this value it might not be settable. Please take a look at the provider documentation to ensure it should be settable.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__6473cc88dd762fb9520d747c81ad174fb3356f84d03fffd38aae604e3d4c235c)
            check_type(argname="argument id", value=id, expected_type=type_hints["id"])
        self._values: typing.Dict[builtins.str, typing.Any] = {
            "id": id,
        }

    @builtins.property
    def id(self) -> builtins.str:
        '''Docs at Terraform Registry: {@link https://registry.terraform.io/providers/confluentinc/confluent/2.77.0/docs/resources/tableflow_topic#id TableflowTopic#id}.

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
        return "TableflowTopicKafkaCluster(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class TableflowTopicKafkaClusterOutputReference(
    _cdktf_9a9027ec.ComplexObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.tableflowTopic.TableflowTopicKafkaClusterOutputReference",
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
            type_hints = typing.get_type_hints(_typecheckingstub__6ecf41dc562060b90b0a86b0df7f1379a710ff298929ea5895c57d5670135c71)
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
            type_hints = typing.get_type_hints(_typecheckingstub__7ac7cbfe55aac782227f1af4a06a2fc129811cf880b69a73c817a7ae8e603264)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "id", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="internalValue")
    def internal_value(self) -> typing.Optional[TableflowTopicKafkaCluster]:
        return typing.cast(typing.Optional[TableflowTopicKafkaCluster], jsii.get(self, "internalValue"))

    @internal_value.setter
    def internal_value(
        self,
        value: typing.Optional[TableflowTopicKafkaCluster],
    ) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__5b279af89acc4a0f7428db1a698782eae59b7bb58770c0ad8c7c3ef2e7fe8b0e)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "internalValue", value) # pyright: ignore[reportArgumentType]


@jsii.data_type(
    jsii_type="confluent.tableflowTopic.TableflowTopicManagedStorage",
    jsii_struct_bases=[],
    name_mapping={},
)
class TableflowTopicManagedStorage:
    def __init__(self) -> None:
        self._values: typing.Dict[builtins.str, typing.Any] = {}

    def __eq__(self, rhs: typing.Any) -> builtins.bool:
        return isinstance(rhs, self.__class__) and rhs._values == self._values

    def __ne__(self, rhs: typing.Any) -> builtins.bool:
        return not (rhs == self)

    def __repr__(self) -> str:
        return "TableflowTopicManagedStorage(%s)" % ", ".join(
            k + "=" + repr(v) for k, v in self._values.items()
        )


class TableflowTopicManagedStorageList(
    _cdktf_9a9027ec.ComplexList,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.tableflowTopic.TableflowTopicManagedStorageList",
):
    def __init__(
        self,
        terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
        terraform_attribute: builtins.str,
        wraps_set: builtins.bool,
    ) -> None:
        '''
        :param terraform_resource: The parent resource.
        :param terraform_attribute: The attribute on the parent resource this class is referencing.
        :param wraps_set: whether the list is wrapping a set (will add tolist() to be able to access an item via an index).
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__75b2b6786ae188d14a34b0bab1dca9c69b35a8c674184c54d1e7ce2828f7d6e4)
            check_type(argname="argument terraform_resource", value=terraform_resource, expected_type=type_hints["terraform_resource"])
            check_type(argname="argument terraform_attribute", value=terraform_attribute, expected_type=type_hints["terraform_attribute"])
            check_type(argname="argument wraps_set", value=wraps_set, expected_type=type_hints["wraps_set"])
        jsii.create(self.__class__, self, [terraform_resource, terraform_attribute, wraps_set])

    @jsii.member(jsii_name="get")
    def get(self, index: jsii.Number) -> "TableflowTopicManagedStorageOutputReference":
        '''
        :param index: the index of the item to return.
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__325f3bd2c714e28b5f9225e8a6f4ad4ed299f27e0b08bee0cbb544b7c38de226)
            check_type(argname="argument index", value=index, expected_type=type_hints["index"])
        return typing.cast("TableflowTopicManagedStorageOutputReference", jsii.invoke(self, "get", [index]))

    @builtins.property
    @jsii.member(jsii_name="terraformAttribute")
    def _terraform_attribute(self) -> builtins.str:
        '''The attribute on the parent resource this class is referencing.'''
        return typing.cast(builtins.str, jsii.get(self, "terraformAttribute"))

    @_terraform_attribute.setter
    def _terraform_attribute(self, value: builtins.str) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__de0f81d4e69ce408491769b3a3ead5be23b1fcf04e17e98c584bf56aa2d53a1c)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "terraformAttribute", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="terraformResource")
    def _terraform_resource(self) -> _cdktf_9a9027ec.IInterpolatingParent:
        '''The parent resource.'''
        return typing.cast(_cdktf_9a9027ec.IInterpolatingParent, jsii.get(self, "terraformResource"))

    @_terraform_resource.setter
    def _terraform_resource(self, value: _cdktf_9a9027ec.IInterpolatingParent) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__5bf038379a082fbb142c51f449789cabe233dcc4ed5d81aa2e27c32f1664b3eb)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "terraformResource", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="wrapsSet")
    def _wraps_set(self) -> builtins.bool:
        '''whether the list is wrapping a set (will add tolist() to be able to access an item via an index).'''
        return typing.cast(builtins.bool, jsii.get(self, "wrapsSet"))

    @_wraps_set.setter
    def _wraps_set(self, value: builtins.bool) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__7784cd3b19e08461309fcb88b9c26fec47e564055e0c604191aff1987cc5ff50)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "wrapsSet", value) # pyright: ignore[reportArgumentType]

    @builtins.property
    @jsii.member(jsii_name="internalValue")
    def internal_value(
        self,
    ) -> typing.Optional[typing.Union[_cdktf_9a9027ec.IResolvable, typing.List[TableflowTopicManagedStorage]]]:
        return typing.cast(typing.Optional[typing.Union[_cdktf_9a9027ec.IResolvable, typing.List[TableflowTopicManagedStorage]]], jsii.get(self, "internalValue"))

    @internal_value.setter
    def internal_value(
        self,
        value: typing.Optional[typing.Union[_cdktf_9a9027ec.IResolvable, typing.List[TableflowTopicManagedStorage]]],
    ) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__2dcf59c7f558dc74a30d340cd826e871a0a807171ccac0b93373a3da830ab7a9)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "internalValue", value) # pyright: ignore[reportArgumentType]


class TableflowTopicManagedStorageOutputReference(
    _cdktf_9a9027ec.ComplexObject,
    metaclass=jsii.JSIIMeta,
    jsii_type="confluent.tableflowTopic.TableflowTopicManagedStorageOutputReference",
):
    def __init__(
        self,
        terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
        terraform_attribute: builtins.str,
        complex_object_index: jsii.Number,
        complex_object_is_from_set: builtins.bool,
    ) -> None:
        '''
        :param terraform_resource: The parent resource.
        :param terraform_attribute: The attribute on the parent resource this class is referencing.
        :param complex_object_index: the index of this item in the list.
        :param complex_object_is_from_set: whether the list is wrapping a set (will add tolist() to be able to access an item via an index).
        '''
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__634f18a3b75435dc6a8b16b1b84349ef528f128cb55e49a76d215e8e5a41d836)
            check_type(argname="argument terraform_resource", value=terraform_resource, expected_type=type_hints["terraform_resource"])
            check_type(argname="argument terraform_attribute", value=terraform_attribute, expected_type=type_hints["terraform_attribute"])
            check_type(argname="argument complex_object_index", value=complex_object_index, expected_type=type_hints["complex_object_index"])
            check_type(argname="argument complex_object_is_from_set", value=complex_object_is_from_set, expected_type=type_hints["complex_object_is_from_set"])
        jsii.create(self.__class__, self, [terraform_resource, terraform_attribute, complex_object_index, complex_object_is_from_set])

    @builtins.property
    @jsii.member(jsii_name="internalValue")
    def internal_value(
        self,
    ) -> typing.Optional[typing.Union[_cdktf_9a9027ec.IResolvable, TableflowTopicManagedStorage]]:
        return typing.cast(typing.Optional[typing.Union[_cdktf_9a9027ec.IResolvable, TableflowTopicManagedStorage]], jsii.get(self, "internalValue"))

    @internal_value.setter
    def internal_value(
        self,
        value: typing.Optional[typing.Union[_cdktf_9a9027ec.IResolvable, TableflowTopicManagedStorage]],
    ) -> None:
        if __debug__:
            type_hints = typing.get_type_hints(_typecheckingstub__c8ca2c9468cfe316ac7e5ca3f0dcf83a0afea082a8c6a53d268ab01049764a37)
            check_type(argname="argument value", value=value, expected_type=type_hints["value"])
        jsii.set(self, "internalValue", value) # pyright: ignore[reportArgumentType]


__all__ = [
    "TableflowTopic",
    "TableflowTopicAzureDataLakeStorageGen2",
    "TableflowTopicAzureDataLakeStorageGen2OutputReference",
    "TableflowTopicByobAws",
    "TableflowTopicByobAwsOutputReference",
    "TableflowTopicConfig",
    "TableflowTopicCredentials",
    "TableflowTopicCredentialsOutputReference",
    "TableflowTopicEnvironment",
    "TableflowTopicEnvironmentOutputReference",
    "TableflowTopicErrorHandling",
    "TableflowTopicErrorHandlingOutputReference",
    "TableflowTopicKafkaCluster",
    "TableflowTopicKafkaClusterOutputReference",
    "TableflowTopicManagedStorage",
    "TableflowTopicManagedStorageList",
    "TableflowTopicManagedStorageOutputReference",
]

publication.publish()

def _typecheckingstub__bd61f67481cfb7a17f6fc52c812799985158f1cefc108f4a28e00946a86def78(
    scope: _constructs_77d1e7e8.Construct,
    id_: builtins.str,
    *,
    display_name: builtins.str,
    environment: typing.Union[TableflowTopicEnvironment, typing.Dict[builtins.str, typing.Any]],
    kafka_cluster: typing.Union[TableflowTopicKafkaCluster, typing.Dict[builtins.str, typing.Any]],
    azure_data_lake_storage_gen2: typing.Optional[typing.Union[TableflowTopicAzureDataLakeStorageGen2, typing.Dict[builtins.str, typing.Any]]] = None,
    byob_aws: typing.Optional[typing.Union[TableflowTopicByobAws, typing.Dict[builtins.str, typing.Any]]] = None,
    credentials: typing.Optional[typing.Union[TableflowTopicCredentials, typing.Dict[builtins.str, typing.Any]]] = None,
    data_retention_ms: typing.Optional[builtins.str] = None,
    error_handling: typing.Optional[typing.Union[TableflowTopicErrorHandling, typing.Dict[builtins.str, typing.Any]]] = None,
    id: typing.Optional[builtins.str] = None,
    managed_storage: typing.Optional[typing.Union[_cdktf_9a9027ec.IResolvable, typing.Sequence[typing.Union[TableflowTopicManagedStorage, typing.Dict[builtins.str, typing.Any]]]]] = None,
    record_failure_strategy: typing.Optional[builtins.str] = None,
    retention_ms: typing.Optional[builtins.str] = None,
    table_formats: typing.Optional[typing.Sequence[builtins.str]] = None,
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

def _typecheckingstub__ff39791666d95653215db2527a838d9c54c426d79c87914fed75552afc7c2bea(
    scope: _constructs_77d1e7e8.Construct,
    import_to_id: builtins.str,
    import_from_id: builtins.str,
    provider: typing.Optional[_cdktf_9a9027ec.TerraformProvider] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c1000f56bffee757058edc71ec7dc68d36d44287566196011ed5d0eb2c392cbf(
    value: typing.Union[_cdktf_9a9027ec.IResolvable, typing.Sequence[typing.Union[TableflowTopicManagedStorage, typing.Dict[builtins.str, typing.Any]]]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0f0791d0ed087fdf24ce5e1b29f9615918791bbceb4ab5ed6dbfc6b196a5290a(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fb62e7b8330a6607ca40c7cbaac875b8626cf7bc2d74e3a98dc1cb9f76d5c3ce(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4586709b0c0be1faf8ee1a5e6cc76e137cbc9b3a283b1f9b297c50c85f73861e(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d3692577cef6d9fd8cc20b1cb8be94529dbafcfc9bdbf0c027095cd2aca11751(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__d3f764d9be073a6ecfa132460ab9a35c381630dd2faee687ea91d52173e32732(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4696e39d947381e72fd25dc0698cac68f7536473da7a47f8f3e42879eaa8b7a6(
    value: typing.List[builtins.str],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__bfa7deac708bbd0ed81d15e795ee474353bcb577400c4c8b6dbc2283a8eb263c(
    *,
    container_name: builtins.str,
    provider_integration_id: builtins.str,
    storage_account_name: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b587b52a30bb7acf21d37ad1f9e6d281bcd5702801b6f4c17c36bc1cdc5c4ed9(
    terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
    terraform_attribute: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b62c1cfaf6648cfe2984c49d84a8af3d763b124e38a16b7732466debf248c742(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b79b29a717c20515cf164364c8b32de9e0a2f226e84194099ba7524ad922536d(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__9530c3b1dc27b154cd9fe569440db7debb44846e900b1cde96fb955e9de832ed(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1def1eb0236bfe623d098eb481a956b05ac2c669a77c9a493619a5db63338be0(
    value: typing.Optional[TableflowTopicAzureDataLakeStorageGen2],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0ed74c7065bc2d3889ccf334de9d1b2ef502220eec9583644d24300909003354(
    *,
    bucket_name: builtins.str,
    provider_integration_id: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__f806376cf5535da212e14e5ef1c72ef62273afa32f2c4bcd3bd023356606e012(
    terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
    terraform_attribute: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__cb50f0b0a2be6fa9eaab9f08695583a1226fdb249d5f47dd5e4d339f6f9a56e8(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__a14d5ff5ad90e5bdce7ae9d74f15c66547c15905c44757943d4e252e95e85102(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1d9fd240ec7bfc81368b23d9ce01b5414c1cdb0608dc5918e266f9dc8486ba8c(
    value: typing.Optional[TableflowTopicByobAws],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8c6bbd31f67b58ec2f4ae9ec4a64ea1a6fdc07fd49aa4a171abb2f1acf59462c(
    *,
    connection: typing.Optional[typing.Union[typing.Union[_cdktf_9a9027ec.SSHProvisionerConnection, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.WinrmProvisionerConnection, typing.Dict[builtins.str, typing.Any]]]] = None,
    count: typing.Optional[typing.Union[jsii.Number, _cdktf_9a9027ec.TerraformCount]] = None,
    depends_on: typing.Optional[typing.Sequence[_cdktf_9a9027ec.ITerraformDependable]] = None,
    for_each: typing.Optional[_cdktf_9a9027ec.ITerraformIterator] = None,
    lifecycle: typing.Optional[typing.Union[_cdktf_9a9027ec.TerraformResourceLifecycle, typing.Dict[builtins.str, typing.Any]]] = None,
    provider: typing.Optional[_cdktf_9a9027ec.TerraformProvider] = None,
    provisioners: typing.Optional[typing.Sequence[typing.Union[typing.Union[_cdktf_9a9027ec.FileProvisioner, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.LocalExecProvisioner, typing.Dict[builtins.str, typing.Any]], typing.Union[_cdktf_9a9027ec.RemoteExecProvisioner, typing.Dict[builtins.str, typing.Any]]]]] = None,
    display_name: builtins.str,
    environment: typing.Union[TableflowTopicEnvironment, typing.Dict[builtins.str, typing.Any]],
    kafka_cluster: typing.Union[TableflowTopicKafkaCluster, typing.Dict[builtins.str, typing.Any]],
    azure_data_lake_storage_gen2: typing.Optional[typing.Union[TableflowTopicAzureDataLakeStorageGen2, typing.Dict[builtins.str, typing.Any]]] = None,
    byob_aws: typing.Optional[typing.Union[TableflowTopicByobAws, typing.Dict[builtins.str, typing.Any]]] = None,
    credentials: typing.Optional[typing.Union[TableflowTopicCredentials, typing.Dict[builtins.str, typing.Any]]] = None,
    data_retention_ms: typing.Optional[builtins.str] = None,
    error_handling: typing.Optional[typing.Union[TableflowTopicErrorHandling, typing.Dict[builtins.str, typing.Any]]] = None,
    id: typing.Optional[builtins.str] = None,
    managed_storage: typing.Optional[typing.Union[_cdktf_9a9027ec.IResolvable, typing.Sequence[typing.Union[TableflowTopicManagedStorage, typing.Dict[builtins.str, typing.Any]]]]] = None,
    record_failure_strategy: typing.Optional[builtins.str] = None,
    retention_ms: typing.Optional[builtins.str] = None,
    table_formats: typing.Optional[typing.Sequence[builtins.str]] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b12f1ba4dd6f513d0735d3f3202f6eac97f35de38daf069baf5bf1f9c77aff5f(
    *,
    key: builtins.str,
    secret: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7b5eea4e781a64d2f136d00369363980fb6ae98c468ec2bb39e1a297ef476f22(
    terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
    terraform_attribute: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__0566e8c2ded76adb83d405bb17dee743ac9b5dbb8e3da7efab6e91610db3605d(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8ec8d3b1b9a0b6fb827cee099a9dff05a9a6cf8eef45a64167e8b2cd4df3d7a9(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__e1a2476f475b2cd6083d583d9c74f501f44ef6274d9f96daec49660eb4eb4909(
    value: typing.Optional[TableflowTopicCredentials],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__44ccb28c170d7401dd54ab759cf02aad100a6d6e45e8038081ffea01d7a7e1f5(
    *,
    id: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__79c85fc3d00b5377c4b34da32230789a401776f175bce1a5cc6fecdc88ea7c98(
    terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
    terraform_attribute: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__8fc10df2f11b73cf3ce196f24aebb8e55c8507896306140fa19bdba967ce04d2(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fd870dbdada879fe0d2c80c4df744f6988ebb26816243a25d7adce8c34a50f20(
    value: typing.Optional[TableflowTopicEnvironment],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__4d7fdfcc16f421da478a4d11153b44da72e2251f261384fd43a5025401aa6a36(
    *,
    log_target: typing.Optional[builtins.str] = None,
    mode: typing.Optional[builtins.str] = None,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c0274f36e2577098cc185f24fe638fdbb411f851b1b89086158dfcbff58ac213(
    terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
    terraform_attribute: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__b4cdc369312ce1f2db8988ba76a577dc3a9d06dac01b32d1dc843501326859a0(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__1515827568bd1ff1ac0976482bb05ef7cb464cd6373630c94d186ec63d9dba46(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__fb9bbca59066e7aeb0738796c013d95cddc893ec5498346d6d04952485087a32(
    value: typing.Optional[TableflowTopicErrorHandling],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6473cc88dd762fb9520d747c81ad174fb3356f84d03fffd38aae604e3d4c235c(
    *,
    id: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__6ecf41dc562060b90b0a86b0df7f1379a710ff298929ea5895c57d5670135c71(
    terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
    terraform_attribute: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7ac7cbfe55aac782227f1af4a06a2fc129811cf880b69a73c817a7ae8e603264(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5b279af89acc4a0f7428db1a698782eae59b7bb58770c0ad8c7c3ef2e7fe8b0e(
    value: typing.Optional[TableflowTopicKafkaCluster],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__75b2b6786ae188d14a34b0bab1dca9c69b35a8c674184c54d1e7ce2828f7d6e4(
    terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
    terraform_attribute: builtins.str,
    wraps_set: builtins.bool,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__325f3bd2c714e28b5f9225e8a6f4ad4ed299f27e0b08bee0cbb544b7c38de226(
    index: jsii.Number,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__de0f81d4e69ce408491769b3a3ead5be23b1fcf04e17e98c584bf56aa2d53a1c(
    value: builtins.str,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__5bf038379a082fbb142c51f449789cabe233dcc4ed5d81aa2e27c32f1664b3eb(
    value: _cdktf_9a9027ec.IInterpolatingParent,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__7784cd3b19e08461309fcb88b9c26fec47e564055e0c604191aff1987cc5ff50(
    value: builtins.bool,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__2dcf59c7f558dc74a30d340cd826e871a0a807171ccac0b93373a3da830ab7a9(
    value: typing.Optional[typing.Union[_cdktf_9a9027ec.IResolvable, typing.List[TableflowTopicManagedStorage]]],
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__634f18a3b75435dc6a8b16b1b84349ef528f128cb55e49a76d215e8e5a41d836(
    terraform_resource: _cdktf_9a9027ec.IInterpolatingParent,
    terraform_attribute: builtins.str,
    complex_object_index: jsii.Number,
    complex_object_is_from_set: builtins.bool,
) -> None:
    """Type checking stubs"""
    pass

def _typecheckingstub__c8ca2c9468cfe316ac7e5ca3f0dcf83a0afea082a8c6a53d268ab01049764a37(
    value: typing.Optional[typing.Union[_cdktf_9a9027ec.IResolvable, TableflowTopicManagedStorage]],
) -> None:
    """Type checking stubs"""
    pass
