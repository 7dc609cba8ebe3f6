import {
  CHAT_TERMS_TABLE,
  CONNECTIONS_TABLE,
  EXPORTS_TABLE,
  type IndexDefinition,
  type KeyAttribute,
  LEADS_TABLE,
  LIMITS_TABLE,
  MESSAGES_TABLE,
  NOTICES_TABLE,
  PHOTOS_TABLE,
  SESSIONS_TABLE,
  type TableDefinition,
  USERS_TABLE,
  VISITORS_TABLE,
} from '@harbour-haul/aws/dynamodb/keys';
import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { settingsOf } from '../settings/settings.ts';
import { requestUnits, TABLE_THROUGHPUT, type TableThroughput } from './table-throughput.ts';

export type DataTables = ReturnType<typeof dataTables>;

/** All tables of the product, as the repositories define them. */
export function dataTables(scope: Construct) {
  return {
    leads: new DataTable(scope, 'Leads', LEADS_TABLE, TABLE_THROUGHPUT.leads, { streamed: true }).table,
    users: new DataTable(scope, 'Users', USERS_TABLE, TABLE_THROUGHPUT.users).table,
    sessions: new DataTable(scope, 'Sessions', SESSIONS_TABLE, TABLE_THROUGHPUT.sessions, { streamed: true })
      .table,
    messages: new DataTable(scope, 'Messages', MESSAGES_TABLE, TABLE_THROUGHPUT.messages).table,
    chatTerms: new DataTable(scope, 'ChatTerms', CHAT_TERMS_TABLE, TABLE_THROUGHPUT.chatTerms).table,
    connections: new DataTable(scope, 'Connections', CONNECTIONS_TABLE, TABLE_THROUGHPUT.connections).table,
    photos: new DataTable(scope, 'Photos', PHOTOS_TABLE, TABLE_THROUGHPUT.photos, { streamed: true }).table,
    exports: new DataTable(scope, 'Exports', EXPORTS_TABLE, TABLE_THROUGHPUT.exports).table,
    visitors: new DataTable(scope, 'Visitors', VISITORS_TABLE, TABLE_THROUGHPUT.visitors).table,
    notices: new DataTable(scope, 'Notices', NOTICES_TABLE, TABLE_THROUGHPUT.notices).table,
    limits: new DataTable(scope, 'Limits', LIMITS_TABLE, TABLE_THROUGHPUT.limits, { isBackedUp: false })
      .table,
  };
}

/** The ARN of one index of a table. */
export function indexArn(table: Table, name: string): string {
  return `${table.tableArn}/index/${name}`;
}

/** The ARNs of all indexes of a table, also of those that functions of the release before query until they are replaced. */
export function indexArns(table: Table, definition: TableDefinition): string[] {
  return indexesOf(table, definition).map(({ name }) => indexArn(table, name));
}

function indexesOf(scope: Construct, { indexes, earlierIndexes = [] }: TableDefinition): IndexDefinition[] {
  return [...indexes, ...(settingsOf(scope).keepsEarlierIndexes ? earlierIndexes : [])];
}

/**
 * On demand up to a maximum, with point-in-time recovery unless it is of no use, protected and never dropped; but for the first deployment, which must leave
 * nothing behind where it fails.
 */
class DataTable extends Construct {
  readonly table: Table;

  /**
   * @param streamed whether each change is told to whoever reads the table's stream.
   * @param isBackedUp false for what is of no use tomorrow, and shall not live on in backups.
   */
  constructor(
    scope: Construct,
    id: string,
    definition: TableDefinition,
    throughput: TableThroughput,
    { streamed = false, isBackedUp = true } = {},
  ) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      partitionKey: attribute(definition.partitionKey),
      ...(definition.sortKey && { sortKey: attribute(definition.sortKey) }),
      timeToLiveAttribute: definition.ttl,
      ...(streamed && { stream: StreamViewType.NEW_AND_OLD_IMAGES }),
      billingMode: BillingMode.PAY_PER_REQUEST,
      ...requestUnits(throughput.table),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: isBackedUp },
      deletionProtection: !settingsOf(this).isFirstDeployment,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    for (const index of indexesOf(this, definition)) {
      this.table.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: attribute(index.partitionKey),
        sortKey: attribute(index.sortKey),
        projectionType: index.keysOnly ? ProjectionType.KEYS_ONLY : ProjectionType.ALL,
        ...requestUnits(throughput.index),
      });
    }
  }
}

function attribute(key: KeyAttribute) {
  return { name: key.name, type: key.type === 'N' ? AttributeType.NUMBER : AttributeType.STRING };
}
