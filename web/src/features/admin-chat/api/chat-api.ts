import type { SessionWithMessages } from '@harbour-haul/contract/chat/get-chat-session';
import type { MessageListResponse } from '@harbour-haul/contract/chat/list-chat-messages';
import type { SessionListResponse } from '@harbour-haul/contract/chat/session-list-query';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { OutgoingMessage } from '#lib/chat/outbox.ts';
import type { ConsoleRequest } from './console-request.ts';

export type ListMode = 'active' | 'all';

/** Specification section 9; a full page fills one screen, more are loaded on demand. */
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

/** Returns the first few sessions, to show something at once. */
export async function quickSessions(
  request: ConsoleRequest,
  mode: ListMode,
  signal: AbortSignal,
): Promise<ChatSession[]> {
  const path = `${QUICK_PATHS[mode]}?${query({ limit: QUICK_LIMIT })}`;
  const headers = { 'X-Quick-Load': 'true' };
  return parseList(await request('GET', path, { headers, signal })).sessions;
}

interface PageOptions {
  after?: string | undefined;
  signal: AbortSignal;
}

/** Returns a page of sessions, those with the latest activity first. */
export async function listSessions(
  request: ConsoleRequest,
  mode: ListMode,
  { after, signal }: PageOptions,
): Promise<SessionListResponse> {
  const path = `${LIST_PATHS[mode]}?${query({ limit: PAGE_LIMIT, after })}`;
  return parseList(await request('GET', path, { signal }));
}

/** Returns the sessions of one visitor, by the whole id. */
export async function sessionsOfVisitor(request: ConsoleRequest, visitorId: string): Promise<ChatSession[]> {
  const path = `${LIST_PATHS.all}?${query({ visitorId, limit: PAGE_LIMIT })}`;
  return parseList(await request('GET', path)).sessions;
}

export function getSession(request: ConsoleRequest, id: string): Promise<SessionWithMessages> {
  return request('GET', withId(API_ROUTES.getChatSession.path, id));
}

/** Returns the messages after a `seq`, as many as one response holds. */
export function getMessages(
  request: ConsoleRequest,
  id: string,
  after: number,
  limit = MESSAGES_LIMIT,
): Promise<MessageListResponse> {
  const path = withId(API_ROUTES.listChatMessages.path, id);
  return request('GET', `${path}?${new URLSearchParams({ after: String(after), limit: String(limit) })}`);
}

export function patchSession(request: ConsoleRequest, id: string, body: SessionPatch): Promise<ChatSession> {
  return request('PATCH', withId(API_ROUTES.updateChatSession.path, id), { body });
}

export function postMessage(
  request: ConsoleRequest,
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

/** Older servers respond with a bare array (specification section 3). */
function parseList(response: unknown): SessionListResponse {
  if (Array.isArray(response)) return { sessions: response, nextCursor: null };
  if (
    typeof response !== 'object' ||
    response === null ||
    !('sessions' in response) ||
    !Array.isArray(response.sessions)
  ) {
    throw new UnexpectedFormatError('Received unexpected data format from server.');
  }
  const cursor = 'nextCursor' in response ? response.nextCursor : null;
  return { sessions: response.sessions, nextCursor: typeof cursor === 'string' ? cursor : null };
}
