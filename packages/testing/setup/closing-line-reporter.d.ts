/** What a run counted, of what Jest reports. */
interface Counts {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

export default class ClosingLineReporter {
  constructor(config: { testNamePattern?: string });
  onRunComplete(contexts: unknown, counts: Counts): void;
  getLastError(): Error | undefined;
}
