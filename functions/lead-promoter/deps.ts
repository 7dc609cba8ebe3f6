import { changeLead } from '@harbour-haul/aws/dynamodb/leads/changes/change-lead';
import type { LeadsRepository } from '@harbour-haul/aws/dynamodb/leads/leads-repository';
import { readUnfinishedLeads } from '@harbour-haul/aws/dynamodb/leads/lists/unfinished-leads';
import { SessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/sessions-repository';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { bindTables } from '../shared/bind-tables.ts';
import { readEnv } from '../shared/env.ts';

export interface LeadPromoterDeps {
  leads: Pick<LeadsRepository, 'change'>;
  /** Leads that lack nothing but their visitor's last word, as an index has them. */
  unfinished(limit: number): Promise<Lead[]>;
  sessions: Pick<SessionsRepository, 'get'>;
  /** How long a chat must have been silent to count as left. */
  leftChatMinutes: number;
  now(): Date;
}

export function composeLeadPromoter(): LeadPromoterDeps {
  const env = readEnv('lead-promoter');
  const { LEADS_TABLE, SESSIONS_TABLE } = bindTables(createDocumentClient(), env);
  return {
    leads: { change: (id, author, decide) => changeLead(LEADS_TABLE, id, author, decide) },
    unfinished: (limit) => readUnfinishedLeads(LEADS_TABLE, limit),
    sessions: new SessionsRepository(SESSIONS_TABLE),
    leftChatMinutes: Number(env.LEFT_CHAT_MINUTES),
    now: () => new Date(),
  };
}
