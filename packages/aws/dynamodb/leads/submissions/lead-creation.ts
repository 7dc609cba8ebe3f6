import type { Suspicion } from '@harbour-haul/domain/leads/fields/suspicion';
import type { Lead, LeadSubmission } from '@harbour-haul/domain/leads/lead';
import type { SubmissionReceipt } from '@harbour-haul/domain/leads/submission/plan-submission';

/** A submission to be stored. */
export interface LeadCreation {
  /** Its `sessionId`, where it has one, must be known to be the visitor's. */
  submission: LeadSubmission;
  /**
   * The session in which the conversation became a lead before it went on in this one; must be known to be the visitor's. Nothing
   * where it is left out.
   */
  earlierSessionId?: string | null;
  /** The admin whose its chat is; nobody where it is left out. */
  ownerId?: string | null;
  from: 'form' | 'chat';
  /** False for a chat that is still under way. */
  finished: boolean;
  now: Date;
  /** True where the sender has shown the visitor's cookie, so that the visitorId may be in use already. */
  visitorVerified: boolean;
  /** Makes repetitions harmless: the same key and hash return the first receipt. */
  idempotency: { key: string; bodyHash: string } | null;
  /** Judges a submission that makes a lead of its own, once: why it is suspicious, or null. Without it none is. */
  judge?: () => Promise<Suspicion | null>;
  /** The same of the address that a lead has by this submission, where nobody works on it yet. */
  judgeEmail?: (named: { email: string; leadId: number }) => Promise<Suspicion | null>;
}

export type LeadCreationResult =
  /** With the lead before and after. */
  | { outcome: 'created' | 'updated'; receipt: SubmissionReceipt; before: Lead | null; lead: Lead }
  /** `claims`: who shows no cookie may have lost it with the first answer. */
  | { outcome: 'repeated'; receipt: SubmissionReceipt; claims: boolean }
  | { outcome: 'key_used_for_other_body' }
  | { outcome: 'visitor_taken' }
  /** The visitor has withdrawn the request of this chat. */
  | { outcome: 'withdrawn' }
  | { outcome: 'busy' };
