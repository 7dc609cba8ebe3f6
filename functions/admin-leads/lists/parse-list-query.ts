import type { PagePosition } from '@harbour-haul/aws/dynamodb/leads/lists/lead-pages';
import type { MatchedList } from '@harbour-haul/aws/dynamodb/leads/lists/matching-leads';
import type { ListLeadsQuery } from '@harbour-haul/contract/leads/list-leads';
import { listedOwner } from '@harbour-haul/contract/listed-owners';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { RequestedList } from '@harbour-haul/domain/leads/lead-state';
import { LEAD_STATUSES, type LeadStatus, OPEN_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { isGrouped, type LeadGroup } from '@harbour-haul/domain/leads/overview/lead-group';
import { REPLY_STATUSES } from '@harbour-haul/domain/leads/reply-statuses';
import type { LeadSortField, SortOrder } from '@harbour-haul/domain/leads/search/lead-order';
import { groupMark } from './group-mark.ts';
import { countedList, emptyList, type LeadList, type ListDeps, uncountedList } from './lead-list.ts';
import {
  NARROWINGS,
  type Narrowing,
  type NarrowingName,
  narrowingMark,
  narrowingOf,
} from './list-narrowing.ts';
import { searchList } from './search-list.ts';

type Status = RequestedList | null;

/**
 * The list of a query. All but the plain one have an order of their own, whatever `sort` says. Where several narrow it, it is read by
 * the keys of the first that has some, a search before days, these before what waits, and that before what is due, past or somebody's;
 * the others leave out what does not belong.
 */
export function parseListQuery(
  query: ListLeadsQuery,
  { limit, username }: { limit: number; username: string },
  deps: ListDeps,
): LeadList {
  const status = query.status === undefined || query.status === 'all' ? null : (query.status as Status);
  const { visitorId, search = '', junkType, area } = query;
  const now = deps.now();
  const today = halifaxToday(now);
  const group = { junkType, area };
  // What is due, and what is somebody's, is open: no row needs to be looked at.
  if ((query.followUpDue || query.owner) && isNeverOpen(status)) return emptyList('never open', null);
  const narrowedBy = (...names: NarrowingName[]) => narrowingOf(query, names, username, today);
  if (search.trim() !== '') {
    return searchList(search, { status, group, within: narrowedBy(...NARROWINGS), limit }, deps);
  }
  const { createdFrom: from, createdTo: to } = query;
  if (from !== undefined && to !== undefined) {
    const within = narrowedBy('needsReply', 'followUpDue', 'pickupPast', 'owner');
    return createdList({ ...query, from, to }, { status, within, limit }, deps);
  }
  if (query.needsReply) {
    // No lead of another status is in this list.
    if (status !== null && !REPLY_STATUSES.some((one) => one === status)) return emptyList('needs-reply', 0);
    const within = narrowedBy('followUpDue', 'pickupPast', 'owner');
    if (status !== null || isGrouped(group) || within !== null)
      return matchingList({ kind: 'waiting', status }, { group, within, order: 'asc', limit }, deps);
    return countedList('needs-reply', (position) => deps.leads.waiting({ limit, position }));
  }
  if (query.followUpDue) {
    const statuses = OPEN_STATUSES.filter((open) => status === null || open === status);
    return dueList({ statuses, today }, { group, within: narrowedBy('pickupPast', 'owner'), limit }, deps);
  }
  if (query.pickupPast) {
    const statuses = OPEN_STATUSES.filter((open) => status === null || open === status);
    const within = narrowedBy('pickupPast', 'owner');
    return matchingList(
      { kind: 'past-pickups', statuses, today },
      { group, within, order: 'desc', limit },
      deps,
    );
  }
  if (query.owner) {
    const owned = { ownerId: listedOwner(query.owner, username), status, group };
    return uncountedList(
      `owner ${owned.ownerId ?? ''}${groupMark(group)}`,
      (position) => deps.leads.ofOwner({ ...owned, limit, position }),
      () => deps.leadCounts.ofOwner(owned),
    );
  }
  const sort = (query.sort ?? 'createdAt') as LeadSortField;
  const order = (query.order ?? 'desc') as SortOrder;
  if (visitorId) {
    // It is never counted: its contract has no visitor.
    return countedList(`visitor ${visitorId}`, async (position) => ({
      ...(await deps.leads.ofVisitor({ visitorId, status, limit, position })),
      total: null,
    }));
  }
  if (isGrouped(group)) {
    const statuses = status === null ? LEAD_STATUSES : [status];
    return matchingList({ kind: 'statuses', statuses }, { group, within: null, order, limit }, deps);
  }
  return countedList(sort, (position) => readPlain(status, { sort, order, limit, position }, deps));
}

interface PlainPage {
  sort: LeadSortField;
  order: SortOrder;
  limit: number;
  position: PagePosition;
}

/** A page of a list that is kept by itself, and counted. */
function readPlain(status: Status, page: PlainPage, deps: ListDeps) {
  const { leads } = deps;
  if (status === 'suspicious') return leads.suspicious(page);
  if (status === 'trash') return leads.trash({ ...page, today: deps.now().toISOString().slice(0, 10) });
  return leads.list({ status, ...page });
}

interface MatchingWithin {
  group: LeadGroup;
  within: Narrowing | null;
  order: SortOrder;
  limit: number;
}

/** The leads of a list that belong to a group, and of which all else holds. */
function matchingList(
  list: MatchedList,
  { group, within, order, limit }: MatchingWithin,
  { leads, leadCounts }: ListDeps,
): LeadList {
  const matching = { list, group, within: within?.holds, order };
  return uncountedList(
    `${list.kind} ${order}${groupMark(group)}${narrowingMark(within)}`,
    (position) => leads.matching({ ...matching, limit, position }),
    () => leadCounts.matching(matching),
  );
}

/** What is due; where nothing narrows it, every row of its keys belongs. */
function dueList(
  due: { statuses: readonly LeadStatus[]; today: string },
  narrowed: Omit<MatchingWithin, 'order'>,
  deps: ListDeps,
): LeadList {
  const { group, within, limit } = narrowed;
  const matching = matchingList({ kind: 'due', ...due }, { ...narrowed, order: 'asc' }, deps);
  if (isGrouped(group) || within !== null) return matching;
  const read = (position: PagePosition) => deps.leads.due({ ...due, limit, position });
  return uncountedList('follow-up-due', read, () => matching.count());
}

/** Whether a list has leads that nobody has to work on, and no others. */
function isNeverOpen(status: Status): boolean {
  return status !== null && !OPEN_STATUSES.some((open) => open === status);
}

function isBesideStatuses(list: RequestedList): list is 'suspicious' | 'trash' {
  return list === 'suspicious' || list === 'trash';
}

/** What the overview counts: no suspicious or trashed lead is among it. */
function createdList(
  { from, to, source, junkType, area, order = 'desc' }: ListLeadsQuery & { from: string; to: string },
  { status, within, limit }: { status: Status; within: Narrowing | null; limit: number },
  { leads, leadCounts }: ListDeps,
): LeadList {
  const group = { source, junkType, area };
  const name = `created ${from} ${to} ${order} ${JSON.stringify(group)}${narrowingMark(within)}`;
  if (status !== null && isBesideStatuses(status)) return emptyList(name, null);
  const created = { status, from, to, group, within: within?.holds, order: order as SortOrder };
  return uncountedList(
    name,
    (position) => leads.created({ ...created, limit, position }),
    () => leadCounts.created(created),
  );
}
