import { readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { readCloudAssembly } from '@harbour-haul/local-cloud/template/cloud-assembly';
import { openStack } from '@harbour-haul/local-cloud/template/stack';
import { build } from 'esbuild';
import { ASSEMBLY_DIR } from '../../assembly.ts';
import type { Bench } from '../runner/bench.ts';

/** Every operation that a repository uses. */
const BARE = `
  import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
  import { BatchGetCommand, DeleteCommand, DynamoDBDocumentClient, GetCommand, paginateQuery, PutCommand, QueryCommand,
    TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
  export const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  export const commands = [BatchGetCommand, DeleteCommand, GetCommand, paginateQuery, PutCommand, QueryCommand,
    TransactWriteCommand, UpdateCommand];
`;
/** `from"./parts/x.mjs"` and `import("./x.mjs")`: what the SDK itself loads later is part of the bare client as well. */
const PART = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.\/[^"']+\.mjs)["']/g;
/** What functions load of themselves when it is needed (`loadedLater` in `packages/aws`). */
const LOADED_LATER = ['photo-store', 'export-files', 'open-sockets'];
const ROOT = new URL('../../../..', import.meta.url).pathname;

/** What Lambda loads of each function at a cold start, beside a client of DynamoDB that is bundled alone. */
export const bundlesBench: Bench = {
  name: 'bundles',
  maxRounds: 1,
  budgets: {
    size: {
      what: "a function's bundle over a bare DynamoDB client",
      unit: 'x',
      limit: 1.25,
      side: 'at most',
    },
  },
  open: async () => ({
    round: async () => {
      const bare = await bareSize();
      return functionSizes().map(([part, bytes]) => ({ budget: 'size', part, value: bytes / bare }));
    },
    close: async () => {},
  }),
};

async function bareSize(): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: BARE, resolveDir: join(ROOT, 'packages/aws') },
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    mainFields: ['module', 'main'],
    minify: true,
    legalComments: 'none',
    write: false,
  });
  return outputFiles[0]?.contents.length ?? 0;
}

/** Functions by their readable name; those of photos carry what decodes pictures, that of the team the passwords that are guessed first. */
function functionSizes(): [string, number][] {
  const stack = openStack(readCloudAssembly(ASSEMBLY_DIR));
  return stack.ofType('AWS::Lambda::Function').flatMap(({ logicalId, properties }): [string, number][] => {
    const directory = stack.assets.get(properties.child('Code').optional('S3Key')?.asString() ?? '');
    const name = logicalId.replace(/(?:Function)?[0-9A-F]{8}$/, '');
    if (
      directory === undefined ||
      name.startsWith('Photo') ||
      name === 'Team' ||
      !logicalId.includes('Function')
    )
      return [];
    return [[name, coldSize(directory)]];
  });
}

/** What a cold start reads: the bundle, and the parts that it imports; not what the product loads later of itself. */
function coldSize(directory: string): number {
  const found = new Set(['index.mjs']);
  let size = 0;
  // A set goes on to what is added while it is walked.
  for (const file of found) {
    const code = readFileSync(join(directory, file), 'utf8');
    size += Buffer.byteLength(code);
    for (const [, part = ''] of code.matchAll(PART))
      if (!LOADED_LATER.some((name) => basename(part).startsWith(`${name}-`)))
        found.add(posix.join(posix.dirname(file), part));
  }
  return size;
}
