import type { LeadPlace } from '@harbour-haul/aws/dynamodb/lead-pages';
import type { ListLeadsResponse } from '@harbour-haul/contract/leads/lead-messages';
import { type ListLeadsQuery, listLeadsSchema } from '@harbour-haul/contract/leads/list-leads-schema';
import { parseInput } from '@harbour-haul/contract/validate';
import type { LeadSortField, SortOrder } from '@harbour-haul/domain/leads/lead-order';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import type { Operation } from '../shared/http-types.ts';
import type { LeadsDeps } from './deps.ts';
import { decodeCursor, encodeCursor } from './lead-cursor.ts';

const DEFAULT_LIMIT = 10;

/** `GET /api/leads`: one page of the admin's list. */
export const listLeads: Operation<LeadsDeps> = async (request, deps) => {
  const query = parseInput(listLeadsSchema, request.query);
  const sort = (query.sort ?? 'createdAt') as LeadSortField;
  const status = query.status === undefined || query.status === 'all' ? null : (query.status as LeadStatus);
  const page = await deps.leads.list({
    status,
    sort,
    order: (query.order ?? 'desc') as SortOrder,
    limit: query.limit === undefined ? DEFAULT_LIMIT : Number(query.limit),
    place: placeOf(query, sort),
  });
  const body: ListLeadsResponse = {
    leads: page.leads,
    total: page.total,
    nextCursor: page.nextKey === null ? null : encodeCursor(sort, page.nextKey),
    prevCursor: page.prevKey === null ? null : encodeCursor(sort, page.prevKey),
  };
  return { status: 200, body };
};

function placeOf({ after, before, last }: ListLeadsQuery, sort: LeadSortField): LeadPlace {
  if (after !== undefined) return { at: 'after', key: decodeCursor('after', after, sort) };
  if (before !== undefined) return { at: 'before', key: decodeCursor('before', before, sort) };
  return last === 'true' ? { at: 'last' } : { at: 'first' };
}
