import { joinDays } from '@harbour-haul/aws/dynamodb/leads/days/join-days';
import { LeadCounts } from '@harbour-haul/aws/dynamodb/leads/lists/lead-counts';
import { OverviewRepository } from '@harbour-haul/aws/dynamodb/leads/overview-repository';
import { SeenLeads } from '@harbour-haul/aws/dynamodb/leads/seen-leads';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { createTables } from '@harbour-haul/local-cloud/dynamodb/create-tables';
import { readTemplate } from '../../assembly.ts';
import { evenLead } from '../../seed/even-lead.ts';
import { writeLeads } from '../../seed/write-leads.ts';
import { TestLeadsRepository } from '../../test-leads-repository.ts';
import { countReads, type ReadCost } from './counted-reads.ts';
import { type Read, readsOf } from './lead-reads.ts';

const REGION = 'ca-central-1';
const CHUNK = 500;
const MINUTES_APART = 10;

/** A database of its own with so many leads, and all reads of it. */
export interface FilledDatabase {
  size: number;
  /** What was read since it was last asked. */
  cost: () => ReadCost;
  reads: Map<string, Read>;
}

/** Stores so many leads as the product does, the newest of them now, and joins their days as each night does. */
export async function fillDatabase(endpoint: string, size: number, now: Date): Promise<FilledDatabase> {
  const credentials = { accessKeyId: `BENCH${size}`, secretAccessKey: 'local' };
  const { accessKeyId } = credentials;
  const names = await createTables({ template: readTemplate(), endpoint, accessKeyId, region: REGION });
  const client = createDocumentClient({ endpoint, region: REGION, credentials });
  const table = (prefix: string) => {
    const name = Object.entries(names).find(([id]) => id.startsWith(prefix))?.[1];
    return new Table(client, name ?? '');
  };
  await storeLeads(table('Leads'), size, now);
  await joinDays(table('Leads'), now);
  const repositories = {
    leads: new TestLeadsRepository(table('Leads'), table('Visitors')),
    counts: new LeadCounts(table('Leads')),
    overview: new OverviewRepository({ leads: table('Leads'), sessions: table('Sessions') }),
    seen: new SeenLeads(table('Leads')),
  };
  return { size, cost: countReads(client), reads: await readsOf(repositories, now) };
}

async function storeLeads(table: Table, size: number, now: Date): Promise<void> {
  for (let from = 1; from <= size; from += CHUNK) {
    const leads = Array.from({ length: Math.min(CHUNK, size - from + 1) }, (_, index) => {
      const id = from + index;
      return evenLead(id, new Date(now.getTime() - (size - id) * MINUTES_APART * 60_000), now);
    });
    await writeLeads(table, leads);
  }
}
