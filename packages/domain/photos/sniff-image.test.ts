import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sniffImage } from './sniff-image.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['\xff\xd8\xff\xe1', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\x89PNG\n\n\x1a\n', null],
  ['GIF87a', 'gif'],
  ['GIF88a', null],
  ['RIFF\x10\0\0\0WEBP', 'webp'],
  ['RIFF\x10\0\0\0WAVE', null],
  ['\0\0\0\x18ftypheic\0\0\0\0', 'heif'],
  ['\0\0\0\x18ftypavif\0\0\0\0', 'heif'],
  ['\0\0\0\x18ftypxxxx\0\0\0\0mif1heic', 'heif'],
  ['\0\0\0\x10ftypisom\0\0\0\0mif1heic', null],
  ['\0\0\0\x18ftypisom\0\0\0\0isomiso2', null],
  [' \xff\xd8\xff', null],
  ['<svg', null],
  ['', null],
])('sniffImage(%j) is %s', (head, format) => {
  expect(sniffImage(bytesOf(head))).toBe(format);
});

it('sniffImage reads bytes at any offset of their buffer, and never throws', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), fc.nat({ max: 8 }), (bytes, offset) => {
      expect(sniffImage(Uint8Array.of(...bytesOf('x'.repeat(offset)), ...bytes).subarray(offset))).toBe(
        sniffImage(bytes),
      );
    }),
  );
});
