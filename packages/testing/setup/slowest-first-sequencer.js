import { statSync } from 'node:fs';

/** From the slowest project to the fastest. */
const PROJECTS = ['e2e', 'integration', 'component', 'infra', 'unit'];
/** Ends of the paths of files that take far longer than their size says. */
const LONG = [
  'infra/test/schemas.test.ts',
  'packages/testing/conversation/training.test.ts',
  'packages/domain/conversation/understanding/any-text.test.ts',
];

/**
 * Runs the browser's tests first and the many small ones last, so that at the end of a run no worker waits for one long
 * file. Within a project those come first that are known to take long, then larger files, as a guess at how long they take.
 */
export default class SlowestFirstSequencer {
  sort(tests) {
    const ranked = tests.map((test) => ({ test, project: projectOf(test), size: sizeOf(test) }));
    ranked.sort((a, b) => a.project - b.project || b.size - a.size);
    return ranked.map(({ test }) => test);
  }

  /** Nothing is stored between runs: the order is the same on every machine. */
  cacheResults() {}
}

function sizeOf({ path }) {
  return LONG.some((end) => path.endsWith(end)) ? Number.POSITIVE_INFINITY : statSync(path).size;
}

function projectOf(test) {
  return PROJECTS.indexOf(test.context.config.displayName?.name);
}
