import { randomUUID } from 'node:crypto';
import type { ProcessGuard } from '../process/process-guard.ts';
import type { FunctionClock } from './function-clock.ts';
import type { FunctionDefinition } from './function-definitions.ts';
import { type FunctionProcess, type ProcessEnd, startFunctionProcess } from './function-process.ts';
import { FunctionError, FunctionTimeoutError } from './lambda-errors.ts';
import type { FunctionMessage, Outcome } from './messages.ts';
import type { Standstill } from './standstill.ts';

export interface EnvironmentOptions {
  readonly definition: FunctionDefinition;
  /** All that the function sees of its surroundings. */
  readonly variables: Record<string, string>;
  /** Whether nothing of it runs between events. */
  readonly freezes: boolean;
  readonly log: (line: string) => void;
  /** Ends its process where this one cannot. */
  readonly guard: ProcessGuard;
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

/** One execution environment of a function: a process of its own that works on one event at a time. */
export class ExecutionEnvironment {
  readonly definition: FunctionDefinition;
  /** Which environment of all it is. */
  readonly serial: number;
  /** Resolves when the handler is loaded. @throws FunctionError which says why it is not */
  readonly loaded: Promise<void>;
  readonly #process: FunctionProcess;
  readonly #log: (line: string) => void;
  readonly #ended: Promise<void>;
  #pending: Pending | undefined;
  #measuring: ((bytes: number | null) => void) | undefined;
  #usable = true;
  #isStopped = false;
  #end = 'exit status 1';
  #events = 0;
  #cpu = { used: 0, taken: 0 };
  #unfinishedLine = '';

  constructor(options: EnvironmentOptions) {
    const { definition, variables, freezes, log, guard, compileCache, clock, standstill } = options;
    this.definition = definition;
    this.serial = ++environments;
    this.#log = log;
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
    this.#process = startFunctionProcess({
      definition,
      variables,
      freezes,
      guard,
      compileCache,
      clock,
      standstill,
      print: log,
      hear: (message) => {
        if (message.kind === 'ready') init.resolve();
        else if (message.kind === 'unloadable') fail('error', message.error);
        else this.#hear(message);
      },
    });
    const timer = setTimeout(() => fail('timeout', `not loaded within ${initTimeout} ms`), initTimeout);
    void init.promise.then(
      () => clearTimeout(timer),
      () => clearTimeout(timer),
    );
    this.#ended = this.#process.ended.then((end) => {
      this.#noteEnd(end);
      init.reject(this.#endError());
      this.#take()?.reject(this.#endError());
      this.#measuring?.(null);
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
    if (!this.#usable) throw this.#endError();
    const requestId = randomUUID();
    const milliseconds = this.definition.timeoutSeconds * 1000;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#timeOut(), milliseconds);
      this.#pending = { requestId, resolve, reject, timer };
      this.#events += 1;
      const deadline = Date.now() + milliseconds;
      this.#process.send({ kind: 'invoke', requestId, event, deadline });
    });
  }

  /** How many bytes it holds that are no garbage, with nothing under way; null where it ended meanwhile. */
  memory(): Promise<number | null> {
    if (!this.#usable) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#measuring = resolve;
      this.#process.send({ kind: 'measure' });
    });
  }

  /** What it has used of processors since it was asked last, in seconds. */
  takeCpuSeconds(): number {
    const { used, taken } = this.#cpu;
    this.#cpu.taken = used;
    return (used - taken) / 1e6;
  }

  /** Ends the process now; what it was doing fails. */
  async stop(): Promise<void> {
    this.#usable = false;
    this.#isStopped = true;
    this.#process.kill();
    await this.#ended;
  }

  #hear(message: Exclude<FunctionMessage, { kind: 'ready' | 'unloadable' }>): void {
    if (message.kind === 'output') this.#print(message.text);
    else if (message.kind === 'memory') this.#measuring?.(message.bytes);
    else if (message.kind === 'crashed') this.#report(message.error);
    else this.#settle(message);
  }

  #settle(outcome: Outcome): void {
    this.#cpu.used = outcome.cpu;
    if (outcome.requestId !== this.#pending?.requestId) return;
    const pending = this.#take();
    if (outcome.kind === 'result') {
      pending?.resolve(outcome.body);
      return;
    }
    this.#log(`error in request ${outcome.requestId}: ${outcome.error}`);
    pending?.reject(new FunctionError(outcome.error));
  }

  /** Lambda ends the whole environment: what comes next starts cold. */
  #timeOut(): void {
    const pending = this.#take();
    const seconds = this.definition.timeoutSeconds;
    this.#log(`request ${pending?.requestId}: Task timed out after ${seconds.toFixed(2)} seconds`);
    pending?.reject(new FunctionTimeoutError(`Task timed out after ${seconds.toFixed(2)} seconds`));
    void this.stop();
  }

  #noteEnd({ reason, isKilled }: ProcessEnd): void {
    this.#end = reason;
    this.#usable = false;
    // What throws has said so itself.
    if (isKilled && !this.#isStopped) this.#report(reason);
  }

  #endError(): FunctionError {
    return new FunctionError(`Runtime exited with error: ${this.#end}`);
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

  #report(error: string): void {
    this.#log(`CRASHED (it is started anew by the next request): ${error}`);
  }
}
