import type { PendingClarification } from '../pending.ts';
import type { Slots } from '../slots.ts';
import type { ConversationState } from '../state.ts';

/** The question in between, unless what was just said settles it. */
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
    // Who goes on telling does not want to begin anew.
    case 'start-over':
    case undefined:
      return null;
  }
}

/** Leaves the question in between. An address that awaited its confirmation is kept where there is no other. */
export function dropPending(state: ConversationState): ConversationState {
  const { pending, slots } = state;
  if (pending?.kind !== 'outside-address' || slots.address !== null) return { ...state, pending: null };
  const { address } = pending.answer;
  return { ...state, pending: null, slots: { ...slots, address, addressOutside: true } };
}
