import { expect, it } from '@jest/globals';
import { addressPosition, distanceKm } from './address-position.ts';
import { SERVED_AREAS } from './site.ts';

const km = (from: string, to: string) => {
  const [a, b] = [addressPosition(from), addressPosition(to)];
  return a && b && distanceKm(a, b);
};

it('knows about where every served area is, and no other place', () => {
  for (const area of SERVED_AREAS) expect(addressPosition(`1 Oak St, ${area}`)).not.toBeNull();
  for (const address of [null, '', '1 Oak St', '1 Oak St, Truro B2N 1A1']) {
    expect(addressPosition(address)).toBeNull();
  }
});

it('goes by the postal code before the name, and measures in kilometres', () => {
  expect(km('1 Oak St, Halifax B3H 4R2', '2 Elm St, Halifax b3k1a1')).toBeCloseTo(2.7, 0);
  expect(km('Halifax', 'Sackville')).toBeGreaterThan(12);
  expect(km('Dartmouth', 'Cole Harbour')).toBeLessThan(8);
});
