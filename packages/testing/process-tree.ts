import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Ended, and only waits for its parent to read the exit code. */
  readonly isZombie: boolean;
}

/** The processes below `pid`, those below them and so on, without `pid` itself. */
export function descendants(pid: number): number[] {
  const all = runningProcesses();
  const below = (parent: number): number[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one.pid, ...below(one.pid)]);
  return below(pid);
}

/** Those of `pids` that still run. */
export function stillRunning(pids: readonly number[]): number[] {
  const running = new Set(runningProcesses().map(({ pid }) => pid));
  return pids.filter((pid) => running.has(pid));
}

/** A small Linux has no `ps`, and macOS no /proc. */
function runningProcesses(): Process[] {
  const all = existsSync('/proc/self/stat') ? fromProc() : fromPs();
  return all.filter(({ isZombie }) => !isZombie);
}

function fromProc(): Process[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The second field is a name in brackets that may hold anything.
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return [{ pid: Number(pid), parent: Number(parent), isZombie: state === 'Z' }];
    } catch {
      // It ended while the list was read.
      return [];
    }
  });
}

function fromPs(): Process[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,state='], { encoding: 'utf8' }).trim();
  return lines.split('\n').map((line) => {
    const [pid, parent, state = ''] = line.trim().split(/\s+/);
    return { pid: Number(pid), parent: Number(parent), isZombie: state.startsWith('Z') };
  });
}
