import { expect, it } from '@jest/globals';
import { Crowd } from './crowd.ts';

it('counts people by how long they stay, in each lap and in all', () => {
  let time = 0;
  const crowd = new Crowd(() => time);
  crowd.enter();
  time = 500;
  crowd.enter();
  time = 1_000;
  crowd.lap();
  crowd.leave();
  time = 2_000;
  crowd.lap();
  crowd.leave();
  time = 4_000;
  expect(crowd.laps).toEqual([1.5, 1]);
  expect([crowd.mean(), crowd.peak, crowd.size]).toEqual([2_500 / 4_000, 2, 0]);
});

it('has nobody on average before any time has passed', () => {
  const crowd = new Crowd(() => 7);
  crowd.enter();
  expect(crowd.mean()).toBe(0);
});
