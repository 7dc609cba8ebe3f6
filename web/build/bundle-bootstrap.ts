import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, transformWithOxc } from 'vite';

const SOURCE = join(import.meta.dirname, '../src/public/bootstrap.ts');

/** The inline script of public pages: one file, stripped of its types and minified. */
export async function bundleBootstrap(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE, { sourcemap: false });
  const minified = await minify('bootstrap.js', `(() => {${code}})()`, { compress: true, mangle: true });
  return minified.code.trim();
}
