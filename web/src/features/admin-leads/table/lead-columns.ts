import type { LeadSortField } from '@harbour-haul/domain/leads/search/lead-order';
import type { ListColumn } from '@harbour-haul/domain/leads/views/list-columns';

/** A column's widths in px: fixed, so that nothing moves between loading and loaded or from page to page. */
interface ColumnWidth {
  width: number;
  /** From `WIDE_DESK` on, if it differs. */
  wide?: number;
  /** From `BROAD_DESK` on, if it differs. */
  broad?: number;
}

export interface LeadColumn extends ColumnWidth {
  label: string;
  /** The field by which a press on the header sorts. */
  sort: LeadSortField | null;
  /** What it shows, where its label does not say all of it. */
  hint?: string;
}

/** A desk on which a moment has its time beside its day. */
export const WIDE_DESK = '@media (min-width: 1280px)';

/** A desk on which a number has its extension, and a pickup its hours. */
export const BROAD_DESK = '@media (min-width: 1440px)';

export const SELECT_COLUMN: ColumnWidth = { width: 44 };
/** Room for six digits in bold. */
export const ID_COLUMN = { width: 94, wide: 98 } satisfies ColumnWidth;
export const DETAILS_COLUMN: ColumnWidth = { width: 64 };
/** The name has the width that the others leave, and never less than this. */
const NAME_WIDTH = 180;

/** The columns that can be chosen. */
export const LEAD_COLUMNS: Record<ListColumn, LeadColumn> = {
  phone: { label: 'Phone', sort: 'phone', width: 126, wide: 132, broad: 172 },
  junkType: { label: 'Junk Type', sort: 'junkType', width: 144, wide: 190 },
  address: { label: 'Address', sort: null, width: 200 },
  preferredDate: {
    label: 'Preferred Date',
    sort: 'preferredDate',
    hint: 'The day that the customer wants, or the pickup’s',
    width: 116,
    wide: 148,
    broad: 226,
  },
  scheduledDate: { label: 'Pickup', sort: null, width: 110, broad: 210 },
  followUpDate: { label: 'Follow-up', sort: 'followUpDate', width: 110 },
  // Room for the longest status with “Done?” beside it.
  status: { label: 'Status', sort: null, width: 180, wide: 196 },
  estimatedValue: { label: 'Est. Value', sort: null, width: 100 },
  source: { label: 'Source', sort: null, width: 110 },
  createdAt: { label: 'Created', sort: 'createdAt', width: 106, wide: 172 },
  updatedAt: { label: 'Updated', sort: 'updatedAt', width: 106, wide: 172 },
};

/** The style of a head of this width. */
export function headStyle({ width, wide = width, broad = wide }: ColumnWidth) {
  return { width, [WIDE_DESK]: { width: wide }, [BROAD_DESK]: { width: broad } };
}

/** The least width of a table with these columns; a narrower frame scrolls, and its pinned columns have an edge. */
export function leastWidth(columns: readonly ListColumn[]) {
  const fixed: ColumnWidth[] = [
    SELECT_COLUMN,
    ID_COLUMN,
    DETAILS_COLUMN,
    ...columns.map((column) => LEAD_COLUMNS[column]),
  ];
  const sum = (widths: number[]) => widths.reduce((all, one) => all + one, NAME_WIDTH);
  return {
    ...scrollingBelow(sum(fixed.map(({ width }) => width))),
    [WIDE_DESK]: scrollingBelow(sum(fixed.map(({ width, wide = width }) => wide))),
    [BROAD_DESK]: scrollingBelow(sum(fixed.map(({ width, wide = width, broad = wide }) => broad))),
  };
}

function scrollingBelow(minWidth: number) {
  return { minWidth, [`@container (max-width: ${minWidth - 0.05}px)`]: { '--edge': '1px' } };
}
