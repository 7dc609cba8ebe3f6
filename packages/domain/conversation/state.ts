import type { PendingClarification } from './pending.ts';
import { NO_SLOTS, type Slots } from './slots.ts';
import type { StepName } from './step-name.ts';

/** Optional slots that were declined: they stay null and are not prompted for again. */
export interface Settled {
  photo: boolean;
  email: boolean;
  instructions: boolean;
}

/** The lead's submission: not sent, in flight (`submit-lead` went out, no result yet), or stored. */
export type LeadSubmission = 'collecting' | 'sending' | 'accepted';

/**
 * The dialogue state between two turns: plain JSON, so that it survives a reload. Widgets read `step`, `slots`, `lead`
 * and `personRequested`; the rest is internal to the engine.
 */
export interface ConversationState {
  version: 1;
  step: StepName;
  slots: Slots;
  /** `accepted`: show the thank-you instead of the input. */
  lead: LeadSubmission;
  /** The visitor requested a person of the team. */
  personRequested: boolean;
  /** A call back was requested: the lead is submitted as soon as there is a phone number. */
  callbackRequested: boolean;
  settled: Settled;
  /** The current step corrects a filled slot; the old value stays until a valid one comes. */
  editing: boolean;
  pending: PendingClarification | null;
  /** Rejected answers in a row at the current prompt. */
  failedTries: number;
  /** The last rejected answer; where accepted at all, the same answer again is accepted. */
  refused: string | null;
  /** Parts of an address given over several messages. */
  addressParts: string[];
  /** The assistant's last two messages, oldest first: none is repeated three times in a row. */
  lastReplies: string[];
}

/** Returns the state of a new conversation. */
export function initialState(): ConversationState {
  return {
    version: 1,
    step: 'junk-type',
    slots: { ...NO_SLOTS },
    lead: 'collecting',
    personRequested: false,
    callbackRequested: false,
    settled: { photo: false, email: false, instructions: false },
    editing: false,
    pending: null,
    failedTries: 0,
    refused: null,
    addressParts: [],
    lastReplies: [],
  };
}
