import { describe, expect, it } from '@jest/globals';
import { readState } from '../read-state.ts';
import { initialState } from '../state.ts';
import {
  converse,
  converseFrom,
  lastReplyOf,
  NOW,
  quickRepliesOf,
  TO_PHONE,
  TO_REVIEW,
} from '../testing/converse.ts';
import type { FormValues, Input } from '../turn.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

const form = (values: FormValues): Input => ({ type: 'form', values });

const BEGUN = form({ name: 'Ann Lee', phone: '902 555 0148', junkType: 'furniture', details: 'Third floor' });

const WHOLE = form({
  name: ' Ann Lee ',
  phone: '9025550148',
  address: '12 Oak St, Dartmouth B2Y 1A1',
  junkType: 'appliances',
  preferredDate: '2026-11-20',
  preferredTimeSlot: 'morning',
  preferredContactMethod: 'email',
  email: 'ann@example.com',
  access: 'stairs',
  details: 'Third floor',
});

describe('handleForm', () => {
  it('proposes what was filled in on the form, and stores nothing of it unasked', () => {
    const offered = converse(BEGUN);
    expect(lastReplyOf(offered)).toBe(
      "I see that you've begun the form on this page.\n\nShall I put down Furniture; Ann Lee; (902) 555-0148; Third floor?",
    );
    expect(quickRepliesOf(offered)).toEqual(['confirm', 'confirm:no']);
    expect(offered.state.slots).toEqual(initialState().slots);
    expect(offered.effects).toEqual([]);
    expect(readState(JSON.parse(JSON.stringify(offered.state)))).not.toBeNull();
  });

  it('asks for what is missing alone after a yes, and saves what is known by then', () => {
    const { state, effects } = converse(BEGUN, 'yes');
    expect(state.slots).toMatchObject({
      junkType: 'furniture',
      junkClassificationSource: 'user',
      name: 'Ann Lee',
      phone: '(902) 555-0148',
      specialInstructions: 'Third floor',
    });
    expect(state.step).toBe('address');
    expect(effects.map(({ type }) => type)).toContain('save-progress');
  });

  it('asks everything after a no', () => {
    const { state } = converse(BEGUN, 'no');
    expect(state.slots).toEqual(initialState().slots);
    expect(state.step).toBe('junk-type');
  });

  it('takes a whole form over, which is corrected as anything else', () => {
    const taken = converse(WHOLE, 'yes', 'none');
    expect(taken.state.step).toBe('review');
    expect(taken.state.slots).toMatchObject({
      address: '12 Oak St, Dartmouth B2Y 1A1',
      pickup: { day: '2026-11-20', slot: 'morning', time: null, asap: false },
      preferredContactMethod: 'email',
      email: 'ann@example.com',
      access: 'stairs',
      specialInstructions: 'Third floor',
    });
    const corrected = converse(WHOLE, 'yes', 'none', 'my name is Bea Roe');
    expect(corrected.state.slots.name).toBe('Bea Roe');
  });

  it.each<[string, FormValues, string]>([
    ['half a number', { name: 'Ann Lee', phone: '902 55' }, 'Ann Lee'],
    ['a street alone', { name: 'Ann Lee', address: '12 Oak' }, 'Ann Lee'],
    ['a day that has passed', { name: 'Ann Lee', preferredDate: '2026-11-01' }, 'Ann Lee'],
    ['a first letter', { name: 'A', phone: '902 555 0148' }, '(902) 555-0148'],
  ])('leaves %s to its question', (_what, values, put) => {
    expect(lastReplyOf(converse(form(values)))).toContain(`Shall I put down ${put}?`);
  });

  it.each<[string, FormValues, object]>([
    [
      'a weekend',
      { preferredDate: '2026-11-21', when: 'weekend' },
      { day: '2026-11-21', otherDays: ['2026-11-22'], asap: false },
    ],
    ['as soon as possible', { preferredDate: '2026-11-18', when: 'asap' }, { day: '2026-11-18', asap: true }],
    ['a day that was chosen since', { preferredDate: '2026-11-27', when: 'asap' }, { asap: false }],
  ])('takes %s as it was picked', (_what, values, pickup) => {
    const { state } = converse(form(values), 'yes');
    expect(state.slots.pickup).toMatchObject(pickup);
    expect(readState(JSON.parse(JSON.stringify(state)))).not.toBeNull();
  });

  it('keeps an address outside the served areas as one', () => {
    const { state } = converse(form({ address: '5 Main St, Truro B2N 1A1' }), 'yes');
    expect(state.slots).toMatchObject({ address: expect.stringContaining('Truro'), addressOutside: true });
  });

  it.each<[string, Input[]]>([
    ['nothing that the chat can use', [form({ name: ' ', phone: 'soon', access: 'stairs' })]],
    [
      'what the chat has been told already',
      [...TO_PHONE.map(said), form({ name: 'Other Name', junkType: 'yard' })],
    ],
    ['a question that is open', [BEGUN, form({ email: 'ann@example.com' })]],
    [
      'a request that was sent',
      [...TO_REVIEW.map(said), said('@submit'), form({ name: 'Ann Lee', email: 'a@b.ca' })],
    ],
  ])('says nothing for %s', (_what, inputs) => {
    const before = converse(...inputs.slice(0, -1));
    const after = converse(...inputs);
    expect(after.replies).toEqual([]);
    expect(after.state).toEqual(before.state);
  });

  it('offers the notes below what has to go, which the form shows of the chat', () => {
    const { state } = converse(...TO_REVIEW);
    const known = { ...state, slots: { ...state.slots, junkText: 'old couch' } };
    const offered = converseFrom(known, [form({ details: 'old couch\ngate 4471' })], NOW);
    expect(lastReplyOf(offered)).toContain('Shall I put down gate 4471?');
    expect(converseFrom(known, [form({ details: 'old couch' })], NOW).replies).toEqual([]);
  });

  it('asks in French', () => {
    addWording('fr', FRENCH);
    const offered = converseFrom(initialState('fr'), [{ type: 'open' }, form({ name: 'Zoé Roy' })], NOW);
    expect(lastReplyOf(offered)).toBe('Vous avez commencé le formulaire.\n\nJ’inscris Zoé Roy?');
  });
});

function said(text: string): Input {
  return text.startsWith('@') ? { type: 'choice', id: text.slice(1), label: text } : { type: 'text', text };
}

describe('another day than the one of the form', () => {
  const OFFERED = [form({ preferredDate: '2026-12-02', name: 'Ann Lee' })] as const;

  it.each(['monday morning', 'no, lundi matin plutôt', 'monday morning would be better'])(
    '%j puts it right, and agrees to the rest',
    (text) => {
      const said = converse(...OFFERED, text);
      expect(said.state.slots).toMatchObject({
        name: 'Ann Lee',
        pickup: { day: '2026-11-23', slot: 'morning' },
      });
      expect(lastReplyOf(said)).toMatch(
        /(?:to|:) (?:Monday, November 23, morning|lundi 23 novembre, le matin) \([^.]+\)\. (?:What type of junk do|Quel type d’objets)/,
      );
    },
  );

  it.each(['no, how about monday?', 'could you come monday instead?'])('%j is asked in its place', (text) => {
    const said = converse(...OFFERED, text);
    expect(said.state.slots.pickup).toBeNull();
    expect(lastReplyOf(said)).toContain('Shall I put down Ann Lee; Monday, November 23, any time?');
    expect(converseFrom(said.state, ['yes']).state.slots).toMatchObject({
      name: 'Ann Lee',
      pickup: { day: '2026-11-23' },
    });
  });

  it('the same day is agreed to', () => {
    const { state } = converse(...OFFERED, 'yes, wednesday december 2');
    expect(state.slots).toMatchObject({ name: 'Ann Lee', pickup: { day: '2026-12-02' } });
  });
});
