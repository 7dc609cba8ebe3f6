import type { PhotoFindings } from '@harbour-haul/domain/photos/photo';
import { readFindings } from '@harbour-haul/domain/photos/read-findings';
import type { PhotoClassifierDeps } from './deps.ts';

/**
 * Notes what is to be seen in a clean photo, and gives its lead a junk type where nobody else did. A photo that joins a
 * lead later brings its findings along.
 * @returns null where the photo or its picture is gone.
 * @throws Error for trouble that may pass; done again, it goes on where it stopped
 */
export async function classifyPhoto(name: string, deps: PhotoClassifierDeps): Promise<PhotoFindings | null> {
  const known = await deps.photos.get(name, deps.now());
  if (known === null) return null;
  const findings = known.findings ?? (await look(name, deps));
  if (findings === null) return null;
  // The photo may have joined a lead while it was looked at.
  const photo = await deps.photos.noteFindings(name, findings);
  if (photo === null) return null;
  if (photo.leadId !== null) await deps.seenJunkTypes.fill(photo.leadId, findings, deps.now());
  return findings;
}

async function look(
  name: string,
  { pictures, classifier }: PhotoClassifierDeps,
): Promise<PhotoFindings | null> {
  const picture = await pictures.read(name, 'full');
  return picture && readFindings(await classifier.labelsOf(picture));
}
