import { expect, it } from '@jest/globals';
import type { BlindDialogue } from './batch.ts';
import { wrongInDialogue } from './judge-dialogue.ts';
import { readBatch } from './read-batch.ts';
import { playVisitor } from './visitor.ts';

const SAYS = {
  junk: '@Furniture',
  photo: '@Skip',
  name: 'Ann Lee',
  phone: '902 555 0134',
  address: '12 Oak St, Dartmouth B2W 1A1',
  pickup: 'friday morning',
  contact: '@Text Message',
  notes: '@None',
  review: 'yes send it',
};
const WANTS = {
  junk: 'furniture',
  name: 'Ann Lee',
  phone: '9025550134',
  address: '12 Oak Street, Dartmouth B2W 1A1',
  when: { day: '2026-11-20', part: 'morning' },
  contact: 'sms',
  notes: [],
};

function visitor(says: object, wants: object = {}, lead = true): BlindDialogue {
  const entry = { says: { ...SAYS, ...says }, wants: { ...WANTS, ...wants }, lead };
  const [dialogue] = readBatch('t/me', { dialogues: [entry] }).dialogues;
  if (dialogue === undefined) throw new Error('the batch holds no dialogue');
  return dialogue;
}

it('a visitor who answers every question gets a lead with the wanted values', () => {
  const dialogue = visitor({});
  const played = playVisitor(dialogue);
  expect(played).toMatchObject({ sent: true, deadEnd: null, looped: false, threw: null, tripleAskings: [] });
  expect(wrongInDialogue(dialogue, played)).toEqual([]);
});

it('a visitor without a script for a clarification answers it by what they want', () => {
  const says = { junk: 'a couch and a fridge', address: '5 Main St, Truro B2N 1A1', pickup: '5/12' };
  const wants = { junk: 'appliances', address: '5 Main St, Truro B2N 1A1', when: { day: '2027-05-12' } };
  const dialogue = visitor(says, wants);
  const played = playVisitor(dialogue);
  expect(played.transcript).toEqual(
    expect.arrayContaining(['U: Appliances', 'U: yes', 'U: Wednesday, May 12']),
  );
  expect(wrongInDialogue(dialogue, played)).toEqual([]);
});

it('a visitor says their last answer once more and then leaves', () => {
  const played = playVisitor(visitor({ phone: ['why?', 'no thanks'] }));
  expect(played).toMatchObject({ sent: false, deadEnd: 'nothing to say to phone', tripleAskings: ['phone'] });
  expect(played.transcript.filter((line) => line.startsWith('U: no thanks'))).toHaveLength(2);
});

it('a visitor who wants no lead confirms that everything is cleared, one who wants a lead does not', () => {
  const says = { pickup: ['start over', 'friday morning'] };
  expect(playVisitor(visitor(says, {}, false))).toMatchObject({ sent: false, deadEnd: 'called off' });
  expect(playVisitor(visitor(says))).toMatchObject({ sent: true });
});

it('wrong and missing values of a lead are reported', () => {
  const dialogue = visitor({ name: 'Bob Lee', notes: 'gate 7' }, { email: 'a@b.ca', contact: undefined });
  const wrong = wrongInDialogue(dialogue, playVisitor(dialogue));
  expect(wrong).toEqual([
    { key: 'name', got: '"Bob Lee"' },
    { key: 'contact', got: '"sms"' },
    { key: 'email', got: 'null' },
    { key: 'notes', got: '"gate 7"' },
  ]);
});

it('an e-mail is missed where it was asked for or said beside something else, and not where nobody asked', () => {
  const missed = { key: 'email', got: 'null' };
  const asking = (says: object) =>
    visitor({ email: 'a@b.ca', ...says }, { email: 'a@b.ca', contact: ['sms', 'email'] });
  const judged = (dialogue: BlindDialogue) => wrongInDialogue(dialogue, playVisitor(dialogue));
  expect(judged(asking({}))).toEqual([]);
  expect(judged(asking({ contact: 'email' }))).toEqual([]);
  expect(judged(asking({ contact: 'email', email: 'skip' }))).toContainEqual(missed);
  const unheard = { ...playVisitor(asking({})), transcript: ['U: write to a@b.ca'] };
  expect(wrongInDialogue(asking({}), unheard)).toEqual([missed]);
});
