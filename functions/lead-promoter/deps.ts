import { ConnectionsRepository } from '@harbour-haul/aws/dynamodb/connections/connections-repository';
import { changeLead } from '@harbour-haul/aws/dynamodb/leads/changes/change-lead';
import { joinDays } from '@harbour-haul/aws/dynamodb/leads/days/join-days';
import type { LeadsRepository } from '@harbour-haul/aws/dynamodb/leads/leads-repository';
import { readUnfinishedLeads } from '@harbour-haul/aws/dynamodb/leads/lists/unfinished-leads';
import { conversationSessions } from '@harbour-haul/aws/dynamodb/leads/submissions/conversation';
import { SessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/sessions-repository';
import { SnoozedChats } from '@harbour-haul/aws/dynamodb/sessions/snoozed-chats';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { openSockets } from '@harbour-haul/aws/realtime/open-sockets';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { bindTables } from '../shared/bind-tables.ts';
import { readEnv } from '../shared/env.ts';
import type { ConsolePushDeps } from '../shared/live/push-to-consoles.ts';

export interface LeadPromoterDeps extends ConsolePushDeps {
  leads: Pick<LeadsRepository, 'change'>;
  /** Leads that lack nothing but their visitor's last word, as an index has them. */
  unfinished(limit: number): Promise<Lead[]>;
  sessions: Pick<SessionsRepository, 'get'>;
  /** The sessions in which the conversation of one is held. */
  conversation(sessionId: string): Promise<string[]>;
  /** How long a chat must have been silent to count as left. */
  leftChatMinutes: number;
  /** Joins the counters of days that are over, and returns how many days. */
  joinDays(now: Date): Promise<number>;
  /** Chats that were put away. */
  snoozes: Pick<SnoozedChats, 'due' | 'wakeDue'>;
}

export function composeLeadPromoter(): LeadPromoterDeps {
  const env = readEnv('lead-promoter');
  const { LEADS_TABLE, SESSIONS_TABLE, CONNECTIONS_TABLE } = bindTables(createDocumentClient(), env);
  const sessions = new SessionsRepository(SESSIONS_TABLE);
  return {
    leads: { change: (id, author, decide) => changeLead(LEADS_TABLE, id, author, decide) },
    unfinished: (limit) => readUnfinishedLeads(LEADS_TABLE, limit),
    sessions,
    conversation: (sessionId) => conversationSessions(LEADS_TABLE, sessionId),
    joinDays: (now) => joinDays(LEADS_TABLE, now),
    snoozes: new SnoozedChats(SESSIONS_TABLE, sessions),
    connections: new ConnectionsRepository(CONNECTIONS_TABLE),
    sockets: openSockets(),
    leftChatMinutes: Number(env.LEFT_CHAT_MINUTES),
    now: () => new Date(),
  };
}
