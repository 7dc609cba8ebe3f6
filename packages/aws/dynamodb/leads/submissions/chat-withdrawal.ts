import type { Lead } from '@harbour-haul/domain/leads/lead';
import { allPhotoPaths } from '@harbour-haul/domain/leads/lead-photos';
import type { ChatLead } from '@harbour-haul/domain/leads/submission/plan-submission';
import {
  type WithdrawalRefusal,
  withdrawalRefusal,
} from '@harbour-haul/domain/leads/submission/withdraw-chat';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';
import { retryOnConflict } from '../../table/transactions.ts';
import { leadChangeWrites } from '../changes/lead-changes.ts';
import { commitLeadChange } from '../changes/lead-commit.ts';
import { buryChat, readChatLink } from '../rows/lead-links.ts';
import { readLead, readLeadRows } from '../rows/lead-rows.ts';
import { removeRows } from '../rows/remove-rows.ts';

/** What is known of a lead that was withdrawn. */
export interface WithdrawnLead {
  /** Null where the chat never had one. */
  leadId: number | null;
  /** As far as they were read with the lead: a repetition finds none. */
  photoPaths: string[];
}

export type WithdrawalResult =
  | ({ outcome: 'withdrawn' } & WithdrawnLead)
  | { outcome: WithdrawalRefusal }
  | { outcome: 'busy' };

/**
 * Withdraws the incomplete lead of a chat, for good: the lead goes in the transaction that writes a tombstone in place
 * of the row that named it, so that no save of this chat that comes later, or at the same time, makes it anew. The rest
 * of its rows follow; whatever fails on the way, a repetition continues.
 */
export async function withdrawChat(leads: Table, sessionId: string, now: Date): Promise<WithdrawalResult> {
  const result = await retryOnConflict(() => tryToWithdraw(leads, sessionId, now));
  if (result === null) return { outcome: 'busy' };
  if (result.outcome === 'withdrawn' && result.leadId !== null) {
    const { lead, keys } = await readLeadRows(leads, result.leadId);
    if (lead) throw new Error('A withdrawn lead is still there.');
    await removeRows(leads, keys);
  }
  return result;
}

/** Null on a conflict: everything is to be read again. */
async function tryToWithdraw(leads: Table, sessionId: string, now: Date): Promise<WithdrawalResult | null> {
  const found = await readChatLink(leads, sessionId);
  if (found?.tombstone) return { outcome: 'withdrawn', leadId: found.tombstone.withdrawnId, photoPaths: [] };
  const link = found?.link ?? null;
  const chat: ChatLead | null = link && { link, lead: await readLead(leads, link.leadId) };
  const refusal = chat && withdrawalRefusal(chat);
  if (refusal) return { outcome: refusal };
  const lead = chat?.lead ?? null;
  const tombstone = buryChat(
    leads,
    sessionId,
    { withdrawnAt: now.toISOString(), withdrawnId: lead?.id ?? null },
    link,
  );
  const removed = await commitLeadChange(leads, [...leadRemoval(leads, lead), tombstone]);
  if (removed === 'conflict') return null;
  return { outcome: 'withdrawn', leadId: lead?.id ?? null, photoPaths: lead ? allPhotoPaths(lead) : [] };
}

function leadRemoval(leads: Table, lead: Lead | null): Write[] {
  return lead ? leadChangeWrites(leads, { before: lead, after: null, events: [] }) : [];
}
