import { setTimeout as wait } from 'node:timers/promises';
import { NO_FAULTS } from '@harbour-haul/local-cloud/dynamodb/faults/fault-injection';
import { type Usage, UsageCounter } from '@harbour-haul/local-cloud/usage/usage-meter';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../chromium/browser.ts';
import { type LiveSocket, liveSockets } from '../../live-sockets.ts';
import { type LocalProduct, startLocalProduct } from '../../local-product.ts';
import type { Activity } from './bill.ts';

/** How long nothing must be used beside idle functions before all of an activity has been counted, in milliseconds. */
const QUIET_MS = 300;
const LOOK_MS = 100;

/** The product with a counter at everything that is billed, and a browser. */
export interface CostStage {
  readonly product: LocalProduct;
  readonly browser: Browser;
  /** The socket of an admin who is there, to whom everything is pushed. */
  readonly admin: LiveSocket;
  /** Runs something `played` times, and counts what it used until all is quiet. */
  count(activity: Omit<Activity, 'usage'>, play: (index: number) => Promise<void>): Promise<Activity>;
  stop(): Promise<void>;
}

/** @param shared the browser to use, which stays open; one of its own without it */
export async function openCostStage(shared?: Browser): Promise<CostStage> {
  const counter = new UsageCounter();
  let lastUse = 0;
  const meter: typeof counter.meter = (...use) => {
    lastUse = Date.now();
    counter.meter(...use);
  };
  const product = await startLocalProduct({ meter, schedules: false, faults: NO_FAULTS });
  const browser = shared ?? (await launchBrowser());
  const admin = await liveSockets(product).asAdmin(await product.signIn());
  const settled = async (): Promise<Usage> => {
    for (;;) {
      await product.idle();
      if (Date.now() - lastUse >= QUIET_MS) return counter.take();
      await wait(LOOK_MS);
    }
  };
  return {
    product,
    browser,
    admin,
    count: async (activity, play) => {
      // A console that is open pings; of one that has not, the team counts as gone, and is mailed of whoever asks for a person.
      if (admin.socket.readyState === admin.socket.OPEN) {
        admin.send({ type: 'ping' });
        await admin.until('pong');
      }
      await settled();
      for (let index = 0; index < activity.played; index += 1) await play(index);
      return { ...activity, usage: await settled() };
    },
    stop: async () => {
      if (shared === undefined) await browser.close();
      await product.stop();
    },
  };
}
