import { describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
import { converse, converseFrom, lastReplyOf, TO_PICKUP } from '../testing/converse.ts';
import { ENGLISH } from '../wording/english.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

const inFrench = (...said: string[]) =>
  converseFrom(initialState('fr'), [{ type: 'open' }, ...TO_PICKUP, ...said]);

describe('an answer that only rules days out is noted, and a day asked for', () => {
  it.each([
    'Not friday',
    'not monday or tuesday',
    'no sundays please',
    "friday's no good",
    "I can't do friday",
    'not this week',
    'no mornings',
    'not tomorrow',
  ])('%j', (text) => {
    const said = converse(...TO_PICKUP, text);
    expect(said.state).toMatchObject({ step: 'pickup', slots: { pickup: null } });
    expect(said.state.slots.specialInstructions).toContain(`Pickup: "${text}`);
    expect(lastReplyOf(said)).toContain(ENGLISH.pickup.refused);
    expect(lastReplyOf(said)).toContain(ENGLISH.pickup.again);
  });

  it.each(['pas vendredi', 'pas le lundi', 'vendredi ça marche pas', 'pas cette semaine'])('%j', (text) => {
    const said = inFrench(text);
    expect(said.state).toMatchObject({
      step: 'pickup',
      slots: { pickup: null, specialInstructions: FRENCH.pickup.wish(text) },
    });
    expect(lastReplyOf(said)).toContain(FRENCH.pickup.again);
  });
});

it('who rules out another one then is asked no third time', () => {
  const { state } = converse(...TO_PICKUP, 'not friday', 'not saturday either');
  expect(state.step).toBe('contact-method');
  expect(state.slots.specialInstructions).toBe('Pickup: "not friday"\nPickup: "not saturday either"');
});

it('no day that was ruled out is given as an example', () => {
  const asked = (...said: string[]) => lastReplyOf(converse(...said));
  const FROM_START = [
    'couch, not friday',
    'skip',
    'Jane Roe',
    '902-555-0148',
    '12 Oak St, Dartmouth B2Y 1A1',
  ];
  expect(asked(...TO_PICKUP)).toContain("'Friday at 2pm'");
  expect(asked(...FROM_START)).toContain("'Monday at 2pm'");
  expect(asked(...TO_PICKUP, 'not friday', 'blorp')).toContain("'Monday at 2pm'");
  expect(asked(...TO_PICKUP, 'not friday or monday', 'blorp')).toContain("'Wednesday at 2pm'");
  expect(inFrench('pas vendredi', 'blorp').replies.at(-1)?.content).toContain('lundi à 14');
});

it('what was ruled out goes when a day is given, and stays beside several', () => {
  const slotsAfter = (text: string) => converse(...TO_PICKUP, 'Not friday', text).state.slots;
  expect(slotsAfter('monday then').specialInstructions).toBeNull();
  expect(slotsAfter('any day next week').specialInstructions).toBe('Pickup: "Not friday"');
});

it('a note for the crew beside it is kept too', () => {
  const { slots } = converse(...TO_PICKUP, 'not friday. the gate code is 4471').state;
  expect(slots.specialInstructions).toContain('4471');
  expect(slots.specialInstructions).toContain('not friday');
});

describe('an hour that is told by what happens then stays in words', () => {
  it.each([
    'when the kids are at school',
    'while the kids are in school',
    'any day when my husband is home',
    'during my break at the shop',
    'after the school run',
    'between classes',
  ])('%j', (text) => {
    const { step, slots } = converse(...TO_PICKUP, text).state;
    expect(step).toBe('contact-method');
    expect(slots).toMatchObject({
      pickup: { day: null, time: null },
      specialInstructions: `Pickup: "${text}"`,
    });
  });

  it.each(["quand les enfants sont à l'école", 'pendant la sieste du petit'])('%j', (text) => {
    const { step, slots } = inFrench(text).state;
    expect(step).toBe('contact-method');
    expect(slots.specialInstructions).toBe(FRENCH.pickup.wish(text));
  });

  it('beside a day too, and not beside an hour', () => {
    const slotsAfter = (text: string) => converse(...TO_PICKUP, text).state.slots;
    expect(slotsAfter('friday when the kids are at school')).toMatchObject({
      pickup: { day: '2026-11-20', slot: null, time: null },
      specialInstructions: 'Pickup: "friday when the kids are at school"',
    });
    expect(slotsAfter('friday at 10, when the kids are at school').specialInstructions).toBeNull();
  });

  it.each(['when are you free?', 'when I know more', 'once I hear from my landlord', 'when the truck comes'])(
    '%j is none',
    (text) => {
      expect(converse(...TO_PICKUP, text).state).toMatchObject({ step: 'pickup', slots: { pickup: null } });
    },
  );
});
