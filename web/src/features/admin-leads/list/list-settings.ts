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
  quick: QuickFilter | null;
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
  quick: null,
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
const WRITTEN = ['status', 'sort', 'order', 'search', 'quick', 'junkType', 'area'] as const;

/** The settings in a URL; the default for each that is missing or invalid. */
export function readSettings(query: URLSearchParams, rows: RowCount = ROW_COUNTS[0]): ListSettings {
  const quick = oneOf(QUICK_FILTERS, query.get(NAMES.quick)) ?? null;
  const search = query.get(NAMES.search) ?? '';
  const counted = quick === null && search === '' ? readCounted(query) : null;
  const group = counted === null;
  return {
    status: (quick === null && oneOf(STATUS_FILTERS, query.get(NAMES.status))) || DEFAULT_SETTINGS.status,
    sort: oneOf(LEAD_SORT_FIELDS, query.get(NAMES.sort)) ?? DEFAULT_SETTINGS.sort,
    order: oneOf(SORT_ORDERS, query.get(NAMES.order)) ?? DEFAULT_SETTINGS.order,
    search: canSearch(search) ? search : '',
    quick,
    rows,
    junkType: (group && oneOf(JUNK_TYPE_FILTERS, query.get(NAMES.junkType))) || null,
    area: (group && oneOf(AREA_FILTERS, query.get(NAMES.area))) || null,
    counted,
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
  const group: ListLeadsQuery = { ...(junkType && { junkType }), ...(area && { area }) };
  const within: ListLeadsQuery = { ...(search !== '' && { search }), ...group };
  if (quick === 'needs-reply') return { needsReply: 'true', ...within };
  if (quick === 'follow-up-due') return { followUpDue: 'true', ...within };
  if (quick !== null) return { owner: quick === 'mine' ? 'me' : 'none', ...within };
  const ofStatus: ListLeadsQuery = status === 'all' ? {} : { status };
  if (counted !== null) return { ...ofStatus, order, ...countedQuery(counted) };
  if (search !== '') return { ...ofStatus, ...within };
  return isNarrowed({ junkType, area }) ? { ...ofStatus, order, ...group } : { ...ofStatus, sort, order };
}

/** Whether sort and order count: searches, filters and quick filters have an order of their own. */
export function isSortable(settings: ListSettings): boolean {
  const { search, quick, counted } = settings;
  return search === '' && quick === null && counted === null && !isNarrowed(settings);
}

/** Whether a junk type or an area is chosen. */
export function isNarrowed({ junkType, area }: Pick<ListSettings, 'junkType' | 'area'>): boolean {
  return junkType !== null || area !== null;
}

/** A junk type and an area narrow any list, but for the leads behind a figure, which have a group of their own. */
export function withGroup(
  settings: ListSettings,
  group: Partial<Pick<ListSettings, 'junkType' | 'area'>>,
): ListSettings {
  return { ...settings, ...group, counted: null };
}

/** Whether a text holds enough to be searched by. */
export function canSearch(text: string): boolean {
  if (text.length > MAX_SEARCH) return false;
  const query = parseSearch(text);
  return query.kind === 'id' || query.terms.length > 0;
}

/** A quick filter is a list of its own, of all statuses; a search goes with either. */
export function withStatus(settings: ListSettings, status: StatusFilter): ListSettings {
  return { ...settings, status, quick: null };
}

export function withSearch(settings: ListSettings, search: string): ListSettings {
  return { ...settings, search, ...(search !== '' && { counted: null }) };
}

export function withQuick(settings: ListSettings, quick: QuickFilter | null): ListSettings {
  return { ...settings, quick, status: 'all', counted: null };
}

/** All leads, in the order that was chosen. */
export function withoutFilters(settings: ListSettings): ListSettings {
  return { ...settings, status: 'all', search: '', quick: null, junkType: null, area: null, counted: null };
}

/** The settings after a click on a column's header: the other order, or that column in its natural order. */
export function toggleSort(settings: ListSettings, field: LeadSortField): ListSettings {
  if (settings.sort === field) return { ...settings, order: settings.order === 'desc' ? 'asc' : 'desc' };
  return { ...settings, sort: field, order: field.endsWith('Date') || field.endsWith('At') ? 'desc' : 'asc' };
}

function oneOf<T extends string>(values: readonly T[], value: string | null): T | undefined {
  return values.find((one) => one === value);
}
