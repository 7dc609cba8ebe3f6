/** The image formats that are accepted. `heif` is the container of HEIC and AVIF. */
export type ImageFormat = 'jpeg' | 'png' | 'gif' | 'webp' | 'heif';

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Brands of ISO container files that hold still images (ISO/IEC 23008-12, AV1 image format). */
const IMAGE_BRANDS = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
  'avif',
  'avis',
]);

/** No camera lists more brands than this. */
const MAX_BRANDS = 32;

/** Returns a file's format by its first bytes, whatever its name and type say; null for anything but an accepted image. */
export function sniffImage(bytes: Uint8Array): ImageFormat | null {
  if (beginsWith(bytes, JPEG)) return 'jpeg';
  if (beginsWith(bytes, PNG)) return 'png';
  if (['GIF87a', 'GIF89a'].includes(textAt(bytes, 0, 6))) return 'gif';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  return hasImageBrand(bytes) ? 'heif' : null;
}

/** `ftyp`: length, name, major brand, a version, and then the brands that it is compatible with. */
function hasImageBrand(bytes: Uint8Array): boolean {
  if (textAt(bytes, 4, 4) !== 'ftyp') return false;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const end = Math.min(length, bytes.length, 16 + 4 * MAX_BRANDS);
  if (IMAGE_BRANDS.has(textAt(bytes, 8, 4))) return true;
  for (let at = 16; at + 4 <= end; at += 4) {
    if (IMAGE_BRANDS.has(textAt(bytes, at, 4))) return true;
  }
  return false;
}

function beginsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((value, index) => bytes[index] === value);
}

function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
