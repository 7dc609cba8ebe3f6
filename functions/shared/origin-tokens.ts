import { timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { OriginTokenPair, OriginTokenParameter } from '@harbour-haul/aws/ssm/origin-token-parameter';
import { AppError } from '@harbour-haul/domain/errors';
import { errorName, log } from './log.ts';

/** How long tokens are used before they are read again. */
const FRESH_MS = 5 * 60_000;
/** How soon an unknown token has them read again: strangers may send as many as they like. */
export const READ_AGAIN_MS = 5_000;
/** How soon a process that knows no token yet asks again after a failure. */
const FIRST_READ_AGAIN_MS = 1_000;
/** How long a request whose token is known waits for those of today. */
const PATIENCE_MS = 300;

interface OriginTokensDeps {
  parameter: Pick<OriginTokenParameter, 'read'>;
  now(): Date;
}

/**
 * The tokens by which CloudFront proves itself, read once per process and again when they are old, or when a request brings
 * one that is not known: after a rotation a process learns of the new token by the first request that carries it.
 */
export class OriginTokens {
  readonly #deps: OriginTokensDeps;
  #tokens: readonly string[] = [];
  /** When those tokens were asked for, and when any were last. They differ where the last reading failed. */
  #readAt = Number.NEGATIVE_INFINITY;
  #askedAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(deps: OriginTokensDeps) {
    this.#deps = deps;
  }

  /**
   * Whether this is the current token or the previous one. Where they cannot be read, those that are known stay good.
   * @throws AppError `unavailable` where nobody can tell: no token was read yet, or none since this one may have been made
   */
  async accepts(given: string): Promise<boolean> {
    if (given === '') return false;
    if (this.#isOld()) await Promise.race([this.#read().catch(() => {}), this.#patience()]);
    if (this.#knows(given)) return true;
    if (this.#reading !== undefined || this.#mayAsk()) await this.#read();
    if (this.#readAt !== this.#askedAt) throw unavailable();
    return this.#knows(given);
  }

  #knows(given: string): boolean {
    return this.#tokens.some((token) => isSameText(given, token));
  }

  #isOld(): boolean {
    return this.#tokens.length > 0 && this.#since(this.#readAt) > FRESH_MS && this.#mayAsk();
  }

  #mayAsk(): boolean {
    const pause = this.#tokens.length === 0 ? FIRST_READ_AGAIN_MS : READ_AGAIN_MS;
    return this.#since(this.#askedAt) > pause;
  }

  #since(time: number): number {
    return this.#deps.now().getTime() - time;
  }

  #patience(): Promise<void> {
    return delay(PATIENCE_MS, undefined, { ref: false });
  }

  /** Requests that come at the same time wait for one reading. @throws AppError */
  #read(): Promise<void> {
    this.#reading ??= this.#readOnce().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readOnce(): Promise<void> {
    const askedAt = this.#deps.now().getTime();
    this.#askedAt = askedAt;
    try {
      this.#tokens = tokensOf(await this.#deps.parameter.read());
      this.#readAt = askedAt;
    } catch (error) {
      log('error', 'origin tokens not read', { error: errorName(error) });
      throw unavailable();
    }
  }
}

function tokensOf(pair: OriginTokenPair | null): string[] {
  if (!pair) throw new Error('There is no origin token.');
  return [pair.current, pair.previous].flatMap((one) => (one ? [one.token] : []));
}

function unavailable(): AppError {
  const text = 'We cannot answer at the moment. Please try again in a few seconds.';
  return new AppError('unavailable', text, { retryAfterSeconds: 2 });
}

function isSameText(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
