import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const DIST = fileURLToPath(new URL('../../../../web/dist', import.meta.url));
const COMPRESSED = fileURLToPath(new URL('../../../../web/.build/compressed', import.meta.url));
/** About what the edge compresses with on the fly (`local-cloud/cloudfront/compress.ts`). */
const QUALITY = 5;

/** A file of the built site, by its path below the site's root. */
export function readSiteFile(path: string): Buffer {
  return readFileSync(join(DIST, path));
}

/** The built file of `assets` whose name is this with a hash. @throws Error where there is none. */
export function assetNamed(name: string, extension = 'js'): string {
  const pattern = new RegExp(`^${name}-[\\w-]{8}\\.${extension}$`);
  const found = readdirSync(join(DIST, 'assets')).find((file) => pattern.test(file));
  if (found === undefined) throw new Error(`The build has no ${name}.`);
  return `assets/${found}`;
}

/** How many bytes a visitor receives of it: fonts and pictures as they are, texts compressed, by the build or on their way. */
export function sentBytes(path: string): number {
  const compressed = join(COMPRESSED, path);
  if (existsSync(compressed)) return readFileSync(compressed).length;
  const content = readSiteFile(path);
  if (/\.(?:woff2|png|jpe?g|webp|avif)$/.test(path)) return content.length;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}
