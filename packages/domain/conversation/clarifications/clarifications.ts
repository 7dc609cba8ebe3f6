import type { Slots } from '../slots.ts';
import type { ConversationState, PendingClarification } from '../state.ts';
import type { Prompt } from '../steps/step.ts';
import type { TurnContext } from '../turn.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { ClarificationResult } from './clarification.ts';
import { confirmClarification } from './confirm.ts';
import { outsideAddressClarification } from './outside-address.ts';
import { startOverClarification } from './start-over.ts';
import { stopClarification } from './stop.ts';
import { whichDayClarification } from './which-day.ts';
import { whichJunkClarification } from './which-junk.ts';

/** Returns the prompt of a pending clarification; `again` for a re-prompt. */
export function promptClarification(
  pending: PendingClarification,
  again: boolean,
  state: ConversationState,
): Prompt {
  switch (pending.kind) {
    case 'which-junk':
      return whichJunkClarification.prompt(pending, again, state);
    case 'which-day':
      return whichDayClarification.prompt(pending, again, state);
    case 'outside-address':
      return outsideAddressClarification.prompt(pending, again, state);
    case 'confirm':
      return confirmClarification.prompt(pending, again, state);
    case 'stop':
      return stopClarification.prompt(pending, again, state);
    case 'start-over':
      return startOverClarification.prompt(pending, again, state);
  }
}

/** Reads an answer to the pending clarification. */
export function readClarification(
  said: Understanding,
  pending: PendingClarification,
  state: ConversationState,
  context: TurnContext,
): ClarificationResult {
  switch (pending.kind) {
    case 'which-junk':
      return whichJunkClarification.read(said, pending, state, context);
    case 'which-day':
      return whichDayClarification.read(said, pending, state, context);
    case 'outside-address':
      return outsideAddressClarification.read(said, pending, state, context);
    case 'confirm':
      return confirmClarification.read(said, pending, state, context);
    case 'stop':
      return stopClarification.read(said, pending, state, context);
    case 'start-over':
      return startOverClarification.read(said, pending, state, context);
  }
}

/** Returns the pending clarification, or null where the filled slots resolve it. */
export function pendingAfter(
  pending: PendingClarification | null,
  said: Partial<Slots>,
): PendingClarification | null {
  switch (pending?.kind) {
    case 'which-junk':
      return 'junkType' in said ? confirmLater(pending.offered, said) : pending;
    case 'which-day':
      return 'pickup' in said ? null : pending;
    case 'outside-address':
      return 'address' in said ? behindOf(pending) : pending;
    // Filling a slot declines all of these.
    case 'confirm':
    case 'stop':
    case 'start-over':
    case undefined:
      return null;
  }
}

/** What is asked next where a clarification is over; null for nothing. */
export const behindOf = (pending: PendingClarification): PendingClarification | null =>
  (pending.kind === 'outside-address' && pending.behind) || null;

/** What was asked for beside mixed junk is confirmed once its kind is known. */
function confirmLater(
  offered: Partial<Slots> | undefined,
  said: Partial<Slots>,
): PendingClarification | null {
  return offered === undefined || 'pickup' in said ? null : { kind: 'confirm', slots: offered };
}

/** Drops the pending clarification. An unconfirmed address fills the slot where there is no other. */
export function dropPending(state: ConversationState): ConversationState {
  const { pending, slots } = state;
  if (pending?.kind !== 'outside-address' || slots.address !== null) return { ...state, pending: null };
  const { address } = pending.answer;
  return { ...state, pending: null, slots: { ...slots, address, addressOutside: true } };
}
