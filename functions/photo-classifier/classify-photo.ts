import type { PhotoFindings } from '@harbour-haul/domain/photos/photo';
import { readFindings } from '@harbour-haul/domain/photos/read-findings';
import type { PhotoClassifierDeps } from './deps.ts';

/**
 * Stores the findings of a clean photo, and gives its lead a junk type where nobody else did. A photo that is attached
 * to a lead later brings its findings along.
 * @returns null where the photo or its image is gone, and where the day's budget is spent: a person looks at the photo then.
 * @throws Error for failures that may pass; a retry continues where it stopped
 */
export async function classifyPhoto(name: string, deps: PhotoClassifierDeps): Promise<PhotoFindings | null> {
  const known = await deps.photos.get(name, deps.now());
  if (known === null) return null;
  const findings = known.findings ?? (await detectFindings(name, deps));
  if (findings === null) return null;
  // The photo may have been attached to a lead meanwhile.
  const photo = await deps.photos.noteFindings(name, findings);
  if (photo === null) return null;
  if (photo.leadId !== null) await deps.seenJunkTypes.fill(photo.leadId, findings, deps.now());
  return findings;
}

async function detectFindings(name: string, deps: PhotoClassifierDeps): Promise<PhotoFindings | null> {
  const image = await deps.images.read(name, 'full');
  if (!image || !(await deps.limiter.count('classifications', null, deps.now())).ok) return null;
  return readFindings(await deps.classifier.labelsOf(image));
}
