import { parseArgs } from 'node:util';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { localTable } from '@harbour-haul/admin-cli/local-address';
import { SEQUENCE_KEY } from '@harbour-haul/aws/dynamodb/rows';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { halifaxLead } from '../seed/halifax-lead.ts';
import { writeLeads } from '../seed/write-leads.ts';

/**
 * `npm run seed -- --leads N` adds N made-up leads of the last year to the local product that runs on this machine
 * (LOCAL_DIR, default .local), with counters, search terms and timelines. It can be stopped at any time, and run again to
 * add more.
 */
const USAGE =
  'Usage: npm run seed -- --leads N, with N from 1 to 1,000,000. The local product must be running.';
const MAX_LEADS = 1_000_000;
const CHUNK = 500;
const YEAR_MS = 365 * 24 * 3600 * 1000;

try {
  const { values } = parseArgs({ options: { leads: { type: 'string' } } });
  const count = /^\d{1,7}$/.test(values.leads ?? '') ? Number(values.leads) : 0;
  if (count < 1 || count > MAX_LEADS) throw new Error(USAGE);
  await seed(count);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}

async function seed(count: number): Promise<void> {
  const { client, table } = localTable(process.env.LOCAL_DIR ?? '.local', 'LeadsTableName');
  const { Attributes } = await client.send(
    new UpdateCommand({
      TableName: table,
      Key: SEQUENCE_KEY,
      UpdateExpression: 'ADD lastId :count',
      ExpressionAttributeValues: { ':count': count },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  const firstId = Number(Attributes?.lastId) - count + 1;
  const now = new Date();
  const started = performance.now();
  for (let done = 0; done < count; done += CHUNK) {
    const leads = Array.from({ length: Math.min(CHUNK, count - done) }, (_, index) => {
      const place = done + index;
      return halifaxLead(firstId + place, createdAt(place, count, now), now);
    });
    await writeLeads(new Table(client, table), leads);
    const stored = done + leads.length;
    const rate = stored / ((performance.now() - started) / 1000);
    console.log(`${stored} of ${count} leads, ${rate.toFixed(0)} a second`);
  }
}

/** Evenly over the last year, so that ids and times go together; the newest came in just now. */
function createdAt(place: number, count: number, now: Date): Date {
  return new Date(now.getTime() - ((count - 1 - place) / count) * YEAR_MS);
}
