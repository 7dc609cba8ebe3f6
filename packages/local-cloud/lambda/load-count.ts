/** What functions have done and do. */
export interface LambdaLoad {
  /** Events that were worked on so far. */
  readonly begun: number;
  readonly underWay: number;
  /** Events that were refused so far, since as many were under way as there may be. */
  readonly refused: number;
  /** For how long events were under way so far, all of them together, in seconds. */
  readonly busySeconds: number;
  /** What their environments have used of processors so far, in seconds, as far as their events are over. */
  readonly cpuSeconds: number;
}

/** Counts the events of all functions. */
export class LoadCount {
  underWay = 0;
  #begun = 0;
  #refused = 0;
  #busyMs = 0;
  #cpuSeconds = 0;
  #since = performance.now();

  /** Notes an event. @returns what notes its end */
  begin(): () => void {
    this.#settle();
    this.underWay += 1;
    this.#begun += 1;
    return () => {
      this.#settle();
      this.underWay -= 1;
    };
  }

  refuse(): void {
    this.#refused += 1;
  }

  /** Adds what an environment has used of processors. */
  use(cpuSeconds: number): void {
    this.#cpuSeconds += cpuSeconds;
  }

  now(): LambdaLoad {
    this.#settle();
    const { underWay } = this;
    return {
      begun: this.#begun,
      underWay,
      refused: this.#refused,
      busySeconds: this.#busyMs / 1000,
      cpuSeconds: this.#cpuSeconds,
    };
  }

  #settle(): void {
    const now = performance.now();
    this.#busyMs += this.underWay * (now - this.#since);
    this.#since = now;
  }
}
