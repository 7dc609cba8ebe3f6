import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LambdaName } from '@harbour-haul/contract/functions';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { clientsApart } from './clients-apart.ts';
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

/**
 * The SDK describes each shape of a service by an array whose keys are named by constants, `{ [_h]: 1 }`. esbuild keeps
 * all of these, for working out a key might do something, 50 KB of S3 alone; with the names themselves only what is used stays.
 */
const plainSchemaKeys: Plugin = {
  name: 'plain-schema-keys',
  setup: (bundling) => {
    bundling.onLoad(
      { filter: /@aws-sdk[\\/]client-[^\\/]+[\\/]dist-es[\\/]schemas[\\/]schemas_\d+\.js$/ },
      ({ path }) => ({
        contents: withPlainKeys(readFileSync(path, 'utf8')),
        loader: 'js',
      }),
    );
  },
};

/** A module with keys `[_a]` written as the text that its constant `_a` holds. */
export function withPlainKeys(module: string): string {
  const texts = new Map(
    [...module.matchAll(/^const (\w+) = ("[^"\\]*");$/gm)].map(([, name = '', text = '']) => [name, text]),
  );
  return module.replace(/(?<=[{,]\s*)\[(\w+)\](?=\s*:)/g, (key, name: string) => texts.get(name) ?? key);
}

/** Where the bundle of a function lies before it becomes an asset of the cloud assembly. */
export function bundleDirectory(name: LambdaName, platform: BundlePlatform): string {
  return join(BUILD_DIR, platform, name);
}

/** What these load later (`loadedLater`) lies beside their `index.mjs`, out of what a cold start reads. */
const IN_PARTS: ReadonlySet<LambdaName> = new Set<LambdaName>(['leads', 'admin-leads', 'export']);
const PARTS = 'parts';

/**
 * Bundles each `functions/<name>/index.ts` with all that it imports, the SDK included, to one `index.mjs` in its directory, to
 * run on this platform: a pinned SDK and a third of the cold start of Lambda's own. `module` before `main` picks the SDK's ES modules, which
 * shake to two thirds of the size. All are made by one run of esbuild, which reads what they share once; but for those in parts,
 * as parts that several functions share would lie beside none of them.
 * @throws Error when an entry is missing or does not compile.
 */
export async function bundleFunctions(
  directories: ReadonlyMap<LambdaName, string>,
  platform: BundlePlatform,
): Promise<void> {
  const inParts = [...directories].filter(([name]) => IN_PARTS.has(name));
  const entryPoints = [...directories]
    .filter(([name]) => !IN_PARTS.has(name))
    .map(([name, directory]) => ({ in: entryOf(name), out: join(directory, 'index') }));
  await Promise.all([
    // Entries say where they go by absolute paths.
    bundle(platform, { entryPoints, outdir: '/' }),
    ...inParts.map(([name, directory]) => bundleInParts(platform, name, directory)),
  ]);
  const withSharp = directories.get(WITH_SHARP);
  if (withSharp !== undefined) placeSharpBinaries(withSharp, platform);
}

async function bundleInParts(platform: BundlePlatform, name: LambdaName, outdir: string): Promise<void> {
  // Their names are of their content: those of an earlier run would stay.
  rmSync(join(outdir, PARTS), { recursive: true, force: true });
  const entryPoints = [{ in: entryOf(name), out: 'index' }];
  const { plugin, bundles } = clientsApart();
  const plugins = [plainSchemaKeys, plugin];
  await bundle(platform, {
    entryPoints,
    outdir,
    plugins,
    splitting: true,
    chunkNames: `${PARTS}/[name]-[hash]`,
  });
  await Promise.all(
    bundles().map(({ file, stdin }) =>
      bundle(platform, { stdin, outfile: join(outdir, PARTS, file), outExtension: {} }),
    ),
  );
}

async function bundle(platform: BundlePlatform, options: BuildOptions): Promise<void> {
  await build({
    outExtension: { '.js': '.mjs' },
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
    plugins: [plainSchemaKeys],
    // CommonJS parts of dependencies call `require` for Node's own modules.
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
    },
    ...options,
  });
}

function entryOf(name: LambdaName): string {
  const entry = join(FUNCTIONS_DIR, name, 'index.ts');
  if (!existsSync(entry)) throw new Error(`The function ${name} has no entry ${entry}.`);
  return entry;
}
