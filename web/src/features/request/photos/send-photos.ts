import { MAX_PHOTO_BYTES } from '@harbour-haul/domain/photos/photo';
import { MAX_PHOTOS_AT_ONCE } from '@harbour-haul/domain/photos/photo-limits';
import { PhotoRefusedError } from '#lib/photos/photo-refused-error.ts';
import { PhotoUpload } from '#lib/photos/photo-upload.ts';
import { shrinkPhoto } from '#lib/photos/scale-photo.ts';
import type { RequestTexts } from '../texts/request-texts.ts';
import type { Refusal } from '../use-request.ts';

/** What became of chosen files. */
export interface SentPhotos {
  /** How many are with the request. */
  added: number;
  /** The request is closed by now, and takes none of the others. */
  isClosed: boolean;
  /** What is to be said of those that were not sent, by name. */
  problems: string[];
}

/** As phones take them, most are too large. One that this browser cannot read is refused as it is. */
async function small(file: File): Promise<File> {
  return file.size < MAX_PHOTO_BYTES ? file : ((await shrinkPhoto(file)) ?? file);
}

/**
 * Uploads chosen files one after the other, as many as there is room for, and adds each as it arrives: whoever leaves meanwhile
 * loses those alone that are not sent. One that fails holds up no other. Never rejects.
 * @param room for how many more the request has room
 * @param add adds a stored photo to the request
 * @param onProgress hears which one is sent, from 1 on, and of how many
 */
export async function sendPhotos(
  files: readonly File[],
  room: number,
  { photos, message }: RequestTexts,
  add: (path: string) => Promise<Refusal | null>,
  onProgress: (number: number, count: number) => void,
): Promise<SentPhotos> {
  const chosen = files.slice(0, Math.min(room, MAX_PHOTOS_AT_ONCE));
  const others = files.slice(chosen.length).map(({ name }) => name);
  const why = room < MAX_PHOTOS_AT_ONCE ? photos.noRoom : photos.tooMany;
  const problems = others.length > 0 ? [why(others.join(', '))] : [];
  const sent: SentPhotos = { added: 0, isClosed: false, problems };
  for (const [index, file] of chosen.entries()) {
    onProgress(index + 1, chosen.length);
    try {
      const refused = await add(await new PhotoUpload(await small(file), 'form').send());
      if (refused?.isConflict) return { ...sent, isClosed: true };
      if (refused) problems.push(photos.problem(file.name, refused.text));
      else sent.added += 1;
    } catch (error) {
      const problem = error instanceof PhotoRefusedError ? message(error.message) : photos.notSent;
      problems.push(photos.problem(file.name, problem));
    }
  }
  return sent;
}
