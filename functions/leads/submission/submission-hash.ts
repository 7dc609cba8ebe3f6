import { createHash } from 'node:crypto';
import type { FormPhoto } from '../../shared/photos/form-photo.ts';
import type { ReceivedLead } from './to-submission.ts';

/**
 * The hash that identifies a repeated submission. Field order is the schema's, not the sender's, so equal submissions
 * have equal hashes.
 */
export function submissionHash(
  { submission, finished, photoPaths }: ReceivedLead,
  photo: FormPhoto | null,
): string {
  const content = photo && sha256(photo.bytes);
  // How somebody came may be known by the second time; a consent is kept with the time at which it came.
  const { firstTouch: _first, lastTouch: _last, marketingConsent, ...facts } = submission;
  const all = { ...facts, agrees: marketingConsent !== null, finished, photoPaths, photo: content };
  const entries = Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify(entries));
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
