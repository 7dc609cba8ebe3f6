import { describe, expect, it } from '@jest/globals';
import { timesOutOfOrder } from './index-accounts.ts';

const at = (minutes: number, seconds = 0) =>
  new Date(Date.UTC(2026, 10, 21, 12, minutes, seconds)).toISOString();

describe('the order of chats in a list', () => {
  it.each([
    ['none', []],
    ['the latest first', [at(3), at(2), at(1)]],
    ['less than a minute behind', [at(3), at(2), at(2, 59), at(1)]],
  ])('is right: %s', (_, times) => {
    expect(timesOutOfOrder(times)).toEqual([]);
  });

  it('is wrong where one stands behind another that was silent a minute longer, or more', () => {
    expect(timesOutOfOrder([at(3), at(1), at(2), at(1, 30)])).toEqual([at(2)]);
  });
});
