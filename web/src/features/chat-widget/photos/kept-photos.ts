import type { PhotoUpload } from '#lib/photos/photo-upload.ts';

/** A photo that could not be stored, and all that it takes to try again. */
export interface UnsentPhoto {
  file: File;
  preview: string | null;
  upload: PhotoUpload;
}

/** Photos that are kept on this device alone, by the messages that say so; as long as the page lives. */
export class KeptPhotos {
  readonly #photos = new Map<string, UnsentPhoto>();

  keep(messageId: string, photo: UnsentPhoto): void {
    this.#photos.set(messageId, photo);
  }

  of(messageId: string): UnsentPhoto | undefined {
    return this.#photos.get(messageId);
  }

  forget(messageId: string): void {
    this.#photos.delete(messageId);
  }
}
