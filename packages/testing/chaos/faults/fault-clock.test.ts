import { expect, it } from '@jest/globals';
import { FaultClock } from './fault-clock.ts';

it('a fault sets the clock from where the scenario has it, once however often it comes', () => {
  const clock = {
    ahead: 0,
    jumpTo: (to: number) => {
      clock.ahead = to;
    },
  };
  const faults = new FaultClock(clock);
  for (let time = 0; time < 3; time += 1) faults.jump(120);
  expect(clock.ahead).toBe(120);
  clock.jumpTo(1500);
  faults.jump(120);
  faults.jump(-240);
  expect(clock.ahead).toBe(1260);
});
