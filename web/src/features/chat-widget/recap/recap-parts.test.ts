import { expect, it } from '@jest/globals';
import { recapParts } from './recap-parts.ts';

const RECAP = [
  { slot: 'junkType', heading: 'Junk', value: 'Furniture' },
  { slot: 'photo', heading: 'Photo', value: null },
  { slot: 'name', heading: 'Name', value: 'Ann Lee' },
  { slot: 'address', heading: 'Address', value: '1 Oak St' },
] as const;
const REPLIES = [
  { id: 'submit', label: 'Submit' },
  ...RECAP.map(({ slot }) => ({ id: `edit:${slot}`, label: `Change ${slot}` })),
  { id: 'help:person', label: 'Talk to a person' },
];
const CONTENT =
  "Got it. Here's what I have:\n\nJunk: Furniture\nName: Ann Lee\nAddress: 1 Oak St\n\nShall I submit it?";

it('splits a recap into what stands around the values, the values, Submit and the rest', () => {
  const parts = recapParts(CONTENT, RECAP, REPLIES);
  expect(parts).toMatchObject({
    before: "Got it. Here's what I have:",
    after: 'Shall I submit it?',
    submit: { id: 'submit' },
    others: [{ id: 'help:person' }],
  });
  expect(parts.lines.map(({ slot, reply }) => [slot, reply.id])).toEqual([
    ['junkType', 'edit:junkType'],
    ['name', 'edit:name'],
    ['address', 'edit:address'],
    ['photo', 'edit:photo'],
  ]);
});

it('pairs neighbours with short values where height is saved', () => {
  const halves = recapParts(CONTENT, RECAP, REPLIES).lines.map(({ half }) => half);
  expect(halves.map(({ tight }) => tight)).toEqual([true, true, false, false]);
  expect(halves.some(({ roomy }) => roomy)).toBe(false);
});

it('pairs what can be added everywhere', () => {
  const recap = RECAP.map((line) => ({ ...line, value: null }));
  expect(recapParts('', recap, REPLIES).lines.map(({ half }) => half.roomy)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it('leaves a message without the values as it is, and a value without a way to change it out', () => {
  const parts = recapParts('Shall I submit it?', RECAP, [{ id: 'submit', label: 'Try again' }]);
  expect(parts).toMatchObject({ before: '', after: 'Shall I submit it?', lines: [] });
});
