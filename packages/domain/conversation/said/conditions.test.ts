import { describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
import { converse, converseFrom, lastReplyOf, TO_PICKUP } from '../testing/converse.ts';
import { sayings } from '../testing/sayings.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

const inFrench = (...said: string[]) =>
  converseFrom(initialState('fr'), [{ type: 'open' }, ...TO_PICKUP, ...said]).state.slots;

describe('what the pickup cannot hold of its days is kept in words', () => {
  it.each([
    ['any day but Friday', null],
    ['anytime except the weekend', null],
    ['any day except monday and tuesday', null],
    ['anytime except mornings', null],
    ['weekdays only, not thursday', null],
    ["whenever, but I'm not home friday", null],
    ['never on mondays', null],
    ['weekdays', null],
    ['during the week', null],
    ['business days only please', null],
    ['after the 15th', '2026-12-16'],
    ['any day after the 25th', '2026-11-26'],
    ['not before the 25th', '2026-11-25'],
    ['until the 25th', '2026-11-25'],
    ['before the end of the month', '2026-11-29'],
    ['by friday', '2026-11-20'],
    ['no later than friday', '2026-11-20'],
    ['asap but not friday', '2026-11-18'],
  ])('%j', (text, day) => {
    const { pickup, specialInstructions } = converse(...TO_PICKUP, text).state.slots;
    expect(pickup?.day ?? null).toBe(day);
    expect(specialInstructions).toBe(`Pickup: "${text}"`);
  });

  it.each([
    ["n'importe quand sauf vendredi", null],
    ["n'importe quel jour sauf le mardi", null],
    ['jamais le lundi', null],
    ['en semaine seulement', null],
    ['en semaine svp', null],
    ['sur semaine', null],
    ['pendant la semaine', null],
    ['les jours de semaine', null],
    ['jours ouvrables seulement', null],
    ["jusqu'au 25", '2026-11-25'],
    ["jusqu'au 25 novembre", '2026-11-25'],
    ["jusqu'au 1er décembre", '2026-12-01'],
    ['avant vendredi', '2026-11-19'],
    ["d'ici vendredi", '2026-11-20'],
    ['au plus tard vendredi', '2026-11-20'],
    ['après le 15', '2026-12-16'],
    ['pas avant le 25', '2026-11-25'],
  ])('%j', (text, day) => {
    const { pickup, specialInstructions } = inFrench(text);
    expect(pickup?.day ?? null).toBe(day);
    expect(specialInstructions).toBe(FRENCH.pickup.wish(text));
  });

  it('and not what it holds', () => {
    for (const text of [
      'friday',
      'not friday, saturday',
      'any day next week but friday',
      'friday before noon',
    ])
      expect(converse(...TO_PICKUP, text).state.slots.specialInstructions).toBeNull();
  });
});

sayings('a condition among other words', [
  [
    [],
    'couch, any day but friday',
    { junkText: 'couch', specialInstructions: 'Pickup: "any day but friday"' },
  ],
  [[], 'A stove and I need it gone by Friday', { specialInstructions: 'Pickup: "by Friday"' }],
  [
    TO_PICKUP,
    'by tomorrow afternoon',
    { specialInstructions: 'Pickup: "by tomorrow afternoon (Thursday, November 19)"' },
  ],
]);

it('is said back at once and in the recap, and goes when a day is given', () => {
  const said = converse(...TO_PICKUP, 'any day but Friday');
  expect(lastReplyOf(said)).toContain('Got it: any day but Friday. ');
  const recap = converseFrom(said.state, ['@contact:phone', 'none']);
  expect(lastReplyOf(recap)).toContain('Pickup: "any day but Friday"');
  expect(converseFrom(recap.state, ['make it saturday']).state.slots.specialInstructions).toBeNull();
});

sayings('neither this week nor the next', [
  ...[
    'Not this week or next, the week after',
    'not this week or next week, the week after',
    'not this week nor next, the one after',
  ].map(
    (text) =>
      [TO_PICKUP, text, { pickup: { day: '2026-11-30', slot: null, time: null, asap: false } }] as const,
  ),
]);

sayings('until when somebody is there is no hour of the pickup, and is noted', [
  [
    [...TO_PICKUP, 'could you do saturday?'],
    'yes but morning, I have to hand over the keys at noon',
    {
      pickup: { day: '2026-11-21', slot: 'morning', time: null, asap: false },
      specialInstructions: 'I have to hand over the keys at noon',
    },
  ],
  [
    [...TO_PICKUP, 'could you do saturday?'],
    'oui mais le matin plutôt, faut que je rende les clés à midi',
    {
      pickup: { day: '2026-11-21', slot: 'morning', time: null, asap: false },
      specialInstructions: 'faut que je rende les clés à midi',
    },
  ],
  [TO_PICKUP, 'friday but I leave at 3', { specialInstructions: 'I leave at 3' }],
]);

it('a question with a word of sending at the question for the day is no answer to it', () => {
  expect(converse(...TO_PICKUP, 'how many guys do you send').state.slots.pickup).toBeNull();
});
