/** How junk gets from where it is to the truck. */
export const ACCESS_KINDS = ['stairs', 'elevator', 'curb'] as const;

export type Access = (typeof ACCESS_KINDS)[number];

export const ACCESS_LABELS: Record<Access, string> = {
  stairs: 'Stairs',
  elevator: 'Elevator',
  curb: 'At the curb',
};
