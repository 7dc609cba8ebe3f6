import type { DayValue } from './calendar/day-value.ts';
import type { PickupText } from './pickup-text.ts';
import type { SaidTime } from './rules/time-rules.ts';
import type { Wish } from './rules/wish-rules.ts';

export type Said =
  | { kind: 'day'; day: DayValue }
  | { kind: 'time'; time: SaidTime }
  | { kind: 'wish'; wish: Wish };

/** Something that a message says about when; word indices, `to` is exclusive. */
export interface Mention {
  from: number;
  to: number;
  said: Said;
  /** What it speaks of by the words around it. */
  about: About;
  strength: number;
  ruledOut: boolean;
  /** "Ideally", "preferably": wins over what was said before. */
  preferred: boolean;
  /** Told beside the matter: "I have church sunday". */
  told?: boolean;
}

export type DayMention = Mention & { said: { kind: 'day'; day: DayValue } };

/** The pickup, another matter that has a day as well, or no pickup at all. */
export type About = 'pickup' | 'unsaid' | 'event' | 'call' | 'past' | 'other';

/** Whether it is any day from monday to friday: "weekday evenings", "any weekday". */
export const isWeekdays = ({ words }: PickupText, { said, from, to }: Mention): boolean =>
  said.kind === 'wish' &&
  (said.wish.working === true || words.slice(from, to).some(({ raw }) => /^weekdays?$/.test(raw)));
