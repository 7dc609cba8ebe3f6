import { readSessionRows } from '@harbour-haul/aws/dynamodb/streams/stream-change';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { ownWithChat } from '@harbour-haul/domain/leads/own-with-chat';
import type { DynamoDBRecord } from 'aws-lambda';
import { log } from '../shared/log.ts';
import type { LeadPromoterDeps } from './deps.ts';

type OwningDeps = Pick<LeadPromoterDeps, 'leads' | 'sessions' | 'now'>;

/**
 * Lets the lead of a chat be that of its owner, where it is nobody's: somebody has taken the chat over, or was given it, or the lead
 * has come to a chat that was somebody's meanwhile. Chats themselves know no leads.
 * @throws Error where a retry is needed.
 */
export async function ownLead({ dynamodb }: DynamoDBRecord, deps: OwningDeps): Promise<void> {
  const { OldImage, NewImage } = dynamodb ?? {};
  const change = readSessionRows({ OldImage, NewImage });
  if (!change?.before) return;
  const { session } = change.after;
  const { id, leadId, ownerId } = session;
  if (leadId === null || ownerId === null || !isToOwn(change.before.session, session)) return;
  // Of a chat that has changed hands again a later record tells.
  const now = await deps.sessions.get(id);
  if (now?.session.ownerId === ownerId) await own(leadId, ownerId, deps);
}

function isToOwn(before: ChatSession, after: ChatSession): boolean {
  const isTakenOver = after.isHandedOff && after.adminId !== before.adminId;
  return isTakenOver || after.ownerId !== before.ownerId || after.leadId !== before.leadId;
}

/** The lead, or the one that it was merged into. */
async function own(leadId: number, ownerId: string, deps: OwningDeps): Promise<void> {
  const { leads, now } = deps;
  const result = await leads.change(leadId, { by: null, now }, (lead) => ownWithChat(lead, ownerId, now()));
  if (result.outcome === 'busy') throw new Error('The lead kept changing while it was to get an owner.');
  if (result.outcome === 'missing') return;
  if (result.lead.mergedInto !== null) return own(result.lead.mergedInto, ownerId, deps);
  if (result.outcome === 'changed') log('info', 'lead owned with its chat', { leadId });
}
