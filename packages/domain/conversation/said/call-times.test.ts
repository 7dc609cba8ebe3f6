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
      'phone, tomorrow between 6 and 7 pm',
      'When to call: Thursday, November 19, between 6 and 7 pm',
    ],
    [
      TO_CONTACT,
      'call - tomorrow between 6 and 7 pm',
      'When to call: Thursday, November 19, between 6 and 7 pm',
    ],
    [TO_CONTACT, 'text, tomorrow morning', 'When to call: Thursday, November 19, morning'],
    [TO_CONTACT, 'phone, saturday morning', 'When to call: saturday morning'],
    [
      TO_CONTACT,
      'before noon and call me saturday morning',
      'When to call: before noon and saturday morning',
    ],
    [
      TO_INSTRUCTIONS,
      'after 6 tomorrow or call me sunday afternoon',
      'When to call: Thursday, November 19, after 6 or sunday afternoon',
    ],
    [TO_PICKUP, 'before noon and call me saturday morning', 'When to call: saturday morning'],
    [TO_INSTRUCTIONS, 'avant midi et appelez-moi samedi matin', 'Quand appeler : avant midi et samedi matin'],
    [TO_INSTRUCTIONS, 'call me tomorrow', 'When to call: Thursday, November 19'],
    [
      TO_CONTACT,
      'call me today or tomorrow after 5',
      'When to call: Wednesday, November 18 or Thursday, November 19 after 5',
    ],
    [
      TO_CONTACT,
      'par téléphone, demain entre 18 h et 19 h',
      'Quand appeler : jeudi 19 novembre, entre 18 h et 19 h',
    ],
    [TO_CONTACT, 'texto, samedi matin', 'Quand appeler : samedi matin'],
    [TO_INSTRUCTIONS, 'rappelez-moi demain', 'When to call: Thursday, November 19'],
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

describe('a time beside a wish for a call is of the call, and of no pickup', () => {
  it.each([
    ['can somebody just call me back? 902 555 6620, after 4pm', 'When to call: after 4pm'],
    ['call me at 902 555 6620 before noon', 'When to call: before noon'],
    ['902 555 6620, after 4pm. just call me', 'When to call: after 4pm'],
    ['ring me tomorrow evening on 902 555 6620', 'When to call: Thursday, November 19, evening'],
    ['Could you ring me tomorrow evening on 902 555 6620?', 'When to call: Thursday, November 19, evening'],
    ['rappelez-moi après 16h', 'When to call: après 16h'],
    ['pouvez-vous me rappeler? 902 555 6620, après 16h', 'Quand appeler : après 16h'],
    ['pouvez-vous me rappeler demain soir au 902 555 6620?', 'Quand appeler : jeudi 19 novembre, soir'],
  ])('%j: %j', (text, note) => {
    for (const before of [[], TO_NAME, TO_ADDRESS, TO_PICKUP]) {
      const { slots } = converse(...before, text).state;
      expect(slots.specialInstructions?.replaceAll('\u00a0', ' ')).toBe(note);
      expect(slots.pickup).toBeNull();
    }
  });

  it.each([
    'call me at 902 555 6620 before noon, pickup friday after 4pm',
    'can you call me back? 902 555 6620. come friday after 4pm',
  ])('and what is said of the pickup stays with it: %j', (text) => {
    const { pickup } = converse(text).state.slots;
    expect(pickup).toMatchObject({ day: '2026-11-20', bounds: { from: '16:00' } });
  });
});

it('the part of the day before a call is of the pickup where that is asked for', () => {
  const { pickup } = converse(...TO_PICKUP, 'before noon and call me saturday morning').state.slots;
  expect(pickup).toMatchObject({ day: null, slot: 'morning' });
});

describe('a way to be reached, and when, behind a comma', () => {
  it.each([
    'phone, tomorrow between 6 and 7 pm',
    'text - saturday morning',
    'par téléphone, demain entre 18 h et 19 h',
  ])('leaves the pickup as it is: %j', (text) => {
    expect(converse(...TO_CONTACT, text).state.slots.pickup).toMatchObject({
      day: '2026-11-20',
      time: '14:00',
    });
  });

  it.each([
    ['phone, actually make it saturday', '2026-11-21'],
    ['text. can we move the pickup to saturday morning', '2026-11-21'],
  ])('and another day for the pickup still changes it: %j', (text, day) => {
    const { state } = converse(...TO_CONTACT, text, 'yes');
    expect(state.slots.pickup?.day).toBe(day);
  });
});
