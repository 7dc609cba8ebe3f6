import type {
  MessageListResponse,
  SessionListResponse,
  SessionWithMessages,
} from '@harbour-haul/contract/chat/chat-messages';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { OutgoingMessage } from '#lib/chat/outbox.ts';
import type { DeskRequest } from './desk-request.ts';

export type ListMode = 'active' | 'all';

/** Specification section 9; a full page is what one screen shows, more comes as it is asked for. */
const QUICK_LIMIT = 5;
const PAGE_LIMIT = 50;
const MESSAGES_LIMIT = 500;

const LIST_PATHS: Record<ListMode, string> = {
  active: API_ROUTES.listActiveChatSessions.path,
  all: API_ROUTES.listChatSessions.path,
};
const QUICK_PATHS: Record<ListMode, string> = {
  active: API_ROUTES.quickActiveChatSessions.path,
  all: API_ROUTES.listChatSessions.path,
};

/** A list of sessions that is neither an array nor an object with `sessions`. */
export class UnexpectedFormatError extends Error {}

/** What an admin may change of a session (specification section 7). */
export type SessionPatch =
  | { adminViewed: true }
  | { isHandedOff: boolean; adminId: string; adminName: string }
  | { status: 'closed' };

/** The first few sessions, for something to look at at once. */
export async function quickSessions(
  request: DeskRequest,
  mode: ListMode,
  signal: AbortSignal,
): Promise<ChatSession[]> {
  const path = `${QUICK_PATHS[mode]}?${query({ limit: QUICK_LIMIT })}`;
  const headers = { 'X-Quick-Load': 'true' };
  return readList(await request('GET', path, { headers, signal })).sessions;
}

interface PageOptions {
  after?: string | undefined;
  signal: AbortSignal;
}

/** A page of sessions, those with the latest activity first. */
export async function listSessions(
  request: DeskRequest,
  mode: ListMode,
  { after, signal }: PageOptions,
): Promise<SessionListResponse> {
  const path = `${LIST_PATHS[mode]}?${query({ limit: PAGE_LIMIT, after })}`;
  return readList(await request('GET', path, { signal }));
}

/** The sessions of one visitor, by the whole id. */
export async function sessionsOfVisitor(request: DeskRequest, visitorId: string): Promise<ChatSession[]> {
  const path = `${LIST_PATHS.all}?${query({ visitorId, limit: PAGE_LIMIT })}`;
  return readList(await request('GET', path)).sessions;
}

export function getSession(request: DeskRequest, id: string): Promise<SessionWithMessages> {
  return request('GET', withId(API_ROUTES.getChatSession.path, id));
}

/** The messages after a `seq`, as many as one answer holds. */
export function getMessages(
  request: DeskRequest,
  id: string,
  after: number,
  limit = MESSAGES_LIMIT,
): Promise<MessageListResponse> {
  const path = withId(API_ROUTES.listChatMessages.path, id);
  return request('GET', `${path}?${new URLSearchParams({ after: String(after), limit: String(limit) })}`);
}

export function patchSession(request: DeskRequest, id: string, body: SessionPatch): Promise<ChatSession> {
  return request('PATCH', withId(API_ROUTES.updateChatSession.path, id), { body });
}

export function postMessage(
  request: DeskRequest,
  id: string,
  { content, clientMessageId }: OutgoingMessage,
): Promise<ChatMessage> {
  const body = { content, sender: 'admin', clientMessageId };
  return request('POST', withId(API_ROUTES.postChatMessage.path, id), { body });
}

function withId(path: string, id: string): string {
  return path.replace('{id}', encodeURIComponent(id));
}

function query(fields: Record<string, string | number | undefined>): string {
  const entries = Object.entries({ ...fields, _t: Date.now() });
  return new URLSearchParams(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
}

/** Older servers answer a bare array (specification section 3). */
function readList(answer: unknown): SessionListResponse {
  if (Array.isArray(answer)) return { sessions: answer, nextCursor: null };
  if (
    typeof answer !== 'object' ||
    answer === null ||
    !('sessions' in answer) ||
    !Array.isArray(answer.sessions)
  ) {
    throw new UnexpectedFormatError('Received unexpected data format from server.');
  }
  const cursor = 'nextCursor' in answer ? answer.nextCursor : null;
  return { sessions: answer.sessions, nextCursor: typeof cursor === 'string' ? cursor : null };
}
