import type { TimeSlot } from '../../../../../leads/fields/time-slot.ts';

/** A stretch of days, both ends included. */
export interface Period {
  from: string;
  to: string;
}

/** What a turn of phrase says about the day. */
export interface DayValue {
  /** None: it does not exist. Two: figures that are a day in two ways. */
  days: readonly [] | readonly [string] | readonly [string, string];
  /** How sure it is that this names a day at all, where nothing speaks against it. */
  strength: number;
  reason: string;
  /** "Tonight" names the part of the day as well. */
  slot?: TimeSlot;
  /** "Next week": a weekday said beside it lies in it. */
  period?: Period;
  /** All of these suit, and not the first alone: "sometime next week", "this weekend". */
  any?: Period;
  /** Those after it that suit as well: the saturday of "friday or saturday". */
  others?: readonly string[];
  /** The same weekday or date on or after another day. */
  from?: (day: string) => string | null;
  /** "The day after", said of a day that was named before. */
  next?: (day: string) => string;
  /** A bound rather than a day: "by the 30th", "after the 5th". */
  bound?: boolean;
  /** Is believed only between words that go with a day: "the 3rd" is no "3rd floor". */
  guarded?: boolean;
  /** A day that has passed, told as history unless it is the whole answer. */
  past?: boolean;
}

/** A value of one day; of none, a day that does not exist. */
export function oneDay(day: string | null, strength: number, reason: string): DayValue {
  return { days: day === null ? [] : [day], strength, reason };
}
