import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { LockedError, lockDirectory } from './process-lock.ts';

const directory = temporaryDirectory();

it('lockDirectory lets one process in until it releases the lock', () => {
  const release = lockDirectory(directory);
  expect(() => lockDirectory(directory)).toThrow(LockedError);
  release();
  lockDirectory(directory)();
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
  lockDirectory(directory)();
});
