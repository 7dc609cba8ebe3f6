import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { LockedError, lockDirectory } from './process-lock.ts';

const directory = temporaryDirectory();
const inUse = (owner: string) => `in use by ${owner}`;

it('lockDirectory lets one process in until it releases the lock', () => {
  const release = lockDirectory(directory, inUse);
  expect(() => lockDirectory(directory, inUse)).toThrow(new LockedError(`in use by process ${process.pid}`));
  release();
  lockDirectory(directory, inUse)();
  expect(readdirSync(directory)).toEqual([]);
});

it.each([
  [
    'a dead process',
    () => JSON.stringify({ pid: spawnSync(process.execPath, ['--version']).pid, started: '1' }),
  ],
  ['a process id that was assigned again', () => JSON.stringify({ pid: process.pid, started: 'long ago' })],
  ['half a file', () => '{'],
])('lockDirectory takes over the lock of %s', (_what, content) => {
  writeFileSync(join(directory, 'lock.json'), content());
  lockDirectory(directory, inUse)();
});
