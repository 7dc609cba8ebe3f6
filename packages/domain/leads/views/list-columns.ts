/** The columns of the leads list that can be chosen, in their order. ID, name and the way to the details are always there. */
export const LIST_COLUMNS = [
  'phone',
  'junkType',
  'address',
  'preferredDate',
  'scheduledDate',
  'followUpDate',
  'status',
  'estimatedValue',
  'source',
  'createdAt',
  'updatedAt',
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];

/** Those that the list has until others are chosen. */
export const DEFAULT_COLUMNS: readonly ListColumn[] = [
  'phone',
  'junkType',
  'preferredDate',
  'status',
  'createdAt',
];
