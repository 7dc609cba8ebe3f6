import { describe, expect, it } from '@jest/globals';
import { readCallTimes } from '../../call-times/call-times-note.ts';
import { CALL_TIMES, NO_CALL_TIMES } from '../../call-times/testing/call-time-sayings.ts';
import { leadFromSlots } from '../lead-from-slots.ts';
import {
  converse,
  TO_ADDRESS,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_NAME,
  TO_PICKUP,
} from '../testing/converse.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

describe('the chat hears when to call as the pages that show its lead', () => {
  const heardIn = (before: readonly string[], text: string) => {
    const { slots } = converse(...before, text).state;
    return readCallTimes(leadFromSlots(slots, { visitorId: 'v-1', sessionId: 's-1' }, true).details);
  };

  it.each([...CALL_TIMES, ...NO_CALL_TIMES.map((text) => [text, null] as const)])('%j: %j', (text, times) => {
    for (const before of [TO_NAME, TO_ADDRESS, TO_PICKUP, TO_CONTACT, TO_INSTRUCTIONS])
      expect(heardIn(before, text)).toBe(times);
  });
});

describe('a day that is told by how near it is gets its date, which is right tomorrow too', () => {
  it.each([
    [
      TO_CONTACT,
      'call me tomorrow between 6 and 7 pm',
      'When to call: Thursday, November 19, between 6 and 7 pm',
    ],
    [
      TO_CONTACT,
      'phone tomorrow between 6 and 7 pm',
      'When to call: Thursday, November 19, between 6 and 7 pm',
    ],
    [
      TO_INSTRUCTIONS,
      'call me tomorrow between 6 and 7 pm',
      'When to call: Thursday, November 19, between 6 and 7 pm',
    ],
    [TO_INSTRUCTIONS, 'call me tomorrow morning', 'When to call: Thursday, November 19, morning'],
    [TO_INSTRUCTIONS, 'call me tonight', 'When to call: Wednesday, November 18, in the evening'],
    [TO_INSTRUCTIONS, 'call me after 5 today', 'When to call: Wednesday, November 18, after 5'],
    [
      TO_CONTACT,
      'appelez-moi demain entre 18 h et 19 h',
      'Quand appeler : jeudi 19 novembre, entre 18 h et 19 h',
    ],
    [
      TO_INSTRUCTIONS,
      'appelez-moi demain entre 18 h et 19 h',
      'Quand appeler : jeudi 19 novembre, entre 18 h et 19 h',
    ],
  ] as const)('%j, %j: %j', (before, text, note) => {
    const { specialInstructions } = converse(...before, text).state.slots;
    expect(specialInstructions?.replaceAll('\u00a0', ' ')).toBe(note);
  });
});
