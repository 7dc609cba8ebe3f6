import { expect, it } from '@jest/globals';
import { isRuledOut, ruledOutDays } from './ruled-out-days.ts';

it.each<[string, number[]]>([
  ['Not friday', [5]],
  ['Two sofas. Any day but not on Fridays please', [5]],
  ['as soon as possible, not friday', [5]],
  ["can't do monday or tuesday", [1, 2]],
  ['any day except the weekend', [0, 6]],
  ['any day but friday', [5]],
  ['no weekdays', [1, 2, 3, 4, 5]],
  ["Friday doesn't work for us", [5]],
  ['fridays are bad', [5]],
  ['pas le vendredi', [5]],
  ['Tous les jours sauf la fin de semaine', [0, 6]],
  ['le jeudi ne convient pas', [4]],
  ['not wednesday, saturday is fine', [3]],
])('%j rules out %j', (text, days) => expect(ruledOutDays(text)).toEqual(new Set(days)));

it.each([
  '',
  'friday please',
  'a sofa, but friday works',
  'one sofa but friday is best',
  'No, friday is fine',
  'if not friday then saturday',
  'why not friday?',
  'not before friday',
  'not only friday',
  'not friday morning, the gate is closed then',
  'friday is not a problem',
  'no rush. friday works',
  'gate code is not 4471',
])('%j rules out nothing', (text) => expect([...ruledOutDays(text)]).toEqual([]));

it('a day is ruled out by its weekday', () => {
  expect(isRuledOut('2026-11-20', 'not friday')).toBe(true);
  expect(isRuledOut('2026-11-21', 'not friday')).toBe(false);
  expect(isRuledOut('', 'not friday')).toBe(false);
});
