import { pickupOn } from '../../../pickup-wish/time-of-day.ts';
import type { Slots } from '../../slots.ts';
import type { ConversationState } from '../../state.ts';
import { ASKED_AT_STEP } from '../asked-at-step.ts';
import type { AskedKey } from './batch.ts';

/** What a visitor is asked: a question that the authors know, or the kind of another clarification. */
export type Asked = AskedKey | (string & {});

/** A clarification of any kind, also of one that only a later engine raises. */
export type AnyPending = { kind: string; [field: string]: unknown };

/** Returns what a state asks; null at the end of a conversation. */
export function askedIn({ pending, step }: ConversationState): Asked | null {
  if (pending === null) return ASKED_AT_STEP[step];
  return pending.kind === 'outside-address' ? 'outside' : pending.kind;
}

/** Returns the values of which a pending clarification asks which one is meant, or whether it is. */
export function offeredValues(state: ConversationState): Partial<Slots>[] {
  const { pending } = state;
  switch (pending?.kind) {
    case 'which-junk':
      return pending.candidates.map(({ junkType }) => ({ junkType, junkText: pending.text }));
    case 'which-day':
      return pending.days.map((day) => ({ pickup: pickupOn(day, pending) }));
    case 'outside-address':
      return [{ address: pending.answer.address }];
    default: {
      const confirmed = confirmedValues(pending);
      return confirmed === null ? [] : [confirmed];
    }
  }
}

/** Returns the values that a clarification of the kind `confirm` asks to confirm; null for another. */
export function confirmedValues(pending: AnyPending | null): Partial<Slots> | null {
  const slots = pending?.kind === 'confirm' ? pending.slots : null;
  return typeof slots === 'object' ? (slots as Partial<Slots> | null) : null;
}
