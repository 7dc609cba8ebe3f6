import { awaitedCall } from './calls-under-way.ts';

type Method = (...args: never[]) => Promise<unknown>;
type MethodName<T> = { [K in keyof T]: T[K] extends Method ? K : never }[keyof T];

/**
 * Methods of an object whose code is loaded when the first of them is called: what a cold start rarely needs is not read by each
 * of them. Where loading fails, the next call tries again.
 */
export function loadedLater<T extends Record<N, Method>, const N extends MethodName<T>>(
  names: readonly N[],
  load: () => Promise<T>,
): Pick<T, N> {
  let loading: Promise<T> | null = null;
  const loaded = () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  const methods = names.map((name) => [
    name,
    (...args: never[]) => awaitedCall(loaded().then((object) => object[name](...args))),
  ]);
  return Object.fromEntries(methods) as Pick<T, N>;
}
