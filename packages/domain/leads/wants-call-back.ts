import type { Lead } from './lead.ts';
import { isWorked } from './lead-state.ts';
import { initialStatus } from './lead-status.ts';

/**
 * Whether somebody left the chat little more than a number to be called at, and still waits for that call. Nothing but an
 * early wish for one names a way of contact before there is a name and what is to be taken: the chat asks for it last.
 */
export function wantsCallBack(lead: Lead): boolean {
  const { status, firstContactAt, phone, preferredContactMethod } = lead;
  const isAsked =
    phone !== null && preferredContactMethod === 'phone' && initialStatus(lead) === 'incomplete';
  return isAsked && status === 'incomplete' && firstContactAt === null && isWorked(lead);
}
