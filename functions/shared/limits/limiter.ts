import { createHmac } from 'node:crypto';
import type { LimitCounters } from '@harbour-haul/aws/dynamodb/limits/limit-counters';
import {
  DAY_SECONDS,
  LIMITS,
  type Limit,
  type LimitName,
  windowEnd,
} from '@harbour-haul/domain/limits/limits';
import { networkOf } from '@harbour-haul/domain/limits/network';
import { BoundedMap } from '../bounded-map.ts';
import { errorName, log } from '../log.ts';

/** Whether something is still within its limit; else whose limit it is, and until when. */
export type LimitVerdict =
  | { ok: true }
  | { ok: false; of: 'address' | 'everybody'; retryAfterSeconds: number };

const WITHIN: LimitVerdict = { ok: true };
const EVERYBODY = 'everybody';
/** How long a request waits for a count before it goes on without. */
const PATIENCE_MS = 4_000;
/** What is done often is counted by so many at once, so that few of them wait for a count. */
const AT_ONCE: Partial<Record<LimitName, number>> = { messages: 25 };
const MAX_CACHED = 5_000;
const HASH_LENGTH = 22;
/** Stands for the end of what a window allows: until it is over, nobody need ask again. */
const NOTHING = -1;

interface LimiterDeps {
  counters: Pick<LimitCounters, 'add' | 'addressKey'>;
  /** How many times as wide the limits of addresses are. */
  width: number;
}

interface Window extends Limit {
  name: LimitName;
  sender: string;
  end: number;
}

/**
 * Counts what visitors do, by their network and all together. Where a count fails, nobody is refused for it: limits are there
 * for the bill, and people for the business.
 */
export class Limiter {
  readonly #deps: LimiterDeps;
  readonly #keys = new Map<string, Promise<Buffer>>();
  readonly #taking = new Map<string, Promise<boolean>>();
  /** What was counted in advance, or that nothing more is to be had. */
  readonly #left = new BoundedMap<string, number>(MAX_CACHED);

  constructor(deps: LimiterDeps) {
    this.#deps = deps;
  }

  /** How many times as wide as usual limits are that look at a single sender. */
  get width(): number {
    return this.#deps.width;
  }

  /** What stands for an address in counts: a hash of its network with the key of the day; null where there is no key. */
  async senderOf(address: string, now: Date): Promise<string | null> {
    return orOnFailure(null, async () => {
      const hash = createHmac('sha256', await this.#keyOf(now)).update(networkOf(address));
      return hash.digest('base64url').slice(0, HASH_LENGTH);
    });
  }

  /** Counts something that a sender does, as `amount` of its kind. */
  async count(name: LimitName, sender: string | null, now: Date, amount = 1): Promise<LimitVerdict> {
    for (const window of this.#windowsOf(name, sender, now)) {
      if (await this.#take(window, amount)) continue;
      const of = window.sender === EVERYBODY ? 'everybody' : 'address';
      return { ok: false, of, retryAfterSeconds: window.end - Math.floor(now.getTime() / 1000) };
    }
    return WITHIN;
  }

  /** The network comes first: what is refused to one does not count for everybody. */
  #windowsOf(name: LimitName, sender: string | null, now: Date): Window[] {
    const { address, everybody } = LIMITS[name];
    const window = (limit: Limit, of: string) => ({ ...limit, name, sender: of, end: windowEnd(limit, now) });
    const ofAddress = address && { ...address, max: address.max * this.#deps.width };
    return [
      ...(ofAddress && sender !== null ? [window(ofAddress, sender)] : []),
      ...(everybody === null ? [] : [window({ max: everybody, seconds: DAY_SECONDS }, EVERYBODY)]),
    ];
  }

  /** One after the other where they are of one window, so that what one has counted in advance serves the next. */
  async #take(window: Window, amount: number): Promise<boolean> {
    const key = `${window.name}#${window.end}#${window.sender}`;
    const before = this.#taking.get(key) ?? Promise.resolve();
    const taking = before.then(() => this.#takeNext(key, window, amount));
    this.#taking.set(key, taking);
    try {
      return await taking;
    } finally {
      if (this.#taking.get(key) === taking) this.#taking.delete(key);
    }
  }

  async #takeNext(key: string, { name, sender, end, max }: Window, amount: number): Promise<boolean> {
    const left = this.#left.get(key);
    if (left === NOTHING) return false;
    if (left !== undefined && left >= amount) {
      this.#keep(key, left - amount);
      return true;
    }
    const window = { limit: name, sender, end };
    const more = AT_ONCE[name] ?? 1;
    const add = (many: number) => orOnFailure(true, () => this.#deps.counters.add(window, many, max));
    if (more > amount && (await add(more))) {
      this.#keep(key, (left ?? 0) + more - amount);
      return true;
    }
    const isCounted = await add(amount);
    if (!isCounted) log('warn', 'limit reached', { limit: name, ofEverybody: sender === EVERYBODY });
    if (!isCounted && amount === 1) this.#left.set(key, NOTHING);
    return isCounted;
  }

  #keep(key: string, left: number): void {
    if (left > 0) this.#left.set(key, left);
    else this.#left.delete(key);
  }

  #keyOf(now: Date): Promise<Buffer> {
    const day = now.toISOString().slice(0, 10);
    const known = this.#keys.get(day);
    if (known) return known;
    const reading = this.#deps.counters.addressKey(now);
    this.#keys.clear();
    this.#keys.set(day, reading);
    reading.catch(() => this.#keys.delete(day));
    return reading;
  }
}

/** What `run` returns; `otherwise` where it fails or takes too long. */
async function orOnFailure<T>(otherwise: T, run: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), PATIENCE_MS);
  });
  const counting = run().catch((error: unknown) => {
    log('error', 'limit not counted', { error: errorName(error) });
    return otherwise;
  });
  return Promise.race([counting, late]).finally(() => clearTimeout(timer));
}
