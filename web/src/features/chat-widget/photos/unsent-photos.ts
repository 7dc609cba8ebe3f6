import type { PhotoUpload } from '#lib/photos/photo-upload.ts';
import { keysOfTab } from '#lib/storage/tab-storage.ts';
import { forgetPhoto, type KeptPhoto, keepPhoto, keptPhoto } from './kept-photo.ts';

const PREFIX = 'chatPhoto.';

/** A photo that could not be stored, and all that it takes to try again. */
export interface UnsentPhoto extends KeptPhoto {
  /** Null before its first attempt on this page. */
  upload: PhotoUpload | null;
}

/**
 * Photos that could not be stored, by the messages that say so. They are kept for this tab, so that they can be sent after a
 * reload as well.
 */
export class UnsentPhotos {
  readonly #photos = new Map<string, UnsentPhoto>();
  /** What an earlier page has kept: read once somebody sends it again. */
  readonly #ofBefore = new Set(keysOfTab(PREFIX));

  /** The messages that say so. */
  get messageIds(): string[] {
    return [...[...this.#ofBefore].map((key) => key.slice(PREFIX.length)), ...this.#photos.keys()];
  }

  has(messageId: string): boolean {
    return this.#photos.has(messageId) || this.#ofBefore.has(PREFIX + messageId);
  }

  get(messageId: string): UnsentPhoto | null {
    const kept = this.#photos.get(messageId) ?? keptPhoto(PREFIX + messageId);
    return kept && { upload: null, ...kept };
  }

  set(messageId: string, photo: UnsentPhoto): void {
    this.#photos.set(messageId, photo);
    // Where the file cannot be read, there is nothing to keep.
    void keepPhoto(PREFIX + messageId, photo, () => this.#photos.has(messageId)).catch(() => undefined);
  }

  /** It was sent. */
  delete(messageId: string): void {
    this.#photos.delete(messageId);
    this.#ofBefore.delete(PREFIX + messageId);
    forgetPhoto(PREFIX + messageId);
  }

  /** Nothing is left that speaks of them. */
  clear(): void {
    this.#photos.clear();
    this.#ofBefore.clear();
    for (const key of keysOfTab(PREFIX)) forgetPhoto(key);
  }
}
