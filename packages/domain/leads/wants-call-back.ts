import { WAITING_STATUSES } from './awaits-first-contact.ts';
import type { Lead } from './lead.ts';
import { isWorked } from './lead-state.ts';
import { initialStatus } from './lead-status.ts';

/**
 * Whether somebody asked in the chat for no more than a call, and still waits for it: until they were contacted, or the status
 * moved on beyond New, whatever the team has written down meanwhile.
 */
export function wantsCallBack(lead: Lead): boolean {
  const waits = lead.firstContactAt === null && WAITING_STATUSES.includes(lead.status) && isWorked(lead);
  return waits && (Boolean(lead.callBackAt) || asksForCall(lead));
}

/** Since when somebody waits for the call that they asked for; null where they do not. */
export function waitsForCallSince(lead: Lead): string | null {
  return wantsCallBack(lead) ? (lead.callBackAt ?? lead.updatedAt) : null;
}

/**
 * Since when somebody wants a call after another save of theirs. Who goes on to say what a quote needs asks for one as everybody
 * does; what the team has made New is not theirs to change.
 * @param before null for a lead that is made.
 * @param time of the save.
 */
export function callBackAfterSave(before: Lead | null, after: Lead, time: string): string | null {
  const known = before?.callBackAt ?? null;
  if (before !== null && before.status !== 'incomplete') return known;
  return asksForCall(after) ? (known ?? time) : null;
}

/** A lead as it was read, with the wish of a visitor who asked for a call before such wishes were kept: its next write has it. */
export function withCallBack(lead: Lead): Lead {
  const isEarlier = lead.callBackAt === null && lead.firstContactAt === null && asksForCall(lead);
  return isEarlier ? { ...lead, callBackAt: lead.updatedAt } : lead;
}

/**
 * Whether an incomplete lead is little more than a number to be called at. Nothing but an early wish for a call names a way of
 * contact before there is a name and what is to be taken: the chat asks for it last.
 */
function asksForCall(lead: Lead): boolean {
  const isToBeCalled = lead.phone !== null && lead.preferredContactMethod === 'phone';
  return isToBeCalled && lead.status === 'incomplete' && initialStatus(lead) === 'incomplete';
}
