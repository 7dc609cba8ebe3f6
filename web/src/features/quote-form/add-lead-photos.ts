import { call } from '#lib/api/visitor-call.ts';
import { ApiRequestError } from '#lib/api-client.ts';

const TIMEOUT_MS = 15_000;

/** `closed`: the request takes no photos any more; not all could be `added` otherwise, which can be tried again. */
export type PhotosAdded = 'added' | 'not-added' | 'closed';

/** Adds photos to a request that this visitor has sent. Never rejects. */
export async function addLeadPhotos(
  leadId: number | undefined,
  photoPaths: readonly string[],
): Promise<PhotosAdded> {
  if (photoPaths.length === 0) return 'added';
  if (leadId === undefined) return 'not-added';
  try {
    const input = { params: { id: leadId }, body: { photoPaths: [...photoPaths] } };
    const { photoError } = await call('addLeadPhotos', input, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return photoError === undefined ? 'added' : 'not-added';
  } catch (error) {
    return error instanceof ApiRequestError && error.status === 409 ? 'closed' : 'not-added';
  }
}
