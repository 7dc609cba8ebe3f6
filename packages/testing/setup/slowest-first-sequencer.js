import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** From the slowest project to the fastest. */
const PROJECTS = ['e2e', 'integration', 'component', 'infra', 'unit'];
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Seconds of the slowest files by their paths, as a run of all of them took: `bin/record-slow-files.ts` writes it. */
const SLOW_FILES = JSON.parse(readFileSync(new URL('./slow-files.json', import.meta.url), 'utf8'));

/**
 * Runs the files first that took longest when they were last measured, so that at the end of a run no worker waits for a long one.
 * Those that are not among the slowest follow: the browser's first and the many small ones last, and within a project larger files
 * first, as a guess at how long they take.
 */
export default class SlowestFirstSequencer {
  #slowFiles;

  /** @param _options of Jest, of which nothing is needed. @param slowFiles seconds by path, for tests of the order */
  constructor(_options, slowFiles = SLOW_FILES) {
    this.#slowFiles = slowFiles;
  }

  sort(tests) {
    const ranked = tests.map((test) => ({
      test,
      seconds: this.#slowFiles[relative(ROOT, test.path)] ?? 0,
      project: projectOf(test),
      size: sizeOf(test),
    }));
    ranked.sort((a, b) => b.seconds - a.seconds || a.project - b.project || b.size - a.size);
    return ranked.map(({ test }) => test);
  }

  /** Nothing is stored between runs: the order is the same on every machine. */
  cacheResults() {}
}

function sizeOf({ path }) {
  return statSync(path).size;
}

function projectOf(test) {
  return PROJECTS.indexOf(test.context.config.displayName?.name);
}
