import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';

const ROOT = new URL('../../../..', import.meta.url).pathname;

/** How many bytes visitors fetch for the assistant's engine: bundled, minified and compressed as the site is. */
export async function engineSize(): Promise<number> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['packages/domain/conversation/engine.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    mainFields: ['module', 'main'],
    write: false,
  });
  const bundle = outputFiles[0]?.contents ?? new Uint8Array();
  return brotliCompressSync(bundle, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
