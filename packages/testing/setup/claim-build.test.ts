import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { temporaryDirectory } from '@harbour-haul/local-cloud/testing/temporary-directory';
import { afterEach, expect, it } from '@jest/globals';
import { claimBuild } from './claim-build.ts';

const CLAIM = fileURLToPath(new URL('./claim-build.ts', import.meta.url));
const directory = temporaryDirectory();
let other: ChildProcess | undefined;

afterEach(() => void other?.kill('SIGKILL'));

/** Another run in the same checkout, which goes on until it is killed. */
async function otherRun(): Promise<ChildProcess> {
  const run = `
    const { claimBuild } = await import(${JSON.stringify(CLAIM)});
    claimBuild(${JSON.stringify(directory)}, {});
    console.log('claimed');
    setInterval(() => {}, 1000);`;
  other = spawn(process.execPath, ['--input-type=module', '-e', run], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (other.stdout) await once(other.stdout, 'data');
  return other;
}

it('keeps what a run has built until it ends, and says to another run whose it is', async () => {
  const first = await otherRun();
  expect(() => claimBuild(directory, {})).toThrow(`Another run (process ${first.pid}) uses ${directory}.`);
  first.kill('SIGKILL');
  await once(first, 'exit');
  const env: NodeJS.ProcessEnv = {};
  claimBuild(directory, env);
  // What it starts in turn is the same run.
  claimBuild(directory, { ...env });
  expect(() => claimBuild(directory, {})).toThrow(`Another run (process ${process.pid})`);
});
