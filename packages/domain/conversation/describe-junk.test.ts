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
  ['price for a sofa bed', 'Furniture (a sofa bed)'],
  ['can I get a quote on a couch', 'Furniture (a couch)'],
  [
    "how much, I'd like a free quote to remove two dressers",
    "Furniture (how much, I'd like a free quote to remove two dressers)",
  ],
  ['a price gun and a cash register', 'Furniture (a price gun and a cash register)'],
  ['two desks\nand a lamp', 'Furniture (two desks and a lamp)'],
  ['an old couch and two armchairs that need to go', 'Furniture (an old couch and two armchairs)'],
  ['a table that has to go', 'Furniture (a table)'],
  ['no, a table', 'Furniture (a table)'],
  ['helo i have a couch', 'Furniture (a couch)'],
  ['heyyy there! um, i have a couch', 'Furniture (a couch)'],
  ["good morning, so i've got an old sofa", 'Furniture (an old sofa)'],
  ["Morning! I've a bed", 'Furniture (a bed)'],
  ['hi-fi stereo', 'Furniture (hi-fi stereo)'],
  ['good couch', 'Furniture (good couch)'],
])('describes %j', (text, shown) => {
  expect(describe(text)).toBe(shown);
});

it('cuts a long list between two things or words', () => {
  const things = [
    'chair',
    'desk',
    'dresser',
    'bookcase',
    'wardrobe',
    'sofa',
    'armchair',
    'nightstand',
    'futon',
  ];
  const shown = describe(things.map((thing) => `an old brown ${thing}`).join(', ')) ?? '';
  expect(shown.length).toBeLessThan(120);
  expect(shown).toMatch(/^Furniture \(old brown chair, old brown desk, .*…\)$/);
});

it.each([
  [
    'Thirty-one years at the ferry and now I finally have the time to clear the garage. There is a snowblower that quit, a workbench, and ten boxes of old magazines.',
    'Furniture (snowblower, workbench, ten boxes of old magazines)',
  ],
  [
    'I am the executor of my late aunt and the house in Dartmouth is to be emptied by the end of the month: sofas, a china cabinet, bed frames and clothing.',
    'Furniture (sofas, china cabinet, bed frames, clothing)',
  ],
])('names the things alone of a long story: %j', (text, shown) => {
  expect(describe(text)).toBe(shown);
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
