import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import { cleanPng } from '../../shared/chat/images/clean-png.ts';
import { pngChunk, rawPng } from '../testing/raw-png.ts';
import { samplePicture, taggedPicture } from '../testing/sample-images.ts';

const text = (content: string) => Buffer.from(content, 'latin1');
const PAGE = '<html><script>alert(1)</script></html>';
const SMALL = { width: 9, height: 9, depth: 8, colour: 2 } as const;

const pixelsOf = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();

/** The names of the chunks of a PNG. */
function chunksOf(png: Buffer): string[] {
  const names: string[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    names.push(png.toString('latin1', at + 4, at + 8));
  }
  return names;
}

describe('a PNG that a message carries itself', () => {
  it.each<[string, string[], () => Promise<Buffer> | Buffer]>([
    ['of colours', ['IHDR', 'IDAT', 'IEND'], () => samplePicture().png().toBuffer()],
    [
      'with a palette',
      ['IHDR', 'PLTE', 'IDAT', 'IEND'],
      () => samplePicture().png({ palette: true }).toBuffer(),
    ],
    ['of greys', ['IHDR', 'IDAT', 'IEND'], () => samplePicture().greyscale().png().toBuffer()],
    ['with transparency', ['IHDR', 'IDAT', 'IEND'], () => samplePicture().ensureAlpha(0.5).png().toBuffer()],
    ['of one bit', ['IHDR', 'IDAT', 'IEND'], () => rawPng({ width: 13, height: 5, depth: 1, colour: 0 })],
    [
      'of one transparent colour',
      ['IHDR', 'tRNS', 'IDAT', 'IEND'],
      () => rawPng({ ...SMALL, before: [pngChunk('tRNS', Buffer.from([0, 0x80, 0, 0x80, 0, 0x80]))] }),
    ],
  ])('keeps all pixels: %s', async (_what, chunks, make) => {
    const png = await make();
    const clean = cleanPng(png) ?? Buffer.alloc(0);
    expect(chunksOf(clean)).toEqual(chunks);
    expect(await pixelsOf(clean)).toEqual(await pixelsOf(png));
    // What is clean stays as it is, so that a message sent again is the same one.
    expect(cleanPng(clean)).toEqual(clean);
  });

  it('loses its place, owner and time, texts, and bytes that no pixel is made of', async () => {
    const tagged = await sharp(await taggedPicture())
      .keepExif()
      .png()
      .toBuffer();
    const pixels = Buffer.alloc(9 * 28);
    const carried = Buffer.concat([deflateSync(pixels), text('Jane Roe, 44.6488, -63.5752')]);
    const head = rawPng({
      ...SMALL,
      before: [pngChunk('tEXt', text('Comment\0Jane')), pngChunk('prIv', text('Roe'))],
    });
    const withCarried = Buffer.concat([
      head.subarray(0, head.indexOf('IDAT') - 4),
      pngChunk('IDAT', carried),
      pngChunk('IEND', Buffer.alloc(0)),
    ]);
    for (const png of [tagged, withCarried]) {
      const clean = cleanPng(png) ?? Buffer.alloc(0);
      expect(chunksOf(clean)).toEqual(['IHDR', 'IDAT', 'IEND']);
      expect(await pixelsOf(clean)).toEqual(await pixelsOf(png));
      expect(clean.toString('latin1')).not.toMatch(/Jane|Roe|44\.6488/);
      expect((await sharp(clean).metadata()).exif).toBeUndefined();
    }
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['another format', () => samplePicture().jpeg().toBuffer()],
    ['a page that is named an image', () => text(PAGE)],
    ['a page in a chunk', () => rawPng({ ...SMALL, before: [pngChunk('tEXt', text(PAGE))] })],
    ['rows in passes', () => rawPng({ ...SMALL, interlaced: true })],
    ['fewer pixels than it says', () => rawPng({ ...SMALL, pixels: Buffer.alloc(9 * 28 - 1) })],
    ['more pixels than it says', () => rawPng({ ...SMALL, pixels: Buffer.alloc(9 * 28 + 1) })],
    ['a gigabyte in few bytes', () => rawPng({ ...SMALL, pixels: Buffer.alloc(60_000_000) })],
    ['a filter that there is none', () => rawPng({ ...SMALL, pixels: Buffer.alloc(9 * 28, 5) })],
    ['30,000 x 30,000', () => rawPng({ ...SMALL, width: 30_000, height: 30_000, pixels: Buffer.alloc(9) })],
    [
      'a line of a million pixels',
      () => rawPng({ ...SMALL, width: 1_000_000, height: 1, pixels: Buffer.alloc(9) }),
    ],
    ['no pixels', () => rawPng({ ...SMALL, width: 0 })],
    ['a depth that its colours have not', () => rawPng({ ...SMALL, depth: 4 })],
    ['no palette', () => Buffer.concat(withoutPalette())],
    ['bytes after its end', async () => Buffer.concat([await samplePicture().png().toBuffer(), text('x')])],
    ['no end', async () => (await samplePicture().png().toBuffer()).subarray(0, -12)],
    ['nothing', () => Buffer.alloc(0)],
  ])('is refused: %s', async (_what, make) => {
    expect(cleanPng(await make())).toBeNull();
  });

  it('is read to an end, whatever bytes come, and what is taken decodes', async () => {
    const whole = rawPng(SMALL);
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(changes, fc.uint8Array({ maxLength: 20 }), async (changed, rest) => {
        const bytes = Buffer.concat([whole, rest]);
        for (const [at, value] of changed) bytes[at] = value;
        const clean = cleanPng(bytes);
        if (clean) expect((await pixelsOf(clean)).length).toBeGreaterThan(0);
      }),
      { numRuns: 300 },
    );
  });
});

function withoutPalette(): Buffer[] {
  const png = rawPng({ ...SMALL, colour: 3 });
  const [from, to] = [png.indexOf('PLTE') - 4, png.indexOf('IDAT') - 4];
  return [png.subarray(0, from), png.subarray(to)];
}
