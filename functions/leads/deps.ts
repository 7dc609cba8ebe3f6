import { randomUUID } from 'node:crypto';
import { SeenJunkTypes } from '@harbour-haul/aws/dynamodb/leads/seen-junk-types';
import { VisitorLeadsRepository } from '@harbour-haul/aws/dynamodb/leads/visitor-leads-repository';
import { VisitorWords } from '@harbour-haul/aws/dynamodb/messages/visitor-words';
import { MailConsents } from '@harbour-haul/aws/dynamodb/notices/mail-consents';
import { NamedMailboxes } from '@harbour-haul/aws/dynamodb/notices/named-mailboxes';
import { RequestKeys } from '@harbour-haul/aws/dynamodb/notices/request-keys';
import { CancelWishes } from '@harbour-haul/aws/dynamodb/sessions/cancel-wishes';
import { ChatForgetter } from '@harbour-haul/aws/dynamodb/sessions/chat-forgetter';
import { ChatTerms } from '@harbour-haul/aws/dynamodb/sessions/chat-terms';
import { SessionLeads } from '@harbour-haul/aws/dynamodb/sessions/session-leads';
import { SessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/sessions-repository';
import { socketsLater } from '@harbour-haul/aws/realtime/sockets-later';
import { RequestLinks } from '@harbour-haul/aws/requests/request-links';
import { bindTables } from '../shared/bind-tables.ts';
import { composeHttp } from '../shared/compose-http.ts';
import { readEnv } from '../shared/env.ts';
import type { HttpDeps } from '../shared/http-function.ts';
import { composeLimiter } from '../shared/limits/compose-limiter.ts';
import type { Limiter } from '../shared/limits/limiter.ts';
import { composeLive } from '../shared/live/compose-live.ts';
import type { LiveRelay } from '../shared/live/live-relay.ts';
import { composePhotoStorage, type PhotoStorage } from '../shared/photos/compose-photo-storage.ts';
import { requestOfMailbox } from './request/request-of-mailbox.ts';

export interface LeadsDeps extends HttpDeps, PhotoStorage {
  leads: VisitorLeadsRepository;
  /** Checks and makes the links by which homeowners open their request. */
  requestLinks: Pick<RequestLinks, 'verify' | 'issue'>;
  /** Which mailboxes were mailed to. */
  mailboxes: Pick<NamedMailboxes, 'allows'>;
  /** Gives a lead the junk type of its photos, where nobody else did. */
  seenJunkTypes: SeenJunkTypes;
  /** For a sender of a photo who has none. */
  newVisitorId(): string;
  /** Forgets what was said in a chat. */
  forgetter: ChatForgetter;
  /** Publishes that a chat was forgotten. */
  relay: Pick<LiveRelay, 'publishSession'>;
  limiter: Limiter;
  /** Reads whose a chat is, and which chats are whose. */
  sessions: Pick<SessionsRepository, 'get' | 'ofVisitor' | 'ofLead'>;
  /** Notes on a chat which lead it made. */
  sessionLeads: SessionLeads;
  /** Makes a chat found by the number of its lead. */
  chatTerms: Pick<ChatTerms, 'add'>;
  /** Takes back what visitors have wished in their chats. */
  cancelWishes: CancelWishes;
  /** Reads what a visitor added in their chat. */
  visitorWords: VisitorWords;
}

export function composeLeads(): LeadsDeps {
  const env = readEnv('leads');
  const shared = composeHttp(env);
  const tables = bindTables(shared.documents, env);
  const leads = new VisitorLeadsRepository(tables.LEADS_TABLE, tables.VISITORS_TABLE);
  const sessions = new SessionsRepository(tables.SESSIONS_TABLE);
  const { relay } = composeLive(shared, env, socketsLater());
  return {
    ...shared,
    ...composePhotoStorage(shared.documents, env),
    leads,
    requestLinks: new RequestLinks(
      new RequestKeys(tables.NOTICES_TABLE),
      new MailConsents(tables.NOTICES_TABLE),
      (leadId, mailbox) => requestOfMailbox(leadId, mailbox, leads),
    ),
    mailboxes: new NamedMailboxes(tables.NOTICES_TABLE),
    forgetter: new ChatForgetter({
      sessions: tables.SESSIONS_TABLE,
      messages: tables.MESSAGES_TABLE,
      chatTerms: tables.CHAT_TERMS_TABLE,
      leads: tables.LEADS_TABLE,
    }),
    relay,
    sessions,
    sessionLeads: new SessionLeads(tables.SESSIONS_TABLE, sessions),
    chatTerms: new ChatTerms(tables.CHAT_TERMS_TABLE),
    cancelWishes: new CancelWishes(
      { messages: tables.MESSAGES_TABLE, sessions: tables.SESSIONS_TABLE },
      sessions,
    ),
    visitorWords: new VisitorWords(tables.MESSAGES_TABLE),
    limiter: composeLimiter(shared.documents, env),
    seenJunkTypes: new SeenJunkTypes(tables.LEADS_TABLE),
    newVisitorId: randomUUID,
  };
}
