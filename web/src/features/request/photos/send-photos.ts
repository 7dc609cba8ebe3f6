import { MAX_FORM_PHOTOS } from '@harbour-haul/domain/photos/photo-limits';
import { PhotoRefusedError } from '#lib/photos/photo-refused-error.ts';
import { PhotoUpload } from '#lib/photos/photo-upload.ts';

/** What became of chosen files. */
export interface SentPhotos {
  paths: string[];
  /** What is to be said of those that were not sent, by name. */
  problems: string[];
}

const NOT_SENT = 'It could not be sent. Please choose it again.';
const TOO_MANY = `Only ${MAX_FORM_PHOTOS} photos can be added at a time. Please add the others afterwards.`;

/**
 * Uploads chosen files one after the other; one that fails holds up no other. Never rejects.
 * @param onProgress hears which one is sent, from 1 on, and of how many
 */
export async function sendPhotos(
  files: readonly File[],
  onProgress: (number: number, count: number) => void,
): Promise<SentPhotos> {
  const chosen = files.slice(0, MAX_FORM_PHOTOS);
  const sent: SentPhotos = { paths: [], problems: files.length > chosen.length ? [TOO_MANY] : [] };
  for (const [index, file] of chosen.entries()) {
    onProgress(index + 1, chosen.length);
    try {
      sent.paths.push(await new PhotoUpload(file, 'form').send());
    } catch (error) {
      sent.problems.push(`${file.name}: ${error instanceof PhotoRefusedError ? error.message : NOT_SENT}`);
    }
  }
  return sent;
}
