import type { NoticeLimit } from '@harbour-haul/domain/notices/notice-limits';
import { noticeCounterKey, noticeKey } from '../rows.ts';
import type { Table } from '../table/table.ts';

/**
 * What became of a notice.
 *
 * - `claimed`: by a try that has sent nothing yet; where it stays so, a later try has it instead.
 * - `sending`: handed to the service that delivers it; where it stays so, nobody knows whether it was sent, and it is not sent again.
 * - `sent`: accepted by that service.
 * - `failed`: certainly not sent, so that a retry may claim it.
 * - `bundled`: it comes with the next digest.
 * - `held_back`: beyond a daily limit, or to nobody who may be mailed.
 */
export type NoticeState = 'claimed' | 'sending' | 'sent' | 'failed' | 'bundled' | 'held_back';

/** What a try makes of a notice that it has claimed. */
export type NoticeOutcome = Exclude<NoticeState, 'claimed' | 'sending'>;

/** One try to tell something. */
export interface NoticeTry {
  /** The id of the notice. */
  readonly id: string;
  /** Names the try, so that it knows its own write again where the answer to that was lost. */
  readonly by: string;
}

/** A notice that was claimed. */
export interface NoticeClaim {
  /** When it was first claimed; ISO 8601. */
  readonly at: string;
  /** Whether nothing was sent of it, so that a later try may. */
  readonly isUnsent: boolean;
}

/** States of which nothing was sent, and nothing else tells of it. */
const UNSENT: readonly unknown[] = ['claimed', 'failed'] satisfies NoticeState[];

/**
 * - `taken`: another try prepares it right now.
 * - `unknown`: a try began to send it, and neither ended nor failed.
 */
export type ClaimResult = 'claimed' | 'done' | 'taken' | 'unknown';

/** `refused` where a limit is reached, and nothing is counted then; `last` of the one with which it is, of however many at once. */
export type CountResult = 'counted' | 'last' | 'refused';

/**
 * So long a claim keeps other tries away. It is no more than what saves work: a try that was slower sends nothing where another has
 * the notice by then.
 */
export const CLAIM_MS = 3_000;

/** Counters of a day are of no use after it. */
const COUNTER_SECONDS = 2 * 24 * 3600;

/** The claims and counters of notices in DynamoDB. */
export class NoticesRepository {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Claims a notice before it is prepared, in place of an earlier try that has ended without sending anything. */
  async claim({ id, by }: NoticeTry, now: Date): Promise<ClaimResult> {
    const claimed = await this.#table.update(noticeKey(id), {
      update: 'SET #state = :claimed, #by = :by, #tried = :now, #at = if_not_exists(#at, :now)',
      condition: 'attribute_not_exists(id) OR #state = :failed OR (#state = :claimed AND #tried <= :over)',
      names: { '#state': 'state', '#by': 'by', '#tried': 'triedAt', '#at': 'at' },
      values: {
        ':failed': 'failed' satisfies NoticeState,
        ':claimed': 'claimed' satisfies NoticeState,
        ':by': by,
        ':now': now.toISOString(),
        ':over': new Date(now.getTime() - CLAIM_MS).toISOString(),
      },
    });
    if (claimed !== null) return 'claimed';
    const stored = await this.#table.get(noticeKey(id));
    if (stored?.state === 'claimed') return stored.by === by ? 'claimed' : 'taken';
    return stored?.state === 'sending' ? 'unknown' : 'done';
  }

  /** Notes that a claimed notice is sent now, so that no other try sends it; false where another one has claimed it since. */
  async begin({ id, by }: NoticeTry): Promise<boolean> {
    const begun = await this.#table.update(noticeKey(id), {
      update: 'SET #state = :sending',
      condition: '#by = :by AND (#state = :claimed OR #state = :sending)',
      names: { '#state': 'state', '#by': 'by' },
      values: {
        ':by': by,
        ':claimed': 'claimed' satisfies NoticeState,
        ':sending': 'sending' satisfies NoticeState,
      },
    });
    return begun !== null;
  }

  /** Stores what became of a notice, unless another try has claimed it since. */
  async settle({ id, by }: NoticeTry, outcome: NoticeOutcome): Promise<void> {
    await this.#table.update(noticeKey(id), {
      update: 'SET #state = :state',
      condition: '#by = :by',
      names: { '#state': 'state', '#by': 'by' },
      values: { ':state': outcome, ':by': by },
    });
  }

  /** The claims of notices by their ids; what was never claimed is left out. */
  async claims(ids: readonly string[]): Promise<Map<string, NoticeClaim>> {
    const items = await this.#table.getMany(ids.map(noticeKey));
    const byKey = new Map(items.map((item) => [String(item.id), item]));
    return new Map(
      ids.flatMap((id) => {
        const item = byKey.get(noticeKey(id).id);
        return item === undefined
          ? []
          : [[id, { at: String(item.at), isUnsent: UNSENT.includes(item.state) }] as const];
      }),
    );
  }

  /**
   * Counts one sending. Whoever was counted last may be counted again: they were the last one, and an answer that was lost, or a try
   * that is repeated, does not take that from them. Nobody sends more for it, since a notice is sent once.
   * @param id of the notice
   */
  async countWithin({ counter, max }: NoticeLimit, id: string, now: Date): Promise<CountResult> {
    const counted = await this.#table.update(noticeCounterKey(counter), {
      update: 'ADD #count :one SET expiresAt = :expiry, #last = :id',
      condition: 'attribute_not_exists(#count) OR #count < :max OR #last = :id',
      names: { '#count': 'count', '#last': 'last' },
      values: {
        ':one': 1,
        ':max': max,
        ':id': id,
        ':expiry': Math.floor(now.getTime() / 1000) + COUNTER_SECONDS,
      },
    });
    if (counted === null) return 'refused';
    return Number(counted.count) < max ? 'counted' : 'last';
  }
}
