import type { PhotoUpload } from '#lib/photos/photo-upload.ts';

/** A photo that could not be stored, and all that it takes to try again. */
export interface KeptPhoto {
  file: File;
  preview: string | null;
  upload: PhotoUpload;
}

/** Photos that are kept on this device alone, by the messages that say so; as long as the page lives. */
export class KeptPhotos {
  readonly #photos = new Map<string, KeptPhoto>();

  keep(messageId: string, photo: KeptPhoto): void {
    this.#photos.set(messageId, photo);
  }

  of(messageId: string): KeptPhoto | undefined {
    return this.#photos.get(messageId);
  }

  forget(messageId: string): void {
    this.#photos.delete(messageId);
  }
}
