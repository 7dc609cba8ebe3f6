import { counterWritesOf } from '@harbour-haul/aws/dynamodb/leads/rows/lead-counters';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { retryTransaction } from '@harbour-haul/aws/dynamodb/table/transactions';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LocalProduct } from '../local-product.ts';
import { productDocuments } from '../product-table.ts';
import { putLeads } from '../put-leads.ts';

const MAX_WRITES = 100;

/**
 * Stores very many new leads within minutes, of which lists, board, calendar and overview know: their rows in batches, and the counters
 * of all of them at once. No search finds them, and they have no timeline.
 */
export async function putManyLeads(product: LocalProduct, leads: readonly Lead[]): Promise<void> {
  const documents = productDocuments(product);
  const name = product.outputs.LeadsTableName ?? '';
  await putLeads(documents, name, leads);
  const table = new Table(documents, name);
  const counting = counterWritesOf(
    table,
    leads.map((after) => ({ before: null, after })),
  );
  for (let from = 0; from < counting.length; from += MAX_WRITES) {
    const writes = counting.slice(from, from + MAX_WRITES);
    await retryTransaction(() => table.transact(writes));
  }
}
