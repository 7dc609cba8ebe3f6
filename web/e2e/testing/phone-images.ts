import sharp from 'sharp';

const [WIDTH, HEIGHT] = [600, 400];

/** The colours of the image's corners from the top left clockwise. */
const CORNERS = [
  [220, 30, 30],
  [30, 200, 40],
  [30, 60, 220],
  [235, 225, 40],
] as const;

/** A JPEG as a phone makes it when it is turned: stored on its side, and full of what the camera knows. */
export async function phoneImage(): Promise<Buffer> {
  const upright = await sharp(pixels(), { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
  return sharp(upright)
    .rotate(-90)
    .withExif({
      IFD0: { Make: 'Phone', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '44/1 38/1 55/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '63/1 34/1 30/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A JPEG of at minBytes so many bytes: noise in full quality, of which every pixel takes more than two. */
export async function heavyImage(minBytes: number): Promise<Buffer> {
  const side = Math.ceil(Math.sqrt(minBytes / 2.5));
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: side, height: side, channels: 3, background: 'gray', noise } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** Whether an image shows `phoneImage` upright. */
export async function isUpright(image: Buffer): Promise<boolean> {
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(start, start + 3)];
  };
  const seen = [at(0.1, 0.1), at(0.9, 0.1), at(0.9, 0.9), at(0.1, 0.9)];
  return seen.every((colour, corner) =>
    colour.every((value, channel) => Math.abs(value - (CORNERS[corner]?.[channel] ?? 0)) < 40),
  );
}

function pixels(): Buffer {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const right = x >= WIDTH / 2;
      const corner = y < HEIGHT / 2 ? Number(right) : 3 - Number(right);
      data.set(CORNERS[corner] ?? [], (y * WIDTH + x) * 3);
    }
  }
  return data;
}
