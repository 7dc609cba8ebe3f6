import { statSync } from 'node:fs';

/** From the slowest project to the fastest. */
const PROJECTS = ['e2e', 'integration', 'component', 'infra', 'unit'];

/**
 * Runs the browser's tests first and the many small ones last, so that at the end of a run no worker waits for one long
 * file. Within a project larger files come first, as a guess at how long they take.
 */
export default class SlowestFirstSequencer {
  sort(tests) {
    const ranked = tests.map((test) => ({ test, project: projectOf(test), size: statSync(test.path).size }));
    ranked.sort((a, b) => a.project - b.project || b.size - a.size);
    return ranked.map(({ test }) => test);
  }

  /** Nothing is stored between runs: the order is the same on every machine. */
  cacheResults() {}
}

function projectOf(test) {
  return PROJECTS.indexOf(test.context.config.displayName?.name);
}
