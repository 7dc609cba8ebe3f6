import type { VisitorLeadResponse } from '@harbour-haul/contract/leads/lead-messages';
import type { Lead } from '@harbour-haul/domain/leads/lead';

/** What of a lead its own visitor gets back to prefill the form: what they once typed, nothing that admins added. */
export function visitorView(lead: Lead): VisitorLeadResponse {
  const { name, phone, address, junkType, details, preferredDate } = lead;
  return { name, phone, address, junkType, details, preferredDate };
}
