import vm from 'node:vm';
import { describe, expect, it } from '@jest/globals';

/** Worlds as Jest's files have them; the second takes from the first what was compiled (`compile-once.js`). */
const worlds = [vm.createContext(), vm.createContext()];

const prototypes = (): unknown[] => worlds.map((world) => vm.runInContext('Array.prototype', world));

describe('a CommonJS module that is loaded in two worlds', () => {
  const load = (source: string, filename: string) =>
    worlds.map((parsingContext) => {
      const run = vm.compileFunction(source, ['exports'], { filename, parsingContext });
      const exports: Record<string, unknown> = {};
      run(exports);
      return exports;
    });

  it('has objects of each world, and a state of its own in each', () => {
    const source = 'let calls = 0; exports.count = () => [(calls += 1)];';
    const counters = load(source, '/worlds/count.js').map(({ count }) => count as () => number[]);
    counters[0]?.();
    const counted = counters.map((count) => count());
    expect(counted.map(([calls]) => calls)).toEqual([2, 1]);
    for (const [at, list] of counted.entries()) expect(Object.getPrototypeOf(list)).toBe(prototypes()[at]);
    expect(prototypes()[0]).not.toBe(prototypes()[1]);
  });

  it('says in each where an error is from', () => {
    const places = load('exports.at = new Error("here").stack;', '/worlds/error.js').map(({ at }) => at);
    expect(places).toEqual(Array.from({ length: 2 }, () => expect.stringContaining('/worlds/error.js:1:14')));
  });

  it('is another one when its source has changed', () => {
    load('exports.is = "old";', '/worlds/changed.js');
    expect(load('exports.is = "new";', '/worlds/changed.js').map(({ is }) => is)).toEqual(['new', 'new']);
  });
});

it('an ES module of two worlds has objects and a state of its own in each', async () => {
  const source = 'let calls = 0; export const count = () => [(calls += 1)];';
  const counters = await Promise.all(
    worlds.map(async (context) => {
      const module = new vm.SourceTextModule(source, { context, identifier: '/worlds/count.mjs' });
      await module.link(() => {
        throw new Error('It imports nothing.');
      });
      await module.evaluate();
      return (module.namespace as { count: () => number[] }).count;
    }),
  );
  counters[0]?.();
  const counted = counters.map((count) => count());
  expect(counted.map(([calls]) => calls)).toEqual([2, 1]);
  for (const [at, list] of counted.entries()) expect(Object.getPrototypeOf(list)).toBe(prototypes()[at]);
});
