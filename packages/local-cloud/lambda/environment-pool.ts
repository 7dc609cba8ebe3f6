import type { ExecutionEnvironment } from './execution-environment.ts';
import { FunctionError } from './lambda-errors.ts';

export interface PoolOptions {
  /** Starts an environment of a function. @throws FunctionError where there is no such function */
  readonly start: (functionArn: string) => ExecutionEnvironment;
  /** After how many events an environment is replaced by a new one. */
  readonly maxEvents: number;
  /** How many may wait for their next event; the one that waits longest goes first. */
  readonly maxIdle: number;
  /** How many may be loading at a time: in AWS each loads on a processor of its own. */
  readonly maxStarting: number;
}

/** An event that has no environment yet. */
interface Waiter {
  readonly arn: string;
  readonly resolve: (environment: ExecutionEnvironment) => void;
  readonly reject: (error: unknown) => void;
}

/** The environments of all functions: those at work, those that load, and those that wait for their next event. */
export class EnvironmentPool {
  readonly #options: PoolOptions;
  /** Waiting, the last used at the end, as Lambda prefers it. */
  #idle: { readonly arn: string; readonly environment: ExecutionEnvironment }[] = [];
  /** The functions of the environments that load. */
  readonly #starting: string[] = [];
  #waiters: Waiter[] = [];
  #isStopped = false;
  readonly #all = new Set<ExecutionEnvironment>();
  /** Grows with each reload: environments from before are not used again. */
  #generation = 0;
  readonly #generations = new WeakMap<ExecutionEnvironment, number>();

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /**
   * A loaded environment of the function, for one event: one that waits, else the first that is free or has loaded.
   * @throws FunctionError
   */
  async take(arn: string): Promise<ExecutionEnvironment> {
    if (this.#isStopped) throw new FunctionError('no function runs any more');
    const at = this.#idle.findLastIndex((entry) => entry.arn === arn && entry.environment.usable);
    const [found] = at === -1 ? [] : this.#idle.splice(at, 1);
    if (found !== undefined) return found.environment;
    const { promise, resolve, reject } = Promise.withResolvers<ExecutionEnvironment>();
    this.#waiters.push({ arn, resolve, reject });
    this.#startMore();
    return promise;
  }

  /** Takes an environment back after its event. */
  give(arn: string, environment: ExecutionEnvironment): void {
    const { maxEvents, maxIdle } = this.#options;
    const isCurrent = this.#generations.get(environment) === this.#generation;
    if (!environment.usable || !isCurrent || environment.events >= maxEvents) this.#end(environment);
    else this.#offer(arn, environment);
    if (this.#idle.length > maxIdle) this.#end(this.#idle.shift()?.environment);
  }

  /** Does something with each environment that waits for an event, one after the other; none gets an event meanwhile. */
  async eachIdle(visit: (arn: string, environment: ExecutionEnvironment) => Promise<void>): Promise<void> {
    for (const entry of [...this.#idle]) {
      const at = this.#idle.indexOf(entry);
      if (at === -1) continue;
      this.#idle.splice(at, 1);
      await visit(entry.arn, entry.environment);
      this.give(entry.arn, entry.environment);
    }
  }

  /** Starts every function anew; what is at work finishes first. */
  replaceAll(): void {
    this.#generation += 1;
    const old = this.#idle;
    this.#idle = [];
    for (const { environment } of old) this.#end(environment);
  }

  /** Ends every environment now, and fails the events that wait for one. Those that come later start new ones. */
  async kill(): Promise<void> {
    const all = [...this.#all];
    const waiters = this.#waiters;
    this.#idle = [];
    this.#waiters = [];
    this.#all.clear();
    for (const { reject } of waiters) reject(new FunctionError('Runtime exited before it was loaded'));
    await Promise.all(all.map((environment) => environment.stop()));
  }

  /** Ends every environment for good: later events fail. */
  stop(): Promise<void> {
    this.#isStopped = true;
    return this.kill();
  }

  #offer(arn: string, environment: ExecutionEnvironment): void {
    const waiter = this.#nextWaiter(arn);
    if (waiter === undefined) this.#idle.push({ arn, environment });
    else waiter.resolve(environment);
  }

  /** Starts an environment for each event that has none under way, as far as they may load at a time. */
  #startMore(): void {
    while (this.#starting.length < this.#options.maxStarting) {
      const arn = this.#firstWithout();
      if (arn === undefined) return;
      this.#starting.push(arn);
      void this.#start(arn).finally(() => {
        this.#starting.splice(this.#starting.indexOf(arn), 1);
        this.#startMore();
      });
    }
  }

  async #start(arn: string): Promise<void> {
    let environment: ExecutionEnvironment | undefined;
    try {
      environment = this.#options.start(arn);
      this.#all.add(environment);
      this.#generations.set(environment, this.#generation);
      await environment.loaded;
      this.give(arn, environment);
    } catch (error) {
      // What was ended from outside has failed its event already; another that waits since gets one of its own.
      if (environment === undefined || this.#all.delete(environment)) this.#nextWaiter(arn)?.reject(error);
    }
  }

  /** The function of the first event for which no environment loads. */
  #firstWithout(): string | undefined {
    const loading = [...this.#starting];
    return this.#waiters.find(({ arn }) => {
      const at = loading.indexOf(arn);
      if (at !== -1) loading.splice(at, 1);
      return at === -1;
    })?.arn;
  }

  #nextWaiter(arn: string): Waiter | undefined {
    const at = this.#waiters.findIndex((waiter) => waiter.arn === arn);
    return at === -1 ? undefined : this.#waiters.splice(at, 1)[0];
  }

  #end(environment: ExecutionEnvironment | undefined): void {
    if (environment === undefined) return;
    void environment.stop().then(() => this.#all.delete(environment));
  }
}
