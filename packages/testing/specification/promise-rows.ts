import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');
/** From the root, which the links of its tables are not. */
export const SPECIFICATION = 'docs/specification';

/** How a promise is held. */
type Holding =
  | { kind: 'test'; path: string; title: string }
  | { kind: 'decision'; number: string; path: string }
  | { kind: 'nothing' }
  | { kind: 'unreadable' };

/** A row of a table of `docs/specification`. */
interface PromiseRow {
  line: string;
  promise: string;
  /** The files and folders in which it lives. */
  where: string[];
  held: Holding[];
}

/** The rows of all tables in a text, and not their heads. */
export function readPromises(text: string): PromiseRow[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| promise |'))
    .map((line) => {
      const [promise = '', where = '', held = ''] = line.slice(2, -2).split(' | ');
      return { line, promise, where: namedIn(where), held: held.split('<br>').map(readHolding) };
    });
}

function namedIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

function readHolding(text: string): Holding {
  const [, path, title] = /^`([^`]+)` › (.+)$/.exec(text) ?? [];
  if (path && title) return { kind: 'test', path, title };
  const [, number, link] = /^(?:differs|decided) by \[(\d{4})\]\(([^)]+)\)(?:: .+)?$/.exec(text) ?? [];
  if (number && link) return { kind: 'decision', number, path: join(SPECIFICATION, link) };
  return { kind: /^no test: .+/.test(text) ? 'nothing' : 'unreadable' };
}

/** What is not so of all that a row names; empty where all of it is. */
export function problemsOf({ line, promise, where, held }: PromiseRow): string[] {
  const isWhole = promise !== '' && where.length > 0 && held.every(({ kind }) => kind !== 'unreadable');
  if (!isWhole) return [`There are no three cells to be read in ${line}`];
  const gone = where.filter((path) => !existsSync(join(ROOT, path)));
  return [...gone.map((path) => `There is no ${path}.`), ...held.flatMap(problemOf)];
}

function problemOf(holding: Holding): string[] {
  if (holding.kind !== 'test' && holding.kind !== 'decision') return [];
  if (!existsSync(join(ROOT, holding.path))) return [`There is no ${holding.path}.`];
  if (holding.kind === 'decision')
    return holding.path.includes(`/${holding.number}-`)
      ? []
      : [`${holding.path} is not decision ${holding.number}.`];
  return hasTest(sourceOf(holding.path), holding.title)
    ? []
    : [`${holding.path} has no test “${holding.title}”.`];
}

const sources = new Map<string, string>();
function sourceOf(path: string): string {
  const source = sources.get(path) ?? readFileSync(join(ROOT, path), 'utf8');
  sources.set(path, source);
  return source;
}

/** Whether a test, or a group of tests, is called so as its source has it: the title of a table with its placeholders. */
function hasTest(source: string, title: string): boolean {
  const literal = title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?:\b(?:it|describe)|\))\(\s*(['"\`])${literal}\1\s*,`).test(source);
}
