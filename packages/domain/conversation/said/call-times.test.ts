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
