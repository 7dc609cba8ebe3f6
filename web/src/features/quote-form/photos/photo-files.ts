import { keepPhoto, keptPhotos } from '#lib/photos/kept-photos.ts';

/** Keeps the file of a photo on this device until it is uploaded. Where that cannot be, it is gone with its page, as it is said then. */
export function keepFile(id: string, file: File): void {
  void keepPhoto('form', { id, file, preview: null });
}

/** The kept files, by the ids of their photos. */
export async function keptFiles(): Promise<ReadonlyMap<string, File>> {
  return new Map((await keptPhotos('form')).map(({ id, file }) => [id, file]));
}

/** Whether what is not uploaded of these photos is kept on this device, beyond the tab. */
export async function areKept(
  photos: readonly { id: string; path: string | null; state: string }[],
): Promise<boolean> {
  const needed = photos.filter(({ path, state }) => path === null && state !== 'refused');
  if (needed.length === 0) return true;
  const files = await keptFiles();
  return needed.every(({ id }) => files.has(id));
}
