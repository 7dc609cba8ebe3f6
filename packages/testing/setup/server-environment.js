import PlainEnvironment from './plain-environment.js';

/** How often a worker looks whether the run that started it is still there, in milliseconds. */
const INTERVAL = 250;
/** How many of the last lines a failed test quotes. */
const MAX_WARNINGS = 20;
/** Jest's message to a worker that there is nothing more to do, by its first part. */
const END = 2;

let isWatching = false;
/** @type {Promise<typeof import('./worker-servers.ts')> | undefined} */
let servers;

/**
 * The environment of tests that start servers, browsers and products: what a file leaves running, because it failed
 * halfway for one, ends with the file, and a worker ends with its run. Left to itself a worker goes on serving when the
 * run is killed, and what it started with it.
 *
 * It also has what `test-servers.ts` offers, some of it shared by files. That runs outside of them, loaded once, as Node
 * loads it for `npm start`.
 */
export default class ServerEnvironment extends PlainEnvironment {
  #hasShared = false;
  /** How many warnings the products of this file had logged when the test began. */
  #warned = 0;

  constructor(config, context) {
    super(config, context);
    this.global.leftovers = new Set();
    const shared = async () => {
      this.#hasShared = true;
      servers ??= import('./worker-servers.ts');
      return servers;
    };
    this.global.testServers = {
      sharedProduct: async () => (await shared()).takeProduct(this.global.console),
      sharedBrowser: async () => (await shared()).takeBrowser(),
      ownProduct: async (options) => {
        const product = await (await shared()).startProduct(options, this.global.console);
        this.global.leftovers.add(product.stop);
        return product;
      },
    };
    endWithRun();
  }

  /** @param {{ name: string, test?: { errors: unknown[] } }} event one of jest-circus */
  async handleTestEvent({ name, test }) {
    if (name === 'test_start') this.#warned = (await this.#warnings()).length;
    if (name !== 'test_done' || !test?.errors.length) return;
    const warnings = (await this.#warnings()).slice(this.#warned).slice(-MAX_WARNINGS);
    if (warnings.length > 0) test.errors.push(new WarningsOfProduct(warnings));
  }

  async #warnings() {
    return this.#hasShared ? (await servers).warnings() : [];
  }

  async teardown() {
    for (const end of this.global.leftovers) await end();
    if (this.#hasShared) await (await servers).giveBack();
    // A run in one process has no end but this that a file hears of.
    if (this.#hasShared && !isWorker()) await (await servers).stopServers();
    await super.teardown();
  }
}

function isWorker() {
  return process.env.JEST_WORKER_ID !== undefined && process.send !== undefined;
}

/** Stands beside what failed a test: what the product itself logged meanwhile, which is often why. No frame led to it. */
class WarningsOfProduct extends Error {
  constructor(lines) {
    super(`The product logged meanwhile:\n${lines.join('\n')}`);
    this.stack = this.message;
  }
}

/** Node of a worker ends by itself only when nothing listens any more. A run in one process has no run above it. */
function endWithRun() {
  if (isWatching || !isWorker()) return;
  isWatching = true;
  const run = process.ppid;
  setInterval(() => {
    if (process.ppid !== run) process.exit(1);
  }, INTERVAL).unref();
  // Ends a worker that has grown, for a new one; what is to be done at its end would be left out.
  process.on('SIGTERM', () => process.exit(0));
  process.on('message', ([kind]) => {
    if (kind === END) process.exit(0);
  });
}
