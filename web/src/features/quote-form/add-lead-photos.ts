import { call } from '#lib/api/visitor-call.ts';
import { visitorId } from '#lib/visitor-id.ts';

const TIMEOUT_MS = 15_000;

/** Adds photos to the request that this visitor has just sent. Resolves to false if not all could be added. */
export async function addLeadPhotos(photoPaths: readonly string[]): Promise<boolean> {
  if (photoPaths.length === 0) return true;
  try {
    const input = { params: { visitorId: visitorId() }, body: { photoPaths: [...photoPaths] } };
    const { photoError } = await call('addLeadPhotos', input, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return photoError === undefined;
  } catch {
    return false;
  }
}
