import {
  DEFAULT_COLUMNS,
  LIST_COLUMNS,
  type ListColumn,
} from '@harbour-haul/domain/leads/views/list-columns';
import { StoredSetting } from '#lib/alerts/stored-setting.ts';
import { ROW_COUNTS, type RowCount } from './row-counts.ts';

/** How much this browser's list shows; what it lists is in the URL. */
export interface ListLayout {
  rows: RowCount;
  columns: readonly ListColumn[];
}

/** The layout that this browser's list has had last. */
export const listLayout = new StoredSetting<ListLayout>('harbour-haul:leads-layout', parseLayout);

/** The layout in what is stored; the default for all that is missing or invalid. */
export function parseLayout(stored: unknown): ListLayout {
  const { rows, columns }: { rows?: unknown; columns?: unknown } =
    typeof stored === 'object' ? { ...stored } : {};
  return {
    rows: ROW_COUNTS.find((one) => one === rows) ?? ROW_COUNTS[0],
    columns: Array.isArray(columns) ? LIST_COLUMNS.filter((one) => columns.includes(one)) : DEFAULT_COLUMNS,
  };
}
