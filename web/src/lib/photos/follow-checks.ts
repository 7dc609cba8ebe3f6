import { noteCheckedPhoto, uncheckedPhotos } from '../storage/left-out-photos.ts';
import { PhotoRefusedError } from './photo-refused-error.ts';
import { photoVerdict } from './photo-verdict.ts';

/**
 * Waits for the checks of the photos that were sent with the last request, as far as no page has seen their end, and notes those
 * that were refused: whoever left the form before is told by the next page. Never rejects.
 */
export async function followPhotoChecks(): Promise<void> {
  await Promise.all(uncheckedPhotos().map(followCheck));
}

async function followCheck(path: string): Promise<void> {
  try {
    if (await photoVerdict(path)) noteCheckedPhoto(path, null);
  } catch (error) {
    if (error instanceof PhotoRefusedError) noteCheckedPhoto(path, error.message);
  }
}
