/** What an expression needs to speak of counters, whose names are data. */
export interface CounterExpression {
  /** Writes a part of the expression for each counter, from what stands for its name and for its count. */
  each: (write: (name: string, count: string) => string) => string[];
  names: Record<string, string>;
  values: Record<string, number>;
}

/** @param counters their names, each once, and a count of each */
export function counterExpression(counters: readonly (readonly [string, number])[]): CounterExpression {
  return {
    each: (write) => counters.map((_, index) => write(`#n${index}`, `:n${index}`)),
    names: Object.fromEntries(counters.map(([name], index) => [`#n${index}`, name])),
    values: Object.fromEntries(counters.map(([, count], index) => [`:n${index}`, count])),
  };
}
