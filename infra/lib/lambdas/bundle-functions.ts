import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LambdaName } from '@harbour-haul/contract/functions';
import { buildSync } from 'esbuild';
import { type BundlePlatform, placeSharpBinaries } from './sharp-binaries.ts';

const FUNCTIONS_DIR = fileURLToPath(new URL('../../../functions', import.meta.url));
const BUILD_DIR = fileURLToPath(new URL('../../.build/functions', import.meta.url));

/** The function that decodes images, for which sharp's compiled parts lie beside the bundle. */
const WITH_SHARP: LambdaName = 'photo-cleaner';

/**
 * The SDK's sources of credentials beside the environment, where Lambda puts them: it loads these when that is empty. They
 * would be a fifth of each bundle.
 */
const UNUSED_CREDENTIAL_SOURCES = [
  '@aws-sdk/credential-provider-http',
  '@aws-sdk/credential-provider-ini',
  '@aws-sdk/credential-provider-process',
  '@aws-sdk/credential-provider-sso',
  '@aws-sdk/credential-provider-web-identity',
  '@smithy/credential-provider-imds',
];

/** Where the bundle of a function is written before it becomes an asset of the cloud assembly. */
export function bundleDirectory(name: LambdaName): string {
  return join(BUILD_DIR, name);
}

/**
 * Bundles `functions/<name>/index.ts` with all that it imports, the SDK included, to one `index.mjs` in `outDir`, to run
 * on this platform: a pinned SDK and a third of the cold start of Lambda's own. `module` before `main` picks the SDK's ES modules, which
 * shake to two thirds of the size.
 * @throws Error when the entry is missing or does not compile.
 */
export function bundleFunction(
  name: LambdaName,
  platform: BundlePlatform,
  outDir = bundleDirectory(name),
): void {
  const entry = join(FUNCTIONS_DIR, name, 'index.ts');
  if (!existsSync(entry)) throw new Error(`The function ${name} has no entry ${entry}.`);
  mkdirSync(outDir, { recursive: true });
  buildSync({
    entryPoints: [entry],
    outfile: join(outDir, 'index.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    external: UNUSED_CREDENTIAL_SOURCES,
    // What widens limits on this machine is in no bundle that is deployed.
    ...(platform === 'lambda' && { define: { 'process.env.LIMITS': 'undefined' } }),
    mainFields: ['module', 'main'],
    minify: true,
    sourcemap: false,
    legalComments: 'none',
    logLevel: 'warning',
    // CommonJS parts of dependencies call `require` for Node's own modules.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
  });
  if (name === WITH_SHARP) placeSharpBinaries(outDir, platform);
}
