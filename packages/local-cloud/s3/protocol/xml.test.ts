import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { childrenOf, readXml, textOf } from './read-xml.ts';
import { writeXml } from './write-xml.ts';

it('XML survives writing and reading, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string(), { maxLength: 5 }), (one, many) => {
      const root = readXml(writeXml('Delete', { Quiet: one, None: undefined, Object: many }), 'Delete');
      expect(textOf(root, 'Quiet')).toBe(one);
      expect(textOf(root, 'None')).toBeUndefined();
      expect(childrenOf(root, 'Object').map(({ text }) => text)).toEqual(many);
    }),
  );
});

it.each([
  ['nothing', ''],
  ['text alone', 'Delete'],
  ['another root', '<Other/>'],
  ['two roots', '<Delete/><Delete/>'],
  ['an open element', '<Delete><Object></Delete>'],
  ['an element that was never opened', '<Delete></Object></Delete>'],
  ['a document type', '<!DOCTYPE Delete [<!ENTITY e SYSTEM "file:///etc/passwd">]><Delete>&e;</Delete>'],
  ['an entity that is none', '<Delete>&e;</Delete>'],
  ['an ampersand alone', '<Delete>a & b</Delete>'],
  ['a character that is none', '<Delete>&#x110000;</Delete>'],
  ['a comment', '<Delete><!-- x --></Delete>'],
  ['text around the root', 'x<Delete/>'],
])('XML with %s is refused', (_what, source) => {
  expect(() => readXml(source, 'Delete')).toThrow(expect.objectContaining({ code: 'MalformedXML' }));
});

it('XML with property names of objects or with a repeated single element is refused', () => {
  const root = readXml('<Delete><constructor/><Quiet>a</Quiet><Quiet>b</Quiet></Delete>', 'Delete');
  expect(textOf(root, 'toString')).toBeUndefined();
  expect(() => textOf(root, 'Quiet')).toThrow('well-formed');
});
