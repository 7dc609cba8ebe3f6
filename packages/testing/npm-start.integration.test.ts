import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { eventually } from './eventually.ts';
import { listenersOn } from './listeners.ts';
import { descendants, stillRunning } from './process-tree.ts';
import { type SpawnedProduct, spawnNpmScript, temporaryLocalDir } from './spawned-product.ts';

const localDir = temporaryLocalDir();
afterAll(() => localDir.remove());

const toNpm = (signal: NodeJS.Signals) => (product: SpawnedProduct) => process.kill(product.pid, signal);
const toGroup = (signal: NodeJS.Signals) => (product: SpawnedProduct) => process.kill(-product.pid, signal);

it.each([
  ['start', 'SIGTERM to npm alone', toNpm('SIGTERM'), 0],
  ['start', 'SIGKILL to npm alone', toNpm('SIGKILL'), null],
  ['start', 'Ctrl-C in the terminal', toGroup('SIGINT'), 0],
  ['dev', 'SIGTERM to npm alone', toNpm('SIGTERM'), 0],
  ['dev', 'SIGKILL to npm alone', toNpm('SIGKILL'), null],
] as const)('npm run %s leaves no process and no port after %s', async (script, _signal, send, exitCode) => {
  const product = await spawnNpmScript(script, localDir.path);
  const processes = descendants(product.pid);
  try {
    const { endpoints } = JSON.parse(readFileSync(join(localDir.path, 'endpoints.json'), 'utf8')) as {
      endpoints: Record<string, string>;
    };
    // Node, what watches Java, and Java.
    expect(processes.length).toBeGreaterThanOrEqual(3);
    send(product);
    expect(await product.ended).toBe(exitCode);
    await eventually(() => expect(stillRunning(processes)).toEqual([]));
    // A port that is free again may be another test's by now.
    const ofThisRun = new Set(descendants(process.ppid));
    for (const url of [product.url, ...Object.values(endpoints)]) {
      const left = listenersOn(Number(new URL(url).port)).filter((pid) => !ofThisRun.has(pid));
      expect([url, left]).toEqual([url, []]);
    }
    if (exitCode === 0) expect(product.output()).toContain('Stopping …');
  } finally {
    for (const pid of stillRunning([product.pid, ...processes])) process.kill(pid, 'SIGKILL');
  }
});
