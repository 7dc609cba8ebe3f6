import type { ListLeadsQuery } from '@harbour-haul/contract/leads/list-leads';
import type { RequestedList } from '@harbour-haul/domain/leads/lead-state';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import {
  AREA_FILTERS,
  type AreaFilter,
  JUNK_TYPE_FILTERS,
  type JunkTypeFilter,
} from '@harbour-haul/domain/leads/search/lead-filters';
import {
  LEAD_SORT_FIELDS,
  type LeadSortField,
  SORT_ORDERS,
  type SortOrder,
} from '@harbour-haul/domain/leads/search/lead-order';
import { MAX_SEARCH, parseSearch } from '@harbour-haul/domain/leads/search/search-terms';
import { QUICK_FILTERS, type QuickFilter } from '@harbour-haul/domain/leads/views/lead-view';
import { type CountedLeads, countedQuery, readCounted, writeCounted } from '../overview/counted-leads.ts';
import { ROW_COUNTS, type RowCount } from './row-counts.ts';

export type StatusFilter = RequestedList | 'all';

/**
 * What the list shows and in which order. It is part of the URL, so that it can be bookmarked and shared, but for the
 * rows of a page, which suit a screen and not a list.
 */
export interface ListSettings {
  status: StatusFilter;
  sort: LeadSortField;
  order: SortOrder;
  search: string;
  /** In the order of `QUICK_FILTERS`. */
  quick: readonly QuickFilter[];
  /** Of any list the leads of a junk type and of an area; null for all. */
  junkType: JunkTypeFilter | null;
  area: AreaFilter | null;
  rows: RowCount;
  /** The leads behind a figure of the overview. */
  counted: CountedLeads | null;
}

export const STATUS_FILTERS: readonly StatusFilter[] = ['all', ...LEAD_STATUSES, 'suspicious', 'trash'];

export const DEFAULT_SETTINGS = {
  status: 'all',
  sort: 'createdAt',
  order: 'desc',
  search: '',
  quick: [],
  junkType: null,
  area: null,
  counted: null,
  rows: ROW_COUNTS[0],
} as const satisfies ListSettings;
const NAMES = {
  status: 'status',
  sort: 'sort',
  order: 'order',
  search: 'search',
  quick: 'show',
  junkType: 'type',
  // `area` belongs to the leads behind a figure.
  area: 'in',
} as const;
const WRITTEN = ['status', 'sort', 'order', 'search', 'junkType', 'area'] as const;

/** The settings in a URL; the default for each that is missing or invalid. */
export function readSettings(query: URLSearchParams, rows: RowCount = ROW_COUNTS[0]): ListSettings {
  const search = query.get(NAMES.search) ?? '';
  return {
    status: oneOf(STATUS_FILTERS, query.get(NAMES.status)) ?? DEFAULT_SETTINGS.status,
    sort: oneOf(LEAD_SORT_FIELDS, query.get(NAMES.sort)) ?? DEFAULT_SETTINGS.sort,
    order: oneOf(SORT_ORDERS, query.get(NAMES.order)) ?? DEFAULT_SETTINGS.order,
    search: canSearch(search) ? search : '',
    quick: (query.get(NAMES.quick) ?? '').split(',').reduce<readonly QuickFilter[]>(withChosen, []),
    rows,
    junkType: oneOf(JUNK_TYPE_FILTERS, query.get(NAMES.junkType)) ?? null,
    area: oneOf(AREA_FILTERS, query.get(NAMES.area)) ?? null,
    counted: readCounted(query),
  };
}

/** The URL's query with these settings, without defaults and with all else as it was. */
export function writeSettings(query: URLSearchParams, settings: ListSettings): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const field of WRITTEN) {
    const value = settings[field];
    if (value === DEFAULT_SETTINGS[field] || value === null) next.delete(NAMES[field]);
    else next.set(NAMES[field], value);
  }
  if (settings.quick.length === 0) next.delete(NAMES.quick);
  else next.set(NAMES.quick, settings.quick.join(','));
  writeCounted(next, settings.counted);
  return next;
}

/** The settings' part of the query of `listLeads`. */
export function listLeadsQuery({
  status,
  sort,
  order,
  search,
  quick,
  junkType,
  area,
  counted,
}: ListSettings): ListLeadsQuery {
  const within: ListLeadsQuery = {
    ...(status !== 'all' && { status }),
    ...(search !== '' && { search }),
    ...(quick.includes('needs-reply') && { needsReply: 'true' }),
    ...(quick.includes('follow-up-due') && { followUpDue: 'true' }),
    ...(quick.includes('pickup-past') && { pickupPast: 'true' }),
    ...(quick.includes('mine') && { owner: 'me' }),
    ...(quick.includes('unassigned') && { owner: 'none' }),
    ...(junkType && { junkType }),
    ...(area && { area }),
    ...(counted && countedQuery(counted)),
  };
  if (search !== '' || (quick.length > 0 && counted === null)) return within;
  const isPart = counted !== null || isNarrowed({ junkType, area });
  return isPart ? { ...within, order } : { ...within, sort, order };
}

/** Whether sort and order count: searches, filters and quick filters have an order of their own. */
export function isSortable(settings: ListSettings): boolean {
  const { search, quick, counted } = settings;
  return search === '' && quick.length === 0 && counted === null && !isNarrowed(settings);
}

/** Whether the list is a part of all leads for more than a search. */
export function isFiltered(settings: ListSettings): boolean {
  const { status, quick, counted } = settings;
  return status !== 'all' || quick.length > 0 || counted !== null || isNarrowed(settings);
}

/** Whether a junk type or an area is chosen. */
export function isNarrowed({ junkType, area }: Pick<ListSettings, 'junkType' | 'area'>): boolean {
  return junkType !== null || area !== null;
}

/** A junk type and an area narrow any list; of the leads behind a figure they take the place of a type or an area that it is of. */
export function withGroup(
  settings: ListSettings,
  group: Partial<Pick<ListSettings, 'junkType' | 'area'>>,
): ListSettings {
  const { counted } = settings;
  const isReplaced = counted?.group != null && counted.group.by in group;
  return { ...settings, ...group, counted: isReplaced ? { ...counted, group: null } : counted };
}

/** Whether a text holds enough to be searched by. */
export function canSearch(text: string): boolean {
  if (text.length > MAX_SEARCH) return false;
  const query = parseSearch(text);
  return query.kind === 'id' || query.terms.length > 0;
}

/** A lead has one owner or none: of these two filters one is chosen at a time. */
const OF_OWNERS: readonly QuickFilter[] = ['mine', 'unassigned'];

/** Chooses a quick filter, or takes it off again; all others narrow the list beside it. */
export function toggleQuick(settings: ListSettings, quick: QuickFilter): ListSettings {
  const isOn = settings.quick.includes(quick);
  const others = settings.quick.filter((one) => one !== quick);
  return { ...settings, quick: isOn ? others : withChosen(others, quick) };
}

/** Quick filters with one more, if it is one, and without the one that it rules out. */
function withChosen(chosen: readonly QuickFilter[], name: string): readonly QuickFilter[] {
  const quick = oneOf(QUICK_FILTERS, name);
  if (quick === undefined) return chosen;
  const isRuledOut = (one: QuickFilter) => OF_OWNERS.includes(one) && OF_OWNERS.includes(quick);
  return QUICK_FILTERS.filter((one) => one === quick || (chosen.includes(one) && !isRuledOut(one)));
}

/** All leads, in the order that was chosen. */
export function withoutFilters(settings: ListSettings): ListSettings {
  return { ...settings, status: 'all', search: '', quick: [], junkType: null, area: null, counted: null };
}

/** The settings after a click on a column's header: the other order, or that column in its natural order. */
export function toggleSort(settings: ListSettings, field: LeadSortField): ListSettings {
  if (settings.sort === field) return { ...settings, order: settings.order === 'desc' ? 'asc' : 'desc' };
  return { ...settings, sort: field, order: field.endsWith('Date') || field.endsWith('At') ? 'desc' : 'asc' };
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((one) => one === value);
}
