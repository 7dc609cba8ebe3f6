import { beforeAll, describe, expect, it } from '@jest/globals';
import { step } from '../../engine.ts';
import { readState } from '../../read-state.ts';
import { initialState } from '../../state.ts';
import { type Conversation, lastReplyOf, NOW, quickRepliesOf, TO_PICKUP } from '../../testing/converse.ts';
import type { Input, SentRequest } from '../../turn.ts';
import { FRENCH } from '../../wording/french.ts';
import { addWording } from '../../wording/wording.ts';

beforeAll(() => addWording('fr', FRENCH));

const SENT: SentRequest = { id: 42, isCanceled: false };
const CANCELED: SentRequest = { id: 42, isCanceled: true };

function converseIn(
  language: 'fr' | undefined,
  sent: SentRequest | undefined,
  said: readonly (string | Input)[],
) {
  let turn: Conversation = { state: initialState(language), replies: [], effects: [] };
  for (const one of [{ type: 'open' } as const, ...said]) {
    const text: Input = typeof one === 'string' ? { type: 'text', text: one } : one;
    const isChoice = typeof one === 'string' && one.startsWith('@');
    const input: Input = isChoice ? { type: 'choice', id: one.slice(1), label: one } : text;
    turn = step(turn.state, input, { now: NOW, ...(sent && { sent }) });
  }
  return turn;
}

const converse = (...said: (string | Input)[]) => converseIn(undefined, SENT, said);
const inFrench = (...said: (string | Input)[]) => converseIn('fr', SENT, said);
const afterCanceled = (...said: (string | Input)[]) => converseIn(undefined, CANCELED, said);

const SENT_BEFORE: Input = { type: 'sent-before' };
const FORM: Input = { type: 'form', values: { name: 'Ann Lee', phone: '902 555 0148' } };
const NOTHING_SENT = /nothing was sent|nothing will be sent|rien n’a été envoyé|rien ne sera envoyé/i;

describe('who asks whether a request was canceled', () => {
  it.each(['did it get cancelled?', 'so is my request cancelled', 'c’est annulé?'])('%j', (text) => {
    const said = converse('cancel my request', text);
    expect(lastReplyOf(said)).toMatch(
      /^Your request HH-00042 was sent before, and stays as it is\. To cancel/,
    );
    expect(quickRepliesOf(said)).toContain('see-request');
    expect(lastReplyOf(afterCanceled(text))).toContain('Your request HH-00042 is cancelled.');
  });
});

describe('who opens the chat behind a request', () => {
  it('is told which one was sent, how it is changed, and that another may follow', () => {
    const said = converse(SENT_BEFORE);
    expect(lastReplyOf(said)).toBe(
      'I see that you have sent us request HH-00042. To see, change or cancel it, choose "See, change or cancel HH-00042" below. For another pickup, just tell me what has to go.',
    );
    expect(quickRepliesOf(said).slice(0, 2)).toEqual(['see-request', 'junk:household']);
    expect(readState(JSON.parse(JSON.stringify(said.state)))).not.toBeNull();
  });

  it('is told so once', () => {
    expect(converse(SENT_BEFORE, SENT_BEFORE).replies).toEqual([]);
    expect(converse('cancel my request', SENT_BEFORE).replies).toEqual([]);
  });

  it('is not stopped in another request, nor told of one that was canceled', () => {
    expect(converse('an old couch', SENT_BEFORE).replies).toEqual([]);
    expect(afterCanceled(SENT_BEFORE).replies).toEqual([]);
    expect(converseIn(undefined, undefined, [SENT_BEFORE]).replies).toEqual([]);
  });

  it('is not asked any more about the form that was sent since', () => {
    const said = converse(FORM, SENT_BEFORE);
    expect(lastReplyOf(said)).toContain('HH-00042');
    expect(said.state.pending).toBeNull();
  });

  it('begins another one by saying what has to go', () => {
    const { state, effects } = converse(SENT_BEFORE, 'an old couch');
    expect(state.slots.junkType).toBe('furniture');
    expect(effects).toEqual([]);
  });

  it.each(['I want another pickup', 'new request', '@junk:yard'])('by %j as well', (text) => {
    const said = converse(SENT_BEFORE, text);
    expect(lastReplyOf(said)).not.toContain('HH-00042');
    expect(said.effects.map(({ type }) => type)).not.toContain('pass-on');
  });
});

describe('who calls off the request that they have sent', () => {
  it.each([
    'I want to cancel my request',
    'cancel',
    'please cancel my pickup',
    "I don't need it anymore",
    'cancel my request, I found someone else',
  ])('%j is led to where that is done, and the team hears of it', (text) => {
    for (const before of [[], [SENT_BEFORE], [FORM]]) {
      const said = converse(...before, text);
      expect(lastReplyOf(said)).toMatch(
        /^You have sent request HH-00042\. To cancel it at once, choose "See, change or cancel HH-00042" below\./,
      );
      expect(quickRepliesOf(said)).toEqual(['see-request', 'start-over']);
      expect(said.effects).toEqual([{ type: 'pass-on', about: 'cancel' }]);
      expect(said.state.pending).toBeNull();
    }
  });

  it.each(['Je veux annuler ma demande', 'annuler', 'annulez mon ramassage svp'])(
    '%j in French too',
    (text) => {
      const said = inFrench(text);
      expect(lastReplyOf(said)).toMatch(
        /^Vous avez envoyé la demande HH-00042\. Pour l’annuler tout de suite/,
      );
      expect(quickRepliesOf(said)).toEqual(['see-request', 'start-over']);
      expect(said.effects).toEqual([{ type: 'pass-on', about: 'cancel' }]);
    },
  );

  it.each(['delete everything you have on me', 'forget me please'])(
    '%j wishes to be deleted, of which the team hears',
    (text) => {
      for (const say of [converse, afterCanceled]) {
        const said = say(text);
        expect(lastReplyOf(said)).toContain('you want what we have of you to be deleted');
        expect(said.effects).toEqual([{ type: 'pass-on', about: 'deletion' }]);
      }
    },
  );

  it.each(['yes', 'yes please', 'ok'])('%j behind that says once more how', (yes) => {
    const said = converse('cancel my request', yes);
    expect(lastReplyOf(said)).toContain('choose "See, change or cancel HH-00042" below');
    expect(said.effects).toEqual([]);
  });

  it.each(['how do I cancel my request?', 'comment annuler ma demande?'])('%j is told how', (text) => {
    const said = converseIn(text.startsWith('c') ? 'fr' : undefined, SENT, [text]);
    expect(quickRepliesOf(said)).toContain('see-request');
    expect(lastReplyOf(said)).toContain('HH-00042');
  });

  it('hears that it is cancelled already', () => {
    const said = afterCanceled('I want to cancel my request');
    expect(lastReplyOf(said)).toBe(
      'Your request HH-00042 is cancelled. Nobody will come, and there is nothing to pay.\n\nFor another pickup, just tell me what has to go.',
    );
    expect(said.effects).toEqual([]);
  });
});

describe('who wants something changed of the request that they have sent', () => {
  it.each([
    ['I just sent the form, can you change it to sunday only and cancel the mattresses?', 'reschedule'],
    ['can you make it sunday instead', 'reschedule'],
    ['I sent the form already, I forgot to mention the mattress', 'reschedule'],
    ['my phone number is wrong', 'existing-request'],
    ['did you get my request?', 'existing-request'],
  ])('%j is passed on, and led to its page, and begins no other', (text, about) => {
    const said = converse(SENT_BEFORE, text);
    expect(lastReplyOf(said)).toMatch(
      /^You have sent request HH-00042\. I've passed your message on to the team/,
    );
    expect(quickRepliesOf(said)).toEqual(['see-request', 'start-over']);
    expect(said.effects).toEqual([{ type: 'pass-on', about }]);
    expect(said.state.slots).toEqual(initialState().slots);
  });

  it.each([
    'je viens d’envoyer le formulaire, pouvez-vous le changer pour dimanche et enlever les matelas?',
    'pouvez-vous déplacer ça à dimanche',
  ])('%j in French too', (text) => {
    const said = inFrench(text);
    expect(lastReplyOf(said)).toMatch(/^Vous avez envoyé la demande HH-00042\. J’ai transmis/);
    expect(said.state.slots).toEqual(initialState('fr').slots);
  });

  it.each([
    "we're moving to a new apartment and have a couch to get rid of",
    'I have a couch, can you move it on friday?',
  ])('%j is another pickup', (text) => {
    const said = converse(text);
    expect(said.effects.map(({ type }) => type)).not.toContain('pass-on');
    expect(said.state.slots.junkType).not.toBeNull();
  });

  it('is answered by the team alone once it is cancelled', () => {
    const said = afterCanceled('can you make it sunday instead');
    expect(lastReplyOf(said)).toMatch(/^Your request HH-00042 is cancelled\./);
    expect(said.effects).toEqual([{ type: 'pass-on', about: 'reschedule' }]);
  });
});

describe('who stops while a request of before stands', () => {
  it.each(['never mind', 'stop'])('%j forgets nothing where nothing was told', (text) => {
    const said = converse(text);
    expect(lastReplyOf(said)).toMatch(/^Your request HH-00042 was sent before, and stays as it is\./);
    expect(said.effects).toEqual([]);
  });

  it.each(['bye', 'thank you, bye'])('%j is answered kindly', (text) => {
    expect(lastReplyOf(converse(text))).toMatch(/^You're welcome!/);
  });

  it.each([
    [converse, ['an old couch', 'never mind the whole thing'], 'HH-00042 was sent before'],
    [converse, [...TO_PICKUP, 'stop'], 'HH-00042 was sent before'],
    [inFrench, [...TO_PICKUP, 'annuler'], 'HH-00042, envoyée avant'],
  ] as const)(
    'is told that it stays, before and after what was told here is forgotten',
    (talk, said, stays) => {
      const asked = talk(...said);
      expect(asked.state.pending).toEqual({ kind: 'stop' });
      expect(lastReplyOf(asked)).toContain(stays);
      expect(quickRepliesOf(asked)).toEqual(['see-request', 'stop', 'stop:no']);
      for (const yes of ['@stop', talk === inFrench ? 'oui' : 'yes']) {
        const done = talk(...said, yes);
        expect(lastReplyOf(done)).toContain(stays);
        expect(lastReplyOf(done)).not.toMatch(NOTHING_SENT);
        expect(done.effects).toEqual([{ type: 'forget' }]);
      }
      expect(lastReplyOf(asked)).not.toMatch(NOTHING_SENT);
    },
  );

  it.each([
    [converse, 'I want to cancel my request', /^You have sent request HH-00042.*\n\nShall I stop here/],
    [inFrench, 'Je veux annuler ma demande', /^Vous avez envoyé la demande HH-00042.*\n\nDois-je m’arrêter/],
  ] as const)(
    'is led to it, and asked of what was told here, where both can be meant',
    (talk, text, answer) => {
      const said = talk('@junk:furniture', text);
      expect(lastReplyOf(said)).toMatch(answer);
      expect(quickRepliesOf(said)).toEqual(['see-request', 'stop', 'stop:no']);
      expect(said.effects).toEqual([{ type: 'pass-on', about: 'cancel' }]);
    },
  );

  it('hears nothing of one where none was sent', () => {
    const said = converseIn(undefined, undefined, ['an old couch', 'cancel', 'yes']);
    expect(lastReplyOf(said)).not.toContain('HH-');
  });
});

it('who speaks of it in the middle of another one is passed on and goes on there', () => {
  const said = converse(...TO_PICKUP.slice(0, 3), 'did you get my request?');
  expect(lastReplyOf(said)).toContain('You have sent request HH-00042.');
  expect(said.effects).toContainEqual({ type: 'pass-on', about: 'existing-request' });
  expect(said.state.step).toBe('phone');
});

it.each([
  [42, "I've added this to your request HH-00042.\n\nOur team looks at it next"],
  [undefined, 'Our team looks at it next'],
])('thanks name the request that another one was added to (%p)', (addedTo, text) => {
  const result: Input = { type: 'lead-result', outcome: 'accepted', ...(addedTo && { addedTo }) };
  const said = converse(...TO_PICKUP, 'friday at 2pm', '@contact:phone', 'none', '@submit', result);
  expect(lastReplyOf(said).startsWith(text)).toBe(true);
});
