import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { FunctionClock } from './function-clock.ts';
import type { FunctionDefinition } from './function-definitions.ts';
import { FunctionError, FunctionTimeoutError } from './lambda-errors.ts';
import type { ParentMessage, WorkerData, WorkerMessage } from './messages.ts';
import type { Standstill } from './standstill.ts';

export interface EnvironmentOptions {
  readonly definition: FunctionDefinition;
  /** All that the function sees of its surroundings. */
  readonly variables: Record<string, string>;
  /** Whether nothing of it runs between events. */
  readonly freezes: boolean;
  readonly log: (line: string) => void;
  /** A folder for compiled code: what is found there need not be parsed, or rid of its types, again. */
  readonly compileCache?: string | undefined;
  /** What the function takes for the time. */
  readonly clock?: FunctionClock | undefined;
  /** Has it stand still in the middle of a call. */
  readonly standstill?: Standstill | undefined;
}

interface Pending {
  readonly requestId: string;
  readonly resolve: (body: string) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * The patience with the loading of a handler, in milliseconds. Lambda's is 10 s of a processor of its own; here all functions
 * load at once on those of one machine.
 */
const initTimeout = 60_000;

let environments = 0;

/** One execution environment of a function: a worker thread that works on one event at a time. */
export class ExecutionEnvironment {
  readonly definition: FunctionDefinition;
  /** Which environment of all it is. */
  readonly serial: number;
  /** Resolves when the handler is loaded. @throws FunctionError which says why it is not */
  readonly loaded: Promise<void>;
  readonly #worker: Worker;
  readonly #sent = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  readonly #log: (line: string) => void;
  readonly #clock: FunctionClock | undefined;
  readonly #exited: Promise<void>;
  #pending: Pending | undefined;
  #measuring: ((bytes: number | null) => void) | undefined;
  #usable = true;
  #exitCode = 1;
  #events = 0;
  #unfinishedLine = '';

  constructor(options: EnvironmentOptions) {
    const { definition, variables, freezes, log, compileCache, clock, standstill } = options;
    this.definition = definition;
    this.serial = ++environments;
    this.#log = log;
    this.#clock = clock;
    this.#worker = new Worker(new URL('./worker-main.ts', import.meta.url), {
      env: { ...variables, ...(compileCache !== undefined && { NODE_COMPILE_CACHE: compileCache }) },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: definition.memoryMegabytes },
      workerData: {
        definition,
        sent: this.#sent,
        freezes,
        clock: clock?.memory,
        standstill: standstill?.memory,
      } satisfies WorkerData,
    });
    const init = Promise.withResolvers<void>();
    // Who needs it awaits it; an environment that nobody waits for has said so in its log.
    init.promise.catch(() => {});
    this.loaded = init.promise;
    const began = performance.now();
    const fail = (status: string, error: string): void => {
      const milliseconds = (performance.now() - began).toFixed(2);
      log(`INIT_REPORT Init Duration: ${milliseconds} ms Phase: init Status: ${status} ${error}`);
      init.reject(new FunctionError(error));
      void this.stop();
    };
    const timer = setTimeout(() => fail('timeout', `not loaded within ${initTimeout} ms`), initTimeout);
    void init.promise.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    );
    this.#worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'ready') init.resolve();
      else if (message.kind === 'unloadable') fail('error', message.error);
      else this.#settle(message);
    });
    this.#worker.on('error', (error: unknown) => this.#report(error));
    this.#exited = new Promise((resolve) => {
      this.#worker.once('exit', (code) => {
        this.#exitCode = code;
        this.#usable = false;
        init.reject(this.#exitError());
        this.#take()?.reject(this.#exitError());
        this.#measuring?.(null);
        resolve();
      });
    });
  }

  /** False once it died, timed out or was stopped. */
  get usable(): boolean {
    return this.#usable;
  }

  /** How many events it was given. */
  get events(): number {
    return this.#events;
  }

  /** Runs one event (JSON) to its result (JSON), with nothing else under way. @throws FunctionError, FunctionTimeoutError */
  async invoke(event: string): Promise<string> {
    await this.loaded;
    // It may have died in the turn in which it was loaded.
    if (!this.#usable) throw this.#exitError();
    const requestId = randomUUID();
    const milliseconds = this.definition.timeoutSeconds * 1000;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#timeOut(), milliseconds);
      this.#pending = { requestId, resolve, reject, timer };
      this.#events += 1;
      const deadline = Date.now() + (this.#clock?.ahead ?? 0) + milliseconds;
      this.#post({ kind: 'invoke', requestId, event, deadline });
    });
  }

  /** How many bytes it holds that are no garbage, with nothing under way; null where it ended meanwhile. */
  memory(): Promise<number | null> {
    if (!this.#usable) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#measuring = resolve;
      this.#post({ kind: 'measure' });
    });
  }

  /** Ends the thread now; what it was doing fails. */
  async stop(): Promise<void> {
    this.#usable = false;
    await this.#worker.terminate();
    await this.#exited;
  }

  #post(message: ParentMessage): void {
    this.#worker.postMessage(message);
    const sent = new Int32Array(this.#sent);
    Atomics.add(sent, 0, 1);
    Atomics.notify(sent, 0);
  }

  #settle(message: Exclude<WorkerMessage, { kind: 'ready' | 'unloadable' }>): void {
    if (message.kind === 'output') {
      this.#print(message.text);
      return;
    }
    if (message.kind === 'memory') {
      this.#measuring?.(message.bytes);
      return;
    }
    if (message.requestId !== this.#pending?.requestId) return;
    const pending = this.#take();
    if (message.kind === 'result') {
      pending?.resolve(message.body);
      return;
    }
    this.#log(`error in request ${message.requestId}: ${message.error}`);
    pending?.reject(new FunctionError(message.error));
  }

  /** Lambda ends the whole environment: what comes next starts cold. */
  #timeOut(): void {
    const pending = this.#take();
    const seconds = this.definition.timeoutSeconds;
    this.#log(`request ${pending?.requestId}: Task timed out after ${seconds.toFixed(2)} seconds`);
    pending?.reject(new FunctionTimeoutError(`Task timed out after ${seconds.toFixed(2)} seconds`));
    void this.stop();
  }

  #exitError(): FunctionError {
    return new FunctionError(`Runtime exited with error: exit status ${this.#exitCode}`);
  }

  #take(): Pending | undefined {
    const pending = this.#pending;
    clearTimeout(pending?.timer);
    this.#pending = undefined;
    return pending;
  }

  #print(text: string): void {
    const lines = (this.#unfinishedLine + text).split('\n');
    this.#unfinishedLine = lines.pop() ?? '';
    for (const line of lines) this.#log(line);
  }

  #report(error: unknown): void {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#log(`CRASHED (it is started anew by the next request): ${text}`);
  }
}
