import type { Middleware } from './pipeline.ts';

/** Adds the function's dependencies, which are built once, at the first event. */
export function dependencies<Deps>(compose: () => Deps): Middleware<{ deps: Deps }> {
  let deps: Deps | undefined;
  return {
    before: ({ event }) => {
      deps ??= compose();
      event.deps = deps;
    },
  };
}
