import { expect, it } from '@jest/globals';
import { briefMoney } from './money.ts';

it.each([
  [0, '$0'],
  [99_999, '$99,999'],
  [123_456, '$123K'],
  [1_234_567, '$1,235K'],
])('%d dollars are %s where there is little room', (dollars, text) => {
  expect(briefMoney(dollars)).toBe(text);
});
