import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type LeadStatus, statusRules } from '@harbour-haul/domain/leads/lead-status';

/** The leads that a status would open again: they are completed or canceled. */
export function reopenedBy(status: LeadStatus | undefined, leads: readonly Lead[]): readonly Lead[] {
  if (status === undefined || !statusRules(status).open) return [];
  return leads.filter((lead) => !statusRules(lead.status).open);
}

/** The leads that would be scheduled for no day. */
export function undatedBy(status: LeadStatus, leads: readonly Lead[]): readonly Lead[] {
  return status === 'scheduled' ? leads.filter(({ scheduledDate }) => scheduledDate === null) : [];
}
