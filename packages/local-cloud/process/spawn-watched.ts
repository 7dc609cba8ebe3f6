import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/** A command under its watchdog; it ends when `stdin` is destroyed, and with this process. */
export type WatchedProcess = ChildProcessByStdio<Writable, Readable, Readable>;

export interface WatchedOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

const watchdog = fileURLToPath(new URL('./watchdog.ts', import.meta.url));

/** Starts a command that dies with this process, however this process ends, and takes along what it started. */
export function spawnWatched(
  command: string,
  args: readonly string[],
  options: WatchedOptions,
): WatchedProcess {
  return spawn(process.execPath, [watchdog, command, ...args], {
    ...options,
    // A process group of its own: Ctrl-C reaches this process alone, which then ends its parts in order.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}
