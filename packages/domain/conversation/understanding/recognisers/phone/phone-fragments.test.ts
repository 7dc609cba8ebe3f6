import { expect, it } from '@jest/globals';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { correctDigits } from './correct-digits.ts';
import { joinPhoneFragments, phoneProblem, readPhoneFragment } from './phone-fragments.ts';

it.each([
  ['902', '902'],
  ["it's 902", '902'],
  ['then 555', '555'],
  ['oh one three four', '0134'],
  ['area code 902', '902'],
  ['the rest is 0134', '0134'],
  ['triple five', '555'],
  ['my number is 555 0134', '5550134'],
  ['2 couches', null],
  ['5 pm', null],
  ['friday', null],
  ['9', null],
  ['at 7:30', null],
])('readPhoneFragment of %j is %j', (text, digits) => {
  expect(readPhoneFragment(readUtterance(text))).toBe(digits);
});

it.each([
  [['902', '555', '0134'], '(902) 555-0134'],
  [['1902', '5550134'], '(902) 555-0134'],
  [['5550134', '902'], '(902) 555-0134'],
  [['902', '902555', '0134'], '(902) 555-0134'],
  [['902', '555'], null],
  [['902', '555', '0134', '77'], null],
  [[], null],
])('joinPhoneFragments of %j is %j', (fragments, display) => {
  expect(joinPhoneFragments(fragments)).toBe(display);
});

it.each([
  ['902-555-0134', null],
  ['555-0134', 'no-area-code'],
  ['five five five oh one three four', 'no-area-code'],
  ['902-555', 'too-short'],
  ['123-456-7890', 'undiallable'],
  ['call me', 'missing'],
])('phoneProblem of %j is %j', (text, problem) => {
  expect(phoneProblem(readUtterance(text))).toBe(problem);
});

it.each([
  ['ends in 43', '(902) 555-0143'],
  ['it should end with four three instead of three four', '(902) 555-0143'],
  ['last four are 0199', '(902) 555-0199'],
  ['the last four should be zero one nine nine', '(902) 555-0199'],
  ['last two digits are 56', '(902) 555-0156'],
  ['the last digit is 5', '(902) 555-0135'],
  ["it's 782 not 902", '(782) 555-0134'],
  ['area code is 782', '(782) 555-0134'],
  ['starts with 782', '(782) 555-0134'],
  ["not 0134 it's 0143", '(902) 555-0143'],
  ['I said 0143 not 0134', '(902) 555-0143'],
  ['the middle is 556', '(902) 556-0134'],
  ['oh one four three', '(902) 555-0143'],
  ['555-0177', '(902) 555-0177'],
  ['should be 902 555 0177', '(902) 555-0177'],
  ['extension is 14', '(902) 555-0134 x14'],
  ['thanks', null],
  ['5', null],
  ['at 7 pm', null],
])('correctDigits by %j gives %j', (text, display) => {
  expect(correctDigits('(902) 555-0134', text)).toBe(display);
});

it('correctDigits keeps the extension', () => {
  expect(correctDigits('(902) 555-0134 x12', 'ends in 43')).toBe('(902) 555-0143 x12');
});
