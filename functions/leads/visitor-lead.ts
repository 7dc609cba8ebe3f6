import type { VisitorLeadResponse } from '@harbour-haul/contract/leads/get-visitor-lead';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { pickFields } from '@harbour-haul/domain/leads/merge/fill-fields';
import { FORM_FIELDS } from '@harbour-haul/domain/leads/submission/form-fields';

/** The fields of a lead that its own visitor gets back to prefill the form: none that admins added. */
export function visitorView(lead: Lead): VisitorLeadResponse {
  return pickFields(FORM_FIELDS, lead);
}
