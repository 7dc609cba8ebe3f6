import sharp, { type Sharp } from 'sharp';

/** The corners of the test picture, from the top left clockwise, as red, green and blue. */
export const CORNERS = [
  [220, 30, 30],
  [30, 200, 40],
  [30, 60, 220],
  [235, 225, 40],
] as const;

export const SAMPLE_WIDTH = 120;
export const SAMPLE_HEIGHT = 80;

/** A picture whose corners tell which way is up. */
export function samplePicture(width = SAMPLE_WIDTH, height = SAMPLE_HEIGHT): Sharp {
  return fromPixels(width, height, (x, y) => cornerAt(x / width, y / height));
}

/** Pixels in which nothing compresses, as in a photo of leaves. */
export function noisyPicture(width = SAMPLE_WIDTH, height = SAMPLE_HEIGHT): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: 'gray', noise } });
}

/** A JPEG that shows the sample upright only to those who heed its EXIF orientation, 1 to 8. */
export async function orientedPicture(orientation: number): Promise<Buffer> {
  const [w, h] = [SAMPLE_WIDTH, SAMPLE_HEIGHT];
  const turned = orientation >= 5;
  const places: Record<number, (x: number, y: number) => [number, number]> = {
    1: (x, y) => [x, y],
    2: (x, y) => [w - 1 - x, y],
    3: (x, y) => [w - 1 - x, h - 1 - y],
    4: (x, y) => [x, h - 1 - y],
    5: (x, y) => [y, x],
    6: (x, y) => [w - 1 - y, x],
    7: (x, y) => [w - 1 - y, h - 1 - x],
    8: (x, y) => [y, h - 1 - x],
  };
  const stored = fromPixels(turned ? h : w, turned ? w : h, (x, y) => {
    const [ux, uy] = places[orientation]?.(x, y) ?? [0, 0];
    return cornerAt(ux / w, uy / h);
  });
  return stored.withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
}

/** A JPEG as a phone makes it: where, when and with what it was taken, a colour profile and an editor's notes. */
export async function taggedPicture(): Promise<Buffer> {
  return samplePicture()
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><owner>Jo Homeowner</owner></x:xmpmeta>')
    .withExif({
      IFD0: { Make: 'Phone', Model: 'Phone 12', Copyright: 'Jo Homeowner' },
      IFD2: { DateTimeOriginal: '2026:07:31 12:00:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '44/1 38/1 55/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '63/1 34/1 30/1',
      },
    })
    .jpeg()
    .toBuffer();
}

/** A JPEG with bytes before a marker that belong to nothing, as some phones write them; its pixels are whole. */
export function withExtraneousBytes(jpeg: Buffer): Buffer {
  const scan = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  return Buffer.concat([jpeg.subarray(0, scan), Buffer.alloc(3, 7), jpeg.subarray(scan)]);
}

function cornerAt(x: number, y: number): readonly [number, number, number] {
  const index = y < 0.5 ? (x < 0.5 ? 0 : 1) : x < 0.5 ? 3 : 2;
  return CORNERS[index] ?? CORNERS[0];
}

function fromPixels(
  width: number,
  height: number,
  colour: (x: number, y: number) => readonly [number, number, number],
): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) data.set(colour(x, y), (y * width + x) * 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } });
}
