import { readFileSync } from 'node:fs';

/**
 * The most memory that this process has held so far, in bytes. On Linux `maxRSS` will not do: a process that was spawned
 * begins with the peak of the one that spawned it.
 */
export function peakMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024;
  const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  if (kilobytes === undefined)
    throw new Error('This machine does not say how much memory a process has held.');
  return Number(kilobytes) * 1024;
}
