import { beforeAll, describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
import { converse, converseFrom, lastReplyOf } from '../testing/converse.ts';
import { FRENCH } from './french.ts';
import { addWording } from './wording.ts';

beforeAll(() => addWording('fr', FRENCH));

const inFrench = (...said: Parameters<typeof converse>) =>
  converseFrom(initialState('fr'), [{ type: 'open' }, ...said]);

const STORY = [
  'un vieux sofa pis deux matelas',
  'non merci',
  'Marie-Ève LeBlanc',
  '902-555-0148',
  '12 rue Main, Dartmouth B2Y 1A1',
  'vendredi prochain dans l’après-midi',
  'par texto',
  'c’est au 2e étage',
] as const;

it('leads a visitor through to a request in French', () => {
  const recap = inFrench(...STORY);
  expect(lastReplyOf(recap)).toContain('Ramassage\u00a0: vendredi 27 novembre, l’après-midi');
  const { effects } = converseFrom(recap.state, ['oui, envoyez']);
  expect(effects).toContainEqual({
    type: 'submit-lead',
    slots: expect.objectContaining({ language: 'fr', preferredContactMethod: 'sms', junkType: 'furniture' }),
  });
});

/** Sentences that French would not have. */
const ENGLISH_WORDS = /\b(?:the|your|you|please|would|what|which|team|pickup|request)\b/i;

it('says nothing in English on the way, nor of what goes wrong', () => {
  const said = ['', 'qwerty', 'combien ça coûte?', 'de la peinture aussi', 'retour', 'aide'];
  for (let length = 0; length <= STORY.length; length += 1) {
    const { state, replies } = inFrench(...STORY.slice(0, length));
    const others = said.flatMap((text) => converseFrom(state, [text]).replies);
    for (const { content, quickReplies } of [...replies, ...others]) {
      expect(content).not.toMatch(ENGLISH_WORDS);
      for (const { label } of quickReplies) expect(label).not.toMatch(ENGLISH_WORDS);
    }
  }
});

it('writes no-break spaces where Canadian French wants them, and none before other signs', () => {
  const texts = [JSON.stringify(FRENCH), FRENCH.kept('le nom', 'Luc'), FRENCH.pickup.wish('bientôt')];
  for (const text of texts) expect(text).not.toMatch(/ :|« | »| [;!?]|\u00a0[;!?]|\d h\b/);
});

it.each([
  ['2026-12-01', 'mardi 1er décembre'],
  ['2026-11-27', 'vendredi 27 novembre'],
])('names %s as %s', (day, name) => {
  expect(FRENCH.describeDay(day)).toBe(name);
});

it.each([
  [{ day: '2026-11-27', slot: null, time: '14:30', asap: false }, 'vendredi 27 novembre à 14\u00a0h\u00a030'],
  [
    { day: null, slot: 'morning', time: null, asap: false },
    'N’importe quel jour, le matin (9\u00a0h à 12\u00a0h)',
  ],
  [
    { day: '2026-11-18', slot: null, time: null, asap: true },
    'Dès que possible, à partir du mercredi 18 novembre',
  ],
  [{ day: null, slot: null, time: null, asap: false }, 'N’importe quand'],
  [
    { day: '2026-11-27', slot: 'afternoon', time: null, bounds: { from: '14:00', until: null }, asap: false },
    'vendredi 27 novembre, après 14\u00a0h',
  ],
  [
    { day: null, slot: 'morning', time: null, bounds: { from: '09:00', until: '11:30' }, asap: false },
    'N’importe quel jour, entre 9\u00a0h et 11\u00a0h\u00a030',
  ],
  [
    { day: null, slot: 'morning', time: null, bounds: { from: null, until: '11:00' }, asap: false },
    'N’importe quel jour, avant 11\u00a0h',
  ],
] as const)('says the pickup %j as %s', (pickup, text) => {
  expect(FRENCH.describePickup(pickup)).toBe(text);
});

it.each([
  ['j’ai un frigo à faire ramasser', 'fr'],
  ['I have a fridge to get rid of', undefined],
])('answers "%s" in an English chat in its language', (text, language) => {
  const { state, replies } = converse(text);
  expect(state.slots.language).toBe(language);
  expect(replies[0]?.content.startsWith(FRENCH.switched)).toBe(language === 'fr');
});

it('thanks for as many photos as came together', () => {
  const thanks = (count: number) =>
    lastReplyOf(
      inFrench('@junk:yard', { type: 'photo', photo: { kind: 'stored', path: '/uploads/a.jpg' }, count }),
    );
  expect(thanks(1)).toContain('Merci pour la photo!');
  expect(thanks(4)).toContain('Merci pour les photos!');
});

it('goes back to English for who asks for it', () => {
  const { state } = inFrench('sofa', 'in English please');
  expect(state.slots.language).toBe('en');
});

describe('behind the lead, in French', () => {
  const SENT = [...STORY, '@submit', { type: 'lead-result', outcome: 'accepted' }] as const;

  it.each([
    ['avez-vous bien reçu ma demande?', /^Oui, nous l’avons reçue\./],
    ["c'est-tu envoyé?", /^Oui, nous l’avons reçue\./],
    ["c'est quand mon ramassage déjà?", /Ramassage\s: [\s\S]*L’équipe confirme le jour/],
    ['quel numéro avez-vous noté?', /Téléphone\s: [\s\S]*L’équipe confirme le jour/],
  ])('%j is answered', (text, answer) => {
    expect(lastReplyOf(inFrench(...SENT, text))).toMatch(answer);
  });

  it('a change that is passed on is read back in French', () => {
    const said = inFrench(...SENT, 'Finalement, pouvez-vous venir samedi matin à la place?');
    expect(lastReplyOf(said)).toContain(
      'transmis à l’équipe\u00a0: samedi 21 novembre, le matin (9\u00a0h à 12\u00a0h).',
    );
  });

  it('who calls it off is shown the link that does so at once', () => {
    const said = inFrench(...SENT, 'Je veux annuler ma demande');
    expect(lastReplyOf(said)).toBe(
      'J’ai avisé l’équipe que vous voulez annuler votre demande. Pour l’annuler tout de suite, choisissez «\u00a0Voir, imprimer, corriger ou annuler\u00a0» ci-dessous. Sinon, quelqu’un vous répondra entre 9\u00a0h et 20\u00a0h. Vous pouvez aussi appeler le (902) 555-0100.',
    );
    expect(said.effects).toEqual([{ type: 'pass-on', about: 'cancel' }]);
  });
});
