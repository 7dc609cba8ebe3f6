import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { FunctionDefinition } from './function-definitions.ts';
import type { InvokeMessage, ResultMessage, WorkerData } from './messages.ts';

/** The function threw, died, or could not be loaded. */
export class FunctionError extends Error {
  override readonly name: string = 'FunctionError';
}

/** The function did not return within its timeout in the template. */
export class FunctionTimeoutError extends FunctionError {
  override readonly name = 'FunctionTimeoutError';
}

interface Pending {
  readonly resolve: (body: string) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** One execution environment of a function: a worker thread that sees that function's environment alone. */
export class FunctionWorker {
  readonly #definition: FunctionDefinition;
  readonly #worker: Worker;
  readonly #pending = new Map<string, Pending>();
  readonly #log: (line: string) => void;
  readonly #exited: Promise<void>;
  #usable = true;
  #markReady: () => void = () => {};
  /** Resolves to true when the handler is loaded, to false when the thread ended before. */
  readonly loaded: Promise<boolean>;

  constructor(
    definition: FunctionDefinition,
    environment: Record<string, string>,
    log: (line: string) => void,
  ) {
    this.#definition = definition;
    this.#log = log;
    this.#worker = new Worker(new URL('./worker-main.ts', import.meta.url), {
      env: environment,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: definition.memoryMegabytes },
      stdout: true,
      stderr: true,
      workerData: { definition } satisfies WorkerData,
    });
    forwardLines(this.#worker.stdout, log);
    forwardLines(this.#worker.stderr, log);
    this.#worker.on('message', (message: ResultMessage) => this.#settle(message));
    this.#worker.on('error', (error: unknown) => this.#report(error));
    this.#exited = new Promise((resolve) => {
      this.#worker.once('exit', (code) => {
        this.#lose(new FunctionError(`the function's process ended with code ${code}`));
        resolve();
      });
    });
    const ready = new Promise<boolean>((resolve) => {
      this.#markReady = () => resolve(true);
    });
    this.loaded = Promise.race([ready, this.#exited.then(() => false)]);
  }

  /** False once the thread died, timed out or was retired; the next invocation needs a new one. */
  get usable(): boolean {
    return this.#usable;
  }

  /** Runs one event (JSON) to its result (JSON). @throws FunctionError, FunctionTimeoutError */
  async invoke(event: string): Promise<string> {
    const requestId = randomUUID();
    const milliseconds = this.#definition.timeoutSeconds * 1000;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#timeOut(requestId), milliseconds);
      this.#pending.set(requestId, { resolve, reject, timer });
      this.#worker.postMessage({
        requestId,
        event,
        deadline: Date.now() + milliseconds,
      } satisfies InvokeMessage);
    });
  }

  /** Accepts no more events, finishes those it has, then ends. */
  retire(): void {
    this.#usable = false;
    if (this.#pending.size === 0) void this.stop();
  }

  /** Ends the thread now; what it was doing fails. */
  async stop(): Promise<void> {
    this.#usable = false;
    await this.#worker.terminate();
    await this.#exited;
  }

  #settle(message: ResultMessage): void {
    if (message.kind === 'ready') {
      this.#markReady();
      return;
    }
    const pending = this.#take(message.requestId);
    if (message.kind === 'result') {
      pending?.resolve(message.body);
      return;
    }
    this.#log(`error in request ${message.requestId}: ${message.error}`);
    pending?.reject(new FunctionError(message.error));
  }

  /** A function that spins must not live on; requests beside it get to finish within their own time. */
  #timeOut(requestId: string): void {
    const seconds = this.#definition.timeoutSeconds;
    this.#log(`request ${requestId}: Task timed out after ${seconds.toFixed(2)} seconds`);
    this.#take(requestId)?.reject(new FunctionTimeoutError(`timed out after ${seconds} s`));
    this.retire();
  }

  #take(requestId: string): Pending | undefined {
    const pending = this.#pending.get(requestId);
    clearTimeout(pending?.timer);
    this.#pending.delete(requestId);
    if (!this.#usable && this.#pending.size === 0) void this.stop();
    return pending;
  }

  #report(error: unknown): void {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#log(`CRASHED (it is started anew by the next request): ${text}`);
  }

  #lose(error: Error): void {
    this.#usable = false;
    for (const [requestId, pending] of this.#pending) {
      clearTimeout(pending.timer);
      this.#pending.delete(requestId);
      pending.reject(error);
    }
  }
}

/** Passes a stream on line by line. */
function forwardLines(stream: Readable, log: (line: string) => void): void {
  createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', log);
}
