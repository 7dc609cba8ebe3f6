/**
 * Closes a run with one plain line that any tool can read: `N passed, N failed, N skipped`. Skipped tests fail a run in which they
 * were not left out by their name (`-t`): what a machine lacks is installed, or is no part of `npm test`.
 */
export default class ClosingLineReporter {
  #isNarrowed;
  #error;

  constructor({ testNamePattern }) {
    this.#isNarrowed = Boolean(testNamePattern);
  }

  onRunComplete(_contexts, counts) {
    const failed = counts.numFailedTests + counts.numRuntimeErrorTestSuites;
    const skipped = counts.numPendingTests + counts.numTodoTests;
    if (skipped > 0 && !this.#isNarrowed) {
      this.#error = new Error(`Skipped tests: ${skipped}. Please run, mend or remove them.`);
      process.stdout.write(`${this.#error.message}\n`);
    }
    process.stdout.write(`${counts.numPassedTests} passed, ${failed} failed, ${skipped} skipped\n`);
  }

  /** What fails the run beside its tests. */
  getLastError() {
    return this.#error;
  }
}
