/** What the overview counts leads by. */
export const COUNTED_GROUPS = ['source', 'junkType', 'area'] as const;
export type CountedGroup = (typeof COUNTED_GROUPS)[number];
