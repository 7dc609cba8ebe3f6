import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `npm run build -w web` leaves the site. */
export const WEB_BUILD = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Where it leaves its assets that are texts, compressed and under the names that they have there. */
export const COMPRESSED_BUILD = fileURLToPath(new URL('../../../web/.build/compressed', import.meta.url));

/**
 * The files of the web build, or of its compressed assets, as site paths, such as `/assets/app-1a2b.js`.
 * @throws Error when the web has not been built.
 */
export function webFiles(directory = WEB_BUILD): string[] {
  if (!existsSync(directory)) {
    throw new Error('The web is not built yet; please run: npm run build');
  }
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort();
}

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** CSP source expressions, `'sha256-…'`, of every inline script of a page; data blocks are no scripts. */
export function inlineScriptHashes(directory = WEB_BUILD): string[] {
  const hashes = new Set<string>();
  for (const file of webFiles(directory).filter((name) => name.endsWith('.html'))) {
    for (const match of readFileSync(join(directory, file), 'utf8').matchAll(INLINE_SCRIPT)) {
      const { attributes = '', code = '' } = match.groups ?? {};
      if (/\bsrc=|application\/ld\+json/.test(attributes)) continue;
      hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    }
  }
  return [...hashes];
}
