import { describe, expect, it } from '@jest/globals';
import {
  converse,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_PHONE,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

const SENDS = [
  'yes send it',
  'yes, send it',
  'send it',
  'just submit',
  "that's all, send",
  'nothing else, send it',
  'no, just send it',
  'go ahead',
  'yes go ahead and send it',
  'yes please submit',
  'ok send',
  'envoyez',
  'oui envoyez',
  'c’est tout, envoyez',
  'allez-y',
];

describe.each([
  ['the instructions', TO_INSTRUCTIONS, 'review', { specialInstructions: null }],
  [
    'the mail address',
    [...TO_CONTACT, '@contact:email'],
    'instructions',
    { preferredContactMethod: 'phone' },
  ],
  ['how to be reached', TO_CONTACT, 'instructions', { preferredContactMethod: 'phone' }],
  ['the day', TO_PICKUP, 'contact-method', { pickup: { day: null, asap: false } }],
] as const)('who asks to send at %s leaves it out', (_what, path, step, slots) => {
  it.each(SENDS)('%j', (text) => {
    const { state, effects } = converse(...path, text);
    expect(state).toMatchObject({ step, slots });
    expect(effects.map(({ type }) => type)).not.toContain('submit-lead');
  });
});

it.each(['just submit', "that's all, send", 'envoyez'])('goes on without a photo by %j', (text) => {
  expect(converse('@junk:furniture', text).state).toMatchObject({ step: 'name', settled: { photo: true } });
});

it.each(SENDS)('a number is asked for all the same: %j', (text) => {
  expect(converse(...TO_PHONE, text).state).toMatchObject({ step: 'phone', slots: { phone: null } });
});

describe('at the instructions', () => {
  it.each([
    ['yes send it, gate code is 4471', 'gate code is 4471'],
    ['go ahead and use the side door', 'go ahead and use the side door'],
  ])('%j is a note', (text, notes) => {
    expect(converse(...TO_INSTRUCTIONS, text).state.slots.specialInstructions).toBe(notes);
  });

  it.each(['yes', 'yes please', 'sure'])('%j promises some', (text) => {
    expect(converse(...TO_INSTRUCTIONS, text).state.step).toBe('instructions');
  });
});

describe('what is asked with the word to send is answered first, and the answer stays', () => {
  it.each([
    ['yeah send it, how long till they text me?', 'The team gets in touch as soon as possible'],
    ['send it! when will you call?', 'The team gets in touch as soon as possible'],
    ['yes send it. do you take couches?', 'Yes, crews take that.'],
    ["ouin envoye ça, pis combien de temps avant qu'y m'textent?", 'L’équipe vous joint dès que possible'],
    ["envoyez-la. combien de temps avant d'avoir une réponse?", 'L’équipe vous joint dès que possible'],
  ])('%j', (text, answer) => {
    const { replies, effects, state } = converse(...TO_REVIEW, text);
    expect(replies).toHaveLength(2);
    expect(replies[0]?.content.replaceAll('\u00a0', ' ')).toContain(answer);
    expect(replies.map(({ passing }) => passing === true)).toEqual([false, true]);
    expect(effects).toEqual([{ type: 'submit-lead', slots: state.slots }]);
  });

  it('and what only the team knows goes with the request', () => {
    const { effects, state } = converse(...TO_REVIEW, 'send it, are you insured?');
    expect(state.slots.openQuestions).toEqual(['send it, are you insured?']);
    expect(effects.map(({ type }) => type)).toContain('submit-lead');
  });

  it.each(['how do i send it?', 'when will you call?', 'how long till they text me?'])(
    'who only asks has sent nothing: %j',
    (text) => {
      const { effects } = converse(...TO_REVIEW, text);
      expect(effects.map(({ type }) => type)).not.toContain('submit-lead');
    },
  );
});
