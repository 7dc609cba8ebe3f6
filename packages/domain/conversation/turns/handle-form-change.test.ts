import { describe, expect, it } from '@jest/globals';
import { readState } from '../read-state.ts';
import { initialState } from '../state.ts';
import {
  converse,
  converseFrom,
  lastReplyOf,
  quickRepliesOf,
  TO_INSTRUCTIONS,
  TO_PHONE,
  TO_REVIEW,
} from '../testing/converse.ts';
import type { FormValues, Input } from '../turn.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

const changed = (values: FormValues, others: FormValues = {}): Input => ({
  type: 'form-changed',
  values: { ...others, ...values },
  names: Object.keys(values) as (keyof FormValues)[],
});
const form = (values: FormValues): Input => ({ type: 'form', values });
const PHONE = changed({ phone: '902 555 0177' });

describe('what was changed on the form since the chat knew it', () => {
  it('takes the place of what was told here, is said, and is saved', () => {
    const said = converse(...TO_REVIEW, PHONE);
    expect(said.state.slots.phone).toBe('(902) 555-0177');
    expect(said.replies.map(({ content }) => content).join('\n')).toContain(
      "I see what you've changed on the form.",
    );
    expect(lastReplyOf(said)).toContain("Done, I've changed your phone number to (902) 555-0177.");
    expect(lastReplyOf(said)).toContain('Phone: (902) 555-0177');
    expect(said.effects).toEqual([
      { type: 'save-progress', slots: expect.objectContaining({ phone: '(902) 555-0177' }) },
    ]);
    expect(readState(JSON.parse(JSON.stringify(said.state)))).toEqual(said.state);
  });

  it.each<[string, FormValues, object, RegExp]>([
    ['a phone number', { phone: '' }, { phone: null }, /best phone number/],
    ['a day', { preferredDate: ' ' }, { pickup: null }, /When would you like the pickup/],
    ['notes', { details: '' }, { specialInstructions: null }, /^Here's what I have:(?!.*4471)/s],
  ])('that is emptied there is not known any more: %s', (_what, values, slots, asked) => {
    const noted = converse(...TO_INSTRUCTIONS, 'gate code 4471');
    const said = converseFrom(noted.state, [changed(values)]);
    expect(said.state.slots).toMatchObject(slots);
    expect(said.replies.map(({ content }) => content).join('\n')).toContain(
      "I see what you've changed on the form.",
    );
    expect(lastReplyOf(said)).toMatch(asked);
    expect(readState(JSON.parse(JSON.stringify(said.state)))).toEqual(said.state);
  });

  it('that was not told here is emptied without a word', () => {
    const said = converse(...TO_PHONE, changed({ phone: '', email: '', junkType: '' }));
    expect(said.replies).toEqual([]);
    expect(said.state).toEqual(converse(...TO_PHONE).state);
  });

  it('leaves the open question open, and what is sent next has it', () => {
    const said = converse(...TO_PHONE, changed({ name: 'Ann Roe' }));
    expect(lastReplyOf(said)).toMatch(/changed your name to Ann Roe\. Which phone number/);
    expect(said.state.step).toBe('phone');
    const sent = converse(...TO_REVIEW, PHONE, '@submit');
    expect(sent.effects).toContainEqual({
      type: 'submit-lead',
      slots: expect.objectContaining({ phone: '(902) 555-0177' }),
    });
  });

  it.each<[string, Input]>([
    ['what was not told here', changed({ email: 'ann@example.com' })],
    [
      'what is the same',
      changed({ phone: '9025550148', junkType: 'furniture', preferredDate: '2026-11-20' }),
    ],
    ['half a number', changed({ phone: '902 55' })],
    ['what was not changed', { type: 'form-changed', values: { phone: '902 555 0177' }, names: ['name'] }],
  ])('is not %s', (_what, input) => {
    const before = converse(...TO_REVIEW);
    const after = converse(...TO_REVIEW, input);
    expect(after.replies).toEqual([]);
    expect(after.state).toEqual(before.state);
  });

  it('changes no request that was sent', () => {
    const sent = [...TO_REVIEW, '@submit', { type: 'lead-result', outcome: 'accepted' } as const] as const;
    expect(converse(...sent, PHONE).state).toEqual(converse(...sent).state);
  });

  it.each<[string, FormValues, FormValues, object]>([
    ['another day keeps the time', { preferredDate: '2026-11-23' }, {}, { day: '2026-11-23', time: '14:00' }],
    [
      'another part of the day keeps the day',
      { preferredTimeSlot: 'morning' },
      { preferredDate: '2026-11-20' },
      { day: '2026-11-20', slot: 'morning', time: null },
    ],
    [
      'a weekend is both days',
      { preferredDate: '2026-11-21', when: 'weekend' },
      {},
      { day: '2026-11-21', otherDays: ['2026-11-22'] },
    ],
  ])('of a pickup: %s', (_what, values, others, pickup) => {
    const { state } = converse(...TO_REVIEW, changed(values, others));
    expect(state.slots.pickup).toMatchObject(pickup);
    expect(readState(JSON.parse(JSON.stringify(state)))).not.toBeNull();
  });

  it('another place is one in the area again, or not', () => {
    const truro = converse(...TO_REVIEW, changed({ address: '5 Main St, Truro B2N 1A1' }));
    expect(truro.state.slots).toMatchObject({ addressOutside: true });
    const back = converseFrom(truro.state, [changed({ address: '9 Oak St, Dartmouth B2Y 1A1' })]);
    expect(back.state.slots).toMatchObject({ address: '9 Oak St, Dartmouth B2Y 1A1', addressOutside: false });
  });

  it('another kind is picked, and what was said of it stays', () => {
    const { state } = converse('an old couch', changed({ junkType: 'yard' }));
    expect(state.slots).toMatchObject({
      junkType: 'yard',
      junkConfidence: null,
      junkClassificationSource: 'user',
      junkText: expect.stringContaining('couch'),
    });
  });

  it.each([
    [
      'the notes below what has to go',
      'old couch\ngate 4471',
      { junkText: 'old couch', specialInstructions: 'gate 4471' },
    ],
    [
      'what has to go above the notes',
      'two couches\ngate 12',
      { junkText: 'two couches', specialInstructions: 'gate 12' },
    ],
    ['both, which is all kept', 'two beds\nring twice', { specialInstructions: 'two beds\nring twice' }],
  ])('of the words it can be %s', (_what, details, slots) => {
    const state = { ...converse(...TO_REVIEW).state };
    const known = {
      ...state,
      slots: { ...state.slots, junkText: 'old couch', specialInstructions: 'gate 12' },
    };
    expect(converseFrom(known, [changed({ details })]).state.slots).toMatchObject(slots);
  });

  it('access is taken over without a word', () => {
    const state = converse(...TO_REVIEW).state;
    const known = { ...state, slots: { ...state.slots, access: 'stairs' as const } };
    const said = converseFrom(known, [changed({ access: 'elevator' })]);
    expect(said.replies).toEqual([]);
    expect(said.state.slots.access).toBe('elevator');
  });

  it('is changed in what is on offer, which stays a question', () => {
    const said = converse(form({ name: 'Ann Lee', phone: '902 555 0148' }), PHONE);
    expect(lastReplyOf(said)).toContain('Shall I put down Ann Lee; (902) 555-0177?');
    expect(quickRepliesOf(said)).toEqual(['confirm', 'confirm:no']);
    expect(said.state.slots).toEqual(initialState().slots);
    expect(converseFrom(said.state, ['yes']).state.slots.phone).toBe('(902) 555-0177');
  });

  it.each([['stop'], ['start over']])('leaves the question of %j open', (text) => {
    const asked = converse(...TO_REVIEW, text);
    const said = converseFrom(asked.state, [PHONE]);
    expect(said.state.pending).toEqual(asked.state.pending);
    expect(said.state.slots.phone).toBe('(902) 555-0177');
  });

  it('is said in French', () => {
    addWording('fr', FRENCH);
    const said = converseFrom(initialState('fr'), [
      { type: 'open' },
      ...TO_PHONE,
      changed({ name: 'Zoé Roy' }),
    ]);
    expect(lastReplyOf(said)).toMatch(
      /^J’ai vu ce que vous avez changé dans le formulaire\.\n\nC’est fait, j’ai changé le nom\s: Zoé Roy\./,
    );
  });
});

it('what the form has sent in place of the chat is known from then on', () => {
  const said = converse(
    ...TO_REVIEW,
    { type: 'lead-result', outcome: 'accepted', form: { phone: '902 555 0177', email: '' } },
    'what do you have down for me?',
  );
  expect(lastReplyOf(said)).toContain('Phone: (902) 555-0177');
});
