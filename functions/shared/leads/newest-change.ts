import type { LeadsRepository } from '@harbour-haul/aws/dynamodb/leads/leads-repository';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { notesSinceChange } from '@harbour-haul/domain/leads/lead-version';

/** The timeline's newest entry that is none of the notes which `isAsRead` passes over. */
export async function newestChange(
  lead: Lead,
  { leads }: { leads: Pick<LeadsRepository, 'timeline'> },
): Promise<LeadEvent | undefined> {
  const notes = notesSinceChange(lead);
  return (await leads.timeline(lead.id, { limit: notes + 1 }))[notes];
}
