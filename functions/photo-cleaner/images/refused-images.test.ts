import { deflateSync } from 'node:zlib';
import { expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { verdictOn } from '../testing/clean-images.ts';
import { rawGif } from '../testing/raw-gif.ts';
import { pngChunk, rawPng } from '../testing/raw-png.ts';
import { noisyPicture, samplePicture } from '../testing/sample-images.ts';

// Pictures are decoded for real, and the machine may have other things to do.
jest.setTimeout(60_000);

const text = (content: string) => Buffer.from(content, 'latin1');
const jpeg = () => samplePicture().jpeg().toBuffer();
const page = '<html><script>alert(1)</script></html>';
const SCAN = Buffer.from([0xff, 0xda]);
const zipEnd = Buffer.concat([text('PK\x05\x06'), Buffer.alloc(18)]);

it.each<[string, string, () => Buffer | Promise<Buffer>]>([
  ['nothing', 'not_an_image', () => Buffer.alloc(0)],
  ['SVG', 'not_an_image', () => text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  [
    'SVG after a declaration',
    'not_an_image',
    () => text('\ufeff<?xml version="1.0"?>\n<svg onload="alert(1)"/>'),
  ],
  ['HTML', 'not_an_image', () => text(`<!doctype html>${page}`)],
  ['a script', 'not_an_image', () => text('#!/bin/sh\nrm -rf /\n')],
  ['a PDF', 'not_an_image', () => text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')],
  ['an archive', 'not_an_image', () => Buffer.concat([text('PK\x03\x04'), Buffer.alloc(30), zipEnd])],
  ['a program', 'not_an_image', () => text('MZ\x90\x00')],
  ['TIFF', 'not_an_image', () => samplePicture().tiff().toBuffer()],
  ['BMP', 'not_an_image', () => Buffer.concat([text('BM'), Buffer.alloc(100)])],
  ['a film', 'not_an_image', () => Buffer.concat([Buffer.alloc(4, 0), text('ftypisom'), Buffer.alloc(40)])],
  ['a JPEG that is a page', 'not_an_image', async () => Buffer.concat([await jpeg(), text(page)])],
  ['a JPEG with a page as its comment', 'not_an_image', async () => withComment(await jpeg(), page)],
  [
    'a JPEG with PHP in it',
    'not_an_image',
    async () => withComment(await jpeg(), '<?php system($_GET[0]); ?>'),
  ],
  ['a JPEG that is an archive', 'not_an_image', async () => Buffer.concat([await jpeg(), zipEnd])],
  ['a JPEG that is a PDF', 'not_an_image', async () => withComment(await jpeg(), '%PDF-1.4 1 0 obj')],
  ['a GIF that is a script', 'not_an_image', () => text('GIF89a/*\x01\x00\x80\x00\x00*/=1;alert(1)//;')],
  [
    'a PNG with a page as its text',
    'not_an_image',
    () => pngWith(pngChunk('tEXt', text(`Comment\0${page}`))),
  ],
  [
    'HEIC as phones make it',
    'not_an_image',
    async () => asHevc(await samplePicture().avif({ effort: 0 }).toBuffer()),
  ],
  ['the head of a JPEG', 'damaged', async () => (await jpeg()).subarray(0, 40)],
  ['the head of a PNG', 'damaged', async () => (await samplePicture().png().toBuffer()).subarray(0, 20)],
  [
    'a JPEG whose second half is gone',
    'damaged',
    async () => withoutSecondHalf(await noisyPicture().jpeg().toBuffer()),
  ],
  ['a PNG without pixels', 'damaged', () => pngWithout('IDAT')],
  [
    'a PNG whose header was changed',
    'damaged',
    () => changed(rawPng({ width: 9, height: 9, depth: 8, colour: 2 }), 19),
  ],
  ['a PNG of impossible depth', 'damaged', () => rawPng({ width: 9, height: 9, depth: 3, colour: 2 })],
  [
    'a picture one byte too long',
    'too_large',
    async () => Buffer.concat([await jpeg(), Buffer.alloc(5 * 1024 * 1024)]),
  ],
])('refuses %s: %s', async (_what, refusal, make) => {
  expect(await verdictOn(await make())).toBe(refusal);
});

it.each<[string, string, () => Buffer | Promise<Buffer>]>([
  [
    'a PNG of 30,000 x 30,000',
    'too_many_pixels',
    () =>
      rawPng({ width: 30_000, height: 30_000, depth: 1, colour: 0, pixels: Buffer.alloc(30_000 * 3_751) }),
  ],
  [
    'an interlaced PNG of 16 megapixels',
    'too_many_pixels',
    () =>
      rawPng({ width: 4000, height: 4000, depth: 8, colour: 2, interlaced: true, pixels: Buffer.alloc(9) }),
  ],
  [
    'a lossless WebP of 16 megapixels',
    'too_many_pixels',
    () =>
      sharp({ create: { width: 4000, height: 4000, channels: 3, background: 'teal' } })
        .webp({ lossless: true, effort: 0 })
        .toBuffer(),
  ],
  ['a JPEG that says 65,500 x 65,500', 'too_many_pixels', async () => withSize(await jpeg(), 65_500)],
  ['a JPEG that says more than it holds', 'damaged', async () => withSize(await jpeg(), 6_000)],
  ['a JPEG of 60 scans', 'clean', () => withScans(60)],
  ['a JPEG of 800 scans', 'damaged', () => withScans(800)],
  ['a GIF of 10,000 frames', 'clean', () => rawGif({ width: 200, height: 200, frames: 10_000 })],
  ['a GIF of a huge screen', 'clean', () => rawGif({ width: 65_535, height: 65_535, frames: 1 })],
  ['100 MB of text in a PNG', 'clean', () => pngWith(pngChunk('zTXt', zipped('Comment\0\0', 100_000_000)))],
  ['100 MB of profile in a PNG', 'clean', () => pngWith(pngChunk('iCCP', zipped('p\0\0', 100_000_000)))],
])('survives a decompression bomb of %s: %s', async (_what, verdict, make) => {
  const upload = await make();
  const before = process.memoryUsage().rss;
  expect(await verdictOn(upload)).toBe(verdict);
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
});

const whole = {
  jpeg: () => noisyPicture().jpeg(),
  'progressive jpeg': () => noisyPicture().jpeg({ progressive: true }),
  png: () => noisyPicture().png(),
  'interlaced png': () => noisyPicture().png({ progressive: true }),
  gif: () => noisyPicture().gif(),
  webp: () => noisyPicture().webp(),
  avif: () => noisyPicture().avif({ effort: 0 }),
};

it.each(Object.entries(whole))('refuses a %s that is truncated anywhere', async (_format, make) => {
  const upload = await make().toBuffer();
  expect(await verdictOn(upload)).toBe('clean');
  // The last two bytes of a JPEG, and the last of a GIF, say that it ends, and hold nothing of it.
  const cut = fc.integer({ min: 0, max: upload.length - 3 });
  const examples: [number][] = [3, 4, 8, 12, 13, 100].map((missing) => [upload.length - missing]);
  await fc.assert(
    fc.asyncProperty(cut, async (length) =>
      expect(await verdictOn(upload.subarray(0, length))).not.toBe('clean'),
    ),
    { numRuns: 25, examples },
  );
});

const magic = [
  '\xff\xd8\xff\xe0',
  '\x89PNG\r\n\x1a\n',
  'GIF89a',
  'RIFF\x40\0\0\0WEBPVP8 ',
  '\0\0\0\x18ftypheic',
];

it('never accepts a file that only begins like an image', async () => {
  const bytes = fc.uint8Array({ maxLength: 600 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('', ...magic), bytes, async (head, rest) => {
      expect(await verdictOn(Buffer.concat([text(head), rest]))).not.toBe('clean');
    }),
    { numRuns: 300 },
  );
});

it('accepts no image that it cannot encode, whatever bytes were changed', async () => {
  const uploads = await Promise.all(Object.values(whole).map((make) => make().toBuffer()));
  const changes = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...uploads), changes, async (upload, flips) => {
      const altered = Buffer.from(upload);
      for (const [at, by] of flips) altered[at % altered.length] = (altered[at % altered.length] ?? 0) ^ by;
      expect(['clean', 'damaged', 'not_an_image', 'too_many_pixels']).toContain(await verdictOn(altered));
    }),
    { numRuns: 120 },
  );
});

function withComment(file: Buffer, comment: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([
    file.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    text(comment),
    file.subarray(2),
  ]);
}

/** The same container with another codec in its boxes. */
function asHevc(file: Buffer): Buffer {
  const names = { avif: 'heic', av01: 'hvc1', av1C: 'hvcC' };
  const renamed = Object.entries(names).reduce(
    (all, [from, to]) => all.replaceAll(from, to),
    file.toString('latin1'),
  );
  return text(renamed);
}

function withoutSecondHalf(file: Buffer): Buffer {
  return Buffer.concat([file.subarray(0, file.length / 2), Buffer.from([0xff, 0xd9])]);
}

/** A JPEG with another size in its frame header. */
function withSize(file: Buffer, side: number): Buffer {
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  const altered = Buffer.from(file);
  altered.writeUInt16BE(side, frame + 5);
  altered.writeUInt16BE(side, frame + 7);
  return altered;
}

/** A progressive JPEG that comes nearer to its pixels bit by bit, one frequency at a time: each scan is valid, and short. */
async function withScans(count: number): Promise<Buffer> {
  const flat = sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } });
  const file = await flat.jpeg({ progressive: true }).toBuffer();
  const second = file.indexOf(SCAN, file.indexOf(SCAN) + 1);
  const table = file.lastIndexOf(Buffer.from([0xff, 0xc4]), second);
  const third = file.indexOf(Buffer.from([0xff, 0xc4]), second);
  const scans = Array.from({ length: count - 1 }, (_, index) => {
    const scan = Buffer.from(file.subarray(table, third));
    const frequency = 1 + (index % 63);
    const bit = 13 - Math.floor(index / 63);
    const precision = bit === 13 ? bit : ((bit + 1) << 4) | bit;
    scan.set([frequency, frequency, precision], second - table + 7);
    return scan;
  });
  return Buffer.concat([file.subarray(0, table), ...scans, Buffer.from([0xff, 0xd9])]);
}

function pngWith(chunk: Buffer): Buffer {
  return rawPng({ width: 10, height: 10, depth: 8, colour: 2, before: [chunk] });
}

function pngWithout(type: string): Buffer {
  const png = rawPng({ width: 10, height: 10, depth: 8, colour: 2 });
  const at = png.indexOf(type);
  const length = png.readUInt32BE(at - 4);
  return Buffer.concat([png.subarray(0, at - 4), png.subarray(at + 8 + length)]);
}

function changed(file: Buffer, at: number): Buffer {
  const altered = Buffer.from(file);
  altered[at] = (altered[at] ?? 0) ^ 0xff;
  return altered;
}

function zipped(head: string, zeros: number): Buffer {
  return Buffer.concat([text(head), deflateSync(Buffer.alloc(zeros), { level: 9 })]);
}
