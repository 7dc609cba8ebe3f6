import type { RecalledDetails } from '@harbour-haul/domain/conversation/turn';
import { call } from '#lib/api/visitor-call.ts';
import { ApiRequestError, serverMessage } from '#lib/api-client.ts';
import { hasSubmittedBefore } from '#lib/storage/submitted-before.ts';
import { visitorId } from '#lib/visitor/visitor-id.ts';
import type { ChatRecord, OutboxItem } from '../state/chat-record.ts';
import type { ChatStore } from '../state/chat-store.ts';
import { withoutItem } from '../state/outbox-changes.ts';
import { withGoodbyeAlone, withNote } from '../state/session-changes.ts';
import { FORGOTTEN, NOT_FORGOTTEN } from '../texts/english-notes.ts';
import { earlierSession } from './earlier-session.ts';

type ForgetItem = Extract<OutboxItem, { kind: 'forget' }>;

const TIMEOUT_MS = 12_000;

/** What an earlier request of this browser said of the visitor; null where there is none, or none that it may see. */
export async function recallDetails(): Promise<RecalledDetails | null> {
  if (!hasSubmittedBefore()) return null;
  const input = { params: { visitorId: visitorId() } };
  const lead = await call('getVisitorLead', input, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  );
  if (!lead) return null;
  const { name, phone, address } = lead;
  return name === null && phone === null && address === null ? null : { name, phone, address };
}

/**
 * Has the server forget the chat, and then this device, but for the goodbye. A refusal is shown to the visitor, and the
 * chat stays; where another request stays alone, that is shown in what is left of it.
 * @throws whatever passes with time
 */
export async function forgetChat(store: ChatStore, item: ForgetItem): Promise<void> {
  const { refusal, isForgotten } = await askToForget(store.record);
  await store.update((record) => {
    // Another conversation was begun meanwhile.
    if (!record.outbox.some(({ id }) => id === item.id)) return record;
    return isForgotten
      ? withGoodbyeAlone(record, item.goodbye, Date.now(), refusal ?? FORGOTTEN)
      : withNote(withoutItem(record, item.id), refusal ?? NOT_FORGOTTEN, Date.now());
  });
}

/** Whether the server knows nothing of the chat any more, and what it keeps, in words for the visitor. */
async function askToForget({
  leadIn,
  ...record
}: ChatRecord): Promise<{ isForgotten: boolean; refusal: string | null }> {
  // Closed by the team, it may have begun no other session since.
  const sessionId = record.sessionId ?? leadIn;
  if (sessionId === null) return { isForgotten: true, refusal: null };
  const body = { sessionId, ...earlierSession(leadIn, sessionId) };
  const input = { params: { visitorId: visitorId() }, body };
  try {
    await call('forgetChat', input, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { isForgotten: true, refusal: null };
  } catch (error) {
    if (!(error instanceof ApiRequestError)) throw error;
    if (error.status === 429 || error.status >= 500) throw error;
    const said = error.status === 409 ? serverMessage(error) : undefined;
    return { isForgotten: error.code === 'request_stays', refusal: said ?? null };
  }
}
