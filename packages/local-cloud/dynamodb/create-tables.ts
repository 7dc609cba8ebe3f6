import {
  CreateTableCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  type TableDescription,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { defaultRegion, openStack } from '../template/stack.ts';
import type { Template } from '../template/template.ts';
import { type TableDefinition, tableDefinitions } from './table-definitions.ts';
import { updateTable } from './update-table.ts';

export interface CreateTablesOptions {
  readonly template: Template;
  readonly endpoint: string;
  /** Letters and digits only: DynamoDB Local keeps one database per access key. */
  readonly accessKeyId: string;
  readonly secretAccessKey?: string;
  readonly region?: string;
  readonly stackName?: string;
  /** Whether rows end at their TTL, by this machine's clock; true by default. */
  readonly expireRows?: boolean;
  /** Whether changes are kept in streams, for whoever reads them; true by default. */
  readonly streams?: boolean;
  /** Whether tables get their secondary indexes; true by default. Without, others must answer for them. */
  readonly indexes?: boolean;
}

/**
 * Creates every table of a synthesized template and returns their names by logical id.
 * An existing table keeps its data; its indexes and its TTL are updated to the template.
 * @throws Error that says what to do when an existing table has other keys than the template.
 */
export async function createTables(options: CreateTablesOptions): Promise<Record<string, string>> {
  const { template, endpoint, accessKeyId, secretAccessKey = 'local' } = options;
  const { region = defaultRegion, stackName = 'HarbourHaul' } = options;
  const { expireRows = true, streams = true, indexes = true } = options;
  const stack = openStack({ stackName, template, assets: new Map() }, { region });
  const definitions = tableDefinitions(stack)
    .map((one) => (streams ? one : withoutStream(one)))
    .map((one) => (indexes ? one : withoutIndexes(one)));
  const client = new DynamoDBClient({ endpoint, region, credentials: { accessKeyId, secretAccessKey } });
  try {
    for (const definition of definitions) {
      await ensureTable(client, definition);
      if (expireRows) await ensureTimeToLive(client, definition);
    }
  } finally {
    client.destroy();
  }
  return Object.fromEntries(definitions.map(({ logicalId, input }) => [logicalId, input.TableName]));
}

function withoutStream(definition: TableDefinition): TableDefinition {
  const { StreamSpecification: _, ...input } = definition.input;
  return { ...definition, input };
}

/** DynamoDB takes no attribute that is part of no key. */
function withoutIndexes(definition: TableDefinition): TableDefinition {
  const { GlobalSecondaryIndexes: _, ...input } = definition.input;
  const names = new Set((input.KeySchema ?? []).map(({ AttributeName }) => AttributeName));
  const AttributeDefinitions = input.AttributeDefinitions?.filter(({ AttributeName }) =>
    names.has(AttributeName),
  );
  return { ...definition, input: { ...input, AttributeDefinitions } };
}

async function ensureTable(client: DynamoDBClient, definition: TableDefinition): Promise<void> {
  const existing = await describe(client, definition.input.TableName);
  if (existing === undefined) await client.send(new CreateTableCommand(definition.input));
  else await updateTable(client, existing, definition);
}

async function describe(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function ensureTimeToLive(client: DynamoDBClient, definition: TableDefinition): Promise<void> {
  const { timeToLiveAttribute: attribute, input } = definition;
  if (attribute === undefined) return;
  const found = await client.send(new DescribeTimeToLiveCommand({ TableName: input.TableName }));
  if (found.TimeToLiveDescription?.AttributeName === attribute) return;
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: input.TableName,
      TimeToLiveSpecification: { AttributeName: attribute, Enabled: true },
    }),
  );
}
