import type { VisitorLeadResponse } from '@harbour-haul/contract/leads/get-visitor-lead';
import type { Lead } from '@harbour-haul/domain/leads/lead';

/** The fields of a lead that its own visitor gets back to prefill the form: none that admins added. */
export function visitorView(lead: Lead): VisitorLeadResponse {
  const { name, phone, address, junkType, details, preferredDate } = lead;
  return { name, phone, address, junkType, details, preferredDate };
}
