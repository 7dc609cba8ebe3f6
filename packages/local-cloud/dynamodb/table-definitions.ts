import type {
  AttributeDefinition,
  CreateTableCommandInput,
  GlobalSecondaryIndex,
  KeySchemaElement,
  Projection,
  StreamViewType,
} from '@aws-sdk/client-dynamodb';
import type { PropertyReader } from '../template/property-reader.ts';
import type { Stack } from '../template/stack.ts';

/** A table of the template, in the shape the DynamoDB API takes. */
export interface TableDefinition {
  readonly logicalId: string;
  readonly input: CreateTableCommandInput & { readonly TableName: string };
  /** The attribute that holds the expiry in epoch seconds, when the table has one. */
  readonly timeToLiveAttribute: string | undefined;
}

/** Every table of the stack. Backups, encryption, deletion protection and maxima of throughput have no meaning on one machine. */
export function tableDefinitions(stack: Stack): TableDefinition[] {
  return stack
    .ofType('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable')
    .map(({ logicalId, properties }) => {
      const indexes = properties.items('GlobalSecondaryIndexes').map(globalIndex);
      const input = {
        TableName: stack.ref(logicalId),
        BillingMode: 'PAY_PER_REQUEST' as const,
        AttributeDefinitions: properties.items('AttributeDefinitions').map(attributeDefinition),
        KeySchema: keySchema(properties),
        ...(indexes.length > 0 && { GlobalSecondaryIndexes: indexes }),
        ...streamSpecification(properties),
      };
      return { logicalId, input, timeToLiveAttribute: timeToLive(properties) };
    });
}

function globalIndex(index: PropertyReader): GlobalSecondaryIndex {
  return { IndexName: index.string('IndexName'), KeySchema: keySchema(index), Projection: projection(index) };
}

function projection(index: PropertyReader): Projection {
  const found = index.child('Projection');
  const attributes = found.strings('NonKeyAttributes');
  return {
    ProjectionType: found.string('ProjectionType') as NonNullable<Projection['ProjectionType']>,
    ...(attributes.length > 0 && { NonKeyAttributes: attributes }),
  };
}

function keySchema(owner: PropertyReader): KeySchemaElement[] {
  return owner.items('KeySchema').map((key) => ({
    AttributeName: key.string('AttributeName'),
    KeyType: key.string('KeyType') as NonNullable<KeySchemaElement['KeyType']>,
  }));
}

function attributeDefinition(attribute: PropertyReader): AttributeDefinition {
  return {
    AttributeName: attribute.string('AttributeName'),
    AttributeType: attribute.string('AttributeType') as NonNullable<AttributeDefinition['AttributeType']>,
  };
}

function streamSpecification(table: PropertyReader): Pick<CreateTableCommandInput, 'StreamSpecification'> {
  const view = table.optional('StreamSpecification')?.string('StreamViewType');
  if (view === undefined) return {};
  return { StreamSpecification: { StreamEnabled: true, StreamViewType: view as StreamViewType } };
}

function timeToLive(table: PropertyReader): string | undefined {
  const specification = table.optional('TimeToLiveSpecification');
  return specification?.boolean('Enabled') === true ? specification.string('AttributeName') : undefined;
}
