import { randomUUID } from 'node:crypto';
import {
  type Digest,
  type DigestLine,
  MAX_DIGEST_LINES,
  type TakenDigest,
} from '@harbour-haul/domain/notices/digest';
import { BURST } from '@harbour-haul/domain/notices/notice-limits';
import { digestKey } from '../rows.ts';
import type { Table } from '../table/table.ts';

const COUNT = { update: 'SET #since = if_not_exists(#since, :now) ADD #total :one' } as const;
const ADD_LINE = {
  update:
    'SET #since = if_not_exists(#since, :now), #lines = list_append(if_not_exists(#lines, :none), :line) ADD #total :one, #told :notice',
  condition:
    '(attribute_not_exists(#lines) OR size(#lines) < :max) AND (attribute_not_exists(#told) OR NOT contains(#told, :id))',
} as const;
const NAMES = { '#since': 'since', '#total': 'total' } as const;
const NAMES_WITH_LINES = { ...NAMES, '#lines': 'lines', '#told': 'told' } as const;

const TAKE = {
  update: 'SET #taken = :taken REMOVE #since, #total, #lines, #told',
  condition: '#total = :total AND attribute_not_exists(#taken)',
} as const;
const TAKE_AGAIN = { update: 'SET #taken = :taken', condition: '#taken.#by = :before' } as const;

/** What waits to be told by one mail, in one item. */
export class Digests {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /**
   * Adds the line of a notice, once however often it is tried; beyond what a mail should have it is counted alone.
   * @param id of the notice
   */
  async add(id: string, line: DigestLine, now: Date): Promise<void> {
    const values = { ':now': now.toISOString(), ':one': 1 };
    const added = await this.#table.update(digestKey(), {
      ...ADD_LINE,
      names: NAMES_WITH_LINES,
      values: {
        ...values,
        ':none': [],
        ':line': [line],
        ':max': MAX_DIGEST_LINES,
        ':id': id,
        ':notice': new Set([id]),
      },
    });
    if (added !== null) return;
    const told = (await this.#table.get(digestKey()))?.told;
    if (told instanceof Set && told.has(id)) return;
    await this.#table.update(digestKey(), { ...COUNT, names: NAMES, values });
  }

  /**
   * Takes what has waited long enough, or what was taken so long ago and not mailed; null where there is none, or where another line
   * comes just now. What is taken stays until it is dropped.
   */
  async takeDue(now: Date): Promise<Digest | null> {
    const stored = await this.#table.get(digestKey());
    const { taken, ...waiting } = (stored ?? {}) as Partial<Digest> & { taken?: TakenDigest };
    if (taken !== undefined)
      return isDue(taken.takenAt, now) ? this.#take(taken, now, { ':before': taken.by }) : null;
    const { since, total, lines = [] } = waiting;
    if (since === undefined || total === undefined || !isDue(since, now)) return null;
    return this.#take({ since, total, lines }, now, { ':total': total });
  }

  /** Forgets a digest that was taken: it was mailed, or nobody knows whether it was. */
  async drop({ since }: Digest): Promise<void> {
    await this.#table.update(digestKey(), {
      update: 'REMOVE #taken',
      condition: '#taken.#since = :since',
      names: { '#taken': 'taken', '#since': 'since' },
      values: { ':since': since },
    });
  }

  /** @param before what must still be: who has taken it last, or how much waits */
  async #take(
    { since, total, lines }: Digest,
    now: Date,
    before: { ':before': string } | { ':total': number },
  ): Promise<Digest | null> {
    const taken: TakenDigest = { since, total, lines, by: randomUUID(), takenAt: now.toISOString() };
    const isAgain = ':before' in before;
    const stored = await this.#table.update(digestKey(), {
      ...(isAgain ? TAKE_AGAIN : TAKE),
      names: isAgain ? { '#taken': 'taken', '#by': 'by' } : { ...NAMES_WITH_LINES, '#taken': 'taken' },
      values: { ':taken': taken, ...before },
    });
    if (stored !== null) return taken;
    // Refused is also what was done already, where the answer to that was lost.
    const found = (await this.#table.get(digestKey()))?.taken as TakenDigest | undefined;
    return found?.by === taken.by ? taken : null;
  }
}

function isDue(since: string, now: Date): boolean {
  return now.getTime() - Date.parse(since) >= BURST.seconds * 1000;
}
