import { createInterface } from 'node:readline';
import { errorCode } from '../shared/error-code.ts';

/**
 * Ends the processes whose ids it was told, as soon as stdin closes: `+ID` for one that has started, `-ID` for one that has ended,
 * a line each. Who tells it holds the other end of that pipe, and the kernel closes it however that ends.
 */
const guarded = new Set<number>();

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const pid = Number(line.slice(1));
    if (line.startsWith('+')) guarded.add(pid);
    else guarded.delete(pid);
  })
  .on('close', () => {
    for (const pid of guarded) end(pid);
  });

/** Ends a process and all that it has started. */
function end(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // It has ended in the meantime; macOS says EPERM of a group of which nobody is left. The others have to end all the same.
    if (!['ESRCH', 'EPERM'].includes(errorCode(error) ?? '')) process.exitCode = 1;
  }
}

// Nothing ends it before those that it guards.
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, () => {});
