import { Latencies, type LatencySummary, summaryOf } from '../model/latencies.ts';
import { COMPARED_LAPS } from '../model/steadiness.ts';
import { Acknowledged } from './acknowledged.ts';

/** Something that came to nothing. */
export interface Failure {
  /** ISO 8601. */
  at: string;
  what: string;
  why: string;
}

/** What was measured over some time. */
export interface Measured {
  calls: LatencySummary;
  /** The calls of the last laps that have ended. */
  recent: LatencySummary;
  /** By what was done: operations, pages, uploads, pushes. */
  byName: Record<string, LatencySummary>;
  failures: Failure[];
  /** How often the gateway answered in place of a function, by what was asked; most were asked again. */
  refused: Record<string, number>;
  /** How often each route of the two APIs was used, by its key. */
  routes: Record<string, number>;
}

/** Takes the times of what people do, counts what failed and was refused, and remembers what was acknowledged. */
export class LoadRecorder {
  readonly acknowledged = new Acknowledged();
  #all = new Latencies();
  #lap = new Latencies();
  #laps: readonly Latencies[] = [];
  #byName = new Map<string, Latencies>();
  #failures: Failure[] = [];
  #failed = 0;
  #refused = new Map<string, number>();
  #routes = new Map<string, number>();

  /** Takes the time of something, also where it fails. */
  async time<T>(name: string, run: () => Promise<T>): Promise<T> {
    const began = performance.now();
    try {
      return await run();
    } finally {
      this.#record(name, performance.now() - began);
    }
  }

  /** Notes a request to a route of an API, by its key. */
  use(route: string): void {
    this.#routes.set(route, (this.#routes.get(route) ?? 0) + 1);
  }

  refuse(name: string): void {
    this.#refused.set(name, (this.#refused.get(name) ?? 0) + 1);
  }

  /** How many things came to nothing so far, from the beginning. */
  get failed(): number {
    return this.#failed;
  }

  fail(what: string, error: unknown): void {
    this.#failed += 1;
    this.#failures.push({ at: new Date().toISOString(), what, why: reasonOf(error) });
  }

  /** Ends a lap, of which the last ones are summed up by themselves. */
  lap(): void {
    this.#laps = [...this.#laps, this.#lap].slice(-COMPARED_LAPS);
    this.#lap = new Latencies();
  }

  /** What was measured since the last call; what was acknowledged is kept. */
  take(): Measured {
    const measured = {
      calls: summaryOf(this.#all),
      recent: summaryOf(this.#recent()),
      byName: Object.fromEntries([...this.#byName].map(([name, one]) => [name, summaryOf(one)])),
      failures: this.#failures,
      refused: Object.fromEntries(this.#refused),
      routes: Object.fromEntries(this.#routes),
    };
    this.#all = new Latencies();
    this.#lap = new Latencies();
    this.#laps = [];
    this.#byName = new Map();
    this.#failures = [];
    this.#refused = new Map();
    this.#routes = new Map();
    return measured;
  }

  #record(name: string, ms: number): void {
    const own = this.#byName.get(name) ?? new Latencies();
    own.record(ms);
    this.#byName.set(name, own);
    this.#all.record(ms);
    this.#lap.record(ms);
  }

  #recent(): Latencies {
    const recent = new Latencies();
    for (const lap of this.#laps) recent.add(lap);
    return recent;
  }
}

/** An error in words, with what caused it: `fetch` says nothing but that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause === undefined ? message : `${message} (${reasonOf(cause)})`;
}
