import { STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
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
export function countText(total: number | null, { status, search, quick, counted }: ListSettings): string {
  if (quick === 'follow-up-due') return 'Follow-ups due today or earlier';
  if (quick === 'mine') return 'Your open leads';
  if (quick === 'unassigned') return 'Open leads without an owner';
  const where = status === 'all' ? '' : ` with status ${STATUS_FILTER_LABELS[status]}`;
  if (counted !== null) return countedText(counted) + where;
  if (total === null) return `Leads found for “${search}”${where}`;
  const leads = leadsText(total);
  if (search !== '') return `${leads} found for “${search}”${where}`;
  if (quick === 'needs-reply') return `${leads} ${total === 1 ? 'needs' : 'need'} a reply`;
  if (status === 'trash') return `${leads} in the trash`;
  if (status === 'suspicious') return `${numeral(total)} suspicious ${total === 1 ? 'lead' : 'leads'}`;
  return where === '' ? `${leads} total` : leads + where;
}

/** How far a lead with a very long history has moved. */
export function entriesLeftText(id: number, entriesLeft: number): string {
  return `Moving lead #${id}: ${numeral(entriesLeft)} entries of its history to go...`;
}
