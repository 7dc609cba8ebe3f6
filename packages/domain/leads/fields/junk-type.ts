/** Junk types of specification section 3, in the order of the quote form's list. */
export const JUNK_TYPES = [
  'household',
  'furniture',
  'appliances',
  'construction',
  'yard',
  'electronics',
  'other',
] as const;

export type JunkType = (typeof JUNK_TYPES)[number];

export const JUNK_TYPE_LABELS: Record<JunkType, string> = {
  household: 'Household Junk',
  furniture: 'Furniture',
  appliances: 'Appliances',
  construction: 'Construction Debris',
  yard: 'Yard Waste',
  electronics: 'Electronics',
  other: 'Other',
};

/** What each is, for whoever has to choose (specification section 3). */
export const JUNK_TYPE_DESCRIPTIONS: Record<JunkType, string> = {
  household: 'bags, boxes, toys, mixed clutter',
  furniture: 'sofas, beds, tables, mattresses',
  appliances: 'fridges, stoves, washers, dryers',
  construction: 'wood, drywall, tiles, bricks',
  yard: 'branches, leaves, grass, soil',
  electronics: 'TVs, computers, printers',
  other: 'anything else, or a bit of each',
};

/** Returns the label shown to people: unknown values as they are, a missing one as `Not specified`. */
export function junkTypeLabel(junkType: string | null): string {
  if (junkType === null || junkType === '') return 'Not specified';
  return Object.hasOwn(JUNK_TYPE_LABELS, junkType) ? JUNK_TYPE_LABELS[junkType as JunkType] : junkType;
}
