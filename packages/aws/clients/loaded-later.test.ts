import { expect, it } from '@jest/globals';
import { untilCallsEnd } from './calls-under-way.ts';
import { loadedLater } from './loaded-later.ts';

class Store {
  readonly #texts: string[] = [];

  async add(text: string): Promise<number> {
    return this.#texts.push(text);
  }

  async all(): Promise<string> {
    return this.#texts.join(' ');
  }
}

it('loads an object with the first call, once for all of them', async () => {
  let loads = 0;
  const store = loadedLater(['add', 'all'], async () => {
    loads += 1;
    return new Store();
  });
  expect(loads).toBe(0);
  expect(await Promise.all([store.add('one'), store.add('two')])).toEqual([1, 2]);
  expect([await store.all(), loads]).toEqual(['one two', 1]);
});

it('loads again after a failure', async () => {
  const failures = [new Error('gone')];
  const store = loadedLater(['add'], async () => {
    const failure = failures.pop();
    if (failure) throw failure;
    return new Store();
  });
  await expect(store.add('one')).rejects.toThrow('gone');
  expect(await store.add('one')).toBe(1);
});

it('is waited for with its call by what ends with all calls', async () => {
  const kept = new Store();
  const opened = Promise.withResolvers<void>();
  const store = loadedLater(['add'], async () => {
    await opened.promise;
    return kept;
  });
  const ending = untilCallsEnd(async () => {
    void store.add('one');
  });
  opened.resolve();
  await ending;
  expect(await kept.all()).toBe('one');
});
