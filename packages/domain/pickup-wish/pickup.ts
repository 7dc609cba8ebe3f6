import type { TimeSlot } from '../leads/fields/time-slot.ts';

/** Between which hours somebody should come, `HH:MM` in Halifax; null where that side is open. */
export interface HourBounds {
  from: string | null;
  until: string | null;
}

/** At what time of the day somebody should come. */
export interface TimeOfDay {
  slot: TimeSlot | null;
  /** `HH:MM` in Halifax, where a time was named rather than a window. */
  time: string | null;
  /** "After 2", "between 10 and noon": beside the slot that they lie in; absent where none were said. */
  bounds?: HourBounds;
}

/** When somebody wants the pickup. */
export interface Pickup extends TimeOfDay {
  /** `yyyy-mm-dd` in Halifax; null for "any time". */
  day: string | null;
  /** Of "Saturday or Sunday", "any day next week": those after `day` that suit as well, in order; absent where there are none. */
  otherDays?: readonly string[];
  /** "As soon as possible": `day` is the first that can be served. */
  asap: boolean;
}
