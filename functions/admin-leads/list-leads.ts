import type { PagePosition } from '@harbour-haul/aws/dynamodb/leads/lists/lead-pages';
import {
  type ListLeadsQuery,
  type ListLeadsResponse,
  listLeadsRequest,
} from '@harbour-haul/contract/leads/list-leads';
import { operation } from '../shared/operation.ts';
import { unfinishedLeads } from './changes/continue-work.ts';
import type { AdminLeadsDeps } from './deps.ts';
import { decodeCursor, encodeCursor } from './lists/lead-cursor.ts';
import { parseListQuery } from './lists/parse-list-query.ts';

const DEFAULT_LIMIT = 10;

/** `GET /api/leads`: one page of one of the admin's lists. */
export const listLeads = operation('listLeads', listLeadsRequest, async (request, deps: AdminLeadsDeps) => {
  const { query } = request;
  const limit = Number(query.limit ?? DEFAULT_LIMIT);
  const list = parseListQuery(query, { limit, username: request.user.username }, deps);
  const { leads, total, nextKey, prevKey } = await list.read(positionOf(query, list.name));
  const body: ListLeadsResponse = {
    leads,
    seen: await deps.seen.among(
      request.user.username,
      leads.map(({ id }) => id),
    ),
    total,
    nextCursor: nextKey === null ? null : encodeCursor(list.name, nextKey),
    prevCursor: prevKey === null ? null : encodeCursor(list.name, prevKey),
    ...(query.status === 'trash' && { unfinished: await unfinishedLeads(deps) }),
  };
  return { status: 200, body };
});

function positionOf({ after, before, last }: ListLeadsQuery, list: string): PagePosition {
  if (after !== undefined) return { at: 'after', key: decodeCursor('after', after, list) };
  if (before !== undefined) return { at: 'before', key: decodeCursor('before', before, list) };
  return last === 'true' ? { at: 'last' } : { at: 'first' };
}
