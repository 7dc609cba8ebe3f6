import type { AddLeadPhotosResponse } from '@harbour-haul/contract/leads/lead-messages';
import { apiRequest } from '#lib/api-client.ts';
import { visitorId } from '#lib/visitor-id.ts';

const TIMEOUT_MS = 15_000;

/** Adds photos to the request that this visitor has just sent; false where not all could be added. */
export async function addLeadPhotos(photoPaths: readonly string[]): Promise<boolean> {
  if (photoPaths.length === 0) return true;
  try {
    const path = `/api/leads/${encodeURIComponent(visitorId())}/photos`;
    const { photoError } = await apiRequest<AddLeadPhotosResponse>('POST', path, {
      body: { photoPaths },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return photoError === undefined;
  } catch {
    return false;
  }
}
