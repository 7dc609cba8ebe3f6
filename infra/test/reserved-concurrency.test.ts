import { LAMBDA_NAMES } from '@harbour-haul/contract/functions';
import { expect, it } from '@jest/globals';
import { reservedConcurrency } from '../lib/lambdas/reserved-concurrency.ts';

it.each([
  [10, undefined, undefined],
  [100, undefined, undefined],
  [158, undefined, undefined],
  [160, 40, 20],
  [1000, 250, 20],
])(
  'an account that may run %i functions at once reserves %p for visitors and %p for admins',
  (all, visitors, admins) => {
    expect(reservedConcurrency('leads', all)).toBe(visitors);
    expect(reservedConcurrency('admin-leads', all)).toBe(admins);
  },
);

it('leaves the hundred that AWS keeps for all others', () => {
  for (let all = 1; all <= 2000; all += 1) {
    const reserved = LAMBDA_NAMES.map((name) => reservedConcurrency(name, all) ?? 0);
    const sum = reserved.reduce((total, one) => total + one, 0);
    if (sum > 0) expect(all - sum).toBeGreaterThanOrEqual(100);
  }
});
