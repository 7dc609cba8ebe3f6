import { FilterSelect } from '../filter-select.tsx';
import { type ListLayout, listLayout } from '../list/list-layout.ts';
import { ROW_COUNTS } from '../list/row-counts.ts';

const OPTIONS = ROW_COUNTS.map(String);
const LABELS = Object.fromEntries(OPTIONS.map((count) => [count, count]));

/** How many leads a page has, on this browser from now on. */
export function RowsSelect({ layout }: { layout: ListLayout }) {
  return (
    <FilterSelect
      label="Rows per page"
      value={`${layout.rows}`}
      options={OPTIONS}
      labels={LABELS}
      onChange={(chosen) => {
        const rows = ROW_COUNTS.find((count) => String(count) === chosen);
        if (rows) listLayout.set({ ...layout, rows });
      }}
    />
  );
}
