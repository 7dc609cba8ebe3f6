import type { ImageFormat } from './sniff-image.ts';

/** The name of the chunk with which every PNG ends, and its checksum. */
const PNG_END = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

/**
 * Whether an image file is cut off. Decoders notice it for every format but PNG, where they have all pixels earlier and
 * read no further.
 */
export function isTruncated(bytes: Uint8Array, format: ImageFormat): boolean {
  if (format !== 'png') return false;
  for (let at = bytes.length - PNG_END.length; at >= 0; at -= 1) {
    if (PNG_END.every((value, index) => bytes[at + index] === value)) return false;
  }
  return true;
}
