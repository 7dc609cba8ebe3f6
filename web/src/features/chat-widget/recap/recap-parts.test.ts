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

it('puts short values before long ones, and pairs them where height is saved', () => {
  const { lines } = recapParts(CONTENT, [...RECAP].reverse(), REPLIES);
  expect(lines.map(({ slot }) => slot)).toEqual(['name', 'junkType', 'address', 'photo']);
  const halves = lines.map(({ half }) => half);
  expect(halves.map(({ tight }) => tight)).toEqual([true, true, false, false]);
  expect(halves.some(({ roomy }) => roomy)).toBe(false);
});

it('gives what has two lines the whole width', () => {
  const contact = {
    slot: 'contactMethod',
    heading: 'Contact by',
    value: 'Phone Call\nWhen to call: after 5',
  } as const;
  const replies = [...REPLIES, { id: 'edit:contactMethod', label: 'Change contact method' }];
  const { lines } = recapParts(CONTENT, [...RECAP, contact], replies);
  expect(lines.map(({ slot }) => slot)).toEqual(['junkType', 'name', 'address', 'contactMethod', 'photo']);
  expect(lines[3]?.half).toEqual({ roomy: false, tight: false });
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

it('puts a message without the values above them, and leaves a value without a way to change it out', () => {
  const parts = recapParts('Shall I submit it?', RECAP, [{ id: 'submit', label: 'Try again' }]);
  expect(parts).toMatchObject({ before: 'Shall I submit it?', after: '', isRepeated: true, lines: [] });
});

it.each(['none', 'None.', 'Aucune', 'no'])('shows no instructions that are %j', (value) => {
  const line = { slot: 'instructions', heading: 'Instructions', value } as const;
  const reply = { id: 'edit:instructions', label: 'Change special instructions' };
  const content = CONTENT.replace('1 Oak St', `1 Oak St\nInstructions: ${value}`);
  const { before, lines } = recapParts(content, [...RECAP, line], [...REPLIES, reply]);
  expect(lines.at(-1)).toMatchObject({ slot: 'instructions', value: null });
  expect(before).toBe("Got it. Here's what I have:");
});

it('leaves ends of lists, notes and mail addresses out, and of nothing that a pickup needs', () => {
  const slots = [
    'junkType',
    'photo',
    'name',
    'phone',
    'address',
    'pickup',
    'contactMethod',
    'email',
  ] as const;
  const recap = [...slots, 'instructions' as const].map((slot) => ({ slot, heading: slot, value: 'x' }));
  const replies = recap.map(({ slot }) => ({ id: `edit:${slot}`, label: slot }));
  const clamped = recapParts('', recap, replies).lines.filter(({ clamps }) => clamps);
  expect(clamped.map(({ slot }) => slot)).toEqual(['junkType', 'email', 'instructions']);
});
