import { expect, it } from '@jest/globals';
import { overlappingPickups } from './pickup-overlap.ts';

const pickup = (id: number, scheduledHours: string | null, changes: object = {}) => ({
  id,
  status: 'scheduled' as const,
  scheduledDate: '2026-11-26T12:00:00.000Z',
  scheduledHours,
  ...changes,
});

it.each<[string, string | null, string | null, boolean]>([
  ['some of the same hours', '09:00-11:00', '10:00-12:00', true],
  ['hours within the others', '09:00-17:00', '10:00-11:00', true],
  ['the same hours', '09:00-11:00', '09:00-11:00', true],
  ['one after the other', '09:00-11:00', '11:00-12:00', false],
  ['hours apart', '09:00-10:00', '13:00-14:00', false],
  ['no hours yet', '09:00-11:00', null, false],
  ['half-typed hours', '09:00-', '09:00-11:00', false],
])('two pickups of a day with %s', (_case, some, others, isOverlap) => {
  const [a, b] = [pickup(1, some), pickup(2, others)];
  expect(overlappingPickups(a, [a, b])).toEqual(isOverlap ? [b] : []);
  expect(overlappingPickups(b, [a, b])).toEqual(isOverlap ? [a] : []);
});

it('a pickup of another day, or one that is done, is in nobody’s way', () => {
  const [one, hours] = [pickup(1, '09:00-11:00'), '10:00-12:00'];
  const done = pickup(2, hours, { status: 'completed' });
  const later = pickup(3, hours, { scheduledDate: '2026-11-27T12:00:00.000Z' });
  expect(overlappingPickups(one, [done, later])).toEqual([]);
  expect(overlappingPickups(done, [one])).toEqual([]);
});
