import { statSync } from 'node:fs';

/** From the slowest project to the fastest. */
const PROJECTS = ['e2e', 'integration', 'component', 'infra', 'unit'];
/** Ends of the paths of files that compute for long and wait for nothing. */
const COMPUTING = [
  'infra/test/schemas.test.ts',
  'packages/testing/conversation/training.test.ts',
  'packages/domain/conversation/understanding/any-text.test.ts',
];
/** Of the first files of a run one of so many computes. */
const WORKERS = 3;

/**
 * Runs the browser's tests first and the many small ones last, so that at the end of a run no worker waits for one long
 * file. Within a project larger files come first, as a guess at how long they take. Those that compute for long begin among the
 * browser's, which wait for frames, sockets and photos, and leave a processor idle where they are alone.
 */
export default class SlowestFirstSequencer {
  sort(tests) {
    const ranked = tests.map((test) => ({ test, project: projectOf(test), size: sizeOf(test) }));
    ranked.sort((a, b) => a.project - b.project || b.size - a.size);
    const order = ranked.map(({ test }) => test);
    const computing = order.filter(computes);
    const others = order.filter((test) => !computes(test));
    return computing.reduce((all, test, index) => all.toSpliced(index * WORKERS, 0, test), others);
  }

  /** Nothing is stored between runs: the order is the same on every machine. */
  cacheResults() {}
}

function computes({ path }) {
  return COMPUTING.some((end) => path.endsWith(end));
}

function sizeOf({ path }) {
  return statSync(path).size;
}

function projectOf(test) {
  return PROJECTS.indexOf(test.context.config.displayName?.name);
}
