import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { JUDGE } from './judge-regex.ts';

/** What `proved-regexes.json` holds. */
interface ProvedRegexes {
  readonly judge: string;
  /** The hashes of regexes that are safe. */
  readonly safe: readonly string[];
}

const FILE = new URL('proved-regexes.json', import.meta.url);
const HASH_CHARACTERS = 16;

/** Returns what tells a regex from all others. */
export function hashOfRegex(regex: RegExp): string {
  return createHash('sha256').update(String(regex)).digest('base64url').slice(0, HASH_CHARACTERS);
}

/** Returns the hashes of the regexes that this judge has found safe; none where another judge has judged. */
export function provedRegexes(file: URL = FILE): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  const { judge, safe } = JSON.parse(readFileSync(file, 'utf8')) as ProvedRegexes;
  return new Set(judge === JUDGE ? safe : []);
}

/** Stores the regexes that this judge has found safe, in place of those that were stored. */
export function writeProvedRegexes(regexes: readonly RegExp[], file: URL = FILE): void {
  const proved: ProvedRegexes = { judge: JUDGE, safe: regexes.map(hashOfRegex).toSorted() };
  writeFileSync(file, `${JSON.stringify(proved, null, 2)}\n`);
}
