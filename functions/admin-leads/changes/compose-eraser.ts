import type { LeadExportsRepository } from '@harbour-haul/aws/dynamodb/exports/lead-exports-repository';
import { LeadEraser } from '@harbour-haul/aws/dynamodb/leads/lead-eraser';
import { RequestKeys } from '@harbour-haul/aws/dynamodb/notices/request-keys';
import type { PhotosRepository } from '@harbour-haul/aws/dynamodb/photos/photos-repository';
import { ChatEraser } from '@harbour-haul/aws/dynamodb/sessions/chat-eraser';
import type { SessionsRepository } from '@harbour-haul/aws/dynamodb/sessions/sessions-repository';
import { TakeoversRepository } from '@harbour-haul/aws/dynamodb/sessions/takeovers-repository';
import { VisitorChatEraser } from '@harbour-haul/aws/dynamodb/sessions/visitor-chat-eraser';
import type { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { PersonEraser } from '@harbour-haul/aws/person-eraser';
import { PhotoEraser } from '@harbour-haul/aws/photos/photo-eraser';
import { eraseExports } from '@harbour-haul/aws/s3/erase-exports';
import { exportFilesLater } from '@harbour-haul/aws/s3/export-files-later';
import type { PhotoStore } from '@harbour-haul/aws/s3/photo-store';
import type { Environment } from '@harbour-haul/contract/functions';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { ignoreFailure } from '../../shared/live/ignore-failure.ts';
import type { LiveRelay } from '../../shared/live/live-relay.ts';

/** The stores that an erasure empties of a person. */
interface EraserStores {
  photos: PhotosRepository;
  store: Pick<PhotoStore, 'remove'>;
  sessions: SessionsRepository;
  exports: LeadExportsRepository;
  relay: Pick<LiveRelay, 'publishSession'>;
  now: () => Date;
}

/** What is said of a session that is being erased: nothing of its person. */
function withoutWords(session: ChatSession): ChatSession {
  return { ...session, customer: null, lastMessage: null, personRequestAbout: null };
}

/** The eraser of all of a person's records, built from the environment. */
export function composeEraser(
  { sessions, exports, photos, store, relay, now }: EraserStores,
  bound: Record<
    'LEADS_TABLE' | 'SESSIONS_TABLE' | 'MESSAGES_TABLE' | 'CHAT_TERMS_TABLE' | 'NOTICES_TABLE',
    Table
  >,
  env: Environment<'EXPORTS_BUCKET'>,
): PersonEraser {
  const tables = {
    leads: bound.LEADS_TABLE,
    sessions: bound.SESSIONS_TABLE,
    messages: bound.MESSAGES_TABLE,
    chatTerms: bound.CHAT_TERMS_TABLE,
  };
  const takeovers = new TakeoversRepository(tables, sessions);
  const photoEraser = new PhotoEraser(photos, store);
  const exportFiles = exportFilesLater(env.EXPORTS_BUCKET);
  const requestKeys = new RequestKeys(bound.NOTICES_TABLE);
  const chats = new ChatEraser(tables, takeovers, (session) =>
    ignoreFailure(() => relay.publishSession(withoutWords(session)), 'erased chat not told'),
  );
  return new PersonEraser(tables.leads, {
    leads: new LeadEraser(tables.leads),
    chats,
    visitorChats: new VisitorChatEraser(tables, sessions, chats),
    erasePhotos: (visitorId, paths = []) => photoEraser.erasePhotos(visitorId, paths, now()),
    endLinks: (leadId) => requestKeys.remove(leadId),
    eraseExports: () => eraseExports({ exports, exportFiles }, now()),
  });
}
