import { keepPhoto, keptPhotos } from '#lib/photos/kept-photos.ts';

/** Keeps the file of a photo on this device until it is uploaded. Where that cannot be, it is gone with its page, as it is said then. */
export function keepFile(id: string, file: File): void {
  void keepPhoto('form', { id, file, preview: null });
}

/** The kept files, by the ids of their photos. */
export async function keptFiles(): Promise<ReadonlyMap<string, File>> {
  return new Map((await keptPhotos('form')).map(({ id, file }) => [id, file]));
}
