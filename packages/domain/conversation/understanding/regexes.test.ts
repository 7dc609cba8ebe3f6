import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { parseSync } from '@swc/core';
import { check } from 'recheck';

const ROOT = new URL('..', import.meta.url);
const FOLDERS = ['understanding/', 'lexicon/', 'turns/', 'steps/', 'clarifications/', 'answers/'];
const MODULES = ['', ...FOLDERS].flatMap((folder) =>
  readdirSync(new URL(folder, ROOT), { recursive: folder !== '', encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => new URL(folder + file, ROOT)),
);

/** Regexes are found in the sources as literals, and as they are built while the modules load. */
function literalsOf(file: URL): RegExp[] {
  const found: RegExp[] = [];
  const program = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', target: 'es2024' });
  JSON.stringify(program, (_key, node) => {
    if (node?.type === 'RegExpLiteral') found.push(new RegExp(node.pattern, node.flags));
    return node;
  });
  return found;
}

async function builtWhileLoading(): Promise<RegExp[]> {
  const built: RegExp[] = [];
  const { RegExp: original } = globalThis;
  globalThis.RegExp = new Proxy(original, {
    construct: (target, args: [string, string?]) => {
      const regex = new target(...args);
      built.push(regex);
      return regex;
    },
  });
  try {
    for (const module of MODULES) await import(module.pathname);
  } finally {
    globalThis.RegExp = original;
  }
  return built;
}

/**
 * The same search each time, which judges by the characters that are read: by default a match that takes a second counts
 * as slow, as any does on a machine that is busy, and a search of ten seconds is given up. A fifteenth of the usual limit of
 * characters is stricter, and is reached sooner: some 300 for each character of the longest text that is tried.
 */
const CHECK = {
  randomSeed: 1,
  attackLimit: 100_000_000,
  timeout: null,
  seedingTimeout: null,
  incubationTimeout: null,
  attackTimeout: null,
} as const;

it('no regex of the engine can be made slow by an answer', async () => {
  const built = await builtWhileLoading();
  const ours = [...MODULES.flatMap(literalsOf), ...built];
  const regexes = [...new Map(ours.map((regex) => [String(regex), regex])).values()];
  expect(regexes.length).toBeGreaterThan(60);
  const suspects: string[] = [];
  for (const regex of regexes) {
    const { status } = await check(regex.source, regex.flags, CHECK);
    if (status !== 'safe') suspects.push(`${status} ${regex}`);
  }
  expect(suspects).toEqual([]);
}, 900_000);
