import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';

/** The processes that listen on a TCP port of this machine; those of other users are not seen. A small Linux has no `lsof`, and macOS no /proc. */
export function listenersOn(port: number): number[] {
  return existsSync('/proc/net/tcp') ? fromProc(port) : fromLsof(port);
}

function fromLsof(port: number): number[] {
  const { stdout } = spawnSync('lsof', ['-nP', '-t', `-iTCP:${port}`, '-sTCP:LISTEN'], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

function fromProc(port: number): number[] {
  const inodes = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => listeningInodes(file, port)));
  if (inodes.size === 0) return [];
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => socketsOf(pid).some((inode) => inodes.has(inode))).map(Number);
}

function listeningInodes(file: string, port: number): string[] {
  const rows = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return rows.flatMap((row) => {
    const [, local = '', , state, , , , , , inode = ''] = row.trim().split(/\s+/);
    return state === LISTENING && Number.parseInt(local.split(':')[1] ?? '', 16) === port ? [inode] : [];
  });
}

function socketsOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => {
      const target = readLink(`/proc/${pid}/fd/${fd}`);
      return /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? '';
    });
  } catch {
    // It has ended meanwhile.
    return [];
  }
}

function readLink(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}
