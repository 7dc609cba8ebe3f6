import { stripVTControlCharacters } from 'node:util';

/** So many are worth a place: the others take some ten seconds each, and there are hundreds. */
const KEPT = 40;
/** As Jest says it of a file that took long. */
const SLOW = /^ *(?:PASS|FAIL) +\S+ +(\S+\.tsx?) \(([\d.]+) s\b/gm;

/** The slowest files of the log of a run with the whole seconds that each took, the slowest first. */
export function slowestFiles(log: string, most = KEPT): [string, number][] {
  const seconds = new Map<string, number>();
  for (const [, path = '', took = ''] of stripVTControlCharacters(log).matchAll(SLOW))
    seconds.set(path, Math.max(seconds.get(path) ?? 0, Math.round(Number(took))));
  return [...seconds].toSorted(([, a], [, b]) => b - a).slice(0, most);
}

/** As `slow-files.json` has them: a file a line. */
export function slowFilesText(files: readonly [string, number][]): string {
  return `${JSON.stringify(Object.fromEntries(files), null, 2)}\n`;
}
