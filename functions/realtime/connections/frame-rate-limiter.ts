import { FRAME_LIMIT } from '@harbour-haul/contract/realtime';
import { consumeRateLimit, type RateLimit } from '@harbour-haul/domain/chat/messages/message-rate-limit';
import { BoundedMap } from '../../shared/bounded-map.ts';

/** Above the published limit (`FRAME_LIMIT`), to tolerate clock and network jitter. */
const FRAMES: RateLimit = { burst: FRAME_LIMIT.burst * 2, intervalMs: 800 / FRAME_LIMIT.perSecond };
/** The rate at which refusals are sent; beyond it frames are dropped and counted. */
const REFUSALS: RateLimit = { burst: FRAME_LIMIT.burst, intervalMs: 1000 };
const MAX_CONNECTIONS = 5000;

export type FrameVerdict =
  | { kind: 'accepted' }
  | { kind: 'refused'; retryAfterSeconds: number }
  | { kind: 'dropped'; count: number };

interface Usage {
  frames: number;
  refusals: number;
  dropped: number;
}

/**
 * The rate limit of frames of each connection. It counts in the memory of an environment, since a stored counter would let
 * a flooder write: a connection whose frames several environments work on has the limit of each, and a new one when they are
 * replaced. It keeps a loop gone wrong cheap. What must hold is counted elsewhere: messages in their session's row, all frames by
 * the throttle of the stage (decision 0042).
 */
export class FrameRateLimiter {
  readonly #usage = new BoundedMap<string, Usage>(MAX_CONNECTIONS);

  consume(connectionId: string, now: Date): FrameVerdict {
    const usage = this.#usageOf(connectionId);
    const frames = consumeRateLimit(usage.frames, now, FRAMES);
    if (frames.ok) {
      usage.frames = frames.paidUntil;
      return { kind: 'accepted' };
    }
    const refusals = consumeRateLimit(usage.refusals, now, REFUSALS);
    if (!refusals.ok) {
      usage.dropped += 1;
      return { kind: 'dropped', count: usage.dropped };
    }
    usage.refusals = refusals.paidUntil;
    return { kind: 'refused', retryAfterSeconds: frames.retryAfterSeconds };
  }

  /** Removes a connection. @returns how many of its frames were dropped. */
  delete(connectionId: string): number {
    const dropped = this.#usage.get(connectionId)?.dropped ?? 0;
    this.#usage.delete(connectionId);
    return dropped;
  }

  #usageOf(connectionId: string): Usage {
    const usage = this.#usage.get(connectionId) ?? { frames: 0, refusals: 0, dropped: 0 };
    return this.#usage.set(connectionId, usage);
  }
}
