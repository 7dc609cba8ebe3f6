import type { KeyAttribute, TableDefinition } from '@harbour-haul/aws/dynamodb/keys';
import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, BillingMode, ProjectionType, Table } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';

/** A table as the repositories define it: on demand, with point-in-time recovery, protected and never dropped. */
export class DataTable extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string, definition: TableDefinition) {
    super(scope, id);
    this.table = new Table(this, 'Table', {
      partitionKey: attribute(definition.partitionKey),
      ...(definition.sortKey && { sortKey: attribute(definition.sortKey) }),
      timeToLiveAttribute: definition.ttl,
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    for (const index of definition.indexes) {
      this.table.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: attribute(index.partitionKey),
        sortKey: attribute(index.sortKey),
        projectionType: ProjectionType.ALL,
      });
    }
  }
}

function attribute(key: KeyAttribute) {
  return { name: key.name, type: key.type === 'N' ? AttributeType.NUMBER : AttributeType.STRING };
}
