import type { Lead } from '../lead.ts';
import { isLive } from '../lead-state.ts';
import { isTouched } from './is-touched.ts';
import { isUnsent } from './leave-chat.ts';
import type { ChatLead } from './plan-submission.ts';

/** Why a visitor cannot withdraw the request of a chat: they have sent it, or the team has worked on it. */
export type WithdrawalRefusal = 'sent' | 'handled';

/** Whether a lead was neither sent nor worked on: its visitor may withdraw it. */
export function isWithdrawable(lead: Lead): boolean {
  return isUnsent(lead) && !isTouched(lead) && isLive(lead);
}

/** Returns why the lead of a chat stays, or null where its visitor may withdraw it: it is unsent and untouched. */
export function withdrawalRefusal({ link, lead }: Pick<ChatLead, 'link' | 'lead'>): WithdrawalRefusal | null {
  // A chat joins the lead of another submission, or a form joins the chat's, only once it was sent.
  if (link.takenIn || link.joinedByForm) return 'sent';
  if (lead === null) return null;
  if (lead.id !== link.leadId || !isUnsent(lead)) return 'sent';
  return isWithdrawable(lead) ? null : 'handled';
}
