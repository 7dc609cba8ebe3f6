import { expect, it } from '@jest/globals';
import { NOW } from '../../../../testing/converse.ts';
import { readUtterance } from '../../../utterance/read-utterance.ts';
import { otherTimes } from './other-times.ts';

it.each([
  ['friday at 2 or saturday at 10', 'friday at 2 or saturday at 10'],
  ['thursday morning, or friday afternoon works too', 'thursday morning, or friday afternoon'],
  ['i can do friday after 3 or saturday before noon please', 'friday after 3 or saturday before noon'],
  [
    'sunday morning or monday afternoon, whichever is cheaper',
    'sunday morning or monday afternoon, whichever is cheaper',
  ],
  [
    'friday at 2 or saturday at 10, whatever works. my name is Jo',
    'friday at 2 or saturday at 10, whatever works',
  ],
  ['friday at 2 or saturday at 10, my name is Jo', 'friday at 2 or saturday at 10'],
  [
    'dimanche matin ou lundi après-midi, le moins cher des deux',
    'dimanche matin ou lundi après-midi, le moins cher des deux',
  ],
  ['vendredi matin ou samedi après-midi', 'vendredi matin ou samedi après-midi'],
  ['friday afternoon or saturday', 'friday afternoon or saturday'],
  ['friday at 2, or maybe saturday if that is better', 'friday at 2, or maybe saturday'],
  ['weekday evenings or saturday', 'weekday evenings or saturday'],
  ['weekdays or saturday morning', 'weekdays or saturday morning'],
  ['saturday or weekday evenings', 'saturday or weekday evenings'],
  ['any weekday after 5 or saturday morning', 'any weekday after 5 or saturday morning'],
  ['les soirs de semaine ou le samedi', 'les soirs de semaine ou le samedi'],
  ['monday at 9 or tuesday at 10 or wednesday at 1', 'monday at 9 or tuesday at 10 or wednesday at 1'],
])('finds days with a time of their own in "%s"', (text, words) => {
  expect(otherTimes(readUtterance(text), NOW)).toBe(words);
});

it.each([
  'friday at 2',
  'friday or saturday morning',
  'friday morning or afternoon',
  'monday at 9. i work tuesday at 10 or so',
  'saturday at 10, call me at 2 or sunday',
  'not friday at 2 or saturday at 10, monday is best',
])('finds none in "%s"', (text) => {
  expect(otherTimes(readUtterance(text), NOW)).toBeNull();
});
