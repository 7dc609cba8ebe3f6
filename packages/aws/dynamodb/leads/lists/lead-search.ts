import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { matchesSearch, mostSelectiveTerm } from '@harbour-haul/domain/leads/search/search-terms';
import { batchGet } from '../../table/batch-get.ts';
import { fromLeadItem, leadKey } from '../rows/lead-items.ts';
import { searchPartition, searchTermPrefix, termOfSearchItem } from '../rows/lead-search-items.ts';
import { isLive, listOf } from '../rows/lead-state.ts';
import { type CandidateRead, readFilteredPage } from './filtered-page.ts';
import type { PagePosition, UncountedLeadPage } from './lead-pages.ts';

export interface LeadSearchRequest {
  /** All of them must be found, each by its beginning (`readSearch`); at least one. */
  terms: string[];
  /** Null searches all statuses. The trash is not searched. */
  status: LeadStatus | 'trash' | null;
  limit: number;
  position: PagePosition;
}

interface FoundTerm {
  /** Its sort key in the partition, which is a position in the list. */
  item: string;
  leadId: number;
}

/**
 * One page of the leads that a search finds. The rarest term is looked up by key; the others are matched
 * against the leads themselves. Words that begin alike stand one after the other, and of each the newest leads first.
 */
export async function searchLeads(
  client: DynamoDBDocumentClient,
  table: string,
  { terms, status, limit, position }: LeadSearchRequest,
): Promise<UncountedLeadPage> {
  const term = mostSelectiveTerm(terms);
  return readFilteredPage({ position, limit }, async (read) => {
    const { found, ended } = await readTerms(client, table, term, read);
    const leads = await leadsById(client, table, [...new Set(found.map(({ leadId }) => leadId))]);
    const rows = found.map(({ item, leadId }) => {
      const lead = leads.get(leadId);
      const belongs =
        lead !== undefined &&
        isLive(lead) &&
        (status === null || listOf(lead) === status) &&
        matchesSearch(lead, terms, termOfSearchItem(item), term);
      return { key: item, lead: belongs ? lead : null };
    });
    return { rows, ended };
  });
}

async function readTerms(
  client: DynamoDBDocumentClient,
  table: string,
  term: string,
  { from, backwards, size }: CandidateRead,
): Promise<{ found: FoundTerm[]; ended: boolean }> {
  const id = searchPartition(term);
  const prefix = searchTermPrefix(term);
  // DynamoDB would refuse a start key outside of the queried range.
  if (from !== null && !from.startsWith(prefix)) return { found: [], ended: true };
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand({
      TableName: table,
      KeyConditionExpression: 'id = :id AND begins_with(#item, :prefix)',
      ExpressionAttributeNames: { '#item': 'item' },
      ExpressionAttributeValues: { ':id': id, ':prefix': prefix },
      ...(from !== null && { ExclusiveStartKey: { id, item: from } }),
      ScanIndexForward: !backwards,
      Limit: size,
      ConsistentRead: true,
    }),
  );
  return { found: Items as FoundTerm[], ended: LastEvaluatedKey === undefined };
}

async function leadsById(
  client: DynamoDBDocumentClient,
  table: string,
  ids: number[],
): Promise<Map<number, Lead>> {
  if (ids.length === 0) return new Map();
  const items = await batchGet(
    client,
    table,
    ids.map((id) => ({ ...leadKey(id) })),
  );
  return new Map(items.map((item) => [Number(item.id), fromLeadItem(item)]));
}
