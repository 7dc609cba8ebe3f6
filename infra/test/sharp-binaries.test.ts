import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { placeSharpBinaries } from '../lib/lambdas/sharp-binaries.ts';

const directory = mkdtempSync(join(tmpdir(), 'sharp-binaries-'));
const packages = join(directory, 'node_modules', '@img');

afterAll(() => rmSync(directory, { recursive: true, force: true }));

it('copies sharp’s binaries of this machine and nothing else, and leaves existing files alone', () => {
  mkdirSync(join(packages, 'sharp-of-another-machine'), { recursive: true });
  mkdirSync(join(packages, `sharp-${process.platform}-${process.arch}`));
  placeSharpBinaries(directory, 'host');
  const placed = readdirSync(packages);
  expect(placed.length).toBeGreaterThan(0);
  expect(placed.every((name) => name.includes(process.arch))).toBe(true);
  const [first = ''] = placed;
  writeFileSync(join(packages, first, 'loaded'), 'by a running local cloud');
  placeSharpBinaries(directory, 'host');
  expect(statSync(join(packages, first, 'loaded')).isFile()).toBe(true);
});
