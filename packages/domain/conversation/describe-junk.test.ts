import { expect, it } from '@jest/globals';
import { describeJunk } from './describe-junk.ts';
import { NO_SLOTS } from './slots.ts';
import { converse, lastReplyOf, TO_REVIEW } from './testing/converse.ts';

const describe = (junkText: string | null) => describeJunk({ ...NO_SLOTS, junkType: 'furniture', junkText });

it.each([
  [null, 'Furniture'],
  ['furniture', 'Furniture'],
  ['a couch and a rug', 'Furniture (a couch and a rug)'],
  ['Hi, I have a couch and a rug to get rid of please', 'Furniture (a couch and a rug)'],
  ['we need to get rid of two dressers', 'Furniture (two dressers)'],
  ['two desks\nand a lamp', 'Furniture (two desks and a lamp)'],
])('describes %j', (text, shown) => {
  expect(describe(text)).toBe(shown);
});

it('cuts a long description between two words', () => {
  const shown = describe('an old chair '.repeat(60)) ?? '';
  expect(shown.length).toBeLessThan(120);
  expect(shown).toMatch(/\(an old .* (?:an|old|chair)…\)$/);
});

it('says the things back, and shows them at the recap', () => {
  expect(lastReplyOf(converse('a couch and an armchair'))).toContain(
    'Got it: Furniture (a couch and an armchair).',
  );
  const recap = lastReplyOf(converse('a couch and an armchair', ...TO_REVIEW.slice(1)));
  expect(recap).toContain('Junk: Furniture (a couch and an armchair)');
});

it('says back what is added to the load', () => {
  const said = converse(...TO_REVIEW, 'also take a bookcase');
  expect(lastReplyOf(said)).toContain('Furniture (bookcase)');
});
