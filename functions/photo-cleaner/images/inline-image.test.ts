import { type InlineFormat, isInlineImage } from '@harbour-haul/domain/photos/inline/inline-image';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { pngChunk, rawPng } from '../testing/raw-png.ts';
import { samplePicture, taggedPicture } from '../testing/sample-images.ts';

const text = (content: string) => Buffer.from(content, 'latin1');
const PAGE = '<html><script>alert(1)</script></html>';

const made: [InlineFormat, string, () => Promise<Buffer>][] = [
  ['jpeg', 'JPEG', () => samplePicture().jpeg().toBuffer()],
  ['jpeg', 'progressive JPEG', () => samplePicture().jpeg({ progressive: true }).toBuffer()],
  ['jpeg', 'grey JPEG', () => samplePicture().greyscale().jpeg().toBuffer()],
  ['png', 'PNG', () => samplePicture().png().toBuffer()],
  ['png', 'PNG with a palette', () => samplePicture().png({ palette: true }).toBuffer()],
  ['webp', 'WebP', () => samplePicture().webp().toBuffer()],
  ['webp', 'lossless WebP', () => samplePicture().webp({ lossless: true }).toBuffer()],
  ['webp', 'transparent WebP', () => samplePicture().ensureAlpha(0.5).webp().toBuffer()],
  ['gif', 'GIF', () => samplePicture().gif().toBuffer()],
];

describe('an image that a message carries itself', () => {
  it.each(made)('is taken as %s: %s', async (format, _what, make) => {
    expect(isInlineImage(await make(), format)).toBe(true);
  });

  it.each(made)('is no other format than it says, and whole: %s, %s', async (format, _what, make) => {
    const bytes = await make();
    const others = (['jpeg', 'png', 'webp', 'gif'] as const).filter((other) => other !== format);
    expect(others.filter((other) => isInlineImage(bytes, other))).toEqual([]);
    expect(isInlineImage(Buffer.concat([bytes, text('x')]), format)).toBe(false);
    expect(isInlineImage(bytes.subarray(0, -1), format)).toBe(false);
  });

  it.each<[string, InlineFormat, () => Buffer | Promise<Buffer>]>([
    ['a place and an owner in a JPEG', 'jpeg', taggedPicture],
    [
      'a place in a PNG',
      'png',
      async () =>
        sharp(await taggedPicture())
          .keepMetadata()
          .png()
          .toBuffer(),
    ],
    [
      'a place in a WebP',
      'webp',
      async () =>
        sharp(await taggedPicture())
          .keepMetadata()
          .webp()
          .toBuffer(),
    ],
    ['text in a PNG', 'png', () => withChunk(pngChunk('tEXt', text('Comment\0Jane')))],
    ['a comment in a JPEG', 'jpeg', async () => withComment(await samplePicture().jpeg().toBuffer())],
    ['a page that is named an image', 'png', () => text(PAGE)],
    [
      'a page in the pixels',
      'png',
      () => rawPng({ width: 9, height: 9, depth: 8, colour: 2, before: [pngChunk('IDAT', text(PAGE))] }),
    ],
    ['a comment in a GIF', 'gif', async () => gifWithComment(await samplePicture().gif().toBuffer())],
    [
      'a PNG that says 30,000 x 30,000',
      'png',
      () => rawPng({ width: 30_000, height: 30_000, depth: 8, colour: 2, pixels: Buffer.alloc(9) }),
    ],
    [
      'a line of a million pixels',
      'png',
      () => rawPng({ width: 1_000_000, height: 1, depth: 8, colour: 2, pixels: Buffer.alloc(9) }),
    ],
    ['a WebP of 38 bytes that says 16,384 x 16,384', 'webp', () => hugeWebp()],
    ['nothing', 'png', () => Buffer.alloc(0)],
  ])('is refused: %s', async (_what, format, make) => {
    expect(isInlineImage(await make(), format)).toBe(false);
  });

  it('is read to an end, whatever bytes come', () => {
    const heads = ['\xff\xd8\xff\xdb\0\0', '\x89PNG\r\n\x1a\n', 'GIF89a', 'RIFF\x08\0\0\0WEBPVP8X', ''];
    const formats = fc.constantFrom<InlineFormat>('jpeg', 'png', 'webp', 'gif');
    fc.assert(
      fc.property(
        fc.constantFrom(...heads),
        fc.uint8Array({ maxLength: 300 }),
        formats,
        (head, rest, format) => {
          expect(isInlineImage(Buffer.concat([text(head), rest]), format)).toBe(false);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

function withChunk(chunk: Buffer): Buffer {
  return rawPng({ width: 9, height: 9, depth: 8, colour: 2, before: [chunk] });
}

function withComment(jpeg: Buffer): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), text('\xff\xfe\0\x06Jane'), jpeg.subarray(2)]);
}

function gifWithComment(gif: Buffer): Buffer {
  return Buffer.concat([gif.subarray(0, -1), text('\x21\xfe\x04Jane\0\x3b')]);
}

/** A lossless WebP whose header says more than a browser should decode, and that is otherwise whole. */
function hugeWebp(): Buffer {
  const bytes = Buffer.alloc(38);
  bytes.write('RIFF\x1e\0\0\0WEBPVP8L\x12\0\0\0\x2f', 'latin1');
  bytes.writeUInt32LE(0x3fff + 0x3fff * 0x4000, 21);
  return bytes;
}
