import type { Lead } from '@harbour-haul/domain/leads/lead';
import { allPhotoPaths } from '@harbour-haul/domain/leads/lead-photos';
import {
  isWithdrawable,
  type WithdrawalRefusal,
  withdrawalRefusal,
} from '@harbour-haul/domain/leads/submission/withdraw-chat';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';
import { retryOnConflict } from '../../table/transactions.ts';
import { leadChangeWrites } from '../changes/lead-changes.ts';
import { commitLeadChange } from '../changes/lead-commit.ts';
import { buryChat, noteWithdrawal } from '../rows/lead-links.ts';
import { readKeysBeside, readLead } from '../rows/lead-rows.ts';
import { removeRows } from '../rows/remove-rows.ts';
import { type Conversation, readConversation } from './conversation.ts';

/** A visitor's request to have a conversation forgotten. */
export interface Withdrawal {
  /** Must be known to be the visitor's. */
  sessionId: string;
  /** The session whose conversation went on in this one, as in `LeadCreation`: it may not have been saved since. */
  earlierSessionId?: string | null;
  visitorId: string;
  now: Date;
}

/** What was withdrawn. */
export interface WithdrawnLead {
  /** The lead of the conversation; null where it never had one. */
  leadId: number | null;
  /** The sessions of its conversation, which are to be forgotten. */
  sessionIds: string[];
  /** As far as they were read with the leads: a repetition finds none. */
  photoPaths: string[];
  /** The visitor has sent another request, which stays. */
  sentBefore: boolean;
}

export type WithdrawalResult =
  | ({ outcome: 'withdrawn' } & WithdrawnLead)
  | { outcome: WithdrawalRefusal }
  | { outcome: 'busy' };

/**
 * Withdraws the incomplete lead of a conversation, for good: the lead goes in the transaction that writes a tombstone in place
 * of each row that named it, one a session, so that no save of any of them that comes later, or at the same time, makes it anew.
 * So do the visitor's incomplete leads of no named chat. The rest of their rows follow; whatever fails on the way, a repetition
 * continues.
 * @param own the visitor's leads.
 */
export async function withdrawChat(
  leads: Table,
  withdrawal: Withdrawal,
  own: readonly Lead[],
): Promise<WithdrawalResult> {
  const result = await retryOnConflict(() => tryToWithdraw(leads, withdrawal));
  if (result === null) return { outcome: 'busy' };
  if (result.outcome !== 'withdrawn') return result;
  if (result.leadId !== null) await removeLeadRows(leads, result.leadId);
  const others = own.filter(({ id }) => id !== result.leadId);
  const unnamed = others.filter(({ sessionId }) => sessionId === null);
  const removed = await Promise.all(unnamed.map(({ id }) => withdrawUnnamed(leads, id)));
  const sentBefore = others.some((lead) => !isWithdrawable(lead));
  return { ...result, photoPaths: [...result.photoPaths, ...removed.flat()], sentBefore };
}

type ConversationResult =
  | ({ outcome: 'withdrawn' } & Omit<WithdrawnLead, 'sentBefore'>)
  | { outcome: WithdrawalRefusal };

/** Null on a conflict: everything is to be read again. */
async function tryToWithdraw(leads: Table, withdrawal: Withdrawal): Promise<ConversationResult | null> {
  const { sessionId, earlierSessionId = null, visitorId, now } = withdrawal;
  const conversation = await readConversation(leads, sessionId, earlierSessionId);
  const { tombstone: before, chats } = conversation;
  const [{ link } = { link: null }] = chats;
  const chat = link && { link, lead: await readLead(leads, link.leadId) };
  const refusal = chat && withdrawalRefusal(chat);
  if (refusal) return { outcome: refusal };
  const lead = chat?.lead ?? null;
  const leadId = lead?.id ?? before?.withdrawnId ?? null;
  const sessionIds = sessionsOf(conversation, sessionId);
  const tombstone = { withdrawnAt: now.toISOString(), withdrawnId: leadId, sessionIds };
  const buried = chats.map((one) => buryChat(leads, one.sessionId, tombstone, one.link));
  const writes = [...leadRemoval(leads, lead), ...buried, noteWithdrawal(leads, visitorId, now)];
  if ((await commitLeadChange(leads, writes)) === 'conflict') return null;
  return { outcome: 'withdrawn', leadId, sessionIds, photoPaths: lead ? allPhotoPaths(lead) : [] };
}

/** All sessions that are to be forgotten with one of them. */
function sessionsOf({ tombstone, chats }: Conversation, sessionId: string): string[] {
  const buried = tombstone?.sessionIds ?? [];
  return [...new Set([...buried, ...chats.map((chat) => chat.sessionId), sessionId])];
}

/** Removes an incomplete lead that names no chat, and returns its photos; none where it stays. */
async function withdrawUnnamed(leads: Table, id: number): Promise<string[]> {
  const removed = await retryOnConflict(async () => {
    const lead = await readLead(leads, id);
    if (!lead || !isWithdrawable(lead)) return { photoPaths: [] };
    const result = await commitLeadChange(leads, leadRemoval(leads, lead));
    return result === 'conflict' ? null : { lead, photoPaths: allPhotoPaths(lead) };
  });
  if (removed === null) throw new Error('A lead kept changing while it was to be withdrawn.');
  if ('lead' in removed) await removeLeadRows(leads, id);
  return removed.photoPaths;
}

function leadRemoval(leads: Table, lead: Lead | null): Write[] {
  return lead ? leadChangeWrites(leads, { before: lead, after: null, events: [] }) : [];
}

async function removeLeadRows(leads: Table, leadId: number): Promise<void> {
  if (await readLead(leads, leadId)) throw new Error('A withdrawn lead is still there.');
  for await (const keys of readKeysBeside(leads, leadId)) {
    if (!(await removeRows(leads, keys)))
      throw new Error('The rows of a withdrawn lead were not removed in time.');
  }
}
