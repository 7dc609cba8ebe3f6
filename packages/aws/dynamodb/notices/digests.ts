import { type Digest, type DigestLine, MAX_DIGEST_LINES } from '@harbour-haul/domain/notices/digest';
import { BURST } from '@harbour-haul/domain/notices/notice-limits';
import { digestKey } from '../rows.ts';
import type { Table } from '../table/table.ts';

const COUNT = { update: 'SET #since = if_not_exists(#since, :now) ADD #total :one' } as const;
const ADD_LINE = {
  update:
    'SET #since = if_not_exists(#since, :now), #lines = list_append(if_not_exists(#lines, :none), :line) ADD #total :one',
  condition: 'attribute_not_exists(#lines) OR size(#lines) < :max',
} as const;
const NAMES = { '#since': 'since', '#total': 'total' } as const;
const NAMES_WITH_LINES = { ...NAMES, '#lines': 'lines' } as const;

/** What waits to be told by one mail, in one item. */
export class Digests {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** Adds a line; beyond what a mail should have it is counted alone. */
  async add(line: DigestLine, now: Date): Promise<void> {
    const values = { ':now': now.toISOString(), ':one': 1 };
    const added = await this.#table.update(digestKey(), {
      ...ADD_LINE,
      names: NAMES_WITH_LINES,
      values: { ...values, ':none': [], ':line': [line], ':max': MAX_DIGEST_LINES },
    });
    if (added === null) await this.#table.update(digestKey(), { ...COUNT, names: NAMES, values });
  }

  /** Takes what has waited long enough; null where there is none, or where another line comes just now. */
  async takeDue(now: Date): Promise<Digest | null> {
    const stored = (await this.#table.get(digestKey())) as Digest | null;
    if (stored?.since === undefined) return null;
    if (now.getTime() - Date.parse(stored.since) < BURST.seconds * 1000) return null;
    const taken = await this.#table.update(digestKey(), {
      update: 'REMOVE #since, #total, #lines',
      condition: '#total = :total',
      names: NAMES_WITH_LINES,
      values: { ':total': stored.total },
    });
    return taken === null ? null : stored;
  }
}
