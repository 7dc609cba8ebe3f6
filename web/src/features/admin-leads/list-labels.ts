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

/** How many leads there are, as the list's heading says it; what they are where nobody counts them. */
export function countText(total: number | null, settings: ListSettings): string {
  const group = groupText(settings);
  return group === '' ? listText(total, settings) : `${listText(total, settings)}: ${group}`;
}

function listText(total: number | null, settings: ListSettings): string {
  const { status, search, quick, counted } = settings;
  if (quick !== null && search !== '') {
    const leads = total === null ? 'Leads' : leadsText(total);
    return `${leads} found for “${search}” in ${QUICK_LABELS[quick]}`;
  }
  if (quick === 'follow-up-due') return 'Follow-ups due today or earlier';
  if (quick === 'mine') return 'Your open leads';
  if (quick === 'unassigned') return 'Open leads without an owner';
  const where = status === 'all' ? '' : ` with status ${STATUS_FILTER_LABELS[status]}`;
  if (counted !== null) return countedText(counted) + where;
  if (total === null && search === '') return uncountedText(settings);
  if (total === null) return `Leads found for “${search}”${where}`;
  const leads = leadsText(total);
  if (search !== '') return `${leads} found for “${search}”${where}`;
  if (quick === 'needs-reply') return `${leads} ${total === 1 ? 'needs' : 'need'} a reply`;
  if (status === 'trash') return `${leads} in the trash`;
  if (status === 'suspicious') return `${numeral(total)} suspicious ${total === 1 ? 'lead' : 'leads'}`;
  const all = groupText(settings) === '' ? `${leads} total` : leads;
  return where === '' ? all : leads + where;
}

/** What a list is of which nobody counts the leads. */
function uncountedText({ status, quick }: ListSettings): string {
  if (quick === 'needs-reply') return 'Leads that need a reply';
  return status === 'all' ? 'Leads' : `Leads with status ${STATUS_FILTER_LABELS[status]}`;
}

/** How far a lead with a very long history has moved. */
export function entriesLeftText(id: number, entriesLeft: number): string {
  return `Moving lead #${id}: ${numeral(entriesLeft)} entries of its history to go...`;
}
