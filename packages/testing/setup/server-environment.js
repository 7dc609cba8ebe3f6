import PlainEnvironment from './plain-environment.js';

/** How often a worker looks whether the run that started it is still there, in milliseconds. */
const INTERVAL = 250;

let isWatching = false;

/**
 * The environment of tests that start servers, browsers and products: what a file leaves running, because it failed
 * halfway for one, ends with the file, and a worker ends with its run. Left to itself a worker goes on serving when the
 * run is killed, and what it started with it.
 */
export default class ServerEnvironment extends PlainEnvironment {
  constructor(config, context) {
    super(config, context);
    this.global.leftovers = new Set();
    endWithRun();
  }

  async teardown() {
    for (const end of this.global.leftovers) await end();
    await super.teardown();
  }
}

/** Node of a worker ends by itself only when nothing listens any more. A run in one process has no run above it. */
function endWithRun() {
  if (isWatching || process.env.JEST_WORKER_ID === undefined || process.send === undefined) return;
  isWatching = true;
  const run = process.ppid;
  setInterval(() => {
    if (process.ppid !== run) process.exit(1);
  }, INTERVAL).unref();
}
