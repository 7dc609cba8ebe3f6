import { AppError } from '@harbour-haul/domain/errors';
import type { HttpRequest } from '../../shared/http-types.ts';
import { errorName, log } from '../../shared/log.ts';
import type { FormPhoto } from '../../shared/photos/form-photo.ts';
import { storeFormPhoto } from '../../shared/photos/store-form-photo.ts';
import type { LeadsDeps } from '../deps.ts';

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
 * @returns whether the photo is with us now, and joins the lead once it is found clean.
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
    const earlier = repeated ? await formPhotoOf(leadId, visitorId, deps) : undefined;
    if (earlier) return earlier.refusal === null;
    const { contentType, bytes } = photo;
    const now = deps.now();
    // Whoever has just stored a lead under this visitorId may do so.
    const from = { visitorId, proven: visitorId, viewerAddress };
    const registration = { ...from, contentType, size: bytes.length, source: 'form', now } as const;
    const name = await storeFormPhoto(bytes, registration, deps);
    await deps.photos.attach(name, visitorId, leadId);
    return true;
  } catch (error) {
    // What is refused with a reason, as beyond the limits of a day, is nothing to repair.
    const level = error instanceof AppError ? 'info' : 'error';
    log(level, 'photo of a lead not stored', { leadId, error: errorName(error) });
    return false;
  }
}

/** The photo that an earlier attempt has stored, whatever became of it. */
async function formPhotoOf(leadId: number, visitorId: string, deps: LeadsDeps) {
  const all = await deps.photos.ofVisitor(visitorId, deps.now());
  return all.find((photo) => photo.leadId === leadId && photo.source === 'form');
}
