import type { LeadSortField } from '@harbour-haul/domain/leads/search/lead-order';

export interface LeadColumn {
  label: string;
  sort: LeadSortField | null;
  width?: number;
  /** The width on a wide desktop, if it differs. */
  wideWidth?: number;
}

/** A desktop on which the junk type and its badge fit side by side. */
export const WIDE_DESKTOP = '@media (min-width: 1400px)';

/**
 * The table's columns in their order, the field by which a click on the header sorts, and widths: fixed, so that nothing
 * moves between loading and loaded or from page to page. The name has the remaining width.
 */
export const LEAD_COLUMNS: readonly LeadColumn[] = [
  { label: 'ID', sort: null, width: 104 },
  { label: 'Name', sort: 'name' },
  { label: 'Phone', sort: 'phone', width: 136 },
  { label: 'Junk Type', sort: 'junkType', width: 176, wideWidth: 300 },
  { label: 'Preferred Date', sort: 'preferredDate', width: 148 },
  { label: 'Status', sort: null, width: 152 },
  { label: 'Created', sort: 'createdAt', width: 188 },
  { label: 'Details', sort: null, width: 96 },
];
