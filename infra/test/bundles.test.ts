import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTemplate } from '@harbour-haul/testing/assembly';
import { afterAll, expect, it } from '@jest/globals';
import { bundleFunctions, withPlainKeys } from '../lib/lambdas/bundle-functions.ts';

const directory = mkdtempSync(join(tmpdir(), 'bundles-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const bundleFor = async (platform: 'host' | 'lambda') => {
  await bundleFunctions(new Map([['chat', join(directory, platform)]]), platform);
  return readFileSync(join(directory, platform, 'index.mjs'), 'utf8');
};

it('what widens limits on this machine is in no bundle that is deployed', async () => {
  expect(await bundleFor('host')).toContain('process.env.LIMITS');
  expect(await bundleFor('lambda')).not.toMatch(/process\.env\.LIMITS\b|"loose"|'loose'/);
}, 60_000);

it('S3’s client lies beside a function that rarely needs it, and is loaded by that', async () => {
  const into = join(directory, 'export');
  for (let run = 0; run < 2; run += 1) await bundleFunctions(new Map([['export', into]]), 'lambda');
  const parts = readdirSync(join(into, 'parts'));
  const read = (file: string) => readFileSync(join(into, file), 'utf8');
  const index = read('index.mjs');
  const [, later = ''] = /import\("\.\/(parts\/export-files-[^"]+\.mjs)"\)/.exec(index) ?? [];
  // A name that nothing but the shapes of S3 has.
  expect([
    index.includes('CompletedMultipartUpload'),
    read(later).includes('CompletedMultipartUpload'),
  ]).toEqual([false, true]);
  // What an earlier run left is gone.
  expect(parts.filter((name) => name.startsWith('export-files-'))).toHaveLength(1);
}, 60_000);

it('writes keys of the SDK’s schemas as the texts that they are, and leaves other brackets alone', () => {
  const module = [
    'const _h = "http";',
    'const _s = Symbol("s");',
    'export var a = [9, n0, _a, { [_h]: ["GET", 200], [_s]: 1 }, [_h], [[_h, { [_h]: 1 }]]];',
    'export var b = c[_h] ? [_h] : [_s];',
  ];
  expect(withPlainKeys(module.join('\n')).split('\n')).toEqual([
    ...module.slice(0, 2),
    'export var a = [9, n0, _a, { "http": ["GET", 200], [_s]: 1 }, [_h], [[_h, { "http": 1 }]]];',
    module[3],
  ]);
});

it('the stack has no variable that widens limits', () => {
  expect(JSON.stringify(readTemplate())).not.toMatch(/"LIMITS"|loose/);
});
