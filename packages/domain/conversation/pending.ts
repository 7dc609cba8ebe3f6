import type { TimeSlot } from '../leads/fields/time-slot.ts';
import type { AddressAnswer } from './parsers/parse-address.ts';
import type { JunkGuess } from './parsers/parse-junk-type.ts';

/** A clarification question about the last answer, to be resolved before the step continues. */
export type PendingClarification =
  /** Several kinds of junk were named: which is the most? */
  | { kind: 'which-junk'; candidates: JunkGuess[]; text: string }
  /** `5/12` was written: 5 December or 12 May? Days are `yyyy-mm-dd`. */
  | { kind: 'which-day'; days: [string, string]; slot: TimeSlot | null }
  /** The address lies outside the served areas: use it all the same? */
  | { kind: 'outside-address'; answer: AddressAnswer }
  /** Every slot would be cleared: really? */
  | { kind: 'start-over' };

export type ClarificationKind = PendingClarification['kind'];
