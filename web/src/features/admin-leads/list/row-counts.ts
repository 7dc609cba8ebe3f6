/** How many leads a page may have; the first is that of a first visit. */
export const ROW_COUNTS = [10, 25, 50, 100] as const;
export type RowCount = (typeof ROW_COUNTS)[number];
