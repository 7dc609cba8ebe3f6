import { readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from '@jest/globals';
import { ShardPositions } from '../streams/shard-positions.ts';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { isDiskFull } from './full-disk.ts';
import { writeJsonFile } from './write-json-file.ts';

const root = temporaryDirectory();
let files = 0;
let file = '';

beforeEach(() => {
  file = join(root, `${++files}.json`);
});

/** The next write of a file finds no room: the device has none. */
function fillDisk(): void {
  symlinkSync('/dev/full', `${file}.draft`);
}

it('a file for which there is no room is as it was before, and no draft of it is left', () => {
  writeJsonFile(file, { a: 1 });
  fillDisk();
  expect(() => writeJsonFile(file, { a: 2 })).toThrow('ENOSPC');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ a: 1 });
  expect(readdirSync(root).filter((name) => name.endsWith('.draft'))).toEqual([]);
});

it('positions in streams go on without room, and are stored with the next one', () => {
  const lines: string[] = [];
  const positions = new ShardPositions(file, (line) => void lines.push(line));
  positions.set('mapping', 'a', '1');
  fillDisk();
  positions.set('mapping', 'a', '2');
  expect(positions.get('mapping', 'a')).toBe('2');
  expect(lines).toEqual([expect.stringContaining(`No room on the disk for ${file}`)]);
  expect(new ShardPositions(file, () => {}).get('mapping', 'a')).toBe('1');
  positions.set('mapping', 'b', '1');
  expect(new ShardPositions(file, () => {}).get('mapping', 'a')).toBe('2');
});

function noRoom(): Error {
  return Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}

it.each([
  [noRoom(), true],
  [Object.assign(new Error('EDQUOT'), { code: 'EDQUOT' }), true],
  [Object.assign(new Error('ENOENT'), { code: 'ENOENT' }), false],
  ['ENOSPC', false],
])('tells want of room from other errors: %s', (error, isFull) => {
  expect(isDiskFull(error)).toBe(isFull);
});
