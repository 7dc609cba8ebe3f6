import { isBitmapDataUrl } from '@harbour-haul/contract/chat/message-image';
import { useState } from 'react';

const FILE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/**
 * The addresses under which an image of a chat is tried, in their order (specification section 5): a bitmap's data URL
 * as it is; a path that contains `uploads` with a leading slash; a file name under `/uploads/`, then `/api/photos/`.
 * What is neither, such as an address of another site or a data URL of SVG or HTML, has none.
 */
export function imageSources(image: string): string[] {
  if (image.startsWith('data:')) return isBitmapDataUrl(image) ? [image] : [];
  const parts = image.replace(/^\//, '').split('/');
  const name = parts.at(-1) ?? '';
  if (!parts.every((part) => FILE_NAME.test(part) && !part.includes('..'))) return [];
  if (parts.length > 1 && !parts.includes('uploads')) return [];
  const asWritten = parts.length > 1 ? [`/${parts.join('/')}`] : [];
  return [...new Set([...asWritten, `/uploads/${name}`, `/api/photos/${name}`])];
}

/**
 * Tries one address after the other until an image loads.
 * @returns the address to show now, undefined once none is left; and what to call when it could not be loaded
 */
export function useImageFallback(sources: readonly string[]): {
  source: string | undefined;
  onError: () => void;
} {
  const image = sources[0];
  const [failed, setFailed] = useState({ image, count: 0 });
  return {
    source: sources[failed.image === image ? failed.count : 0],
    onError: () => setFailed((before) => ({ image, count: before.image === image ? before.count + 1 : 1 })),
  };
}
