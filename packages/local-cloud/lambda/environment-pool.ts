import type { ExecutionEnvironment } from './execution-environment.ts';

export interface PoolOptions {
  /** Starts an environment of a function. @throws FunctionError where there is no such function */
  readonly start: (functionArn: string) => ExecutionEnvironment;
  /** After how many events an environment is replaced by a new one. */
  readonly maxEvents: number;
  /** How many may wait for their next event; the one that waits longest goes first. */
  readonly maxIdle: number;
}

/** The environments of all functions: those at work, and those that wait for their next event. */
export class EnvironmentPool {
  readonly #options: PoolOptions;
  /** Waiting, the last used at the end, as Lambda prefers it. */
  #idle: { readonly arn: string; readonly environment: ExecutionEnvironment }[] = [];
  readonly #all = new Set<ExecutionEnvironment>();
  /** Grows with each reload: environments from before are not used again. */
  #generation = 0;
  readonly #generations = new WeakMap<ExecutionEnvironment, number>();

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** An environment of the function, for one event; a new one where none waits. @throws FunctionError */
  take(arn: string): ExecutionEnvironment {
    const at = this.#idle.findLastIndex((entry) => entry.arn === arn && entry.environment.usable);
    const [found] = at === -1 ? [] : this.#idle.splice(at, 1);
    return found?.environment ?? this.#start(arn);
  }

  /** Takes an environment back after its event. */
  give(arn: string, environment: ExecutionEnvironment): void {
    const { maxEvents, maxIdle } = this.#options;
    const isCurrent = this.#generations.get(environment) === this.#generation;
    if (!environment.usable || !isCurrent || environment.events >= maxEvents) this.#end(environment);
    else this.#idle.push({ arn, environment });
    if (this.#idle.length > maxIdle) this.#end(this.#idle.shift()?.environment);
  }

  /** Starts every function anew; what is at work finishes first. */
  replaceAll(): void {
    this.#generation += 1;
    const old = this.#idle;
    this.#idle = [];
    for (const { environment } of old) this.#end(environment);
  }

  /** Ends every environment now. */
  async stop(): Promise<void> {
    this.#idle = [];
    await Promise.all([...this.#all].map((environment) => environment.stop()));
    this.#all.clear();
  }

  #start(arn: string): ExecutionEnvironment {
    const environment = this.#options.start(arn);
    this.#all.add(environment);
    this.#generations.set(environment, this.#generation);
    return environment;
  }

  #end(environment: ExecutionEnvironment | undefined): void {
    if (environment === undefined) return;
    void environment.stop().then(() => this.#all.delete(environment));
  }
}
