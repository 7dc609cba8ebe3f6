import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type LeadStatus, statusRules } from '@harbour-haul/domain/leads/lead-status';

/** The leads that a status would open again: they are completed or canceled. */
export function reopenedBy(status: LeadStatus | undefined, leads: readonly Lead[]): readonly Lead[] {
  if (status === undefined || !statusRules(status).open) return [];
  return leads.filter((lead) => !statusRules(lead.status).open);
}

/** So many may be set by a slip: a list of 25 is seen, and more are not. */
const MANY = 25;

/** Whether a status is not set at once, but asked about first. */
export function isAskedAbout(status: LeadStatus, leads: readonly Lead[]): boolean {
  return isMany(leads) || reopenedBy(status, leads).length + undatedBy(status, leads).length > 0;
}

export function isMany(leads: readonly Lead[]): boolean {
  return leads.length > MANY;
}

/** The leads that would be scheduled for no day. */
export function undatedBy(status: LeadStatus, leads: readonly Lead[]): readonly Lead[] {
  return status === 'scheduled' ? leads.filter(({ scheduledDate }) => scheduledDate === null) : [];
}
