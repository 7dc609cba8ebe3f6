import { afterEach, expect, it, jest } from '@jest/globals';
import ClosingLineReporter from './closing-line-reporter.js';

const RUN = {
  numPassedTests: 3,
  numFailedTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 1,
};

afterEach(() => {
  jest.restoreAllMocks();
});

it.each([
  ['none was skipped', {}, {}, []],
  ['some were', {}, { numPendingTests: 2 }, ['Skipped tests: 2. Please run, mend or remove them.\n']],
  ['one is to be written', {}, { numTodoTests: 1 }, ['Skipped tests: 1. Please run, mend or remove them.\n']],
  ['a name was asked for', { testNamePattern: 'a name' }, { numPendingTests: 2 }, []],
])('fails a run for what it skipped unasked: %s', (_case, config, skipped, messages) => {
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const reporter = new ClosingLineReporter(config);
  reporter.onRunComplete(new Set(), { ...RUN, ...skipped });
  const lines = write.mock.calls.map(([line]) => line);
  expect(lines).toEqual([...messages, expect.stringMatching(/^3 passed, 2 failed, \d skipped\n$/)]);
  expect(reporter.getLastError() !== undefined).toBe(messages.length > 0);
});
