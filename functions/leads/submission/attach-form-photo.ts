import { photosOfForm } from '@harbour-haul/domain/leads/lead-photos';
import { photoPath } from '@harbour-haul/domain/photos/photo';
import type { HttpRequest } from '../../shared/http-types.ts';
import { errorName, log } from '../../shared/log.ts';
import type { FormPhoto } from '../../shared/photos/form-photo.ts';
import { storeFormPhoto } from '../../shared/photos/store-form-photo.ts';
import type { LeadsDeps } from '../deps.ts';
import { addPhotos } from './add-photos.ts';

/** A photo that was sent in one form with its lead. */
export interface SubmittedPhoto {
  photo: FormPhoto;
  leadId: number;
  /** Its sender; null where only the lead names them, which an earlier attempt has stored. */
  visitorId: string | null;
  /** Whether the lead was stored by an earlier attempt, which may have stored the photo too. */
  repeated: boolean;
}

/**
 * Stores the photo of a lead that is stored already: a failure here does not lose the lead.
 * @returns whether the lead has the photo now.
 */
export async function attachFormPhoto(
  { photo, leadId, visitorId: sender, repeated }: SubmittedPhoto,
  { viewerAddress }: Pick<HttpRequest, 'viewerAddress'>,
  deps: LeadsDeps,
): Promise<boolean> {
  try {
    const lead = await deps.leads.get(leadId);
    const visitorId = sender ?? lead?.visitorId ?? null;
    if (!lead || visitorId === null) return false;
    if (repeated && lead.photoPath !== null) return true;
    const { contentType, bytes } = photo;
    const now = deps.now();
    // Whoever has just stored a lead under this visitorId may do so.
    const from = { visitorId, proven: visitorId, viewerAddress };
    const registration = { ...from, contentType, size: bytes.length, source: 'form', now } as const;
    const name = await storeFormPhoto(bytes, registration, deps);
    await addPhotos(leadId, photosOfForm([photoPath(name)]), deps.leads, now);
    await deps.photos.attach(name, visitorId, leadId);
    return true;
  } catch (error) {
    log('error', 'photo of a lead not stored', { leadId, error: errorName(error) });
    return false;
  }
}
