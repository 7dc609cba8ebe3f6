/** How many leads a list has, as far as they were counted: there are `count`, or more than was looked at (`isMore`). */
export interface LeadCount {
  count: number;
  isMore: boolean;
}

/** As many leads are counted where no counter is kept of them. */
export const MAX_COUNTED_LEADS = 1_000;
