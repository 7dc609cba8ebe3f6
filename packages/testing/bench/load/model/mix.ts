/**
 * Hands out kinds of things in proportion to their weights and as evenly as can be, so that every stretch has about the same of
 * each (as load balancers do: smooth weighted round robin).
 */
export class Mix<K extends string> {
  readonly #kinds: { kind: K; weight: number; credit: number }[];
  readonly #total: number;

  constructor(weights: Readonly<Record<K, number>>) {
    const entries = Object.entries(weights) as [K, number][];
    this.#kinds = entries.map(([kind, weight]) => ({ kind, weight, credit: 0 }));
    this.#total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  }

  next(): K {
    for (const one of this.#kinds) one.credit += one.weight;
    const richest = this.#kinds.reduce((best, one) => (one.credit > best.credit ? one : best));
    richest.credit -= this.#total;
    return richest.kind;
  }
}
