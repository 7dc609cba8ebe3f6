import { expect, it } from '@jest/globals';
import { withoutSaidPickup } from './without-said-pickup.ts';

const WHEN = { when: [{ day: ['any'], asap: false }] };

it.each([
  ['Pickup: "any day but Friday"', 'Any day but friday please'],
  ['Pickup: "by tomorrow (Thursday, November 19)"', 'a couch, gone by tomorrow'],
  ['Ramassage : « n’importe quand sauf vendredi »', "n'importe quand sauf vendredi"],
])('%s repeats what was said of the pickup', (note, text) => {
  expect(withoutSaidPickup(note, WHEN, [text])).toBeNull();
  expect(withoutSaidPickup(`gate code 4471\n${note}`, WHEN, [text])).toBe('gate code 4471');
  expect(withoutSaidPickup(note, {}, [text])).toBe(note);
  expect(withoutSaidPickup(note, WHEN, ['something else'])).toBe(note);
});

it('leaves notes of anything else, and none', () => {
  expect(withoutSaidPickup('any day but Friday', WHEN, ['any day but Friday'])).toBe('any day but Friday');
  expect(withoutSaidPickup(null, WHEN, ['friday'])).toBeNull();
});
