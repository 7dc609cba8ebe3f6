import { type Context, createContext, Script } from 'node:vm';
import { isRecord } from '../template/template.ts';

/** The function failed or returned nothing usable; CloudFront sends 503. */
export class EdgeFunctionError extends Error {
  override readonly name = 'EdgeFunctionError';
}

/** Runs one event through a CloudFront Function. @throws EdgeFunctionError */
export type EdgeFunction = (event: Record<string, unknown>) => Promise<Record<string, unknown>>;

/** By the clock, not by work done: on a busy machine a thread may wait this long for its turn. Ends an endless loop. */
const usualTimeLimit = 5_000;

/** What every context has; whatever else is in one was left by a call. */
const OWN_NAMES = 2;

/**
 * Compiles a CloudFront Function's code. There is no state between two calls at the edge: what the code declares is new with every
 * call, and a context in which a call has left a global of its own, or failed, is not used again. A new one for each would be most of
 * what a request costs here. Contexts are without Node's globals, and the event goes in and out as JSON, so nothing of this process
 * is reachable.
 */
export function compileEdgeFunction(name: string, code: string, timeLimit = usualTimeLimit): EdgeFunction {
  const script = compile(
    name,
    `(() => {${code}\n;return (async (event) => JSON.stringify(await handler(JSON.parse(event))))(__event);})()`,
  );
  let clean: Context | undefined;
  return async (event) => {
    const context = clean ?? createContext({ console: { log: () => {}, error: () => {} }, __event: '' });
    clean = undefined;
    try {
      context.__event = JSON.stringify(event);
      const result = parse(
        await (script.runInContext(context, { timeout: timeLimit }) as Promise<string | undefined>),
      );
      if (!isRecord(result)) throw new EdgeFunctionError('it must return a request or a response');
      if (Reflect.ownKeys(context).length === OWN_NAMES) clean = context;
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
