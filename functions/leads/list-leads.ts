import type { PagePosition } from '@harbour-haul/aws/dynamodb/leads/lists/lead-pages';
import {
  type ListLeadsQuery,
  type ListLeadsResponse,
  listLeadsSchema,
} from '@harbour-haul/contract/leads/list-leads';
import { parseInput } from '@harbour-haul/contract/validate';
import type { Operation } from '../shared/http-types.ts';
import type { LeadsDeps } from './deps.ts';
import { decodeCursor, encodeCursor } from './lead-cursor.ts';
import { parseListQuery } from './parse-list-query.ts';

const DEFAULT_LIMIT = 10;

/** `GET /api/leads`: one page of one of the admin's lists. */
export const listLeads: Operation<LeadsDeps> = async (request, deps) => {
  const query = parseInput(listLeadsSchema(), request.query);
  const limit = query.limit === undefined ? DEFAULT_LIMIT : Number(query.limit);
  const list = parseListQuery(query, limit, deps.leads, deps.now());
  const { leads, total, nextKey, prevKey } = await list.read(positionOf(query, list.name));
  const body: ListLeadsResponse = {
    leads,
    total,
    nextCursor: nextKey === null ? null : encodeCursor(list.name, nextKey),
    prevCursor: prevKey === null ? null : encodeCursor(list.name, prevKey),
  };
  return { status: 200, body };
};

function positionOf({ after, before, last }: ListLeadsQuery, list: string): PagePosition {
  if (after !== undefined) return { at: 'after', key: decodeCursor('after', after, list) };
  if (before !== undefined) return { at: 'before', key: decodeCursor('before', before, list) };
  return last === 'true' ? { at: 'last' } : { at: 'first' };
}
