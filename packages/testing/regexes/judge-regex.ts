import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { check, type Parameters } from 'recheck';

/**
 * The same search each time, which judges by the characters that are read: by default a match that takes a second counts
 * as slow, as any does on a machine that is busy, and a search of ten seconds is given up. A fifteenth of the usual limit of
 * characters is stricter, and is reached sooner: some 300 for each character of the longest text that is tried.
 */
const SEARCH = {
  randomSeed: 1,
  attackLimit: 100_000_000,
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
} as const satisfies Parameters;

/** By whom and how a regex is judged: verdicts of the same judge on the same regex are the same. */
export const JUDGE = `recheck ${versionOfRecheck()} ${JSON.stringify(SEARCH)}`;

/** Returns `safe` of a regex that no text makes slow. */
export async function judgeRegex({ source, flags }: RegExp): Promise<'safe' | 'vulnerable' | 'unknown'> {
  const { status } = await check(source, flags, SEARCH);
  return status;
}

function versionOfRecheck(): string {
  const file = createRequire(import.meta.url).resolve('recheck/package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
