import { randomBytes } from 'node:crypto';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import type { LambdaName } from '@harbour-haul/contract/functions';
import { tableShapes } from '@harbour-haul/local-cloud/dynamodb/access/table-shapes';
import { createTables } from '@harbour-haul/local-cloud/dynamodb/create-tables';
import {
  type FaultInjection,
  hasShadows,
  injectFaults,
} from '@harbour-haul/local-cloud/dynamodb/faults/fault-injection';
import { authorizedCalls } from '@harbour-haul/local-cloud/dynamodb/front/authorized-calls';
import { startDynamoDbFront } from '@harbour-haul/local-cloud/dynamodb/front/dynamodb-front';
import { tableDefinitions } from '@harbour-haul/local-cloud/dynamodb/table-definitions';
import { distinctItems } from '@harbour-haul/local-cloud/dynamodb/validation/distinct-items';
import { checkedIndexKeys } from '@harbour-haul/local-cloud/dynamodb/validation/index-keys';
import { readTemplate } from './assembly.ts';
import { endWithTestFile } from './leftovers.ts';
import { TEST_FAULTS } from './test-faults.ts';
import { openTestIam } from './test-iam.ts';

/** Empty tables of the synthesized template in a database of their own, and what points an SDK client at them. */
export async function createTestTables(faultsOfTest: Partial<FaultInjection> = {}) {
  const database = process.env.TEST_DYNAMODB_ENDPOINT;
  if (!database) throw new Error('Only tests of the integration project have a DynamoDB.');
  const account = { accessKeyId: `TEST${randomBytes(8).toString('hex')}`, secretAccessKey: 'test' };
  const { iam, stack, keyOf } = openTestIam(account);
  const { region } = stack.identity;
  const wanted = { ...TEST_FAULTS, ...faultsOfTest };
  const names = await createTables({
    template: readTemplate(),
    endpoint: database,
    ...account,
    region,
    // Tests set their own clock: rows that are old by the machine's would vanish while they run.
    expireRows: false,
    // Nobody reads them.
    streams: false,
    indexes: !hasShadows(wanted),
  });
  const tableName = (prefix: string) => {
    const found = Object.entries(names).find(([logicalId]) => logicalId.startsWith(prefix))?.[1];
    if (!found) throw new Error(`The template has no table ${prefix}.`);
    return found;
  };
  const databaseKey = account.accessKeyId;
  const faults = await injectFaults(wanted, { stack, database, databaseKey });
  endWithTestFile(() => faults.close());
  const layers = [
    authorizedCalls({ iam, tables: tableShapes(stack), databaseKey }),
    distinctItems(tableDefinitions(stack)),
    checkedIndexKeys(tableDefinitions(stack)),
    ...faults.layers,
  ];
  const front = await startDynamoDbFront({ database, layers });
  endWithTestFile(() => front.close());
  const clientWith = (credentials: typeof account) =>
    createDocumentClient({ endpoint: front.url, region, credentials });
  return {
    endpoint: front.url,
    /** May do everything: for what a test prepares and checks. */
    client: clientWith(account),
    /** May do what the function may. */
    clientOf: (name: LambdaName) => clientWith(keyOf(name)),
    /** Lets the indexes catch up with their tables now. */
    settleIndexes: () => faults.settle(),
    account,
    iam,
    keyOf,
    stack,
    leadsTable: tableName('Leads'),
    usersTable: tableName('Users'),
    sessionsTable: tableName('Sessions'),
    messagesTable: tableName('Messages'),
    chatTermsTable: tableName('ChatTerms'),
    connectionsTable: tableName('Connections'),
    photosTable: tableName('PhotosTable'),
    exportsTable: tableName('ExportsTable'),
    visitorsTable: tableName('Visitors'),
    noticesTable: tableName('Notices'),
    limitsTable: tableName('Limits'),
  };
}
