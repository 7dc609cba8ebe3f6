import type { JunkType } from './fields/junk-type.ts';
import type { LeftStep } from './fields/left-step.ts';
import type { Lead } from './lead.ts';

/** How a call ended: somebody was reached, or not; or what was said of the one before is taken back. */
export const CALL_OUTCOMES = ['reached', 'no-answer', 'taken-back'] as const;

export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** What happened to a lead, by type of timeline entry. */
export type LeadEventKind =
  | { type: 'created'; source: string; junkType: JunkType | null }
  | { type: 'changed'; changes: FieldChange[] }
  /** It was given to the admin whose chat it comes from. */
  | { type: 'owned'; ownerId: string }
  /** Its visitor left the chat without sending it, and it counts as new. */
  | { type: 'left_chat'; step: LeftStep }
  /** How it ended, and which of those it was that nobody answered; calls of before say only that somebody called. */
  | { type: 'called'; outcome?: CallOutcome; unanswered?: number }
  | { type: 'exported' }
  /** By the homeowner, with the link of their request. `note` is what they added; null for nothing. */
  | { type: 'corrected'; changes: FieldChange[]; note: string | null }
  | { type: 'canceled' }
  /** Another request of the same person. `details` are its new facts; `from` is its visitor and its chat session. */
  | { type: 'asked_again'; details: string | null; from?: Pick<Lead, 'visitorId' | 'sessionId'> }
  /** `otherId` was merged into this lead, or this lead into `otherId`. */
  | { type: 'merged' | 'unmerged' | 'merged_into' | 'unmerged_from'; otherId: number }
  | { type: 'deleted' | 'restored' }
  /** An admin has dealt with what its customer did last. */
  | { type: 'noticed' }
  /** An admin found that it is not suspicious. */
  | { type: 'released' }
  /** So many further entries of its visitors as one (`visitor-entries.ts`): `details` is what they said, the newest first. */
  | { type: 'more'; count: number; changes: FieldChange[]; details: string | null };

/** An entry of a lead's timeline. */
export type LeadEvent = LeadEventKind & {
  /** Sorts in the order in which entries happened. */
  id: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** The admin's username; null for the visitor or the system. */
  by: string | null;
};

/** One field of a change, before and after. */
export interface FieldChange {
  field: keyof Lead;
  from: Lead[keyof Lead];
  to: Lead[keyof Lead];
}
