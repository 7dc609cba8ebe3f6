import type { LeadSortField } from '@harbour-haul/domain/leads/lead-order';

export interface LeadColumn {
  label: string;
  sort: LeadSortField | null;
  width?: number;
}

/**
 * The table's columns in their order, the field by which a click on the header sorts, and widths: fixed, so that nothing
 * moves between loading and loaded or from page to page. The name takes what is left.
 */
export const LEAD_COLUMNS: readonly LeadColumn[] = [
  { label: 'ID', sort: null, width: 84 },
  { label: 'Name', sort: 'name' },
  { label: 'Phone', sort: 'phone', width: 144 },
  { label: 'Junk Type', sort: 'junkType', width: 298 },
  { label: 'Preferred Date', sort: 'preferredDate', width: 150 },
  { label: 'Status', sort: null, width: 130 },
  { label: 'Created', sort: 'createdAt', width: 188 },
  { label: 'Details', sort: null, width: 92 },
];
