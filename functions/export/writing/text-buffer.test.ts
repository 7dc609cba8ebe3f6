import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { TextBuffer } from './text-buffer.ts';

it('holds the bytes of all texts that were appended, whatever they were thought to need', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.nat({ max: 20 }), (texts, capacity) => {
      const buffer = new TextBuffer(capacity);
      for (const text of texts) buffer.append(text);
      const bytes = Buffer.from(texts.join(''));
      expect([buffer.length, buffer.content()]).toEqual([bytes.length, bytes]);
    }),
  );
});

it('gives what was appended so far, which nothing later changes', () => {
  const buffer = new TextBuffer(4);
  buffer.append('né');
  const content = buffer.content();
  buffer.append('e, and more');
  expect(content.toString()).toBe('né');
  expect(buffer.content().toString()).toBe('née, and more');
});
