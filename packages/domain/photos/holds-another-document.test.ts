import { randomBytes, randomFillSync } from 'node:crypto';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { holdsAnotherDocument } from './holds-another-document.ts';
import { MAX_PHOTO_BYTES } from './photo.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['upper case', 'x<SCRIPT>', true],
  ['attributes', 'x<iframe src=x>', true],
  ['its very end', 'x<html>', true],
  ['another word that begins so', 'x<scripture>', false],
  ['an editor’s notes', '<?xpacket begin=""?><x:xmpmeta><rdf:RDF/></x:xmpmeta>', false],
  ['a PDF’s header far down', `${'x'.repeat(2000)}%PDF-1.7`, false],
  ['an archive’s end in the middle', `PK\x05\x06${'\0'.repeat(400)}`, false],
  ['an archive with a comment', `xPK\x05\x06${'\0'.repeat(16)}\x03\0abc`, true],
])('holdsAnotherDocument of %s', (_what, content, holds) => {
  expect(holdsAnotherDocument(bytesOf(content))).toBe(holds);
});

it('holdsAnotherDocument finds nothing in the compressed pixels of ten of the largest photos', () => {
  const pixels = randomBytes(MAX_PHOTO_BYTES);
  for (let photo = 0; photo < 10; photo += 1) {
    expect(holdsAnotherDocument(pixels)).toBe(false);
    randomFillSync(pixels);
  }
});

it('holdsAnotherDocument finds a script at any offset', () => {
  const around = fc.uint8Array({ maxLength: 300 });
  fc.assert(
    fc.property(around, around, (before, after) => {
      expect(holdsAnotherDocument(Uint8Array.of(...before, ...bytesOf('<script>'), ...after))).toBe(true);
    }),
  );
});
