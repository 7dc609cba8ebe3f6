import { LEFT_STEPS, type LeftStep, leftStepNumber } from '../fields/left-step.ts';
import type { Lead } from '../lead.ts';
import { isWorked } from '../lead-state.ts';
import { initialStatus } from '../lead-status.ts';

/** The chat that a lead comes from, as far as it tells when and where it was left. */
export interface LeftChat {
  /** ISO 8601. */
  lastActivityAt: string;
  /** How far its visitor came (`chat/funnel.ts`); 0 where nobody knows. */
  furthestStep: number;
}

/** Returns the moment before which a chat must have fallen silent to count as left; ISO 8601. */
export function leftCutoff(now: Date, minutes: number): string {
  return new Date(now.getTime() - minutes * 60_000).toISOString();
}

/** Whether nothing but its visitor's word is missing to work on a lead: it is unfinished, and would be `new`. */
export function isUnfinished(lead: Lead): boolean {
  return lead.status === 'incomplete' && isWorked(lead) && initialStatus(lead) === 'new';
}

/**
 * Whether the visitor of a lead has not sent it: it is incomplete, or counts as new since they left. Once the team has moved
 * it on, that is of no account any more.
 */
export function isUnsent({ status, leftAt }: Pick<Lead, 'status' | 'leftAt'>): boolean {
  return status === 'incomplete' || (status === 'new' && leftAt !== null);
}

/**
 * The lead of a chat that was left: `new`, with the step at which that was (specification section 4, "on load").
 * @param chat null for a lead that came from no chat, or from one that is gone.
 * @param cutoff as `leftCutoff` has it.
 * @returns null while somebody may still be talking, and for a lead that needs more than that.
 */
export function leaveChat(
  lead: Lead,
  chat: LeftChat | null,
  cutoff: string,
  now: Date,
): (Lead & { leftAt: LeftStep }) | null {
  const isSilent = lead.updatedAt < cutoff && (chat === null || chat.lastActivityAt < cutoff);
  if (!isUnfinished(lead) || !isSilent) return null;
  const leftAt = stepLeft(lead, chat?.furthestStep ?? 0);
  return { ...lead, status: 'new', leftAt, updatedAt: now.toISOString() };
}

/** The first step that a lead says nothing of, or the one that its visitor came to, whichever is further. */
export function stepLeft(lead: Lead, furthestStep: number): LeftStep {
  const missing = leftStepNumber(firstMissing(lead));
  const step = LEFT_STEPS.find((one) => leftStepNumber(one) >= Math.max(missing, furthestStep));
  return step ?? 'review';
}

/** Special instructions are for who has any: they say nothing of how far somebody came. */
function firstMissing(lead: Lead): LeftStep {
  if (lead.address === null) return 'address';
  if (lead.preferredDate === null && lead.preferredTimeSlot === null) return 'pickup';
  return lead.preferredContactMethod === null ? 'contact-method' : 'instructions';
}
