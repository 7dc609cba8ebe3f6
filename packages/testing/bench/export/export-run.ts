import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import { LeadExportsRepository } from '@harbour-haul/aws/dynamodb/exports/lead-exports-repository';
import { leadIndexName } from '@harbour-haul/aws/dynamodb/keys';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { ExportFiles } from '@harbour-haul/aws/s3/export-files';
import { createS3Client } from '@harbour-haul/aws/s3/s3-client';
import { EVERY_LEAD } from '@harbour-haul/domain/leads/export/export-filter';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { whenParentEnds } from '@harbour-haul/local-cloud/process/parent';
import { newExport } from '../../../../functions/export/writing/lead-export.ts';
import { writeExport } from '../../../../functions/export/writing/write-export.ts';
import { peakMemory } from './peak-memory.ts';

/**
 * One measured run of `export-bench.ts`, in a process of its own so that its memory is its own: `export-run.ts export FROM`
 * writes an export of all leads since FROM as the function does, call by call; `export-run.ts paging FROM` only reads
 * them. Prints time and memory.
 */
export interface ExportRun {
  rows: number;
  milliseconds: number;
  /** The peak memory of the process, in MB. */
  peakMb: number;
}

const {
  LEADS_TABLE: table = '',
  EXPORTS_TABLE: exportsTable = '',
  EXPORTS_BUCKET: bucket = '',
} = process.env;
const [, , mode, from = ''] = process.argv;
const client = createDocumentClient();

whenParentEnds(() => process.exit(1));
const started = performance.now();
const rows = mode === 'export' ? await exportAll() : await pageAll();
const run: ExportRun = {
  rows,
  milliseconds: performance.now() - started,
  peakMb: peakMemory() / 1024 ** 2,
};
console.log(JSON.stringify(run));

async function exportAll(): Promise<number> {
  const exports = new LeadExportsRepository({
    leads: new Table(client, table),
    exports: new Table(client, exportsTable),
  });
  const exportFiles = new ExportFiles(createS3Client(), bucket);
  const deps = { exports, exportFiles, workMs: 4_000, now: () => new Date() };
  const user = { id: 'bench', username: 'bench', role: 'admin' } as const;
  const row = newExport({ ...EVERY_LEAD, status: null, from, to: null }, { user }, deps);
  const uploadId = await exportFiles.begin(row.id, row.fileName);
  await exports.put({ ...row, uploadId, endsAt: new Date(Date.now() + 3_600_000).toISOString() });
  for (;;) {
    const read = await exports.get(row.id);
    const next = read && (await writeExport(read, deps));
    if (next?.phase === 'done') return next.rows;
  }
}

/** The baseline: the pages of each status's index, one after the other, by the SDK's paginator. */
async function pageAll(): Promise<number> {
  let count = 0;
  for (const status of LEAD_STATUSES) {
    const pages = paginateQuery(
      { client },
      {
        TableName: table,
        IndexName: leadIndexName('createdAt'),
        KeyConditionExpression: '#status = :status AND createdAtKey >= :from',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':status': status, ':from': from },
      },
    );
    for await (const { Items = [] } of pages) count += Items.length;
  }
  return count;
}
