const registry = globalThis as { leftovers?: Set<() => Promise<unknown>> };

/**
 * Ends `thing` after the last hook of a test file where the file itself did not get so far: see
 * `setup/server-environment.js`. Ending what has ended already must do nothing.
 */
export function endWithTestFile(end: () => Promise<unknown>): void {
  registry.leftovers?.add(end);
}
