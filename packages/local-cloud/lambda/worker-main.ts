import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { followClock } from './function-clock.ts';
import type { FunctionDefinition } from './function-definitions.ts';
import { liveMemory } from './live-memory.ts';
import type { InvokeMessage, ParentMessage, WorkerData, WorkerMessage } from './messages.ts';
import { watchOpenRequests } from './open-requests.ts';
import { obeyStandstill } from './standstill.ts';

/** The inside of a function's worker thread: loads the bundle once, then runs one event after another. */
type Handler = (event: unknown, context: Record<string, unknown>) => unknown;

const { definition, sent, freezes, clock, standstill } = workerData as WorkerData;
if (clock !== undefined) followClock(clock);
if (standstill !== undefined) obeyStandstill(standstill);
const port = parentPort;
if (port === null) throw new Error('worker-main runs as a worker thread only');
const tell = (message: WorkerMessage): void => port.postMessage(message);

// A thread's own output waits for its parent's permission, which would be heard after the next event only.
for (const stream of [process.stdout, process.stderr]) {
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    tell({ kind: 'output', text: typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8') });
    const done = rest.at(-1);
    if (typeof done === 'function') done();
    return true;
  };
}

// Lambda knows no such variable.
delete process.env.NODE_COMPILE_CACHE;
const openRequests = watchOpenRequests();
const handler = await loadHandler(definition).catch((error: unknown) => {
  tell({ kind: 'unloadable', error: describe(error) });
  return undefined;
});
if (handler !== undefined) {
  // What a first environment has compiled spares the next ones, which may be started while this one is at work.
  flushCompileCache();
  tell({ kind: 'ready' });
  for (let received = 0; ; received += 1) {
    const message = await nextMessage(received);
    if (message.kind === 'measure') tell({ kind: 'memory', bytes: liveMemory() });
    else await run(handler, message);
  }
}

/**
 * The next message, an event mostly. Until it is there the whole thread stands still, as Lambda's do between events: no timer fires, no answer is
 * read and no promise goes on, while connections stay open and time passes.
 */
async function nextMessage(received: number): Promise<ParentMessage> {
  if (port === null) throw new Error('the parent is gone');
  if (!freezes) return ((await once(port, 'message')) as [ParentMessage])[0];
  Atomics.wait(new Int32Array(sent), 0, received);
  return (receiveMessageOnPort(port) as { message: ParentMessage }).message;
}

async function run(handle: Handler, { requestId, event, deadline }: InvokeMessage): Promise<void> {
  try {
    const result = await handle(JSON.parse(event), context(requestId, deadline));
    // Nothing hears their responses before the next event, which may never come.
    for (const request of openRequests()) tell({ kind: 'output', text: `LEFT UNDER WAY: ${request}\n` });
    tell({ kind: 'result', requestId, body: JSON.stringify(result) ?? 'null' });
  } catch (error) {
    tell({ kind: 'error', requestId, error: describe(error) });
  }
}

async function loadHandler({ codeDirectory, handler: name }: FunctionDefinition): Promise<Handler> {
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
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
}
