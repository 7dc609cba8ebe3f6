/** Remembers what was started, and ends it in reverse order, once. */
export class Cleanup {
  readonly #steps: (() => Promise<void>)[] = [];
  #running: Promise<void> | undefined;

  /** Adds a thing that can be closed, and returns it. */
  own<T extends { close(): Promise<void> }>(thing: T): T {
    this.add(() => thing.close());
    return thing;
  }

  add(step: () => Promise<void>): void {
    this.#steps.push(step);
  }

  /** Runs every step even when one fails; a second call awaits the first. @throws the first failure */
  run(): Promise<void> {
    this.#running ??= this.#runAll();
    return this.#running;
  }

  async #runAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of this.#steps.toReversed()) {
      await step().catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }
}
