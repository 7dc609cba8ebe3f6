import { describe, expect, it } from '@jest/globals';
import { ConcurrencyShares, usualConcurrency } from './concurrency-shares.ts';

const takeAll = (shares: ConcurrencyShares, arn: string) => {
  const taken: (() => void)[] = [];
  for (let place = shares.take(arn); place; place = shares.take(arn)) taken.push(place);
  return taken;
};

describe('concurrent executions', () => {
  it('are shared by all functions of an account where none reserves any', () => {
    const shares = new ConcurrencyShares(10, new Map());
    expect(takeAll(shares, 'visitors')).toHaveLength(10);
    expect(shares.take('admins')).toBeUndefined();
  });

  it('bound the function that reserves some, which takes none of anybody else’s', () => {
    const shares = new ConcurrencyShares(105, new Map([['visitors', 3]]));
    const [first, ...rest] = takeAll(shares, 'visitors');
    expect(rest).toHaveLength(2);
    expect(takeAll(shares, 'admins')).toHaveLength(102);
    first?.();
    expect(takeAll(shares, 'visitors')).toHaveLength(1);
    expect(shares.take('admins')).toBeUndefined();
  });

  it('are there for the function that reserves some, whatever the others do', () => {
    const shares = new ConcurrencyShares(105, new Map([['admins', 3]]));
    takeAll(shares, 'visitors');
    expect(takeAll(shares, 'admins')).toHaveLength(3);
  });

  it.each([
    [10, 1],
    [100, 1],
    [105, 6],
  ])('of %i in all cannot be reserved by the %i, as in AWS', (concurrency, reserved) => {
    expect(() => new ConcurrencyShares(concurrency, new Map([['visitors', reserved]]))).toThrow(
      'AWS keeps 100 unreserved',
    );
  });

  it('are those of a new account, or as many as it takes to reserve some', () => {
    expect(usualConcurrency(new Map())).toBe(10);
    const reserved = new Map([['visitors', 3]]);
    expect(new ConcurrencyShares(usualConcurrency(reserved), reserved).take('visitors')).toBeDefined();
  });
});
