import { beforeAll, describe, expect, it } from '@jest/globals';
import { step } from '../../engine.ts';
import { initialState } from '../../state.ts';
import {
  type Conversation,
  lastReplyOf,
  NOW,
  quickRepliesOf,
  TO_PICKUP,
  TO_REVIEW,
} from '../../testing/converse.ts';
import type { Input, SentRequest } from '../../turn.ts';
import { FRENCH } from '../../wording/french.ts';
import { addWording } from '../../wording/wording.ts';

beforeAll(() => addWording('fr', FRENCH));

const SENT: SentRequest = { id: 42, isCanceled: false };
const ACCEPTED = ['@submit', { type: 'lead-result', outcome: 'accepted' }] as const;
const TAKEN_BACK = { type: 'pass-on', about: 'existing-request' };

interface Situation {
  language?: 'fr';
  sent?: SentRequest;
}

function converse(said: readonly (string | Input)[], { language, sent }: Situation = {}): Conversation {
  let turn: Conversation = { state: initialState(language), replies: [], effects: [] };
  for (const one of [{ type: 'open' } as const, ...said]) {
    const text: Input = typeof one === 'string' ? { type: 'text', text: one } : one;
    const isChoice = typeof one === 'string' && one.startsWith('@');
    const input: Input = isChoice ? { type: 'choice', id: one.slice(1), label: one } : text;
    turn = step(turn.state, input, { now: NOW, ...(sent && { sent }) });
  }
  return turn;
}

const KEEPING = [
  'actually keep it',
  "never mind, don't cancel",
  'please do not cancel',
  'no wait, keep my pickup',
  'I changed my mind',
  'oh never mind',
  'I still want the pickup',
  "I don't want to cancel anymore",
  'undo that cancel',
  'ignore the cancellation',
];
const KEEPING_IN_FRENCH = [
  'finalement non, gardez-la',
  'n’annulez pas svp',
  'laissez-la comme ça',
  "j'ai changé d'idée",
  'non, je ne veux plus annuler',
];

describe('behind a request that was sent here, who wanted to cancel and says otherwise', () => {
  it.each(KEEPING)('%j takes the place of that, and is told that it stands', (text) => {
    const said = converse([...TO_REVIEW, ...ACCEPTED, 'cancel my request', text]);
    expect(lastReplyOf(said)).toBe(
      "All right, I've let the team know that you don't want to cancel. Your request stays as it is.",
    );
    expect(said.effects).toEqual([TAKEN_BACK]);
  });

  it.each(KEEPING_IN_FRENCH)('%j does, in French', (text) => {
    const said = converse([...TO_REVIEW, ...ACCEPTED, 'je veux annuler ma demande', text], {
      language: 'fr',
    });
    expect(lastReplyOf(said)).toMatch(/ne voulez pas annuler\. Votre demande reste telle quelle\.$/);
    expect(said.effects).toEqual([TAKEN_BACK]);
  });

  it('another day that is said with it is passed on', () => {
    const said = converse([...TO_REVIEW, ...ACCEPTED, 'please cancel', "don't cancel, make it monday"]);
    expect(lastReplyOf(said)).toContain("I've passed that on to the team: Monday, November 23");
    expect(said.effects).toEqual([{ type: 'pass-on', about: 'reschedule' }]);
  });

  it.each(['keep the couch', 'never mind'])('%j alone takes nothing back', (text) => {
    expect(lastReplyOf(converse([...TO_REVIEW, ...ACCEPTED, text]))).not.toContain("don't want to cancel");
  });

  it.each(['cancel it please', 'yes', "we're keeping the couch, cancel"])('%j still cancels', (text) => {
    const said = converse([...TO_REVIEW, ...ACCEPTED, 'cancel my request', text]);
    expect(lastReplyOf(said)).toContain('To cancel it at once');
  });
});

describe('of a request that this browser has sent before', () => {
  it.each(KEEPING)('%j behind the wish to cancel it tells the team, and names it', (text) => {
    const said = converse(['I want to cancel my request', text], { sent: SENT });
    expect(lastReplyOf(said)).toContain("you don't want to cancel. Your request HH-00042 stays as it is.");
    expect(said.effects).toEqual([TAKEN_BACK]);
  });

  it('is heard without such a wish before it, where only that can be meant', () => {
    const said = converse(["please don't cancel my request"], { sent: SENT });
    expect(lastReplyOf(said)).toContain('HH-00042 stays as it is.');
  });

  it('is moved where that is what is wished instead', () => {
    const said = converse(['cancel my request', "don't cancel it, move it to friday"], { sent: SENT });
    expect(said.effects).toEqual([{ type: 'pass-on', about: 'reschedule' }]);
  });
});

describe('of a request that only the team knows', () => {
  it('the team is told, and the conversation goes on', () => {
    const said = converse(['cancel my pickup for tomorrow', 'wait no, keep it']);
    expect(lastReplyOf(said)).toMatch(
      /^All right, I've let the team know that you don't want to cancel\.\n\n/,
    );
    expect(said.effects).toEqual([TAKEN_BACK]);
  });
});

describe('at the question whether to stop', () => {
  it.each([
    'actually keep it',
    "never mind, don't cancel",
    'never mind',
    'no wait',
    "don't cancel",
    'keep my request please',
    'leave it as it is',
  ])('%j goes on with what was told', (text) => {
    const said = converse([...TO_PICKUP, 'cancel', text]);
    expect(lastReplyOf(said)).toContain("nothing is forgotten. Let's go on.");
    expect(said.state).toMatchObject({ pending: null, step: 'pickup', slots: { name: 'Jane Roe' } });
    expect(said.effects).toEqual([]);
  });

  it.each(['finalement non', 'gardez ma demande', 'non, ne l’annulez pas'])('%j does, in French', (text) => {
    const said = converse([...TO_PICKUP, 'annuler ma demande', text], { language: 'fr' });
    expect(lastReplyOf(said)).toContain('rien n’est oublié');
    expect(said.state).toMatchObject({ pending: null, step: 'pickup' });
  });

  it.each(['yes', 'cancel', 'forget it', "we'll keep the couch, so yes"])('%j stops', (text) => {
    expect(converse([...TO_PICKUP, 'cancel', text]).effects).toEqual([{ type: 'forget' }]);
  });

  it('a wish that was passed on with it is taken back too', () => {
    const said = converse(['a dresser', 'cancel my request', "no don't cancel"], { sent: SENT });
    expect(said.effects).toEqual([TAKEN_BACK]);
    expect(said.state).toMatchObject({ pending: null, slots: { junkType: 'furniture' } });
    expect(quickRepliesOf(said)).not.toContain('stop');
  });
});

describe('in French, with nothing told yet', () => {
  it.each([
    'annuler ma demande',
    'je veux annuler',
    'je voudrais annuler ma demande svp',
    'annulez ma soumission',
  ])('%j is of a request made before, as in English', (text) => {
    const said = converse([text], { language: 'fr' });
    expect(said.effects).toEqual([{ type: 'pass-on', about: 'cancel' }]);
    expect(lastReplyOf(said)).toContain(FRENCH.existing.cancel);
  });

  it.each(['annuler ma demande', 'je veux annuler'])('and %j in the middle of one is confirmed', (text) => {
    const said = converse([...TO_PICKUP, text], { language: 'fr' });
    expect(said.state.pending).toEqual({ kind: 'stop' });
    expect(said.effects).toEqual([]);
  });
});
