import { FRAME_LIMIT } from '@harbour-haul/contract/realtime';
import { consumeRateLimit, type RateLimit } from '@harbour-haul/domain/chat/message-rate-limit';

/** Above what is promised (`FRAME_LIMIT`), so that a clock or a network that is a little off refuses nobody. */
const FRAMES: RateLimit = { burst: FRAME_LIMIT.burst * 2, intervalMs: 800 / FRAME_LIMIT.perSecond };
/** Refusals are answered at this pace; beyond it frames are dropped and counted. */
const REFUSALS: RateLimit = { burst: FRAME_LIMIT.burst, intervalMs: 1000 };
const MOST = 5000;

export type FrameVerdict =
  | { kind: 'taken' }
  | { kind: 'refused'; retryAfterSeconds: number }
  | { kind: 'dropped'; count: number };

interface Paid {
  frames: number;
  refusals: number;
  dropped: number;
}

/**
 * How fast each connection may send. Kept in memory, since a counter that writes would let a flooder write: with several
 * processes a connection has that much more, and what is stored has a limit of its own in the session's row.
 */
export class FramePace {
  private readonly paid = new Map<string, Paid>();

  take(connectionId: string, now: Date): FrameVerdict {
    const paid = this.of(connectionId);
    const frames = consumeRateLimit(paid.frames, now, FRAMES);
    if (frames.ok) {
      paid.frames = frames.paidUntil;
      return { kind: 'taken' };
    }
    const refusals = consumeRateLimit(paid.refusals, now, REFUSALS);
    if (!refusals.ok) {
      paid.dropped += 1;
      return { kind: 'dropped', count: paid.dropped };
    }
    paid.refusals = refusals.paidUntil;
    return { kind: 'refused', retryAfterSeconds: frames.retryAfterSeconds };
  }

  /** Answers how many of its frames were dropped. */
  forget(connectionId: string): number {
    const dropped = this.paid.get(connectionId)?.dropped ?? 0;
    this.paid.delete(connectionId);
    return dropped;
  }

  private of(connectionId: string): Paid {
    const paid = this.paid.get(connectionId) ?? { frames: 0, refusals: 0, dropped: 0 };
    this.paid.set(connectionId, paid);
    const [oldest] = this.paid.keys();
    if (this.paid.size > MOST && oldest !== undefined) this.paid.delete(oldest);
    return paid;
  }
}
