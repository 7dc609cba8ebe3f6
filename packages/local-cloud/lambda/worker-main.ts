import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { FunctionDefinition } from './function-definitions.ts';
import type { InvokeMessage, ResultMessage, WorkerData } from './messages.ts';

/** The inside of a function's worker thread: loads the bundle once, then runs invocations. */
type Handler = (event: unknown, context: Record<string, unknown>) => unknown;

const { definition } = workerData as WorkerData;
const port = parentPort;
if (port === null) throw new Error('worker-main runs as a worker thread only');

const handler = await loadHandler(definition);
port.postMessage({ kind: 'ready' } satisfies ResultMessage);
port.on('message', (message: InvokeMessage) => {
  invoke(message).then(
    (body) =>
      port.postMessage({ kind: 'result', requestId: message.requestId, body } satisfies ResultMessage),
    (error: unknown) => {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      port.postMessage({ kind: 'error', requestId: message.requestId, error: text } satisfies ResultMessage);
    },
  );
});

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

async function invoke({ requestId, event, deadline }: InvokeMessage): Promise<string> {
  const result = await handler(JSON.parse(event), context(requestId, deadline));
  return JSON.stringify(result) ?? 'null';
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
