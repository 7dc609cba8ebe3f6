import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { UnfinishedWork } from '@harbour-haul/domain/leads/unfinished-work';
import { UNFINISHED_PARTITION, unfinishedChatKey, unfinishedLeadKey } from '../../rows.ts';
import type { Item, Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';
import { expiryOf } from '../rows/lead-items.ts';
import { commitLeadChange } from './lead-commit.ts';

type Moved = Pick<Lead, 'id' | 'trash'>;

/**
 * The write that notes that the rows of a lead have to follow it into the trash or out of it: in the transaction that moves
 * the lead, so that whatever is cut off after it is found again.
 */
export function notingMove(leads: Table, { id, trash }: Moved): Write {
  const what = trash ? 'deletion' : 'restore';
  return leads.putting({ ...unfinishedLeadKey('move', id), what, leadId: id, until: expiryOf({ trash }) });
}

/** Says that all rows have followed a lead, unless it was moved again meanwhile. */
export async function settleMove(leads: Table, { id, trash }: Moved): Promise<void> {
  await commitLeadChange(leads, [
    leads.deleting(unfinishedLeadKey('move', id), {
      condition: 'attribute_not_exists(id) OR #until = :until',
      names: { '#until': 'until' },
      values: { ':until': expiryOf({ trash }) },
    }),
  ]);
}

/** Notes that a person is being erased, by the lead that was named; the transaction that says when it was done takes the note away. */
export async function noteErasure(leads: Table, leadId: number): Promise<void> {
  await leads.put({ ...unfinishedLeadKey('erasure', leadId), what: 'erasure', leadId });
}

/** Notes that a chat is being forgotten. @param emptied how far it is */
export async function noteForgetting(
  leads: Table,
  sessionId: string,
  emptied: Readonly<Record<string, number>> = {},
): Promise<void> {
  await leads.put({ ...unfinishedChatKey(sessionId), what: 'forgetting', sessionId, ...emptied });
}

/** Takes the note away of work that is at its end, or has nothing left to do. */
export async function forgetWork(leads: Table, work: UnfinishedWork): Promise<void> {
  await leads.delete(keyOf(work));
}

/** What is not finished, in no order. */
export async function readUnfinished(leads: Table, limit: number): Promise<UnfinishedWork[]> {
  const { items } = await leads.queryPage({
    where: 'id = :partition',
    values: { ':partition': UNFINISHED_PARTITION },
    consistent: true,
    limit,
  });
  return items.map(toWork);
}

function toWork({ what, leadId, sessionId }: Item): UnfinishedWork {
  const work =
    what === 'forgetting' ? { what, sessionId: String(sessionId) } : { what, leadId: Number(leadId) };
  return work as UnfinishedWork;
}

function keyOf(work: UnfinishedWork) {
  if (work.what === 'forgetting') return unfinishedChatKey(work.sessionId);
  return unfinishedLeadKey(work.what === 'erasure' ? 'erasure' : 'move', work.leadId);
}
