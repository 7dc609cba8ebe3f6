/** What of a test file decides when it runs. */
interface TestFile {
  path: string;
  context: { config: { displayName?: { name: string } } };
}

export default class SlowestFirstSequencer {
  constructor(options?: unknown, slowFiles?: Readonly<Record<string, number>>);
  sort<T extends TestFile>(tests: readonly T[]): T[];
  cacheResults(): void;
}
