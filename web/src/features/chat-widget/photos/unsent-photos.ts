import { forgetPhoto, keepPhoto, keptPhotos } from '#lib/photos/kept-photos.ts';
import type { PhotoUpload } from '#lib/photos/photo-upload.ts';

/** A photo that could not be stored, and all that it takes to try again. */
export interface UnsentPhoto {
  file: File;
  preview: string | null;
  /** Null before its first attempt on this page. */
  upload: PhotoUpload | null;
}

/**
 * Photos that could not be stored, by the messages that say so. They are kept on this device, so that they can be sent when their
 * visitor is back, in whichever tab.
 */
export class UnsentPhotos {
  readonly #photos = new Map<string, UnsentPhoto>();
  /** Ends once what earlier pages have kept is among them. */
  readonly loaded = keptPhotos('said').then((kept) => {
    for (const photo of kept) this.#photos.set(photo.id, { ...photo, upload: null });
  });

  get byMessage(): ReadonlyMap<string, UnsentPhoto> {
    return this.#photos;
  }

  /** @returns whether it outlives the page */
  set(id: string, photo: UnsentPhoto): Promise<boolean> {
    this.#photos.set(id, photo);
    return keepPhoto('said', { ...photo, id });
  }

  /** It was sent, or is refused whenever it is sent. */
  delete(messageId: string): void {
    this.#photos.delete(messageId);
    void forgetPhoto(messageId);
  }

  /** Nothing is left that speaks of them. */
  async clear(): Promise<void> {
    await this.loaded;
    for (const id of this.#photos.keys()) this.delete(id);
  }
}
