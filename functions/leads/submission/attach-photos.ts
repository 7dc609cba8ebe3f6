import type { Lead } from '@harbour-haul/domain/leads/lead';
import { allPhotoPaths } from '@harbour-haul/domain/leads/lead-photos';
import { type Photo, photoPath } from '@harbour-haul/domain/photos/photo';
import { addPhotos } from '../../shared/photos/add-photos.ts';
import type { LeadsDeps } from '../deps.ts';
import { leadPhotosOf } from './own-photos.ts';

interface Target {
  lead: Pick<Lead, 'id' | 'junkType' | 'photoPath' | 'additionalPhotos' | 'chatPhotoPaths'>;
  /** Where the photos were sent. */
  from: 'form' | 'chat';
}

/**
 * Says of each photo which lead it belongs to. A clean one joins the lead at once; one that is still to come or to be checked
 * joins it when it is clean (`functions/photo-joiner`), and one that is refused never does. Findings that are stored already
 * fill the lead's junk type.
 * @returns the lead as it is then; null where nothing joined it.
 */
export async function attachPhotos(
  photos: readonly Photo[],
  { lead, from }: Target,
  deps: Pick<LeadsDeps, 'photos' | 'leads' | 'seenJunkTypes'>,
  now: Date,
): Promise<Lead | null> {
  const attached = await Promise.all(
    photos.map(({ name, visitorId }) => deps.photos.attach(name, visitorId, lead.id)),
  );
  // Read anew: its check may have ended meanwhile.
  const clean = attached.filter((photo) => photo !== null).filter(({ state }) => state === 'clean');
  const known = new Set(allPhotoPaths(lead));
  const joining = clean.filter(({ name }) => !known.has(photoPath(name)));
  const joined =
    joining.length > 0 ? await addPhotos(lead.id, leadPhotosOf(joining, from), deps.leads, now) : null;
  if (lead.junkType !== null) return joined;
  for (const { findings } of clean) {
    if (findings?.junkType) await deps.seenJunkTypes.fill(lead.id, findings, now);
  }
  return joined;
}
