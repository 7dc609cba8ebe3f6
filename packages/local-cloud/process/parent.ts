/** How often a process looks whether its parent still runs, in milliseconds. */
const interval = 250;

/**
 * Calls `act` once the process that started this one is gone, however it ended: the kernel then gives this one another
 * parent. Does not keep the process running by itself.
 */
export function whenParentEnds(act: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, interval);
  timer.unref();
}
