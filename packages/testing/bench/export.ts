import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { createTables } from '@harbour-haul/local-cloud/dynamodb/create-tables';
import { startDynamoDbLocal } from '@harbour-haul/local-cloud/dynamodb/dynamodb-local';
import { openIam } from '@harbour-haul/local-cloud/iam/iam';
import { startS3 } from '@harbour-haul/local-cloud/s3/s3-server';
import { smallStack } from '@harbour-haul/local-cloud/testing/small-stack';
import { readTemplate } from '../assembly.ts';
import { aLead } from '../leads.ts';
import { putLeads } from '../put-leads.ts';
import synthesize from '../setup/synthesize.ts';
import type { ExportRun } from './export-run.ts';

/**
 * `npm run bench:export [leads]`: how many leads a second an export writes, beside paging through them by the SDK alone,
 * and how much more memory many leads take than few. Runs are measured in turns, so that a busy machine is as busy for
 * either. Ends with 1 where the budget is missed.
 */
const BUDGET = { rate: 0.8, memoryMb: 64 } as const;
const FEW = 10_000;
const ROUNDS = 3;
const FIRST = Date.UTC(2015, 0, 1);

/** Else V8 lets garbage lie as long as the machine has room, and that would be measured in place of what is held. */
const BOUNDED = ['--max-semi-space-size=4'];
const RUN = fileURLToPath(new URL('./export-run.ts', import.meta.url));
const credentials = { accessKeyId: 'BENCH', secretAccessKey: 'bench' };

const leads = Number(process.argv[2] ?? 300_000);
await synthesize();
const directory = mkdtempSync(join(tmpdir(), 'harbour-haul-bench-'));
const dynamoDb = await startDynamoDbLocal({ inMemory: true });
const stack = smallStack({ Exports: { Type: 'AWS::S3::Bucket' } });
const { region } = stack.identity;
const iam = openIam({ stack, account: credentials });
const s3 = await startS3({ stack, directory, iam, siteHost: 'localhost:3000' });
try {
  await measure();
} finally {
  await s3.close();
  await dynamoDb.stop();
  rmSync(directory, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const { endpoint } = dynamoDb;
  const names = await createTables({ template: readTemplate(), endpoint, region, ...credentials });
  const table = Object.entries(names).find(([logicalId]) => logicalId.startsWith('Leads'))?.[1] ?? '';
  await putLeads(createDocumentClient({ endpoint, region, credentials }), table, manyLeads());
  const environment = {
    ...process.env,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_ENDPOINT_URL_S3: s3.url,
    LEADS_TABLE: table,
    EXPORTS_BUCKET: stack.ref('Exports'),
  };
  const run = async (mode: 'export' | 'paging', count: number): Promise<ExportRun> => {
    const from = createdAt(leads - count);
    const command = [...BOUNDED, RUN, mode, from];
    const { stdout } = await promisify(execFile)(process.execPath, command, { env: environment });
    const measured = JSON.parse(stdout) as ExportRun;
    if (measured.rows !== count) throw new Error(`${mode} gave ${measured.rows} of ${count} leads.`);
    return measured;
  };
  const all: Record<'paging' | 'export' | 'few', ExportRun[]> = { paging: [], export: [], few: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    all.paging.push(await run('paging', leads));
    all.export.push(await run('export', leads));
    all.few.push(await run('export', Math.min(FEW, leads)));
  }
  report(all);
}

function createdAt(index: number): string {
  return new Date(FIRST + index * 60_000).toISOString();
}

/** Leads of a usual size, about 1 KB as they are stored. */
function* manyLeads() {
  for (let index = 0; index < leads; index += 1) {
    yield aLead({
      id: index + 1,
      status: LEAD_STATUSES[index % LEAD_STATUSES.length] ?? 'new',
      name: `Jane Roe ${index}`,
      email: `jane.roe.${index}@mail.example`,
      address: `${index % 900} Spring Garden Road, Halifax, B3H 1X7`,
      details: 'An old couch and two mattresses in the basement, one flight of stairs.',
      notes: 'Called twice, left a message. Wants a quote for "all of it", by the end of the month.',
      visitorId: `visitor-${index}`,
      createdAt: createdAt(index),
      updatedAt: createdAt(index),
    });
  }
}

function report(all: Record<'paging' | 'export' | 'few', ExportRun[]>): void {
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const rate = (runs: ExportRun[]) =>
    median(runs.map(({ rows, milliseconds }) => (rows * 1000) / milliseconds));
  const peak = (runs: ExportRun[]) => median(runs.map(({ peakMb }) => peakMb));
  const [paging, exporting] = [rate(all.paging), rate(all.export)];
  const more = peak(all.export) - peak(all.few);
  const ratio = exporting / paging;
  console.log(
    `rate    export ${exporting.toFixed(0)} rows/s  paging ${paging.toFixed(0)} rows/s  ` +
      `ratio ${ratio.toFixed(2)} (budget ${BUDGET.rate})`,
  );
  console.log(
    `memory  ${leads} rows ${peak(all.export).toFixed(0)} MB  ${Math.min(FEW, leads)} rows ${peak(all.few).toFixed(0)} MB  ` +
      `difference ${more.toFixed(0)} MB (budget ${BUDGET.memoryMb})`,
  );
  process.exitCode = ratio < BUDGET.rate || more > BUDGET.memoryMb ? 1 : 0;
}
