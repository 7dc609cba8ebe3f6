import { createContext, Script } from 'node:vm';
import { isRecord } from '../template/template.ts';

/** The function failed or returned nothing usable; CloudFront sends 503. */
export class EdgeFunctionError extends Error {
  override readonly name = 'EdgeFunctionError';
}

/** Runs one event through a CloudFront Function. @throws EdgeFunctionError */
export type EdgeFunction = (event: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** By the clock, not by work done: on a busy machine a thread may wait this long for its turn. Ends an endless loop. */
const usualTimeLimit = 5_000;

/**
 * Compiles a CloudFront Function's code. Every call gets a fresh context without Node's globals, as there is no
 * state between two calls at the edge; the event goes in and out as JSON, so nothing of this process is reachable.
 */
export function compileEdgeFunction(name: string, code: string, timeLimit = usualTimeLimit): EdgeFunction {
  const script = compile(
    name,
    `${code}\n;globalThis.__run = async (event) => JSON.stringify(await handler(JSON.parse(event)));`,
  );
  return async (event) => {
    try {
      const context = createContext({
        console: { log: () => {}, error: () => {} },
        __event: JSON.stringify(event),
      });
      script.runInContext(context, { timeout: timeLimit });
      const result = parse(
        await (new Script('__run(__event)').runInContext(context, { timeout: timeLimit }) as Promise<string>),
      );
      if (!isRecord(result)) throw new EdgeFunctionError('it must return a request or a response');
      return result;
    } catch (error) {
      if (error instanceof EdgeFunctionError) throw error;
      throw new EdgeFunctionError(`CloudFront Function ${name} failed: ${String(error)}`, { cause: error });
    }
  };
}

function compile(name: string, code: string): Script {
  try {
    return new Script(code, { filename: `${name}.js` });
  } catch (error) {
    throw new EdgeFunctionError(`${name}.FunctionCode does not compile: ${String(error)}`, { cause: error });
  }
}

function parse(json: string | undefined): unknown {
  return json === undefined ? undefined : JSON.parse(json);
}
