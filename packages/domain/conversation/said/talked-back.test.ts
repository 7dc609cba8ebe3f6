import { describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
import { converse, converseFrom, lastReplyOf, TO_PICKUP, TO_REVIEW } from '../testing/converse.ts';
import { ENGLISH } from '../wording/english.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

const inFrench = (...said: string[]) => converseFrom(initialState('fr'), [{ type: 'open' }, ...said]);

describe('who says what the summary should say of the load has it so, and read back', () => {
  it.each([
    ['Junk should just say hot tub. Send it.', 'hot tub', 'other'],
    ['the list should say two mattresses and a desk', 'two mattresses and a desk', 'furniture'],
    ["lol the junk just says 'no its a sectional'. put sectional couch", 'sectional couch', 'furniture'],
    ['les objets devraient dire juste un frigo', 'un frigo', 'appliances'],
  ])('%j', (text, junkText, junkType) => {
    const said = converse(...TO_REVIEW, text);
    expect(said.state).toMatchObject({ lead: 'collecting', step: 'review', slots: { junkText, junkType } });
    expect(lastReplyOf(said)).toMatch(/Here's what I have|Voici ce que j’ai/);
  });

  it('of a load that is known, also without its name', () => {
    const said = converse('couch', ...TO_REVIEW.slice(1), 'omg no. sectional couch thats it');
    expect(said.state.slots.junkText).toBe('sectional couch');
  });

  it.each(['nope, the back door thats all', 'no stairs thats all', "no thanks that's it"])(
    'and %j is none of it',
    (text) => {
      expect(converse('an old couch', ...TO_REVIEW.slice(1), text).state.slots.junkText).toBe('an old couch');
    },
  );

  it('with what is asked beside it answered', () => {
    const said = converse(...TO_REVIEW, 'the junk just says couch. put hot tub. also do i have to be home');
    expect(said.state.slots.junkText).toBe('hot tub');
    expect(said.replies.map(({ content }) => content).join('\n')).toContain(
      ENGLISH.answers['need-to-be-home'],
    );
  });
});

describe('what is sent hangs on no answer', () => {
  it.each([
    'So they know Monday to Thursday is fine as well? If yes go ahead and submit',
    'can they take the rug too? if so send it',
    'ils prennent le tapis aussi? si oui envoyez',
  ])('%j', (text) => {
    expect(converse(...TO_REVIEW, text).state.lead).toBe('collecting');
  });
});

it.each(['the whole apartment, not just furniture', "c'est tout le logement, pas juste des appareils"])(
  '%j adds none of what it is more than',
  (text) => {
    expect(converse('an old desk', ...TO_REVIEW.slice(1), text).state.slots.junkText).toBe('an old desk');
  },
);

it.each([
  ['mon gars est pas icitte avant jeudi', '2026-11-19'],
  ["my son isn't home before thursday", '2026-11-19'],
])('%j is from that day on', (text, day) => {
  expect(converse(...TO_PICKUP, text).state.slots.pickup?.day).toBe(day);
});

it('"du mardi 8" is the date where both agree', () => {
  expect(converse(...TO_PICKUP, 'je parle du mardi 8').state.slots.pickup).toMatchObject({
    day: '2026-12-08',
    time: null,
  });
});

describe('what a wider answer would not say', () => {
  it.each([
    ['Is one obliged to accept the quotation once it is given?', ENGLISH.question.notBound],
    ['can I say no if its too much', ENGLISH.question.notBound],
    ["how long's it take em to do a job like that?", ENGLISH.question.duration],
    ['do you take mattresses?', ENGLISH.question.takesIt],
    ['how many guys will come', ENGLISH.question.howMany],
    ['who disconnects the wiring on the hot tub?', ENGLISH.question.prepared],
  ])('%j', (text, answer) => {
    expect(lastReplyOf(converse(text))).toContain(answer);
  });

  it.each([
    ['les matelas, vous les prenez-tu?', FRENCH.question.takesIt],
    ["les matelas c'est oui ou c'est non?", FRENCH.question.takesIt],
    ["comment d'long que ça prend?", FRENCH.question.duration],
    ['vous venez à combien de personnes?', FRENCH.question.howMany],
    ["faut-tu j'le vide avant?", FRENCH.question.prepared],
    ['êtes-vous basés où', FRENCH.answers['contact-us']],
    ["suis-je obligé d'accepter la soumission?", FRENCH.question.notBound],
  ])('%j', (text, answer) => {
    expect(lastReplyOf(inFrench('meubles', 'passer', 'Luc Roy', text))).toContain(answer);
  });

  it.each([
    "can you take my couch to my daughter's in bedford?",
    'do you take everything or just the couch?',
    'do you only take couches?',
    'will you take a couch that got soaked?',
  ])('and no yes to %j', (text) => {
    expect(lastReplyOf(converse(text))).not.toContain(ENGLISH.question.takesIt);
  });

  it('where hazardous goods go, once they were named', () => {
    const named = converse('an old couch and paint cans', 'skip', 'where do I bring the paint myself?');
    expect(lastReplyOf(named)).toContain(ENGLISH.hazards.paint.disposal);
    expect(lastReplyOf(named)).not.toContain(ENGLISH.answers.hazardous);
  });
});
