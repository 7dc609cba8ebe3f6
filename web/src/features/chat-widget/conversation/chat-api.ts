import type { SessionWithMessages } from '@harbour-haul/contract/chat/get-chat-session';
import type { MessageListResponse } from '@harbour-haul/contract/chat/list-chat-messages';
import { type CreateLeadResponse, IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatLead } from '@harbour-haul/domain/conversation/lead-from-slots';
import { apiRequest } from '#lib/api-client.ts';
import { asVisitor } from '#lib/as-visitor.ts';
import { visitorId } from '#lib/visitor-id.ts';
import type { ShownMessage } from '../state/chat-record.ts';

/** A message that takes longer is sent again; its id keeps it from being stored twice. */
const TIMEOUT_MS = 12_000;
/** The gateway gives up after 30 s; a lead without a response by then has none. */
const LEAD_TIMEOUT_MS = 35_000;

const session = (id: string) => `/api/chat/sessions/${encodeURIComponent(id)}`;
const timeout = () => ({ signal: AbortSignal.timeout(TIMEOUT_MS) });

/**
 * Begins a session of this browser's visitor, under a new visitor id where the old one is refused. The same key begins
 * the same session, for one visitor.
 */
export function createSession(key: string): Promise<ChatSession> {
  const before = visitorId();
  return asVisitor((visitor) =>
    apiRequest('POST', '/api/chat/sessions', {
      body: { visitorId: visitor, status: 'active' },
      headers: { [IDEMPOTENCY_HEADER]: visitor === before ? key : crypto.randomUUID() },
      ...timeout(),
    }),
  );
}

/**
 * Stores a message of the visitor or of the assistant; sending it again is harmless.
 * @param step where the conversation stands, 0 before its first turn
 */
export function postMessage(sessionId: string, message: ShownMessage, step: number): Promise<ChatMessage> {
  const { id, sender, content, image, at } = message;
  return apiRequest('POST', `${session(sessionId)}/messages`, {
    body: {
      sender,
      content,
      clientMessageId: id,
      timestamp: new Date(at).toISOString(),
      ...(image === null ? {} : { image }),
      ...(step === 0 ? {} : { step }),
    },
    ...timeout(),
  });
}

/** Fetches what was said after a `seq`, at most as much as one page holds. */
export function fetchMessages(sessionId: string, after: number): Promise<MessageListResponse> {
  return apiRequest('GET', `${session(sessionId)}/messages?after=${after}`, timeout());
}

/** Fetches how the session stands, and its newest messages. */
export function fetchSession(sessionId: string): Promise<SessionWithMessages> {
  return apiRequest('GET', session(sessionId), timeout());
}

/** Marks the session as waiting for a person of the team. */
export function requestPerson(sessionId: string): Promise<unknown> {
  return apiRequest('PATCH', session(sessionId), { body: { personRequested: true }, ...timeout() });
}

/** Stores a lead; the same key makes the same lead. */
export function postLead(
  body: ChatLead & { photoPaths?: string[] },
  key: string,
): Promise<CreateLeadResponse> {
  return apiRequest('POST', '/api/leads', {
    body,
    headers: { [IDEMPOTENCY_HEADER]: key },
    signal: AbortSignal.timeout(LEAD_TIMEOUT_MS),
  });
}
