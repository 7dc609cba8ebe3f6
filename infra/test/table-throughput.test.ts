import { readTemplate } from '@harbour-haul/testing/assembly';
import { describe, expect, it } from '@jest/globals';
import { Template } from 'aws-cdk-lib/assertions';
import { TABLE_THROUGHPUT } from '../lib/storage/table-throughput.ts';

/**
 * Write units of a busy Saturday, by table and by its busiest index: 200 chats of 20 messages that save their lead nine times each,
 * 50 leads and 60 photos, times the units of each (`npm run bench:cost -- --parts`).
 */
const BUSY_DAY = {
  leads: { table: 200 * 9 * 30 + 50 * 43, index: (200 * 9 + 50) * 2 },
  sessions: { table: 200 * 92, index: 200 * 43 },
  messages: { table: 200 * 42, index: 0 },
  chatTerms: { table: 200 * 25, index: 0 },
  connections: { table: 200 * 10, index: 200 * 4 },
  photos: { table: 60 * 12, index: 60 * 2 },
  visitors: { table: 1_000 * 2, index: 0 },
  notices: { table: 250 * 11, index: 0 },
  limits: { table: 200 * 7 + 50 * 8 + 200 * 9, index: 0 },
} as const;
/** The busiest hour has a fifth of a day. */
const HOURS = 5;

describe('maxima of tables', () => {
  const limited = { MaxReadRequestUnits: expect.any(Number), MaxWriteRequestUnits: expect.any(Number) };

  it('are set for each table and each index', () => {
    const tables = Object.values(Template.fromJSON(readTemplate()).findResources('AWS::DynamoDB::Table'));
    for (const { OnDemandThroughput, GlobalSecondaryIndexes = [] } of tables.map((one) => one.Properties)) {
      const indexes = (GlobalSecondaryIndexes as { OnDemandThroughput: unknown }[]).map(
        (index) => index.OnDemandThroughput,
      );
      for (const one of [OnDemandThroughput, ...indexes]) expect(one).toEqual(limited);
    }
  });

  it.each(Object.entries(BUSY_DAY))('give %s ten times what a busy hour writes', (name, day) => {
    const { table, index } = TABLE_THROUGHPUT[name as keyof typeof BUSY_DAY];
    const tenfold = (units: number) => (10 * units) / (HOURS * 3600);
    expect(table.write).toBeGreaterThanOrEqual(tenfold(day.table));
    expect(index.write).toBeGreaterThanOrEqual(tenfold(day.index));
  });
});
