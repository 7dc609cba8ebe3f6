import type { PendingClarification } from '../pending.ts';
import type { Slots } from '../slots.ts';
import type { ConversationState } from '../state.ts';

/** Returns the pending clarification, or null where the filled slots resolve it. */
export function pendingAfter(
  pending: PendingClarification | null,
  said: Partial<Slots>,
): PendingClarification | null {
  switch (pending?.kind) {
    case 'which-junk':
      return 'junkType' in said ? null : pending;
    case 'which-day':
      return 'pickup' in said ? null : pending;
    case 'outside-address':
      return 'address' in said ? null : pending;
    // Filling a slot declines to start over.
    case 'start-over':
    case undefined:
      return null;
  }
}

/** Drops the pending clarification. An unconfirmed address fills the slot where there is no other. */
export function dropPending(state: ConversationState): ConversationState {
  const { pending, slots } = state;
  if (pending?.kind !== 'outside-address' || slots.address !== null) return { ...state, pending: null };
  const { address } = pending.answer;
  return { ...state, pending: null, slots: { ...slots, address, addressOutside: true } };
}
