import { posix } from 'node:path';
import { readSiteFile } from './site-files.ts';

/** `import … from "./x.js"`, `export … from "./x.js"` and `import "./x.js"`, as a minifier writes them. */
const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*["'](\.\/[^"']+\.js)["']/g;

/** These scripts of the build and all that they import, each once; not what they load later. */
export function withImports(
  scripts: readonly string[],
  read: (path: string) => string = (path) => readSiteFile(path).toString('utf8'),
): string[] {
  const found = new Set(scripts);
  // A set goes on to what is added while it is walked.
  for (const script of found) {
    for (const [, imported = ''] of read(script).matchAll(STATIC_IMPORT))
      found.add(posix.join(posix.dirname(script), imported));
  }
  return [...found];
}
