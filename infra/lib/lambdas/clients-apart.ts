import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, StdinOptions } from 'esbuild';

/** Clients that functions in parts load when they need them (`loadedLater` in `packages/aws`), by the file that each lies in. */
const CLIENTS = {
  's3-client.mjs': ['@aws-sdk/client-s3', '@aws-sdk/s3-request-presigner'],
  'sockets-client.mjs': ['@aws-sdk/client-apigatewaymanagementapi'],
} as const;
const RESOLVE_DIR = fileURLToPath(new URL('../../../packages/aws', import.meta.url));

/** A bundle of a client, with what of the SDK it stands on. */
interface ClientBundle {
  file: string;
  stdin: StdinOptions;
}

/**
 * Leaves these clients out of a bundle, whose parts find each as a file beside them. What the SDK has for all its clients would otherwise
 * be in the part that a cold start reads as far as any of them uses it: esbuild keeps one copy of a module.
 */
export function clientsApart(): { plugin: Plugin; bundles: () => ClientBundle[] } {
  const used = new Map<string, Map<string, Set<string>>>();
  const note = (file: string, client: string, importer: string) => {
    const ofFile = used.get(file) ?? new Map<string, Set<string>>();
    const names = new Set([...(ofFile.get(client) ?? []), ...namesFrom(client, importer)]);
    used.set(file, ofFile.set(client, names));
  };
  const plugin: Plugin = {
    name: 'clients-apart',
    setup: (bundling) => {
      for (const [file, clients] of Object.entries(CLIENTS))
        bundling.onResolve({ filter: new RegExp(`^(${clients.join('|')})$`) }, ({ path, importer }) => {
          note(file, path, importer);
          return { path: `./${file}`, external: true };
        });
    },
  };
  const bundles = () =>
    [...used].map(([file, clients]) => ({
      file,
      stdin: { contents: [...clients].map(reexport).join('\n'), resolveDir: RESOLVE_DIR },
    }));
  return { plugin, bundles };
}

function reexport([client, names]: [string, ReadonlySet<string>]): string {
  return `export { ${[...names].sort().join(', ')} } from '${client}';`;
}

/** What a module imports of a client by name, but for types. */
function namesFrom(client: string, module: string): string[] {
  const text = readFileSync(module, 'utf8');
  const [, list] = new RegExp(`import \\{([^}]*)\\} from '${client}'`).exec(text) ?? [];
  if (list === undefined)
    throw new Error(`${module} does not import names of ${client}, as \`import { … }\`.`);
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}
