import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/**
 * In place of the package from which the SDK has its cache of addresses, and that package's own for loops: it holds none, since no
 * client here is asked to find out addresses, and would be 7 KB of each function.
 */
const EMPTY_CACHE = 'export default class extends Map { constructor() { super(); } }';

/** Leaves out of a bundle what the SDK carries along and nothing here uses. */
export const withoutUnusedSdk: Plugin = {
  name: 'without-unused-sdk',
  setup: (bundling) => {
    bundling.onLoad({ filter: /node_modules[\\/]mnemonist[\\/]lru-cache\.js$/ }, () => ({
      contents: EMPTY_CACHE,
    }));
    // Of its own description a client reads the version.
    bundling.onLoad({ filter: /@aws-sdk[\\/]client-[^\\/]+[\\/]package\.json$/ }, ({ path }) => ({
      contents: JSON.stringify({
        version: (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version,
      }),
      loader: 'json',
    }));
  },
};
