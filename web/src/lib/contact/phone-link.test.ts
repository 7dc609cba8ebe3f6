import { expect, it } from '@jest/globals';
import { phoneLink } from './phone-link.ts';

it.each([
  ['(902) 555-0148', 'tel:+19025550148'],
  ['1 902 555 0148', 'tel:+19025550148'],
  ['+1 (902) 555-0148', 'tel:+19025550148'],
  ['+44 20 7946 0018', 'tel:+442079460018'],
  ['555-0148', 'tel:5550148'],
  ['(902) 555-0148 x12', 'tel:+19025550148,12'],
])('phoneLink of %s is %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});
