/** Something of which there is so much, whoever says so: AWS, the template, or the product itself. */
export interface Quota {
  service: string;
  name: string;
  limit: number;
  /** Of things at once, of things a second, a day, or a month. */
  per: 'once' | 'second' | 'day' | 'month';
  /** How many may come at once before `limit` counts, where things are counted by the second. */
  burst?: number;
  /** What uses it up, by the name under which uses are counted. For `once` it is the seconds that a visitor takes. */
  use: string;
  /** Where it says so. */
  source: string;
}

/** How much an average visitor uses, admins' work for them included, by name. */
export type UsePerVisitor = ReadonlyMap<string, number>;

export const BUSY_SATURDAY = {
  /** Visitors (`docs/operations.md`, "Cost"). */
  aDay: 1_000,
  /** A fifth of a day comes in its busiest hour (`infra/test/table-throughput.test.ts`). */
  aSecond: 200 / 3_600,
} as const;
