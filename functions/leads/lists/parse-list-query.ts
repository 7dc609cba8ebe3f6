import type { LeadsRepository } from '@harbour-haul/aws/dynamodb/leads/leads-repository';
import type { PagePosition, UncountedLeadPage } from '@harbour-haul/aws/dynamodb/leads/lists/lead-pages';
import type { MatchedList } from '@harbour-haul/aws/dynamodb/leads/lists/matching-leads';
import type { ListLeadsQuery } from '@harbour-haul/contract/leads/list-leads';
import { listedOwner } from '@harbour-haul/contract/listed-owners';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { isLive, listOf, type RequestedList } from '@harbour-haul/domain/leads/lead-state';
import { LEAD_STATUSES, OPEN_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { isGrouped, isOfGroup, type LeadGroup } from '@harbour-haul/domain/leads/overview/lead-group';
import { REPLY_STATUSES } from '@harbour-haul/domain/leads/reply-statuses';
import type { LeadSortField, SortOrder } from '@harbour-haul/domain/leads/search/lead-order';
import { parseSearch } from '@harbour-haul/domain/leads/search/search-terms';
import { NARROWINGS, type Narrowing, type NarrowingName, narrowingOf } from './list-narrowing.ts';

/** A page, with the count of its list where that is stored. */
type ListPage = UncountedLeadPage & { total: number | null };

/** The list that a query requests. */
export interface LeadList {
  /** Distinguishes lists, since the cursor of one is not valid in another. */
  name: string;
  read(position: PagePosition): Promise<ListPage>;
}

type Status = RequestedList | null;

const EMPTY_PAGE: ListPage = { leads: [], total: 0, nextKey: null, prevKey: null };

/**
 * The list of a query. All but the plain one have an order of their own, whatever `sort` says. Where several narrow it, it is read by
 * the keys of the first that has some, a search before days, these before what waits, and that before what is due, past or somebody's;
 * the others leave out what does not belong.
 */
export function parseListQuery(
  query: ListLeadsQuery,
  { limit, username }: { limit: number; username: string },
  leads: Pick<
    LeadsRepository,
    | 'get'
    | 'list'
    | 'suspicious'
    | 'trash'
    | 'waiting'
    | 'due'
    | 'ofOwner'
    | 'ofVisitor'
    | 'search'
    | 'created'
    | 'matching'
  >,
  now: Date,
): LeadList {
  const status = query.status === undefined || query.status === 'all' ? null : (query.status as Status);
  const { visitorId, search = '', junkType, area } = query;
  const group = { junkType, area };
  const narrowedBy = (...names: NarrowingName[]) => narrowingOf(query, names, username, now);
  if (search.trim() !== '') {
    return searchList(search, { status, group, within: narrowedBy(...NARROWINGS), limit }, leads);
  }
  const { createdFrom: from, createdTo: to } = query;
  if (from !== undefined && to !== undefined) {
    const within = narrowedBy('needsReply', 'followUpDue', 'pickupPast', 'owner');
    return createdList({ ...query, from, to }, { status, within, limit }, leads);
  }
  if (query.needsReply) {
    // No lead of another status is in this list.
    if (status !== null && !REPLY_STATUSES.some((one) => one === status))
      return { name: 'needs-reply', read: async () => EMPTY_PAGE };
    const within = narrowedBy('followUpDue', 'pickupPast', 'owner');
    if (status !== null || isGrouped(group) || within !== null)
      return matchingList({ kind: 'waiting', status }, { group, within, order: 'asc', limit }, leads);
    return { name: 'needs-reply', read: (position) => leads.waiting({ limit, position }) };
  }
  if (query.followUpDue) {
    const statuses = OPEN_STATUSES.filter((open) => status === null || open === status);
    const today = halifaxToday(now);
    const within = narrowedBy('pickupPast', 'owner');
    if (isGrouped(group) || within !== null)
      return matchingList({ kind: 'due', statuses, today }, { group, within, order: 'asc', limit }, leads);
    const read = (position: PagePosition) => leads.due({ statuses, today, limit, position });
    return { name: 'follow-up-due', read: uncounted(read) };
  }
  if (query.pickupPast) {
    const statuses = OPEN_STATUSES.filter((open) => status === null || open === status);
    const within = narrowedBy('pickupPast', 'owner');
    const list = { kind: 'past-pickups', statuses, today: halifaxToday(now) } as const;
    return matchingList(list, { group, within, order: 'desc', limit }, leads);
  }
  if (query.owner) {
    const ownerId = listedOwner(query.owner, username);
    const read = (position: PagePosition) => leads.ofOwner({ ownerId, status, group, limit, position });
    return { name: `owner ${ownerId ?? ''}${groupMark(group)}`, read: uncounted(read) };
  }
  if (visitorId) {
    const read = (position: PagePosition) => leads.ofVisitor({ visitorId, status, limit, position });
    return { name: `visitor ${visitorId}`, read: uncounted(read) };
  }
  const sort = (query.sort ?? 'createdAt') as LeadSortField;
  const order = (query.order ?? 'desc') as SortOrder;
  if (isGrouped(group)) {
    const statuses = status === null ? LEAD_STATUSES : [status];
    return matchingList({ kind: 'statuses', statuses }, { group, within: null, order, limit }, leads);
  }
  if (status === 'suspicious') {
    return { name: sort, read: (position) => leads.suspicious({ sort, order, limit, position }) };
  }
  if (status === 'trash') {
    const today = now.toISOString().slice(0, 10);
    return { name: sort, read: (position) => leads.trash({ sort, order, limit, position, today }) };
  }
  return { name: sort, read: (position) => leads.list({ status, sort, order, limit, position }) };
}

function isBesideStatuses(list: RequestedList): list is 'suspicious' | 'trash' {
  return list === 'suspicious' || list === 'trash';
}

/** The leads of a list that belong to a group, and of which all else holds; nobody counts them. */
function matchingList(
  list: MatchedList,
  request: { group: LeadGroup; within: Narrowing | null; order: SortOrder; limit: number },
  leads: Pick<LeadsRepository, 'matching'>,
): LeadList {
  const { group, within, order, limit } = request;
  const read = (position: PagePosition) =>
    leads.matching({ list, group, within: within?.holds, order, limit, position });
  return { name: `${list.kind} ${order}${groupMark(group)}${narrowingMark(within)}`, read: uncounted(read) };
}

function narrowingMark(within: Narrowing | null): string {
  return within === null ? '' : ` in ${within.name}`;
}

/** Distinguishes lists of different groups. */
function groupMark(group: LeadGroup): string {
  return isGrouped(group) ? ` ${JSON.stringify(group)}` : '';
}

/** What the overview counts: no suspicious or trashed lead is among it. */
function createdList(
  { from, to, source, junkType, area, order = 'desc' }: ListLeadsQuery & { from: string; to: string },
  { status, within, limit }: { status: Status; within: Narrowing | null; limit: number },
  leads: Pick<LeadsRepository, 'created'>,
): LeadList {
  const group = { source, junkType, area };
  const name = `created ${from} ${to} ${order} ${JSON.stringify(group)}${narrowingMark(within)}`;
  if (status !== null && isBesideStatuses(status)) return { name, read: uncounted(async () => EMPTY_PAGE) };
  const days = { status, from, to, group, within: within?.holds, order: order as SortOrder, limit };
  return { name, read: uncounted((position) => leads.created({ ...days, position })) };
}

/** A text that is too short to search by finds nothing. */
function searchList(
  text: string,
  {
    status,
    group,
    within,
    limit,
  }: { status: Status; group: LeadGroup; within: Narrowing | null; limit: number },
  leads: Pick<LeadsRepository, 'get' | 'search'>,
): LeadList {
  const search = parseSearch(text);
  if (search.kind === 'id') {
    const read = async (): Promise<ListPage> => {
      const lead = await leads.get(search.id);
      const isListed = lead !== null && (status === null ? isLive(lead) : listOf(lead) === status);
      const belongs = isListed && isOfGroup(lead, group) && (within === null || within.holds(lead));
      return { ...EMPTY_PAGE, leads: belongs ? [lead] : [], total: null };
    };
    return { name: `id ${search.id}`, read };
  }
  const { terms } = search;
  if (terms.length === 0) return { name: 'search', read: uncounted(async () => EMPTY_PAGE) };
  const read = (position: PagePosition) =>
    leads.search({ terms, status, group, within: within?.holds, limit, position });
  const name = `search ${terms.join(' ')}${groupMark(group)}${narrowingMark(within)}`;
  return { name, read: uncounted(read) };
}

function uncounted(read: (place: PagePosition) => Promise<UncountedLeadPage>): LeadList['read'] {
  return async (place) => ({ ...(await read(place)), total: null });
}
