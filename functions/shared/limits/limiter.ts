import { createHmac } from 'node:crypto';
import type { LimitCounters } from '@harbour-haul/aws/dynamodb/limits/limit-counters';
import {
  DAY_SECONDS,
  type Limit,
  type LimitName,
  type Limits,
  windowEnd,
} from '@harbour-haul/domain/limits/limits';
import { networkOf, siteOf } from '@harbour-haul/domain/limits/network';
import { BoundedMap } from '../bounded-map.ts';
import { errorName, log } from '../log.ts';

/** Whether something is still within its limit; else whose limit it is, and until when. */
export type LimitVerdict =
  /** `isLate`: everybody together has had a day's, and this is of what a network has after that. */
  { ok: true; isLate?: true } | { ok: false; of: 'address' | 'everybody'; retryAfterSeconds: number };

const WITHIN: LimitVerdict = { ok: true };
const LATE: LimitVerdict = { ok: true, isLate: true };
const EVERYBODY = 'everybody';
/** Before the name of a limit, where its share of a late hour is counted. */
const LATER = 'later-';
/** How long a request waits for a count before it goes on without. */
const PATIENCE_MS = 4_000;
/** What is done often is counted by so many at once, so that few of them wait for a count. */
const AT_ONCE: Partial<Record<LimitName, number>> = { messages: 25 };
const MAX_CACHED = 5_000;
const HASH_LENGTH = 22;
/** Between the parts of a sender; in no hash. */
const PART = '.';
/** Stands for the end of what a window allows: until it is over, nobody need ask again. */
const NOTHING = -1;

interface LimiterDeps {
  counters: Pick<LimitCounters, 'add' | 'addressKey'>;
  limits: Limits;
  /** How many times as wide the limits of addresses are. */
  width: number;
}

interface Window extends Limit {
  name: LimitName;
  /** Under which name it is counted. */
  counted: string;
  sender: string;
  end: number;
}

/** What stands for the site of a sender, of which one may have very many networks; its network's own where that is all. */
export function siteOfSender(sender: string | null): string | null {
  return sender?.split(PART).at(-1) ?? null;
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

  /**
   * What stands for an address in counts: hashes of its network, and of its site where that is more, with the key of the day;
   * null where there is no key.
   */
  async senderOf(address: string, now: Date): Promise<string | null> {
    return orOnFailure(null, async () => {
      const key = await this.#keyOf(now);
      const hash = (part: string) =>
        createHmac('sha256', key).update(part).digest('base64url').slice(0, HASH_LENGTH);
      return [...new Set([networkOf(address), siteOf(address)])].map(hash).join(PART);
    });
  }

  /**
   * Counts something that a sender does, as `amount` of its kind. The network comes first: what is refused to one does not
   * count for everybody. Where everybody has had a day's, a site has what is left to it `later`: who uses that up has many
   * networks.
   */
  async count(name: LimitName, sender: string | null, now: Date, amount = 1): Promise<LimitVerdict> {
    const { address, everybody, later } = this.#deps.limits[name];
    const refused = (of: 'address' | 'everybody', { end }: Window): LimitVerdict => ({
      ok: false,
      of,
      retryAfterSeconds: end - Math.floor(now.getTime() / 1000),
    });
    const [network = null] = sender?.split(PART) ?? [];
    const site = siteOfSender(sender);
    const own = this.#windowOf(name, address, network, now);
    if (own && !(await this.#take(own, amount))) return refused('address', own);
    const day = everybody === null ? null : { max: everybody, seconds: DAY_SECONDS };
    const all = day && windowOf(name, day, EVERYBODY, now);
    if (!all || (await this.#take(all, amount))) return WITHIN;
    if (later === undefined) return refused('everybody', all);
    const slower = this.#windowOf(name, later, site, now, LATER);
    return slower && !(await this.#take(slower, amount)) ? refused('address', slower) : LATE;
  }

  /** The window of a network; null where it is not known, or does not count. */
  #windowOf(
    name: LimitName,
    limit: Limit | null,
    sender: string | null,
    now: Date,
    phase = '',
  ): Window | null {
    if (limit === null || sender === null) return null;
    return windowOf(name, { ...limit, max: limit.max * this.#deps.width }, sender, now, phase);
  }

  /** One after the other where they are of one window, so that what one has counted in advance serves the next. */
  async #take(window: Window, amount: number): Promise<boolean> {
    const key = `${window.counted}#${window.end}#${window.sender}`;
    const before = this.#taking.get(key) ?? Promise.resolve();
    const taking = before.then(() => this.#takeNext(key, window, amount));
    this.#taking.set(key, taking);
    try {
      return await taking;
    } finally {
      if (this.#taking.get(key) === taking) this.#taking.delete(key);
    }
  }

  async #takeNext(
    key: string,
    { name, counted, sender, end, max }: Window,
    amount: number,
  ): Promise<boolean> {
    const left = this.#left.get(key);
    if (left === NOTHING) return false;
    if (left !== undefined && left >= amount) {
      this.#keep(key, left - amount);
      return true;
    }
    const window = { limit: counted, sender, end };
    const more = AT_ONCE[name] ?? 1;
    const add = (many: number) => orOnFailure(true, () => this.#deps.counters.add(window, many, max));
    if (more > amount && (await add(more))) {
      this.#keep(key, (left ?? 0) + more - amount);
      return true;
    }
    const isCounted = await add(amount);
    if (!isCounted) log('warn', 'limit reached', { limit: counted, ofEverybody: sender === EVERYBODY });
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

function windowOf(name: LimitName, limit: Limit, sender: string, now: Date, phase = ''): Window {
  return { ...limit, name, counted: `${phase}${name}`, sender, end: windowEnd(limit, now) };
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
