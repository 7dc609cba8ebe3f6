import type { MovedLead } from '@harbour-haul/contract/leads/removal/moved-lead';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { log } from '../../shared/log.ts';
import type { AdminLeadsDeps } from '../deps.ts';
import { trashPhotos } from './trash-photos.ts';

/**
 * Lets the history and the photos of a lead follow it into the trash or out of it, as far as there is time, and says what
 * is left. Whoever repeats the request goes on, also where an earlier one was cut off; nobody has to (`continue-work.ts`).
 */
export async function followLead(
  lead: Lead,
  deps: AdminLeadsDeps,
): Promise<{ status: number; body: MovedLead }> {
  const entriesLeft = await deps.leads.followTrash(lead);
  const photosFollowed = await trashPhotos(lead, deps);
  if (entriesLeft === 0) {
    if (photosFollowed) await deps.leads.settleMove(lead);
    return { status: 200, body: lead };
  }
  log('info', 'lead is being moved', { leadId: lead.id, entriesLeft });
  return { status: 202, body: { ...lead, entriesLeft } };
}
