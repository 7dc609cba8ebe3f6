import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { compressAssets } from './compress-assets.ts';

let directory: string;
const assets = () => join(directory, 'assets');
const compressed = () => join(directory, 'compressed');
const put = (file: string, text: string) => writeFileSync(join(assets(), file), text);
const textOf = (file: string) => brotliDecompressSync(readFileSync(join(compressed(), file))).toString();

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'assets-'));
  mkdirSync(assets());
});
afterEach(() => rmSync(directory, { recursive: true }));

it('compresses what pages load by the hash of its contents, and nothing else', async () => {
  put('app-1a2b3c4d.js', 'export {};');
  put('style-1a2b3c4d.css', 'p {}');
  put('licenses-app.txt', 'MIT');
  put('figtree-1a2b3c4d.woff2', 'font');
  await compressAssets(assets(), compressed());
  expect(readdirSync(compressed()).toSorted()).toEqual(['app-1a2b3c4d.js', 'style-1a2b3c4d.css']);
  expect(textOf('app-1a2b3c4d.js')).toBe('export {};');
});

it('keeps what has not changed, and removes what is gone or was cut off', async () => {
  put('app-1a2b3c4d.js', 'export {};');
  put('old-1a2b3c4d.js', 'old');
  await compressAssets(assets(), compressed());
  const kept = join(compressed(), 'app-1a2b3c4d.js');
  const before = readFileSync(kept);
  // Were it compressed again, it would be what the asset has by now.
  put('app-1a2b3c4d.js', 'another');
  put('new-1a2b3c4d.js', 'new');
  rmSync(join(assets(), 'old-1a2b3c4d.js'));
  writeFileSync(join(compressed(), 'new-1a2b3c4d.js.part'), 'half');
  await compressAssets(assets(), compressed());
  expect(readdirSync(compressed()).toSorted()).toEqual(['app-1a2b3c4d.js', 'new-1a2b3c4d.js']);
  expect([readFileSync(kept), textOf('new-1a2b3c4d.js')]).toEqual([before, 'new']);
});
