import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { ADMIN } from './admin.ts';
import { ASSEMBLY_DIR } from './assembly.ts';
import { failOnDenial } from './fail-on-denial.ts';
import { GRANT_USES_DIR } from './grant-uses.ts';
import { endWithTestFile } from './leftovers.ts';
import { TEST_FAULTS } from './test-faults.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const START = join(ROOT, 'packages/local-cloud/bin/start.ts');
const READY = /^Ready: (http:\/\/localhost:\d+)$/m;

export interface SpawnedProduct {
  url: string;
  /** The process that was spawned: Node, or npm where it was started by npm. */
  pid: number;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  /** All that it has printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does; resolves to its exit code. */
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
export function spawnProduct(localDir: string, port = 0): Promise<SpawnedProduct> {
  const child = spawn(process.execPath, [START, '--end-with-parent'], {
    env: environment(localDir, port),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return whenReady(child);
}

/**
 * Runs `npm run start` or `npm run dev` as a person does in a terminal: in a process group of its own, to which Ctrl-C
 * sends its signal.
 * @throws Error with what it printed when it ends before it is ready.
 */
export function spawnNpmScript(script: 'start' | 'dev', localDir: string): Promise<SpawnedProduct> {
  const child = spawn('npm', ['run', script], {
    cwd: ROOT,
    env: environment(localDir, 0),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  return whenReady(child);
}

function environment(localDir: string, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_OPTIONS: '',
    // Each start parses the same sources, and takes their types away.
    NODE_COMPILE_CACHE: join(ASSEMBLY_DIR, '.compile-cache'),
    PORT: String(port),
    LOCAL_DIR: localDir,
    LOCAL_ASSEMBLY: ASSEMBLY_DIR,
    LOCAL_GRANT_USES: GRANT_USES_DIR,
    LOCAL_INDEX_LAG: String(TEST_FAULTS.indexLagMs),
    LOCAL_DYNAMODB_ERRORS: String(TEST_FAULTS.errorShare),
    LOCAL_SEED: String(TEST_FAULTS.seed),
    LIMITS: 'loose',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  };
}

async function whenReady(child: ChildProcessByStdio<null, Readable, Readable>): Promise<SpawnedProduct> {
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', failOnDenial);
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
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  endWithTestFile(() => end('SIGTERM'));
  const url = await ready;
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: async () => void (await end('SIGKILL')),
  };
}
