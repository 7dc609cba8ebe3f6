import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { followClock } from './function-clock.ts';
import { liveMemory } from './live-memory.ts';
import { type InvokeMessage, type Outcome, PROCESS_FILES, type ProcessData } from './messages.ts';
import { watchOpenRequests } from './open-requests.ts';
import { freezingChannel, openChannel } from './parent-channel.ts';
import { obeyStandstill } from './standstill.ts';

/** The inside of a function's process (`function-process.ts`): loads the bundle once, then runs one event after another. */
type Handler = (event: unknown, context: Record<string, unknown>) => unknown;

const { definition, freezes, hasClock, hasStandstill } = JSON.parse(process.argv[2] ?? '{}') as ProcessData;
// Deadlines are the machine's: a function that starts while its clock is set would be over before it began.
const machineNow = Date.now;
if (hasClock) followClock(PROCESS_FILES.clock);
if (hasStandstill) obeyStandstill(PROCESS_FILES.standstill);
const channel = freezes ? freezingChannel() : openChannel();

// On the way of results, so that what was printed before one is also heard before it.
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    channel.tell({
      kind: 'output',
      text: typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8'),
    });
    const done = rest.at(-1);
    if (typeof done === 'function') done();
    return true;
  };
}
process.on('uncaughtException', (error) => {
  channel.tell({ kind: 'crashed', error: describe(error) });
  process.exit(1);
});

// Lambda knows no such variable.
delete process.env.NODE_COMPILE_CACHE;
const openRequests = watchOpenRequests();
const handler = await loadHandler().catch((error: unknown) => {
  channel.tell({ kind: 'unloadable', error: describe(error) });
  return undefined;
});
if (handler !== undefined) {
  // What a first environment has compiled spares the next ones, which may be started while this one is at work.
  flushCompileCache();
  channel.tell({ kind: 'ready' });
  for (;;) {
    const message = await channel.next();
    if (message.kind === 'measure') channel.tell({ kind: 'memory', bytes: liveMemory() });
    else channel.tell(await run(handler, message));
  }
}

async function run(handle: Handler, { requestId, event, deadline }: InvokeMessage): Promise<Outcome> {
  try {
    const result = await handle(JSON.parse(event), context(requestId, deadline));
    // Nothing hears their responses before the next event, which may never come.
    for (const request of openRequests())
      channel.tell({ kind: 'output', text: `LEFT UNDER WAY: ${request}\n` });
    return { kind: 'result', requestId, cpu: cpuUsed(), body: JSON.stringify(result) ?? 'null' };
  } catch (error) {
    return { kind: 'error', requestId, cpu: cpuUsed(), error: describe(error) };
  }
}

function cpuUsed(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

async function loadHandler(): Promise<Handler> {
  const { codeDirectory, handler: name } = definition;
  const dot = name.lastIndexOf('.');
  const base = join(codeDirectory, name.slice(0, dot));
  const file = ['.mjs', '.js', '.cjs'].map((extension) => base + extension).find((path) => existsSync(path));
  if (file === undefined) throw new Error(`Runtime.ImportModuleError: no ${base}.mjs or .js`);
  const module = (await import(pathToFileURL(file).href)) as Record<string, unknown>;
  const found = module[name.slice(dot + 1)];
  if (typeof found !== 'function')
    throw new Error(`Runtime.HandlerNotFound: ${name} is undefined or not exported`);
  return found as Handler;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function context(requestId: string, deadline: number): Record<string, unknown> {
  return {
    awsRequestId: requestId,
    callbackWaitsForEmptyEventLoop: true,
    functionName: definition.name,
    functionVersion: '$LATEST',
    invokedFunctionArn: definition.arn,
    logGroupName: `/aws/lambda/${definition.name}`,
    logStreamName: 'local',
    memoryLimitInMB: String(definition.memoryMegabytes),
    getRemainingTimeInMillis: () => Math.max(0, deadline - machineNow()),
  };
}
