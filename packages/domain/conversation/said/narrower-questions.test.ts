import { describe, expect, it } from '@jest/globals';
import { converse, converseFrom, lastReplyOf, TO_NAME, TO_REVIEW } from '../testing/converse.ts';
import { ENGLISH } from '../wording/english.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

const { state } = converse(...TO_NAME);
const inFrench = { ...state, slots: { ...state.slots, language: 'fr' as const } };

describe.each([
  ['discount', 'is there a senior discount?'],
  ['discount', 'any military discount'],
  ['discount', 'veterans discount?'],
  ['discount', "i'm a student is there a deal"],
  ['discount', 'cheaper if i pay cash?'],
  ['discount', 'do old folks get a deal'],
  ['receipt', 'do you give receipts?'],
  ['receipt', 'can i get an invoice'],
  ['obstacle', 'is parking a problem'],
  ['obstacle', 'is rain a problem?'],
  ['obstacle', 'what if it rains on the 9th?'],
  ['obstacle', 'do you come if it is raining'],
  ['obstacle', 'will you take a mattress with bedbugs'],
  ['howMany', 'how many guys do you send'],
  ['howMany', 'how many fellas will you send?'],
] as const)('about the %s', (about, text) => {
  it(`${JSON.stringify(text)} is answered, and noted for the team`, () => {
    const said = converseFrom(state, [text]);
    expect(lastReplyOf(said)).toContain(`${ENGLISH.question[about]} ${ENGLISH.question.passedOn}`);
    expect(lastReplyOf(said)).not.toContain(ENGLISH.answers.price);
    expect(said.state.slots).toMatchObject({ openQuestions: [text], name: null });
    expect(said.state.pending).toBeNull();
  });
});

describe.each([
  ['discount', 'y a-t-il un rabais pour les aînés?'],
  ['discount', 'rabais étudiant?'],
  ['discount', 'est-ce moins cher comptant?'],
  ['receipt', 'donnez-vous un reçu?'],
  ['obstacle', 'la pluie est-elle un problème?'],
  ['obstacle', 'le stationnement est un problème?'],
  ['obstacle', "venez-vous s'il pleut?"],
] as const)('in French, about the %s', (about, text) => {
  it(`${JSON.stringify(text)} is answered, and noted for the team`, () => {
    const said = converseFrom(inFrench, [text]);
    expect(lastReplyOf(said)).toContain(`${FRENCH.question[about]} ${FRENCH.question.passedOn}`);
    expect(said.state.slots).toMatchObject({ openQuestions: [text], name: null });
  });
});

it.each([
  'how long does it take',
  'how long does a pickup take',
  'how long will you be there?',
  'about how long would the whole thing take',
])('%j is how long a pickup takes', (text) => {
  expect(lastReplyOf(converseFrom(state, [text]))).toContain(ENGLISH.question.duration);
});

it.each(['ça prend combien de temps?', 'combien de temps dure le ramassage'])(
  '%j is how long a pickup takes',
  (text) => {
    expect(lastReplyOf(converseFrom(inFrench, [text]))).toContain(FRENCH.question.duration);
  },
);

it.each([
  ['how long before you can come', 'how-soon'],
  ['how long does it take you to get here', 'how-soon'],
  ['how long does it take to get a quote', 'how-contact'],
  ["how much is it? i'm a student and moving out", 'price'],
  ['how much less is a half load', 'price'],
  ['do you take e-transfer?', 'payment'],
  ['do i pay tax?', 'taxes'],
] as const)('%j is about no more than %s', (text, topic) => {
  expect(lastReplyOf(converseFrom(state, [text]))).toContain(ENGLISH.answers[topic]);
});

describe('what the price covers', () => {
  it.each([
    'dump fees included?',
    'are dump fees included in the price?',
    'is labour extra',
    'is gas extra?',
    'do you charge extra for disposal',
    'is the landfill fee included',
    'does the price include dumping',
  ])('%j is answered by it', (text) => {
    const reply = lastReplyOf(converseFrom(state, [text]));
    expect(reply).toContain(ENGLISH.question.allIn);
    expect(reply).not.toContain(ENGLISH.answers.price);
  });

  it.each([
    'les frais de dépotoir sont-ils inclus?',
    'les frais de dépôt sont compris?',
    "est-ce que la main-d'oeuvre est incluse",
    "chargez-vous un extra pour l'essence?",
  ])('%j is answered by it', (text) => {
    expect(lastReplyOf(converseFrom(inFrench, [text]))).toContain(FRENCH.question.allIn);
  });
});

describe('whether a person writes here', () => {
  it.each([
    'is this a real person or a bot',
    'real person or bot?',
    'am I talking to a real person or a computer',
  ])('%j is answered, and calls nobody', (text) => {
    const { effects, replies } = converseFrom(state, [text]);
    expect(effects.map(({ type }) => type)).not.toContain('request-person');
    expect(replies.at(-1)?.content).toContain(ENGLISH.answers['are-you-a-person']);
  });

  it.each([
    'une vraie personne ou un robot?',
    'vous êtes une vraie personne ou un robot?',
    'es-tu un vrai humain?',
  ])('%j is answered, and calls nobody', (text) => {
    const { effects, replies } = converseFrom(inFrench, [text]);
    expect(effects.map(({ type }) => type)).not.toContain('request-person');
    expect(replies.at(-1)?.content).toContain(FRENCH.answers['are-you-a-person']);
  });

  it.each(['no bot, a real person', 'I want a real person not a bot', 'can I get a real person or what'])(
    '%j calls somebody',
    (text) => {
      expect(converseFrom(state, [text]).effects.map(({ type }) => type)).toContain('request-person');
    },
  );

  it.each([
    [state, 'forget it just get me a person'],
    [inFrench, "laisse faire, j'veux parler à du monde"],
  ])('%#: who would rather talk to somebody is not asked whether all is to be forgotten', (from, text) => {
    const said = converseFrom(from, [text]);
    expect(said.effects.map(({ type }) => type)).toContain('request-person');
    expect(said.state.pending).toBeNull();
  });
});

it('a question mark alone asks what the question is about', () => {
  expect(lastReplyOf(converseFrom(state, ['?']))).toContain(ENGLISH.name.needed);
});

describe('whoever asks what is written down is told', () => {
  it.each([
    'whats the pickup date on it',
    'what time did i pick',
    'did u add apt 304',
    'did you fix my number',
  ])('%j, also once it is on its way', (text) => {
    for (const path of [TO_REVIEW, [...TO_REVIEW, '@submit']]) {
      const { effects, replies } = converseFrom(converse(...path).state, [text]);
      expect(replies.at(-1)?.content).toContain('Pickup: Friday, November 20 at 2:00 PM');
      expect(effects.map(({ type }) => type)).not.toContain('pass-on');
    }
  });
});

it('nobody is promised that one truck does both', () => {
  const said = converse(...TO_REVIEW, 'will the one truck really do both, yes or no?');
  expect(lastReplyOf(said)).toContain(ENGLISH.question.unknown);
});
