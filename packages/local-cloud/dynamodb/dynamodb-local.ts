import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../http/free-port.ts';
import { spawnWatched, type WatchedProcess } from '../process/spawn-watched.ts';
import { checkJava } from './java.ts';

/** Where the data lives: a folder that outlives the process, or memory (for tests). */
export type DynamoDbLocalOptions = {
  readonly port?: number;
  /** Lets Java compile what is called very often as for a server: slower to warm up, and faster where millions of rows are written. */
  readonly longRun?: boolean;
} & ({ readonly dbPath: string } | { readonly inMemory: true });

export interface DynamoDbLocal {
  /** Without a path or trailing slash, e.g. `http://127.0.0.1:8000`. */
  readonly endpoint: string;
  /** Ends Java; resolves when the process is gone. */
  stop(): Promise<void>;
}

/** On a machine that has much else to do. */
const startTimeout = 60_000;
const pollInterval = 50;
/**
 * Java's thresholds for its second compiler, each ten times as high as by itself: left alone, that compiler takes half of all that
 * DynamoDB Local computes in the first minutes (0191).
 */
const LATE_COMPILATION = [
  '-XX:Tier4InvocationThreshold=50000',
  '-XX:Tier4MinInvocationThreshold=6000',
  '-XX:Tier4CompileThreshold=150000',
  '-XX:Tier4BackEdgeThreshold=400000',
];

/**
 * Starts the real DynamoDB Local and resolves once it is reachable. It dies with this process, however that ends.
 *
 * Its server cannot be bound to loopback alone. Its port is random, and without `-sharedDb` each access
 * key has a database of its own: without the key a caller sees no data.
 * @throws JavaMissingError, or an Error with Java's output when it does not come up within a minute.
 */
export async function startDynamoDbLocal(options: DynamoDbLocalOptions): Promise<DynamoDbLocal> {
  await checkJava();
  const port = options.port ?? (await freePort());
  const java = spawnWatched('java', javaArguments(options, port), {
    cwd: workingDirectory(options),
    env: javaEnvironment(),
  });
  const output = collectOutput(java);
  const endpoint = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReachable(endpoint, java);
  } catch (cause) {
    await stop(java);
    throw new Error(`DynamoDB Local did not start on port ${port}: ${output().trim()}`, { cause });
  }
  return { endpoint, stop: () => stop(java) };
}

function javaArguments(options: DynamoDbLocalOptions, port: number): string[] {
  const packageJson = createRequire(import.meta.url).resolve('amplify-dynamodb-simulator/package.json');
  const emulator = join(dirname(packageJson), 'emulator');
  const vm = [
    '-XX:+UseSerialGC',
    ...(options.longRun ? LATE_COMPILATION : ['-XX:TieredStopAtLevel=1']),
    // In another charset a set of words that are not English grows twofold with each update.
    '-Dfile.encoding=UTF-8',
    `-Djava.library.path=${join(emulator, 'DynamoDBLocal_lib')}`,
  ];
  const server = ['-jar', join(emulator, 'DynamoDBLocal.jar'), '-port', String(port), '-disableTelemetry'];
  if ('inMemory' in options) return [...vm, ...server, '-inMemory'];
  return [...vm, ...server, '-dbPath', resolve(options.dbPath)];
}

/** DynamoDB Local drops a metadata file wherever it runs; that must not be the repository. */
function workingDirectory(options: DynamoDbLocalOptions): string {
  if ('inMemory' in options) return tmpdir();
  mkdirSync(options.dbPath, { recursive: true });
  return options.dbPath;
}

/** NODE_OPTIONS of a test runner is not Java's business. */
function javaEnvironment(): NodeJS.ProcessEnv {
  const { PATH, HOME, JAVA_HOME, TMPDIR } = process.env;
  const kept = { PATH, HOME, JAVA_HOME, TMPDIR };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
}

function collectOutput(java: WatchedProcess): () => string {
  let output = '';
  for (const stream of [java.stdout, java.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      if (output.length < 10_000) output += chunk;
    });
  }
  return () => output;
}

async function waitUntilReachable(endpoint: string, java: WatchedProcess): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while (java.exitCode === null) {
    const response = await fetch(endpoint).catch(() => undefined);
    await response?.body?.cancel();
    if (response !== undefined) return;
    if (Date.now() > deadline) throw new Error('timed out');
    await delay(pollInterval);
  }
  throw new Error(`exited with code ${java.exitCode}`);
}

async function stop(java: WatchedProcess): Promise<void> {
  if (java.exitCode !== null || java.signalCode !== null) return;
  const exited = once(java, 'exit');
  java.stdin.destroy();
  await exited;
}
