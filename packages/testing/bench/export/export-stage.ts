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
import { readTemplate } from '../../assembly.ts';
import { aLead } from '../../leads.ts';
import { putLeads } from '../../put-leads.ts';
import type { ExportRun } from './export-run.ts';

const FIRST = Date.UTC(2015, 0, 1);
/** Else V8 lets garbage lie as long as the machine has room, and that would be measured in place of what is held. */
const BOUNDED = ['--max-semi-space-size=4'];
const RUN = fileURLToPath(new URL('./export-run.ts', import.meta.url));
const credentials = { accessKeyId: 'BENCH', secretAccessKey: 'bench' };

/** A database with many leads and a bucket, and what runs in a process of its own upon them. */
export interface ExportStage {
  /** @throws Error where not exactly so many leads were read */
  run(mode: 'export' | 'paging', leads: number): Promise<ExportRun>;
  close(): Promise<void>;
}

export async function openExportStage(leads: number): Promise<ExportStage> {
  const directory = mkdtempSync(join(tmpdir(), 'harbour-haul-bench-'));
  const dynamoDb = await startDynamoDbLocal({ inMemory: true, longRun: true });
  const stack = smallStack({ Exports: { Type: 'AWS::S3::Bucket' } });
  const { region } = stack.identity;
  const iam = openIam({ stack, account: credentials });
  const s3 = await startS3({ stack, directory, iam, siteHost: 'localhost:3000' });
  const { endpoint } = dynamoDb;
  const names = await createTables({ template: readTemplate(), endpoint, region, ...credentials });
  const table = (prefix: string) => Object.entries(names).find(([id]) => id.startsWith(prefix))?.[1] ?? '';
  await putLeads(createDocumentClient({ endpoint, region, credentials }), table('Leads'), manyLeads(leads));
  const env = {
    ...process.env,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_ENDPOINT_URL_S3: s3.url,
    LEADS_TABLE: table('Leads'),
    EXPORTS_TABLE: table('ExportsTable'),
    EXPORTS_BUCKET: stack.ref('Exports'),
  };
  return {
    run: async (mode, count) => {
      const command = [...BOUNDED, RUN, mode, createdAt(leads - count)];
      const { stdout } = await promisify(execFile)(process.execPath, command, { env });
      const measured = JSON.parse(stdout) as ExportRun;
      if (measured.rows !== count) throw new Error(`${mode} gave ${measured.rows} of ${count} leads.`);
      return measured;
    },
    close: async () => {
      await s3.close();
      await dynamoDb.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function createdAt(index: number): string {
  return new Date(FIRST + index * 60_000).toISOString();
}

/** Leads of a usual size, about 1 KB as they are stored. */
function* manyLeads(leads: number) {
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
