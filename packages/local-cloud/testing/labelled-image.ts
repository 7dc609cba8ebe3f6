import sharp, { type Sharp } from 'sharp';
import { encodeTestLabels, SQUARE, type TestLabel } from '../rekognition/test-label.ts';

const COLUMNS = 40;

/** An image in which the local Rekognition detects these things. */
export function labelledImage(labels: readonly TestLabel[]): Sharp {
  const bytes = encodeTestLabels(labels);
  const rows = Math.ceil((bytes.length * 8) / COLUMNS);
  // Below the squares there is room for something else, as in any image.
  const [width, height] = [COLUMNS * SQUARE, (rows + 4) * SQUARE];
  const data = Buffer.alloc(width * height, 0x80);
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const isWhite = ((bytes[bit >> 3] ?? 0) & (0x80 >> (bit & 7))) !== 0;
    const left = (bit % COLUMNS) * SQUARE;
    const top = Math.floor(bit / COLUMNS) * SQUARE;
    for (let y = top; y < top + SQUARE; y += 1) {
      data.fill(isWhite ? 255 : 0, y * width + left, y * width + left + SQUARE);
    }
  }
  return sharp(data, { raw: { width, height, channels: 1 } });
}
