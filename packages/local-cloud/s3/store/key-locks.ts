/** Lets one task at a time run for each name, in the order they came. */
export class KeyLocks {
  readonly #tails = new Map<string, Promise<void>>();

  async run<T>(name: string, task: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(name) ?? Promise.resolve();
    const result = before.then(task);
    const tail = result.then(
      () => {},
      () => {},
    );
    this.#tails.set(name, tail);
    try {
      return await result;
    } finally {
      if (this.#tails.get(name) === tail) this.#tails.delete(name);
    }
  }
}
