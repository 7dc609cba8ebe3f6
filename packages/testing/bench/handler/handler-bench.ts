import { BatchGetCommand, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { leadIndexName } from '@harbour-haul/aws/dynamodb/keys';
import { allCounterKeys, seenKey, userKey } from '@harbour-haul/aws/dynamodb/rows';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { NO_FAULTS } from '@harbour-haul/local-cloud/dynamodb/faults/fault-injection';
import { ADMIN } from '../../admin.ts';
import { type LocalProduct, startLocalProduct } from '../../local-product.ts';
import { evenLead } from '../../seed/even-lead.ts';
import { writeLeads } from '../../seed/write-leads.ts';
import type { Bench, Size } from '../runner/bench.ts';
import { quantile, timeInTurns } from '../runner/figures.ts';
import { listHandler } from './list-handler.ts';

const LEADS = 200;
/** Ids beyond those that the product hands out. */
const FIRST_ID = 100_001;
/** Times a round: the handler, and as often the bare calls. */
const CALLS: Record<Size, number> = { small: 10, usual: 150, full: 150 };
const LIMIT = 11;

/** What a function takes for an admin's first page of leads, beside the bare calls of the SDK that it makes for it. */
export const handlerBench: Bench = {
  name: 'handler',
  budgets: {
    time: { what: 'a page of leads over its bare SDK calls, p50', unit: 'x', limit: 1.3, side: 'at most' },
  },
  open: async ({ size }) => {
    const product = await startLocalProduct({ faults: NO_FAULTS });
    await storeLeads(product);
    const handle = await listHandler(product);
    const measure = async () => {
      const { one, other } = await timeInTurns(CALLS[size], handle, () => bareCalls(product));
      return [{ budget: 'time', value: quantile(one, 0.5) / quantile(other, 0.5) }];
    };
    await measure();
    return { round: measure, close: () => product.stop() };
  },
};

async function storeLeads({ documents, outputs }: LocalProduct): Promise<void> {
  const now = new Date();
  const leads = Array.from({ length: LEADS }, (_, index) =>
    evenLead(FIRST_ID + index, new Date(now.getTime() - (index + 1) * 600_000), now),
  );
  await writeLeads(new Table(documents, outputs.LeadsTableName ?? ''), leads);
}

/** Who asks; a query of each status and the counters at once; which of the leads were opened. */
async function bareCalls({ documents, outputs }: LocalProduct): Promise<void> {
  const { LeadsTableName: leads = '', UsersTableName: users = '' } = outputs;
  await documents.send(
    new GetCommand({ TableName: users, Key: userKey(ADMIN.username), ConsistentRead: true }),
  );
  const queries = LEAD_STATUSES.map((status) => documents.send(pageOf(leads, status)));
  const counters = documents.send(batchGet(leads, allCounterKeys()));
  await Promise.all([...queries, counters]);
  await documents.send(batchGet(leads, [seenKey(ADMIN.username, FIRST_ID)]));
}

function pageOf(TableName: string, status: string): QueryCommand {
  return new QueryCommand({
    TableName,
    IndexName: leadIndexName('createdAt'),
    KeyConditionExpression: '#status = :status',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':status': status },
    ScanIndexForward: false,
    Limit: LIMIT,
  });
}

function batchGet(table: string, Keys: Record<string, unknown>[]): BatchGetCommand {
  return new BatchGetCommand({ RequestItems: { [table]: { Keys, ConsistentRead: true } } });
}
