import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../shared/error-code.ts';
import { isRecord } from '../template/template.ts';

/** Another process has the directory. */
export class LockedError extends Error {
  override readonly name = 'LockedError';
}

/**
 * Claims a directory for this process and returns how to release it. The lock of a process that is gone is taken over.
 * @param inUse says of the process that has it what it is, and what can be done
 * @throws LockedError
 */
export function lockDirectory(directory: string, inUse: (owner: string) => string): () => void {
  mkdirSync(directory, { recursive: true });
  const lock = join(directory, 'lock.json');
  const draft = join(directory, `lock.${process.pid}.json`);
  try {
    writeFileSync(draft, JSON.stringify({ pid: process.pid, started: processStart(process.pid) }));
    if (!claim(draft, lock)) {
      const owner = readOwner(lock);
      if (owner !== undefined) throw new LockedError(inUse(`process ${owner}`));
      rmSync(lock, { force: true });
      if (!claim(draft, lock)) throw new LockedError(inUse('a process that has just begun'));
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => rmSync(lock, { force: true });
}

/** A link appears with its content at once, so no process ever reads half a lock. */
function claim(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The process that holds the lock, or undefined when it is gone. */
function readOwner(lock: string): number | undefined {
  try {
    const owner: unknown = JSON.parse(readFileSync(lock, 'utf8'));
    if (!isRecord(owner) || typeof owner.pid !== 'number') return undefined;
    process.kill(owner.pid, 0);
    // The number may belong to another process by now, after a reboot above all.
    return owner.started === processStart(owner.pid) ? owner.pid : undefined;
  } catch {
    return undefined;
  }
}

/** When a process started, in kernel ticks; empty without /proc. */
function processStart(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
