import type { PendingClarification } from './pending.ts';
import { NO_SLOTS, type Slots } from './slots.ts';
import type { StepName } from './step-name.ts';

/** What was asked and answered with "none": such a slot stays null and is not asked for again. */
export interface Settled {
  photo: boolean;
  email: boolean;
  instructions: boolean;
}

/** Where the lead stands: not sent, on its way (`submit-lead` went out, no result yet), or stored. */
export type LeadSubmission = 'collecting' | 'sending' | 'accepted';

/**
 * A conversation between two turns: plain JSON, so that it survives a reload. Widgets read `step`, `slots`, `lead`
 * and `personRequested`; the rest is the engine's own.
 */
export interface ConversationState {
  version: 1;
  step: StepName;
  slots: Slots;
  /** `accepted`: show the thank-you instead of the input. */
  lead: LeadSubmission;
  /** The person asked for one of the team. */
  personRequested: boolean;
  /** A call back was asked for: the lead goes out as soon as there is a phone number. */
  callbackRequested: boolean;
  settled: Settled;
  /** The current step corrects what is known already; the old value stays until a valid one comes. */
  editing: boolean;
  pending: PendingClarification | null;
  /** Answers in a row that the current question could not use. */
  failedTries: number;
  /** The last of them: who says the same again insists on it. */
  refused: string | null;
  /** Pieces of an address that came in several messages. */
  addressParts: string[];
  /** The last two messages of the assistant, oldest first: none is said three times in a row. */
  lastReplies: string[];
}

/** The state of a conversation that has not begun. */
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
