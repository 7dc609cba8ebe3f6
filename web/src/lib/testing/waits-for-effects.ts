import { configure, getConfig } from '@testing-library/react';
import { unstable_IdlePriority as IDLE, unstable_scheduleCallback as schedule } from 'scheduler';

const usual = getConfig();

/** Ends once React has nothing left to do: what is idle comes behind all else. */
const whenIdle = () => new Promise<void>((done) => void schedule(IDLE, () => done()));

// What is waited for may stand on the screen before the effects behind it have run: on a busy machine React yields in between,
// and a test would look too early.
configure({
  asyncWrapper: (wait) =>
    usual.asyncWrapper(async () => {
      const found = await wait();
      await whenIdle();
      return found;
    }),
});
