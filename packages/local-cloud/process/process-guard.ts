import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Ends processes that this one has started as soon as this one is gone, however it ended, and whatever they do then. */
export interface ProcessGuard {
  /** Guards a process that leads a group of its own, until it ends. */
  add(child: ChildProcess): void;
  close(): Promise<void>;
}

const main = fileURLToPath(new URL('./process-guard-main.ts', import.meta.url));

/** Starts one process that guards any number of others: a watchdog of its own for each would cost as much again as they do. */
export function startProcessGuard(): ProcessGuard {
  const guard = spawn(process.execPath, [main], { detached: true, stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => guard.once('exit', () => resolve()));
  // It keeps nobody from ending.
  guard.unref();
  (guard.stdin as Socket).unref();
  guard.stdin.on('error', () => {});
  return {
    add: (child) => {
      if (child.pid === undefined) return;
      guard.stdin.write(`+${child.pid}\n`);
      child.once('exit', () => void guard.stdin.write(`-${child.pid}\n`));
    },
    close: () => {
      guard.ref();
      guard.stdin.end();
      return ended;
    },
  };
}
