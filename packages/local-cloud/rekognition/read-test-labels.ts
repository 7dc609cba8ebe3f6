import { decodeTestLabels, SQUARE, type TestLabel } from './test-label.ts';

interface GreyPixels {
  data: Buffer;
  width: number;
  height: number;
}

/** The labels that are encoded in an image's squares; none for any other image. */
export async function readTestLabels(image: Uint8Array): Promise<TestLabel[]> {
  // Loaded when the first image comes: most starts of the local cloud see none.
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(image).greyscale().raw().toBuffer({ resolveWithObject: true });
  return decodeTestLabels(bytesOf({ data, width: info.width, height: info.height }));
}

function bytesOf(pixels: GreyPixels): Buffer {
  const columns = Math.floor(pixels.width / SQUARE);
  const bits = columns * Math.floor(pixels.height / SQUARE);
  const bytes = Buffer.alloc(Math.floor(bits / 8));
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    if (!isWhite(pixels, bit % columns, Math.floor(bit / columns))) continue;
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (0x80 >> (bit & 7));
  }
  return bytes;
}

function isWhite({ data, width }: GreyPixels, column: number, row: number): boolean {
  const [x, y] = [column * SQUARE + SQUARE / 2, row * SQUARE + SQUARE / 2];
  return (data[y * width + x] ?? 0) > 127;
}
