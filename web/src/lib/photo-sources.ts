import { isMessageImage } from '@harbour-haul/contract/chat/message-image';

const FILE_NAME = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/**
 * The addresses under which a photo of a chat is tried, in their order (specification section 5): a bitmap's data URL
 * as it is; a path that contains `uploads` with a leading slash; a file name under `/uploads/`, then `/api/photos/`.
 * What is neither, such as an address of another site or a data URL of SVG or HTML, has none.
 */
export function photoSources(image: string): string[] {
  if (image.startsWith('data:')) return isMessageImage(image) ? [image] : [];
  const parts = image.replace(/^\//, '').split('/');
  const name = parts.at(-1) ?? '';
  if (!parts.every((part) => FILE_NAME.test(part) && !part.includes('..'))) return [];
  if (parts.length > 1 && !parts.includes('uploads')) return [];
  const asWritten = parts.length > 1 ? [`/${parts.join('/')}`] : [];
  return [...new Set([...asWritten, `/uploads/${name}`, `/api/photos/${name}`])];
}
