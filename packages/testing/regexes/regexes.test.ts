import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryDirectory } from '@harbour-haul/local-cloud/testing/temporary-directory';
import { expect, it } from '@jest/globals';
import { engineRegexes } from './engine-regexes.ts';
import { judgeRegex } from './judge-regex.ts';
import { hashOfRegex, provedRegexes, writeProvedRegexes } from './proved-regexes.ts';

const directory = temporaryDirectory();

/** For a whole judgement of all, where none is stored. */
const TIMEOUT_MS = 900_000;

it(
  'no regex of the engine can be made slow by an answer',
  async () => {
    const regexes = await engineRegexes();
    expect(regexes.length).toBeGreaterThan(60);
    const proved = provedRegexes();
    const suspects: string[] = [];
    for (const regex of regexes.filter((one) => !proved.has(hashOfRegex(one)))) {
      const verdict = await judgeRegex(regex);
      if (verdict !== 'safe') suspects.push(`${verdict} ${regex}`);
    }
    expect(suspects).toEqual([]);
  },
  TIMEOUT_MS,
);

it.each([
  [/^(?:a+)+$/, 'vulnerable'],
  [/ (?:[a-z]+ )*(?:[a-z]+ )*$/, 'vulnerable'],
  [/^\d{3}-\d{4}$/, 'safe'],
])('%s is %s', async (regex, verdict) => {
  expect(await judgeRegex(regex)).toBe(verdict);
});

it('a proof is of one regex with its flags', () => {
  const file = pathToFileURL(join(directory, 'proved.json'));
  expect(provedRegexes(file).size).toBe(0);
  writeProvedRegexes([/a+b/u, /c/], file);
  const proved = provedRegexes(file);
  expect([/a+b/u, /c/].map((regex) => proved.has(hashOfRegex(regex)))).toEqual([true, true]);
  expect([/a+b/, /a+b/iu, /a*b/u].map((regex) => proved.has(hashOfRegex(regex)))).toEqual([
    false,
    false,
    false,
  ]);
});

it('proofs of another judge count for nothing', () => {
  const file = pathToFileURL(join(directory, 'others.json'));
  writeFileSync(file, JSON.stringify({ judge: 'recheck 4.0.0 {}', safe: [hashOfRegex(/c/)] }));
  expect(provedRegexes(file).size).toBe(0);
});
