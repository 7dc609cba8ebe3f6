import type { FunctionDefinition } from './function-definitions.ts';
import { type CloudAccess, functionEnvironment } from './function-environment.ts';
import { FunctionError, FunctionWorker } from './function-worker.ts';

/** Where function output goes: the function's label, and one line. */
export type FunctionLog = (functionName: string, line: string) => void;

export interface LambdaService {
  /** Runs a function on an event; both sides plain JSON values. @throws FunctionError */
  invoke(functionArn: string, event: unknown): Promise<unknown>;
  /** Resolves when every handler is loaded. @throws FunctionError that names the functions which did not load */
  ready(): Promise<void>;
  /** Loads all code anew: requests under way finish on the old code. */
  reload(): void;
  /** Ends every function in the middle of what it does, as a crash would; the next invocation starts it anew. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Lambda's own limit on events and results, in bytes of JSON. */
export const payloadLimit = 6_291_556;

/** Starts one worker thread per function; one that died is replaced by the next invocation. */
export function startLambda(
  definitions: ReadonlyMap<string, FunctionDefinition>,
  access: CloudAccess,
  log: FunctionLog,
): LambdaService {
  const workers = new Map<string, FunctionWorker>();
  const workerFor = (arn: string): FunctionWorker => {
    const running = workers.get(arn);
    if (running?.usable === true) return running;
    const definition = definitions.get(arn);
    if (definition === undefined) throw new FunctionError(`there is no function ${arn}`);
    const worker = new FunctionWorker(definition, functionEnvironment(definition, access), (line) => {
      log(definition.label, line);
    });
    workers.set(arn, worker);
    return worker;
  };
  const stopAll = async (): Promise<void> => {
    await Promise.all([...workers.values()].map((worker) => worker.stop()));
  };
  for (const arn of definitions.keys()) workerFor(arn);
  return {
    invoke: async (arn, event) => parseResult(await workerFor(arn).invoke(JSON.stringify(event))),
    ready: () => allLoaded(definitions, workerFor),
    reload: () => {
      for (const [arn, worker] of workers) {
        worker.retire();
        workerFor(arn);
      }
    },
    kill: stopAll,
    stop: stopAll,
  };
}

async function allLoaded(
  definitions: ReadonlyMap<string, FunctionDefinition>,
  workerFor: (arn: string) => FunctionWorker,
): Promise<void> {
  const checks = [...definitions].map(async ([arn, { label }]) =>
    (await workerFor(arn).loaded) ? [] : [label],
  );
  const failed = (await Promise.all(checks)).flat();
  if (failed.length > 0) throw new FunctionError(`could not load ${failed.join(', ')}; see its lines above`);
}

function parseResult(body: string): unknown {
  if (Buffer.byteLength(body) > payloadLimit) {
    throw new FunctionError(
      `Response payload size exceeded maximum allowed payload size (${payloadLimit} bytes).`,
    );
  }
  return JSON.parse(body);
}
