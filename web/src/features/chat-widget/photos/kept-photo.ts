import { MAX_PHOTO_BYTES } from '@harbour-haul/domain/photos/photo';
import { shrinkPhoto } from '#lib/photos/scale-photo.ts';
import { readOfTab, removeFromTab, writeToTab } from '#lib/storage/tab-storage.ts';

/** Of a larger photo the copy is kept that would be stored of it anyway: a tab has room for about 5 MB. */
const MAX_KEPT_BYTES = 1024 * 1024;

/** A photo that is not sent. */
export interface KeptPhoto {
  file: File;
  preview: string | null;
}

/**
 * Keeps a photo for this tab, on this device alone: it was not sent.
 * @param key of the tab's storage
 * @param isWanted whether it still is, once the file has been read
 */
export async function keepPhoto(
  key: string,
  { file, preview }: KeptPhoto,
  isWanted: () => boolean,
): Promise<void> {
  const copy = (file.size > MAX_KEPT_BYTES && (await shrinkPhoto(file))) || file;
  if (copy.size >= MAX_PHOTO_BYTES) return;
  const content = await base64Of(copy);
  if (isWanted()) writeToTab(key, JSON.stringify({ name: copy.name, type: copy.type, preview, content }));
}

/** The photo that an earlier page of this tab has kept; null for none, or one that cannot be read. */
export function keptPhoto(key: string): KeptPhoto | null {
  try {
    const { name, type, preview, content } = JSON.parse(readOfTab(key) ?? '') as Record<string, string>;
    if (!content) return null;
    const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
    const shown = preview?.startsWith('data:image/') ? preview : null;
    return { file: new File([bytes], name ?? '', { type: type ?? '' }), preview: shown };
  } catch {
    return null;
  }
}

/** It was sent, or is not wanted any more. */
export const forgetPhoto = removeFromTab;

/** The bytes behind the comma of a data URL. */
function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).split(',')[1] ?? '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
