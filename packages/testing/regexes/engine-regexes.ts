import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

const DOMAIN = new URL('../../domain/', import.meta.url);
const CONVERSATION = 'conversation/';
const PARTS = ['understanding/', 'lexicon/', 'turns/', 'steps/', 'clarifications/', 'answers/'];
/** What reads the values that chat, form and console are given. */
const FIELDS = 'leads/fields/';
const MODULES = [CONVERSATION, ...PARTS.map((part) => CONVERSATION + part), FIELDS].flatMap((folder) =>
  readdirSync(new URL(folder, DOMAIN), { recursive: folder !== CONVERSATION, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => new URL(folder + file, DOMAIN)),
);

/**
 * Returns every regex of the chat's engine, and of the fields of leads, once: those that stand in its sources, and those that are built while its modules
 * load. Nothing may have loaded these before.
 */
export async function engineRegexes(): Promise<RegExp[]> {
  const built = await builtWhileLoading();
  const all = [...MODULES.flatMap(literalsOf), ...built];
  return [...new Map(all.map((regex) => [String(regex), regex])).values()];
}

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
