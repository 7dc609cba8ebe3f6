import { FunctionClock } from '@harbour-haul/local-cloud/lambda/function-clock';
import { labelledImage } from '@harbour-haul/local-cloud/testing/labelled-image';
import { ADMIN } from '../admin.ts';
import { type Row, readRows } from '../bench/load/accounts/read-rows.ts';
import { Acknowledged } from '../bench/load/measure/acknowledged.ts';
import { type Person, personOf } from '../bench/load/people/person.ts';
import { forgetLeftovers } from '../forget-leftovers.ts';
import type { LocalProduct, ProductOptions } from '../local-product.ts';
import { UNLIMITED } from '../unlimited.ts';
import { ChaosCaller } from './chaos-caller.ts';
import { FaultClock } from './faults/fault-clock.ts';
import { FaultPlan } from './faults/fault-plan.ts';
import { startFaultProxy } from './faults/fault-proxy.ts';
import { Impatience } from './faults/impatience.ts';
import { Meanwhile } from './faults/meanwhile.ts';

/** Stands in what a phone writes into its photos beside the pixels, and may never be shown. */
export const SECRET_OF_PHOTO = 'taken-at-44.6488N';

/** A product whose functions meet what the plan says, and those who ask it for something. */
export interface ChaosStage {
  readonly product: LocalProduct;
  readonly plan: FaultPlan;
  /** What comes while a call of a function stands still. */
  readonly meanwhile: Meanwhile;
  /** The functions' clock. */
  readonly clock: FunctionClock;
  /** What was said to be stored: all of it must be found again. */
  readonly acknowledged: Acknowledged;
  readonly admin: ChaosCaller;
  readonly jpeg: Buffer;
  readonly visitor: () => ChaosCaller;
  /** Somebody whom the product has not met. */
  readonly nextPerson: () => Person;
  /** All rows of a table, or all entries of one of its indexes. */
  readonly rowsOf: (table: string, index?: string) => Promise<Row[]>;
  /** What functions did since the last time that they should not: left under way, denied. */
  readonly takeComplaints: () => string[];
  readonly close: () => Promise<void>;
}

type StartProduct = (
  options: ProductOptions,
  complain: (...words: unknown[]) => void,
) => Promise<LocalProduct>;

/** Opens a stage on a product of its own. @param start starts the product */
export async function openChaosStage(start: StartProduct, options: ProductOptions = {}): Promise<ChaosStage> {
  const plan = new FaultPlan();
  const clock = new FunctionClock();
  const faultClock = new FaultClock(clock);
  const impatience = new Impatience();
  const { standstill } = impatience;
  const meanwhile = new Meanwhile();
  const complaints: string[] = [];
  const proxies: { close(): Promise<void> }[] = [];
  let crash = async () => {};
  const between = async (variable: string, url: string) => {
    const service = variable.replace('AWS_ENDPOINT_URL_', '');
    const proxy = await startFaultProxy({
      service,
      url,
      plan,
      clock: faultClock,
      impatience,
      meanwhile,
      crash: () => crash(),
    });
    proxies.push(proxy);
    return proxy.url;
  };
  const product = await start(
    {
      eventRetryDelays: [50, 100, 200, 400, 800],
      // What it does, mails and texts in its hours is more than everybody together may in a day, and than people are told.
      limitChanges: UNLIMITED,
      ...options,
      between,
      clock,
      standstill,
    },
    (...words) => void complaints.push(words.join(' ')),
  );
  crash = () => product.killFunctions();
  const visitor = () => new ChaosCaller(new URL(product.url), impatience, meanwhile);
  const admin = visitor();
  await admin.ask('login', { body: ADMIN });
  let serial = 0;
  return {
    product,
    plan,
    meanwhile,
    clock,
    acknowledged: new Acknowledged(),
    admin,
    jpeg: await labelledImage([])
      .withExif({ IFD0: { Copyright: SECRET_OF_PHOTO } })
      .jpeg()
      .toBuffer(),
    visitor,
    nextPerson: () => personOf(serial++),
    rowsOf: (table, index) => readRows(product, table, index),
    takeComplaints: () => [...new Set(complaints.splice(0))],
    close: async () => {
      forgetLeftovers(product);
      await product.stop();
      await Promise.all(proxies.map((proxy) => proxy.close()));
    },
  };
}
