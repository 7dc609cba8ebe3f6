import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADMIN } from './admin.ts';
import { ASSEMBLY_DIR } from './assembly.ts';

const START = fileURLToPath(new URL('../local-cloud/bin/start.ts', import.meta.url));
const READY = /^Ready: (http:\/\/localhost:\d+)$/m;

export interface SpawnedProduct {
  url: string;
  /** All that it has printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does; answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
}

/** A folder for LOCAL_DIR, and how to remove it. */
export function temporaryLocalDir() {
  const path = mkdtempSync(join(tmpdir(), 'harbour-haul-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/**
 * Runs what `npm start` runs, from the already synthesized assembly, and waits for its `Ready:` line.
 * @throws Error with what it printed when it ends before.
 */
export async function spawnProduct(localDir: string, port = 0): Promise<SpawnedProduct> {
  const child = spawn(process.execPath, [START, '--assembly', ASSEMBLY_DIR], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PORT: String(port),
      LOCAL_DIR: localDir,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const ready = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = READY.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then(() => reject(new Error(`The product ended before it was ready:\n${output}`)));
  });
  const url = await ready;
  return {
    url,
    output: () => output,
    stop: () => signal(child, 'SIGTERM', ended),
    kill: async () => void (await signal(child, 'SIGKILL', ended)),
  };
}

function signal(child: ChildProcess, name: NodeJS.Signals, ended: Promise<number | null>) {
  child.kill(name);
  return ended;
}
