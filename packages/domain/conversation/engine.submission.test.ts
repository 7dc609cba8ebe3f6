import { expect, it } from '@jest/globals';
import {
  converse,
  converseFrom,
  lastReplyOf,
  outcome,
  PHOTO,
  quickRepliesOf,
  TO_ADDRESS,
  TO_PHONE,
  TO_REVIEW,
} from './testing/converse.ts';
import type { Input } from './turn.ts';

it('every new slot saves progress, once there is a phone number', () => {
  expect(converse(...TO_PHONE).effects).toEqual([]);
  const known = converse(...TO_ADDRESS);
  expect(known.effects).toEqual([{ type: 'save-progress', slots: known.state.slots }]);
  expect(converse(...TO_ADDRESS, 'is it free?').effects).toEqual([]);
});

it('an address pending its confirmation is saved with the progress', () => {
  const [saved] = converse(...TO_ADDRESS, '5 Main St, Truro B2N 1A1').effects;
  expect(saved).toMatchObject({
    type: 'save-progress',
    slots: { address: '5 Main St, Truro B2N 1A1', addressOutside: true },
  });
});

it.each(['submit', 'yes', 'ok', '👍', 'looks good', 'oui', '@submit'])(
  'the recap submits on "%s"',
  (said) => {
    const sending = converse(...TO_REVIEW, said);
    expect(sending.effects).toEqual([{ type: 'submit-lead', slots: sending.state.slots }]);
    // The widget says by itself that it waits.
    expect(sending.replies.map(({ passing }) => passing)).toEqual([true]);
    expect(sending.state.lead).toBe('sending');
  },
);

it('what comes next and the tracked event come once the lead is stored, and only then', () => {
  const sending = converse(...TO_REVIEW, '@submit');
  const done = converseFrom(sending.state, [outcome('accepted')]);
  expect(lastReplyOf(done)).toMatch(/^Our team looks at it next, and gets back to you/);
  expect(done.effects).toEqual([{ type: 'track', event: 'chat_lead_captured' }]);
  expect(done.state).toMatchObject({ step: 'done', lead: 'accepted' });
  expect(converseFrom(done.state, [outcome('accepted')]).effects).toEqual([]);
});

it.each([
  ['refused', 'We had trouble submitting your information. Please try again.'],
  [
    'failed',
    "I'm having trouble submitting your information right now. Please try again in a moment, or feel free to call us directly.",
  ],
] as const)('says that a submission was %s, loses nothing and tries again', (result, text) => {
  const sending = converse(...TO_REVIEW, '@submit');
  const back = converseFrom(sending.state, [outcome(result)]);
  expect(lastReplyOf(back)).toContain(text);
  expect(quickRepliesOf(back)[0]).toBe('submit');
  expect(back.state).toMatchObject({ lead: 'collecting', step: 'review', slots: sending.state.slots });
  expect(converseFrom(back.state, ['@submit']).effects[0]?.type).toBe('submit-lead');
});

it('a submission that waits for the server is on its way still, and can be tried again', () => {
  const sending = converse(...TO_REVIEW, '@submit');
  const waits = converseFrom(sending.state, [outcome('unreachable')]);
  expect(lastReplyOf(waits)).toContain('sent by itself');
  expect(quickRepliesOf(waits)).toEqual(['submit']);
  expect(waits.state).toMatchObject({ lead: 'sending', slots: sending.state.slots });
  expect(waits.effects).toEqual([]);
  expect(converseFrom(waits.state, ['@submit']).effects[0]?.type).toBe('submit-lead');
  expect(converseFrom(waits.state, [outcome('accepted')]).state.lead).toBe('accepted');
});

it('a chosen day that has passed by the submission is prompted for again', () => {
  const { state } = converse(...TO_REVIEW);
  const late = converseFrom(state, ['@submit'], new Date('2026-11-23T15:00:00Z'));
  expect(late.effects).toEqual([]);
  expect(late.state).toMatchObject({ step: 'pickup', slots: { pickup: null } });
});

it('a photo fills its slot at any step, and a local one never replaces a stored one', () => {
  const { state } = converse(...TO_ADDRESS, PHOTO);
  expect(state).toMatchObject({ step: 'address', slots: { photo: { kind: 'stored' } } });
  const local: Input = { type: 'photo', photo: { kind: 'local' } };
  expect(converseFrom(state, [local]).state.slots.photo?.kind).toBe('stored');
  expect(converse('@junk:yard', local).state).toMatchObject({
    step: 'name',
    slots: { photo: { kind: 'local' } },
  });
});

it('whose photo could not be sent with the request is told where to add it, unless it was sent meanwhile', () => {
  const local: Input = { type: 'photo', photo: { kind: 'local' } };
  const sending = converse(...TO_REVIEW, local, '@submit');
  const told = lastReplyOf(converseFrom(sending.state, [outcome('accepted')]));
  expect(told).toContain('choose "See, print, change or cancel" below, then "Add photos"');
  const late = converseFrom(sending.state, [outcome('unreachable'), PHOTO, outcome('accepted')]);
  expect(lastReplyOf(late)).not.toContain('photo');
});

it('access mentioned beside an answer is sent with the lead and noted for the crew', () => {
  const mentioned = converse(...TO_REVIEW, 'there is an elevator');
  expect(mentioned.effects).toContainEqual({ type: 'save-progress', slots: mentioned.state.slots });
  const [sent] = converseFrom(mentioned.state, ['submit']).effects;
  expect(sent).toMatchObject({
    type: 'submit-lead',
    slots: { access: 'elevator', specialInstructions: 'there is an elevator' },
  });
});
