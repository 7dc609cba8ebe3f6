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

/** The files of a bundle that hold a text, parts of it without their hash. */
function filesWith(into: string, text: string): string[] {
  const files = ['index.mjs', ...readdirSync(join(into, 'parts')).map((name) => `parts/${name}`)];
  const found = files.filter((name) => readFileSync(join(into, name), 'utf8').includes(text));
  return found.map((name) => name.replace('parts/', '').replace(/-[0-9A-Z]{8}\.mjs$/, '')).sort();
}

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
  expect(read(later)).toContain('from"./s3-client.mjs"');
  // A name that nothing but the shapes of S3 has.
  expect(filesWith(into, 'CompletedMultipartUpload')).toEqual(['s3-client.mjs']);
  // What an earlier run left is gone.
  expect(parts.filter((name) => name.startsWith('export-files-'))).toHaveLength(1);
}, 60_000);

it('clients that are loaded later leave nothing of themselves in what visitors’ calls load at first', async () => {
  const into = join(directory, 'leads');
  await bundleFunctions(new Map([['leads', into]]), 'lambda');
  expect(filesWith(into, 'PostToConnection')).toEqual(['open-sockets', 'sockets-client.mjs']);
  expect(filesWith(into, 'CopyObject')).toEqual(['photo-store', 's3-client.mjs']);
  const cold = ['index.mjs', ...readdirSync(join(into, 'parts')).filter((name) => name.startsWith('chunk-'))];
  for (const name of cold) {
    const text = readFileSync(join(into, name === 'index.mjs' ? name : `parts/${name}`), 'utf8');
    expect(text).not.toMatch(/from ?"\.\/(parts\/)?(s3|sockets)-client\.mjs"/);
  }
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
