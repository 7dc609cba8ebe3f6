import { PhotoTrash } from '@harbour-haul/aws/photos/photo-trash';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { allPhotoPaths } from '@harbour-haul/domain/leads/lead-photos';
import { errorName, log } from '../../shared/log.ts';
import type { AdminLeadsDeps } from '../deps.ts';

/**
 * Moves the photos of a lead into the trash or out of it, after the lead itself.
 * @returns false where that failed; the log says so, and it is to be repeated.
 */
export async function trashPhotos(lead: Lead, { photos, store }: AdminLeadsDeps): Promise<boolean> {
  const trash = new PhotoTrash(photos, store);
  const paths = allPhotoPaths(lead);
  try {
    if (lead.trash) await trash.discard(paths, new Date(lead.trash.expiresAt));
    else await trash.recover(paths);
    return true;
  } catch (error) {
    log('error', 'photos did not follow their lead', { leadId: lead.id, error: errorName(error) });
    return false;
  }
}
