import type { LeadSortField } from '@harbour-haul/domain/leads/lead-order';

/** The table's columns in their order, and the field by which a click on the header sorts. */
export const LEAD_COLUMNS: readonly { label: string; sort: LeadSortField | null }[] = [
  { label: 'ID', sort: null },
  { label: 'Name', sort: 'name' },
  { label: 'Phone', sort: 'phone' },
  { label: 'Junk Type', sort: 'junkType' },
  { label: 'Preferred Date', sort: 'preferredDate' },
  { label: 'Status', sort: null },
  { label: 'Created', sort: 'createdAt' },
  { label: 'Details', sort: null },
];
