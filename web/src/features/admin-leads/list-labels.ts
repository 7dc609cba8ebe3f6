import type { ContactMethod } from '@harbour-haul/domain/leads/contact-method';
import type { LeadSortField, SortOrder } from '@harbour-haul/domain/leads/lead-order';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import type { StatusFilter } from './list/list-settings.ts';

export const STATUS_LABELS: Record<LeadStatus, string> = {
  new: 'New',
  incomplete: 'Incomplete',
  contacted: 'Contacted',
  qualified: 'Qualified',
  scheduled: 'Scheduled',
  completed: 'Completed',
  canceled: 'Canceled',
};

export const STATUS_FILTER_LABELS: Record<StatusFilter, string> = { all: 'All', ...STATUS_LABELS };

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

/** Specification section 3; email is a fallback. */
export const CONTACT_METHOD_LABELS: Record<ContactMethod, string> = {
  phone: 'Phone Call',
  sms: 'Text Message',
  email: 'Email',
};

/** A whole number as people read it: `1,204`. */
export function numeral(value: number): string {
  return value.toLocaleString('en-CA');
}

/** How many leads there are, as the list's heading says it; empty where nobody counts them. */
export function countText(total: number | null, status: StatusFilter): string {
  if (total === null) return '';
  const leads = `${numeral(total)} ${total === 1 ? 'lead' : 'leads'}`;
  return status === 'all' ? `${leads} total` : `${leads} with status ${STATUS_LABELS[status]}`;
}
