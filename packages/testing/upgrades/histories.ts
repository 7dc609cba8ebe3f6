/** The days of which rows are kept, by the names of their files. */
export const HISTORIES = ['2026-11-23', '2026-11-28'] as const;
