import type { Attack, Outcome } from '../attack.ts';
import type { HostileStage } from '../hostile-stage.ts';

const ERROR = /"level":"error"/;
/** A store that did not answer a message of a queue in time, for the first time: the message comes again, and is open if it fails then. */
const SLOW_ONCE = /"message":"message failed".*"receives":1,"error":"TimeoutError"/;

/**
 * An attack that counts as open where it comes to no end, and where a function has logged an error meanwhile: some are not told to
 * whoever sends, as those of events.
 */
export function watched({ name, run }: Attack): Attack {
  return {
    name,
    run: async (stage) => {
      const { logLines } = stage.product;
      const before = logLines.length;
      const { tries, open } = await ended(run, stage);
      const errors = logLines.slice(before).filter((line) => ERROR.test(line) && !SLOW_ONCE.test(line));
      return { tries, open: [...open, ...errors.map((line) => `logged: ${line.slice(0, 300)}`)] };
    },
  };
}

async function ended(run: Attack['run'], stage: HostileStage): Promise<Outcome> {
  try {
    return await run(stage);
  } catch (error) {
    return { tries: 1, open: [`it came to no end: ${(error as Error).stack?.slice(0, 400)}`] };
  }
}
