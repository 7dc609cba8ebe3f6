import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';

/**
 * In place of the package from which the SDK has the cache of addresses that it could find out, 7 KB of each function with the loops
 * that it stands on: no client here is asked to find out any, and for one that were it would be a cache without a limit.
 */
const PLAIN_CACHE = `
  export default class extends Map {
    constructor() { super(); }
    peek(key) { return this.get(key); }
  }
`;

/** Leaves out of a bundle what the SDK carries along and nothing here uses. */
export const withoutUnusedSdk: Plugin = {
  name: 'without-unused-sdk',
  setup: (bundling) => {
    bundling.onLoad({ filter: /node_modules[\\/]mnemonist[\\/]lru-cache\.js$/ }, () => ({
      contents: PLAIN_CACHE,
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
