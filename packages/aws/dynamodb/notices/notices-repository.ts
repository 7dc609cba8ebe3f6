import type { NoticeLimit } from '@harbour-haul/domain/notices/notice-limits';
import { noticeCounterKey, noticeKey } from '../rows.ts';
import type { Table } from '../table/table.ts';

/**
 * What became of a notice.
 *
 * - `sending`: claimed; where it stays so, nobody knows whether it was sent, and it is not sent again.
 * - `sent`: accepted by the service that delivers it.
 * - `failed`: certainly not sent, so that a retry may claim it.
 * - `bundled`: it comes with the next digest.
 * - `held_back`: beyond a daily limit, or to nobody who may be mailed.
 */
export type NoticeState = 'sending' | 'sent' | 'failed' | 'bundled' | 'held_back';

/** `unknown`: claimed by a try that neither ended nor failed. */
export type ClaimResult = 'claimed' | 'done' | 'unknown';

/** Counters of a day are of no use after it. */
const COUNTER_SECONDS = 2 * 24 * 3600;

/** The claims and counters of notices in DynamoDB. */
export class NoticesRepository {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Claims a notice before it is sent, so that of all tries one sends it. */
  async claim(id: string, now: Date): Promise<ClaimResult> {
    const item = { ...noticeKey(id), state: 'sending' satisfies NoticeState, at: now.toISOString() };
    const isClaimed = await this.#table.put(item, {
      condition: 'attribute_not_exists(id) OR #state = :failed',
      names: { '#state': 'state' },
      values: { ':failed': 'failed' satisfies NoticeState },
    });
    if (isClaimed) return 'claimed';
    const stored = await this.#table.get(noticeKey(id));
    return stored?.state === 'sending' ? 'unknown' : 'done';
  }

  /** Stores what became of a claimed notice. */
  async settle(id: string, state: Exclude<NoticeState, 'sending'>): Promise<void> {
    await this.#table.update(noticeKey(id), {
      update: 'SET #state = :state',
      names: { '#state': 'state' },
      values: { ':state': state },
    });
  }

  /** When notices were claimed, by their ids; those that never were are left out. */
  async claimedAt(ids: readonly string[]): Promise<Map<string, string>> {
    const items = await this.#table.getMany(ids.map(noticeKey));
    const byKey = new Map(items.map(({ id, at }) => [String(id), String(at)]));
    return new Map(
      ids.flatMap((id) => {
        const at = byKey.get(noticeKey(id).id);
        return at === undefined ? [] : [[id, at] as const];
      }),
    );
  }

  /** Counts one sending; false where the limit is reached, and nothing is counted then. */
  async countWithin({ counter, max }: NoticeLimit, now: Date): Promise<boolean> {
    const counted = await this.#table.update(noticeCounterKey(counter), {
      update: 'ADD #count :one SET expiresAt = :expiry',
      condition: 'attribute_not_exists(#count) OR #count < :max',
      names: { '#count': 'count' },
      values: { ':one': 1, ':max': max, ':expiry': Math.floor(now.getTime() / 1000) + COUNTER_SECONDS },
    });
    return counted !== null;
  }
}
