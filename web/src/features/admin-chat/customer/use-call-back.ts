import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { wantsCallBack } from '@harbour-haul/domain/leads/wants-call-back';
import { useCustomerLead } from '../api/customer-lead.ts';

/** Returns the lead of a visitor who asked to be called and waits for it; null for all others. */
export function useCallBack(session: ChatSession | undefined): Lead | null {
  const lead = useCustomerLead(session?.leadId ?? null);
  return lead && session?.forgottenAt === null && wantsCallBack(lead) ? lead : null;
}
