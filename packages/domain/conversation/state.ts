import type { JunkType } from '../leads/fields/junk-type.ts';
import type { StoredTimeOfDay } from '../pickup-wish/time-of-day.ts';
import type { Language } from '../site/language.ts';
import { NO_SLOTS, type Slots } from './slots.ts';
import type { AddressMention } from './understanding/recognisers/proposal.ts';

/** A type of junk with how sure it is. */
export interface JunkGuess {
  junkType: JunkType;
  /** 0 to 1; 1 for a type that was named by its own label. */
  confidence: number;
}

/** An address beyond the served areas. */
export type OutsideAddress = Pick<AddressMention, 'address' | 'postalCode' | 'area' | 'outside'>;

/** A clarification question about the last answer, to be resolved before the step continues. */
export type PendingClarification =
  /** Several kinds of junk were named: which is the most? */
  | {
      kind: 'which-junk';
      candidates: JunkGuess[];
      text: string;
      /** What was asked for in the same message, to be confirmed next: "could you come saturday morning?" */
      offered?: Partial<Slots>;
    }
  /** `5/12` was written: 5 December or 12 May? Days are `yyyy-mm-dd`. */
  | ({ kind: 'which-day'; days: [string, string] } & StoredTimeOfDay)
  /** The address lies outside the served areas: use it all the same? */
  | {
      kind: 'outside-address';
      answer: OutsideAddress;
      /** What is asked next, of the same message: several kinds of junk that go from there. */
      behind?: Extract<PendingClarification, { kind: 'which-junk' }>;
    }
  /** Values that were only asked about, or heard weakly: shall they be used? */
  | {
      kind: 'confirm';
      slots: Partial<Slots>;
      /** They were given by the visitor elsewhere, as in the page's form: who goes on with another value agrees to them. */
      isGiven?: true;
    }
  /** The visitor calls it off: shall everything be forgotten? */
  | { kind: 'stop' }
  /** Every slot would be cleared: really? */
  | { kind: 'start-over' };

export type ClarificationKind = PendingClarification['kind'];

/** The steps in order (specification section 4); `email` only for contact by e-mail. */
export const STEP_NAMES = [
  'junk-type',
  'photo-or-name',
  'name',
  'phone',
  'address',
  'pickup',
  'contact-method',
  'email',
  'instructions',
  'review',
  'done',
] as const;

export type StepName = (typeof STEP_NAMES)[number];

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
  /** Figures of a phone number given over several messages; absent where there are none. */
  phoneParts?: string[];
  /**
   * What was told to a person of the team, as long as they have the chat; absent where that is nothing. It is saved at once, and
   * said back when the conversation goes on.
   */
  heard?: Partial<Slots>;
  /** The assistant's last two messages, oldest first: none is repeated three times in a row. */
  lastReplies: string[];
}

/** Returns the state of a new conversation, in English where no language is given. */
export function initialState(language?: Language): ConversationState {
  return {
    version: 1,
    step: 'junk-type',
    slots: { ...NO_SLOTS, ...(language !== undefined && { language }) },
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
