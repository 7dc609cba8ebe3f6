import { randomUUID } from 'node:crypto';
import { LeadExportsRepository } from '@harbour-haul/aws/dynamodb/exports/lead-exports-repository';
import { AdminLeadsRepository } from '@harbour-haul/aws/dynamodb/leads/admin-leads-repository';
import { LeadCounts } from '@harbour-haul/aws/dynamodb/leads/lists/lead-counts';
import { OverviewRepository } from '@harbour-haul/aws/dynamodb/leads/overview-repository';
import { SeenLeads } from '@harbour-haul/aws/dynamodb/leads/seen-leads';
import { LeadViewsRepository } from '@harbour-haul/aws/dynamodb/leads/views/lead-views-repository';
import { PhotosRepository } from '@harbour-haul/aws/dynamodb/photos/photos-repository';
import { ChatForgetter } from '@harbour-haul/aws/dynamodb/sessions/chat-forgetter';
import { SessionLeads } from '@harbour-haul/aws/dynamodb/sessions/session-leads';
import { SessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/sessions-repository';
import type { PersonEraser } from '@harbour-haul/aws/person-eraser';
import { socketsLater } from '@harbour-haul/aws/realtime/sockets-later';
import type { PhotoStore } from '@harbour-haul/aws/s3/photo-store';
import { photoStoreLater } from '@harbour-haul/aws/s3/photo-store-later';
import { bindTables } from '../shared/bind-tables.ts';
import { composeHttp } from '../shared/compose-http.ts';
import { readEnv } from '../shared/env.ts';
import type { HttpDeps } from '../shared/http-function.ts';
import type { ChatTellers } from '../shared/leads/tell-chats.ts';
import { composeLive } from '../shared/live/compose-live.ts';
import { composeEraser } from './changes/compose-eraser.ts';

export interface AdminLeadsDeps extends HttpDeps, ChatTellers {
  leads: AdminLeadsRepository;
  /** Counts lists of leads of which no counter is kept. */
  leadCounts: LeadCounts;
  overview: OverviewRepository;
  /** Which leads each admin has opened. */
  seen: SeenLeads;
  /** Erases all of a person's records. */
  eraser: PersonEraser;
  /** Finds the exports of a lead, which no lead itself names. */
  exports: Pick<LeadExportsRepository, 'since'>;
  /** The lists that admins have saved by name. */
  views: LeadViewsRepository;
  newViewId(): string;
  /** Goes on with forgetting chats. */
  forgetter: ChatForgetter;
  /** The photos of leads, which follow them into the trash. */
  photos: PhotosRepository;
  store: Pick<PhotoStore, keyof PhotoStore>;
  sessions: Pick<SessionsRepository, 'ofLead' | 'getMany'>;
}

export function composeAdminLeads(): AdminLeadsDeps {
  const env = readEnv('admin-leads');
  const shared = composeHttp(env);
  const tables = bindTables(shared.documents, env);
  const exports = new LeadExportsRepository({ leads: tables.LEADS_TABLE, exports: tables.EXPORTS_TABLE });
  const sessions = new SessionsRepository(tables.SESSIONS_TABLE);
  const photos = new PhotosRepository(tables.PHOTOS_TABLE);
  const store = photoStoreLater(env.PHOTOS_BUCKET);
  const { relay } = composeLive(shared, env, socketsLater());
  return {
    ...shared,
    leads: new AdminLeadsRepository(tables.LEADS_TABLE),
    leadCounts: new LeadCounts(tables.LEADS_TABLE),
    overview: new OverviewRepository({ leads: tables.LEADS_TABLE, sessions: tables.SESSIONS_TABLE }),
    seen: new SeenLeads(tables.LEADS_TABLE),
    eraser: composeEraser({ photos, store, sessions, exports, relay, now: shared.now }, tables, env),
    exports,
    views: new LeadViewsRepository(tables.LEADS_TABLE),
    newViewId: randomUUID,
    forgetter: new ChatForgetter({
      sessions: tables.SESSIONS_TABLE,
      messages: tables.MESSAGES_TABLE,
      chatTerms: tables.CHAT_TERMS_TABLE,
      leads: tables.LEADS_TABLE,
    }),
    photos,
    store,
    relay,
    sessions,
    sessionLeads: new SessionLeads(tables.SESSIONS_TABLE, sessions),
  };
}
