import { JUNK_TYPE_LABELS } from '@harbour-haul/domain/leads/fields/junk-type';
import { STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import {
  AREA_FILTERS,
  type AreaFilter,
  type JunkTypeFilter,
} from '@harbour-haul/domain/leads/search/lead-filters';
import type { LeadSortField, SortOrder } from '@harbour-haul/domain/leads/search/lead-order';
import type { QuickFilter } from '@harbour-haul/domain/leads/views/lead-view';
import type { ListSettings, StatusFilter } from './list/list-settings.ts';
import { countedText } from './overview/counted-leads.ts';

export const STATUS_FILTER_LABELS: Record<StatusFilter, string> = {
  all: 'All',
  ...STATUS_LABELS,
  suspicious: 'Suspicious',
  trash: 'Trash',
};

export const QUICK_LABELS: Record<QuickFilter, string> = {
  'needs-reply': 'Needs reply',
  'follow-up-due': 'Follow-up due',
  'pickup-past': 'Pickup past',
  mine: 'Mine',
  unassigned: 'Unassigned',
};

export const JUNK_TYPE_FILTER_LABELS: Record<JunkTypeFilter | 'all', string> = {
  all: 'All',
  ...JUNK_TYPE_LABELS,
  none: 'Not specified',
};

const AREA_LABELS = Object.fromEntries(AREA_FILTERS.map((area) => [area, area])) as Record<
  AreaFilter,
  string
>;
export const AREA_FILTER_LABELS: Record<AreaFilter | 'all', string> = {
  all: 'All',
  ...AREA_LABELS,
  other: 'Elsewhere',
};

/** Of which type and where: `Furniture, Dartmouth`; empty where neither is chosen. */
export function groupText({ junkType, area }: Pick<ListSettings, 'junkType' | 'area'>): string {
  const names = [junkType && JUNK_TYPE_FILTER_LABELS[junkType], area && AREA_FILTER_LABELS[area]];
  return names.filter(Boolean).join(', ');
}

export const SORT_LABELS: Record<LeadSortField, string> = {
  createdAt: 'Created',
  updatedAt: 'Updated',
  preferredDate: 'Preferred Date',
  followUpDate: 'Follow-up Date',
  name: 'Name',
  phone: 'Phone',
  junkType: 'Junk Type',
};

export const ORDER_LABELS: Record<SortOrder, string> = { desc: 'Newest First', asc: 'Oldest First' };

/** A whole number as people read it: `1,204`. */
export function numeral(value: number): string {
  return value.toLocaleString('en-CA');
}

/** `1 lead`, `2 leads`. */
export function leadsText(count: number): string {
  return `${numeral(count)} ${count === 1 ? 'lead' : 'leads'}`;
}

/** How many leads a list has, as far as is known: where nobody counts them there are `count`, or more of them (`isMore`). */
export interface ListCount {
  count: number;
  isMore: boolean;
}

/** How many leads there are, as the list's heading says it; what they are where nothing is known of how many. */
export function countText(known: ListCount | null, settings: ListSettings): string {
  const text = known === null ? uncountedText(settings) : listText(known, settings);
  const isSaid = onlyQuick(settings) === 'several' && settings.search === '';
  const group = isSaid ? '' : groupText(settings);
  return group === '' ? text : `${text}: ${group}`;
}

function listText(known: ListCount, settings: ListSettings): string {
  const { status, counted } = settings;
  const isOne = known.count === 1 && !known.isMore;
  const number = `${numeral(known.count)}${known.isMore ? '+' : ''}`;
  const leads = `${number} ${isOne ? 'lead' : 'leads'}`;
  const quick = onlyQuick(settings);
  if (quick === 'several') return leads + partsText(settings);
  if (counted !== null) return countedText(counted) + statusText(status);
  if (quick === 'needs-reply') return `${leads} ${isOne ? 'needs' : 'need'} a reply`;
  if (quick === 'follow-up-due')
    return `${number} ${isOne ? 'follow-up' : 'follow-ups'} due today or earlier`;
  if (quick === 'pickup-past') return `${number} past ${isOne ? 'pickup' : 'pickups'}`;
  if (quick === 'mine') return `${number} open ${isOne ? 'lead is' : 'leads are'} yours`;
  if (quick === 'unassigned') return `${number} open ${isOne ? 'lead' : 'leads'} without an owner`;
  if (status === 'trash') return `${leads} in the trash`;
  if (status === 'suspicious') return `${number} suspicious ${isOne ? 'lead' : 'leads'}`;
  const all = groupText(settings) === '' ? `${leads} total` : leads;
  return status === 'all' ? all : leads + statusText(status);
}

const UNCOUNTED_TEXTS: Record<QuickFilter, string> = {
  'needs-reply': 'Leads that need a reply',
  'follow-up-due': 'Follow-ups due today or earlier',
  'pickup-past': 'Past pickups',
  mine: 'Your open leads',
  unassigned: 'Open leads without an owner',
};

/** What a list is of which nobody counts the leads. */
function uncountedText(settings: ListSettings): string {
  const { status, counted } = settings;
  const quick = onlyQuick(settings);
  if (quick === 'several') return `Leads${partsText(settings)}`;
  if (counted !== null) return countedText(counted) + statusText(status);
  return quick === null ? `Leads${statusText(status)}` : UNCOUNTED_TEXTS[quick];
}

/** The quick filter that is the whole list, but for its type and area; null where there is none; `several` where more is combined. */
function onlyQuick({ search, quick, status, counted }: ListSettings): QuickFilter | null | 'several' {
  const [first = null, ...others] = quick;
  if (search === '' && first === null) return null;
  const isOnly = search === '' && others.length === 0 && status === 'all' && counted === null;
  return isOnly ? first : 'several';
}

/** What is found, and of a search for what: ` found for “chen” in Mine`. Several filters stand beside each other as chips. */
function partsText({ search, quick, status }: ListSettings): string {
  if (search === '') return ' found';
  const names = quick.map((one) => QUICK_LABELS[one]).join(' and ');
  return ` found for “${search}”${statusText(status)}${names && ` in ${names}`}`;
}

function statusText(status: StatusFilter): string {
  return status === 'all' ? '' : ` with status ${STATUS_FILTER_LABELS[status]}`;
}

/** How far a lead with a very long history has moved. */
export function entriesLeftText(id: number, entriesLeft: number): string {
  return `Moving lead #${id}: ${numeral(entriesLeft)} entries of its history to go...`;
}
