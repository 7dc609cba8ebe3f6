import { call } from '#lib/api/visitor-call.ts';

const TIMEOUT_MS = 15_000;

/** Adds photos to a request that this visitor has sent. Resolves to false if not all could be added. */
export async function addLeadPhotos(
  leadId: number | undefined,
  photoPaths: readonly string[],
): Promise<boolean> {
  if (photoPaths.length === 0) return true;
  if (leadId === undefined) return false;
  try {
    const input = { params: { id: leadId }, body: { photoPaths: [...photoPaths] } };
    const { photoError } = await call('addLeadPhotos', input, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return photoError === undefined;
  } catch {
    return false;
  }
}
