import { randomBytes } from 'node:crypto';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { createTables } from '@harbour-haul/local-cloud/dynamodb/create-tables';
import { startDynamoDbFront } from '@harbour-haul/local-cloud/dynamodb/front/dynamodb-front';
import { readTemplate } from './assembly.ts';
import { endWithTestFile } from './leftovers.ts';

const REGION = 'ca-central-1';

/** Empty tables of the synthesized template in a database of their own, and what points an SDK client at them. */
export async function createTestTables() {
  const endpoint = process.env.TEST_DYNAMODB_ENDPOINT;
  if (!endpoint) throw new Error('Only tests of the integration project have a DynamoDB.');
  const accessKeyId = `TEST${randomBytes(8).toString('hex')}`;
  const secretAccessKey = 'test';
  const names = await createTables({
    template: readTemplate(),
    endpoint,
    accessKeyId,
    secretAccessKey,
    region: REGION,
    // Tests set their own clock: rows that are old by the machine's would vanish while they run.
    expireRows: false,
  });
  const tableName = (prefix: string) => {
    const found = Object.entries(names).find(([logicalId]) => logicalId.startsWith(prefix))?.[1];
    if (!found) throw new Error(`The template has no table ${prefix}.`);
    return found;
  };
  const front = await startDynamoDbFront({ database: endpoint });
  endWithTestFile(() => front.close());
  const client = createDocumentClient({
    endpoint: front.url,
    region: REGION,
    credentials: { accessKeyId, secretAccessKey },
  });
  return {
    client,
    leadsTable: tableName('Leads'),
    usersTable: tableName('Users'),
    sessionsTable: tableName('Sessions'),
    messagesTable: tableName('Messages'),
    connectionsTable: tableName('Connections'),
    photosTable: tableName('PhotosTable'),
    visitorsTable: tableName('Visitors'),
  };
}
