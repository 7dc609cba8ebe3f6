/** How many entries the visitors of a lead have made, folded ones as one. */
export interface VisitorEntries {
  total: number;
  /** The day of the last one, `yyyy-mm-dd` in UTC, and how many were made on it. */
  day: string;
  today: number;
  /** The id of the entry that the next one is folded into; null where there is none yet. */
  last: string | null;
}
