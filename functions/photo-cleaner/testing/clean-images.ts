import { expect } from '@jest/globals';
import exifr from 'exifr';
import sharp from 'sharp';
import { cleanImage } from '../images/clean-image.ts';
import type { EncodedImages } from '../images/encode-images.ts';
import { CORNERS } from './sample-images.ts';

/** The pictures made of an upload; fails where it is refused. */
export async function picturesOf(upload: Uint8Array): Promise<EncodedImages> {
  const result = await cleanImage(upload);
  if (result.outcome === 'refused') throw new Error(`refused: ${result.refusal}`);
  return result.images;
}

/** Why an upload is refused, or `clean`. */
export async function verdictOn(upload: Uint8Array): Promise<string> {
  const result = await cleanImage(upload);
  return result.outcome === 'refused' ? result.refusal : 'clean';
}

/** Everything an independent reader finds in a file besides its pixels; null for nothing. */
export async function metadataOf(file: Buffer): Promise<object | null> {
  const all = { tiff: true, exif: true, gps: true, xmp: true, icc: true, iptc: true, interop: true };
  return ((await exifr.parse(file, { ...all, jfif: false })) as object | undefined) ?? null;
}

/** Fails unless the picture's corners are those of the sample, the right way up. */
export async function expectUpright(picture: Buffer, tolerance = 24): Promise<void> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const places = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.75, 0.75],
    [0.25, 0.75],
  ] as const;
  const far = places.flatMap(([x, y], corner) => {
    const at = (Math.floor(y * height) * width + Math.floor(x * width)) * channels;
    return (CORNERS[corner] ?? CORNERS[0]).map((value, channel) =>
      Math.abs(value - (data[at + channel] ?? 0)),
    );
  });
  expect(Math.max(...far)).toBeLessThan(tolerance);
}
