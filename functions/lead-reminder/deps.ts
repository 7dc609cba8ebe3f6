import { LeadsWaiting } from '@harbour-haul/aws/dynamodb/leads/lists/leads-waiting';
import type { NoticesRepository } from '@harbour-haul/aws/dynamodb/notices/notices-repository';
import { createDocumentClient } from '@harbour-haul/aws/dynamodb/table/document-client';
import { bindTables } from '../shared/bind-tables.ts';
import { readEnv } from '../shared/env.ts';
import type { Announcer } from '../shared/notices/announcer.ts';
import { composeAnnouncer } from '../shared/notices/compose-announcer.ts';
import { SuspiciousReminder } from './suspicious-reminder.ts';

export interface LeadReminderDeps {
  announcer: Pick<Announcer, 'announce' | 'sendDigest'>;
  notices: Pick<NoticesRepository, 'claims'>;
  leads: LeadsWaiting;
  /** Kept between runs: it knows what it has looked at. */
  suspicious: Pick<SuspiciousReminder, 'remind'>;
  now(): Date;
}

export function composeLeadReminder(): LeadReminderDeps {
  const env = readEnv('lead-reminder');
  const tables = bindTables(createDocumentClient(), env);
  const now = () => new Date();
  const telling = { ...composeAnnouncer(env, tables.NOTICES_TABLE, now), now };
  const leads = new LeadsWaiting(tables.LEADS_TABLE);
  return { ...telling, leads, suspicious: new SuspiciousReminder({ ...telling, leads }) };
}
