/** The most of each kind that are counted: no counter is kept of what is due or past, since that changes at midnight. */
export const MAX_COUNTED_DUE = 100;

/** What an admin wants to know in the morning, each the length or the sum of a list. */
export interface LeadsToday {
  /** `yyyy-mm-dd` in Halifax. */
  day: string;
  /** The leads that came in today. */
  newToday: number;
  /** The leads that nobody has answered yet. */
  waiting: number;
  /** The follow-ups that are due today or earlier, up to `MAX_COUNTED_DUE`. */
  followUpsDue: number;
  /** There are more of them than were counted. */
  hasMoreDue: boolean;
  /** The open leads whose pickup day is over, of each status among the latest `MAX_COUNTED_DUE` that were to be picked up before today. */
  pastPickups: number;
  /** There are more scheduled ones than were looked at. */
  hasMorePast: boolean;
  /** The leads that look like a script's and that nobody has judged yet. A server of before says nothing of them. */
  suspicious?: number;
  /** The estimated values of the scheduled leads together, in dollars, also of those whose pickup day is over. */
  valueScheduled: number;
}
