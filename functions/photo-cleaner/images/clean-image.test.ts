import { describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { expectUpright, metadataOf, picturesOf } from '../testing/clean-images.ts';
import { type PngColour, rawPng } from '../testing/raw-png.ts';
import {
  noisyPicture,
  orientedPicture,
  SAMPLE_HEIGHT,
  SAMPLE_WIDTH,
  samplePicture,
  taggedPicture,
  withExtraneousBytes,
} from '../testing/sample-images.ts';

// Pictures are decoded for real, and the machine may have other things to do.
jest.setTimeout(60_000);

const header = (file: Buffer) => sharp(file).metadata();

it.each([
  ['JPEG', () => samplePicture().jpeg({ quality: 95 })],
  ['progressive JPEG', () => samplePicture().jpeg({ quality: 95, progressive: true })],
  ['CMYK JPEG', () => samplePicture().toColourspace('cmyk').jpeg({ quality: 95 })],
  ['PNG', () => samplePicture().png()],
  ['interlaced PNG of 16 bits', () => samplePicture().toColourspace('rgb16').png({ progressive: true })],
  ['PNG with colours of its own', () => samplePicture().png({ palette: true })],
  ['GIF', () => samplePicture().gif()],
  ['WebP', () => samplePicture().webp({ quality: 95 })],
  ['lossless WebP', () => samplePicture().webp({ lossless: true })],
  ['AVIF, as HEIC has its container', () => samplePicture().avif({ quality: 90, effort: 0 })],
])('makes an sRGB JPEG of a %s', async (what, make) => {
  const { image: picture, cleaned } = await picturesOf(await make().toBuffer());
  expect(await header(picture)).toMatchObject({
    format: 'jpeg',
    width: SAMPLE_WIDTH,
    height: SAMPLE_HEIGHT,
    space: 'srgb',
    channels: 3,
    isProgressive: true,
  });
  expect(cleaned).toMatchObject({ width: SAMPLE_WIDTH, height: SAMPLE_HEIGHT });
  // Printing inks cannot show these colours.
  await expectUpright(picture, what.startsWith('CMYK') ? 90 : 24);
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])('turns EXIF orientation %i upright', async (orientation) => {
  const { image: picture, thumbnail, cleaned } = await picturesOf(await orientedPicture(orientation));
  expect(cleaned).toMatchObject({ width: SAMPLE_WIDTH, height: SAMPLE_HEIGHT });
  for (const file of [picture, thumbnail]) {
    await expectUpright(file);
    expect(await metadataOf(file)).toBeNull();
  }
});

it('removes the metadata of where, when, by whom and with what a photo was taken', async () => {
  const upload = await taggedPicture();
  expect(await metadataOf(upload)).toMatchObject({ latitude: expect.closeTo(44.6486, 3), Make: 'Phone' });
  const { image: picture, thumbnail } = await picturesOf(upload);
  for (const file of [picture, thumbnail]) {
    expect(await metadataOf(file)).toBeNull();
    const { exif, icc, xmp, iptc } = await header(file);
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(file.includes('Homeowner')).toBe(false);
  }
  // The wide colours were turned into those of sRGB, not merely renamed.
  await expectUpright(picture, 40);
});

it('puts transparent pixels on white', async () => {
  const empty = { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } as const;
  const { image: picture } = await picturesOf(await sharp({ create: empty }).png().toBuffer());
  expect([...(await sharp(picture).raw().toBuffer())].every((value) => value === 255)).toBe(true);
});

it.each([
  ['wide', 4000, 1000, 2560, 640, 400, 100],
  ['tall', 1000, 4000, 640, 2560, 100, 400],
  ['small', 300, 200, 300, 200, 300, 200],
  ['thin as a line', 3000, 1, 2560, 1, 400, 1],
])('resizes an image that is %s', async (_what, width, height, w, h, thumbWidth, thumbHeight) => {
  const plain = sharp({ create: { width, height, channels: 3, background: 'teal' } });
  const { image: picture, thumbnail, cleaned } = await picturesOf(await plain.png().toBuffer());
  expect(await header(picture)).toMatchObject({ width: w, height: h });
  expect(await header(thumbnail)).toMatchObject({ format: 'jpeg', width: thumbWidth, height: thumbHeight });
  expect(cleaned).toMatchObject({ width: w, height: h });
});

it('makes a placeholder small enough for a page', async () => {
  const { cleaned } = await picturesOf(await noisyPicture(800, 600).jpeg().toBuffer());
  expect(cleaned.placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/]+=*$/);
  expect(cleaned.placeholder.length).toBeLessThan(400);
  const tiny = await header(Buffer.from(cleaned.placeholder.split(',')[1] ?? '', 'base64'));
  expect(tiny).toMatchObject({ format: 'webp', width: 24, height: 18 });
});

describe('every kind of PNG', () => {
  const kinds: [PngColour, number][] = [
    ...[1, 2, 4, 8, 16].map((depth): [PngColour, number] => [0, depth]),
    ...[1, 2, 4, 8].map((depth): [PngColour, number] => [3, depth]),
    ...([2, 4, 6] as const).flatMap((colour): [PngColour, number][] => [
      [colour, 8],
      [colour, 16],
    ]),
  ];
  it.each(kinds)('is accepted: colour type %i of %i bits', async (colour, depth) => {
    for (const side of [1, 7, 32]) {
      const { image: picture } = await picturesOf(rawPng({ width: side, height: side, depth, colour }));
      expect(await header(picture)).toMatchObject({ width: side, height: side, space: 'srgb' });
    }
  });
});

it('keeps the first frame of an animation alone', async () => {
  const red = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#e01010' } })
    .png()
    .toBuffer();
  const blue = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#1010e0' } })
    .png()
    .toBuffer();
  for (const format of ['gif', 'webp'] as const) {
    const upload = await sharp([red, blue], { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    expect(await header(upload)).toMatchObject({ pages: 2 });
    const { image: picture } = await picturesOf(upload);
    expect(await header(picture)).toMatchObject({ width: 20, height: 20 });
    const [r = 0, , b = 0] = await sharp(picture).raw().toBuffer();
    expect(r).toBeGreaterThan(b + 100);
  }
});

it('accepts the harmless JPEG defects of phones', async () => {
  const upload = await samplePicture().jpeg({ quality: 95 }).toBuffer();
  const scan = upload.lastIndexOf(Buffer.from([0xff, 0xda]));
  const components = upload[scan + 4] ?? 0;
  // The end of the spectral selection is of no use in a JPEG that is not progressive, and some write 0.
  upload[scan + 6 + 2 * components] = 0;
  await expectUpright((await picturesOf(upload)).image);
  const withFilm = Buffer.concat([
    await samplePicture().jpeg({ quality: 95 }).toBuffer(),
    Buffer.alloc(5000, 7),
  ]);
  await expectUpright((await picturesOf(withFilm)).image);
  const withSpace = withExtraneousBytes(await samplePicture().jpeg({ quality: 95 }).toBuffer());
  await expectUpright((await picturesOf(withSpace)).image);
});
