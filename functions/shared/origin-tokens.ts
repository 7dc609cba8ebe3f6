import { timingSafeEqual } from 'node:crypto';
import type { OriginTokenPair, OriginTokenParameter } from '@harbour-haul/aws/ssm/origin-token-parameter';
import { AppError } from '@harbour-haul/domain/errors';
import { errorName, log } from './log.ts';

/** How long tokens are used before they are read again. */
const FRESH_MS = 5 * 60_000;
/** How soon an unknown token has them read again: strangers may send as many as they like. */
export const READ_AGAIN_MS = 5_000;
/** How soon a process that knows no token yet asks again after a failure. */
const FIRST_READ_AGAIN_MS = 1_000;
/** How long a request whose token is known waits for those of today: a connection that has to be opened anew fits in. */
const PATIENCE_MS = 1_000;

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
    if (this.#knows(given)) {
      if (this.#isOld()) await this.#read(AbortSignal.timeout(PATIENCE_MS)).catch(() => {});
      return this.#knows(given);
    }
    if (this.#reading !== undefined || this.#mayAsk()) await this.#read();
    if (this.#readAt !== this.#askedAt) throw unavailable();
    return this.#knows(given);
  }

  #knows(given: string): boolean {
    return this.#tokens.some((token) => isSameText(given, token));
  }

  #isOld(): boolean {
    return this.#since(this.#readAt) > FRESH_MS && this.#mayAsk();
  }

  #mayAsk(): boolean {
    const pause = this.#tokens.length === 0 ? FIRST_READ_AGAIN_MS : READ_AGAIN_MS;
    return this.#since(this.#askedAt) > pause;
  }

  #since(time: number): number {
    return this.#deps.now().getTime() - time;
  }

  /**
   * Requests that come at the same time wait for one reading.
   * @param patience ends it: a process that is frozen in a call, as after its response, would find it broken at the next request
   * @throws AppError
   */
  #read(patience?: AbortSignal): Promise<void> {
    this.#reading ??= this.#readOnce(patience).finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readOnce(patience?: AbortSignal): Promise<void> {
    const askedAt = this.#deps.now().getTime();
    this.#askedAt = askedAt;
    try {
      this.#tokens = tokensOf(await this.#deps.parameter.read(patience));
      this.#readAt = askedAt;
    } catch (error) {
      // Those that are known stay good.
      log(patience?.aborted ? 'warn' : 'error', 'origin tokens not read', { error: errorName(error) });
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
