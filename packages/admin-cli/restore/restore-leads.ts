import { leadChangeWrites } from '@harbour-haul/aws/dynamodb/leads/changes/lead-changes';
import { commitLeadChange } from '@harbour-haul/aws/dynamodb/leads/changes/lead-commit';
import { fromLeadItem } from '@harbour-haul/aws/dynamodb/leads/rows/lead-items';
import { linkNewLead, readChatLink } from '@harbour-haul/aws/dynamodb/leads/rows/lead-links';
import { readLead } from '@harbour-haul/aws/dynamodb/leads/rows/lead-rows';
import { erasureKey, leadKey } from '@harbour-haul/aws/dynamodb/rows';
import type { Write } from '@harbour-haul/aws/dynamodb/table/items';
import type { Table } from '@harbour-haul/aws/dynamodb/table/table';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type RestoreRefusal, refusalOfRestore } from './never-restored.ts';

/** The leads table as it is, and a copy of it as it was at some time. */
export interface RestoreTables {
  live: Table;
  copy: Table;
}

export interface RestoreRequest {
  ids: readonly number[];
  /** False: only says what would be done. */
  apply: boolean;
  now: Date;
}

/** What became of one lead, in words that follow its number. */
export interface RestoredLead {
  id: number;
  restored: boolean;
  outcome: string;
}

/**
 * Copies leads back that are gone, each with its counters, search terms, timeline and merges. A lead that is there stays as
 * it is, whatever the copy says, and none comes back that was erased, withdrawn or has left the trash.
 */
export async function restoreLeads(tables: RestoreTables, request: RestoreRequest): Promise<RestoredLead[]> {
  const refusal = await refusalOfRestore(tables.live, tables.copy, request.now);
  const results: RestoredLead[] = [];
  for (const id of request.ids) results.push(await restoreLead(id, tables, request, refusal));
  return results;
}

async function restoreLead(
  id: number,
  { live, copy }: RestoreTables,
  { apply }: RestoreRequest,
  refusal: RestoreRefusal,
): Promise<RestoredLead> {
  const stays = (outcome: string): RestoredLead => ({ id, restored: false, outcome });
  const items = await copy.queryAll({ where: 'id = :id', values: { ':id': id }, consistent: true });
  const item = items.find((row) => row.item === leadKey(id).item);
  if (!item) return stays('is not in the copy');
  const lead = fromLeadItem(item);
  const current = await readLead(live, id);
  if (current) return stays(`is there, as version ${current.version}, and the copy has ${lead.version}`);
  const reason = await refusal(lead);
  if (reason !== null) return stays(`${reason} and stays gone`);
  if (!apply) return stays('would be restored');
  if ((await putBack(live, lead)) === 'conflict')
    return stays('was written at the same time and is left alone');
  const beside = items.filter((row) => row !== item);
  for (const row of beside) await live.put(row, { condition: 'attribute_not_exists(id)' });
  return { id, restored: true, outcome: `was restored, with ${beside.length} rows beside it` };
}

/** The condition fails where the lead, or a receipt of its erasure, has come meanwhile. */
async function putBack(live: Table, lead: Lead) {
  const notErased = live.checking(erasureKey(lead.id), { condition: 'attribute_not_exists(id)' });
  const writes = leadChangeWrites(live, { before: null, after: lead, events: [] });
  return commitLeadChange(live, [...writes, notErased, ...(await chatLink(live, lead))]);
}

/** Names the lead to its chat again, unless the chat has another one by now. */
async function chatLink(live: Table, { id: leadId, sessionId }: Lead): Promise<Write[]> {
  if (sessionId === null || (await readChatLink(live, sessionId))) return [];
  return [linkNewLead(live, sessionId, { leadId }, null)];
}
