/** The most units that are served in a second. */
interface Throughput {
  readonly write: number;
  readonly read: number;
}

/** Of a table itself and of each of its indexes. */
export interface TableThroughput {
  readonly table: Throughput;
  readonly index: Throughput;
}

/** A page of a query ends at 1 MB, which takes 128 units, or 256 where it must be the newest; exports read one after the other. */
const PAGES = 300;

/**
 * The maxima of every table; one on demand serves 40,000 units a second without. Each takes its largest call at once, and at least
 * ten times the units of a busy Saturday's busiest hour (`infra/test/table-throughput.test.ts`). They are a fence behind limits
 * and throttles, for what nobody thought of: an index that is at its maximum holds up its table.
 */
export const TABLE_THROUGHPUT = {
  // Transactions of up to a hundred rows, two units each; admins change some twenty leads a second, each in nine indexes.
  leads: { table: { write: 240, read: PAGES }, index: { write: 40, read: PAGES } },
  users: { table: { write: 20, read: 100 }, index: { write: 1, read: 1 } },
  sessions: { table: { write: 60, read: 100 }, index: { write: 20, read: 100 } },
  // The largest message is a bitmap of 64 KB: 132 units.
  messages: { table: { write: 140, read: PAGES }, index: { write: 1, read: 1 } },
  // Some fifteen terms a message.
  chatTerms: { table: { write: 60, read: 100 }, index: { write: 1, read: 1 } },
  connections: { table: { write: 40, read: 150 }, index: { write: 20, read: 50 } },
  photos: { table: { write: 40, read: 100 }, index: { write: 20, read: 50 } },
  exports: { table: { write: 20, read: 50 }, index: { write: 1, read: 1 } },
  visitors: { table: { write: 20, read: 50 }, index: { write: 1, read: 1 } },
  notices: { table: { write: 40, read: 50 }, index: { write: 1, read: 1 } },
  limits: { table: { write: 40, read: 50 }, index: { write: 1, read: 1 } },
} as const satisfies Record<string, TableThroughput>;

/** As a table and an index take it. */
export function requestUnits({ write, read }: Throughput) {
  return { maxWriteRequestUnits: write, maxReadRequestUnits: read };
}
