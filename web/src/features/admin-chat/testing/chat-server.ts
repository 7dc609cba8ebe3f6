import type { TeamMember } from '@harbour-haul/contract/auth/list-team';
import { type CannedReplies, FIRST_REPLIES } from '@harbour-haul/domain/chat/canned/canned-reply';
import type { KnownCustomer } from '@harbour-haul/domain/chat/chat-customer';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { ACTIVE_STATES, chatState } from '@harbour-haul/domain/chat/chat-state';
import {
  type ChatMessage,
  type MessageSender,
  relayOf,
} from '@harbour-haul/domain/chat/messages/chat-message';
import type { ChatNote } from '@harbour-haul/domain/chat/notes/chat-note';
import type { ResumableStep } from '@harbour-haul/domain/chat/resume-point';
import { AWAKE } from '@harbour-haul/domain/chat/snoozing/snooze';
import { type FakeHandler, type FakeRequest, fakeServer, offline } from '#lib/testing/fake-server.ts';

/** An active session that nobody has taken over, but for what a test says otherwise. */
export function sampleSession(id: string, changes: Partial<ChatSession> = {}): ChatSession {
  return {
    id,
    visitorId: `visitor-${id}`,
    status: 'active',
    version: 1,
    seq: 0,
    noteSeq: 0,
    isHandedOff: false,
    adminId: null,
    adminName: null,
    handedOverBy: null,
    ownerId: null,
    ownerName: null,
    adminViewed: true,
    personRequestedAt: null,
    personRequestAbout: null,
    ...AWAKE,
    forgottenAt: null,
    resumeFrom: null,
    customer: null,
    leadId: null,
    leadSentAt: null,
    leadCanceledAt: null,
    createdAt: '2026-11-21T12:00:00.000Z',
    lastActivityAt: '2026-11-21T12:00:00.000Z',
    lastMessage: null,
    ...changes,
  };
}

type Refusal = { status: number; body?: unknown } | null;

export interface ChatServer {
  sessions: Map<string, ChatSession>;
  messages: Map<string, ChatMessage[]>;
  notes: Map<string, ChatNote[]>;
  /** Whom chats can be assigned to, Sam among them. */
  team: TeamMember[];
  /** The lead of whichever chat has one. */
  lead: unknown;
  /** Other leads, by their numbers. */
  others: Map<string, unknown>;
  /** Who visitors are by the leads that they have sent before, by visitorId. */
  customers: Record<string, KnownCustomer>;
  cannedReplies: CannedReplies;
  requests: FakeRequest[];
  /** Nothing is reached at all. */
  down: boolean;
  /** What it waits for before it answers; null while it answers at once. */
  wait: Promise<void> | null;
  /** Refuses some requests. */
  refuse: (request: FakeRequest) => Refusal;
  /** Stores a note without an event. */
  note: (id: string, content: string, changes?: Partial<ChatNote>) => ChatNote;
  /** Stores a message without an event. */
  say: (id: string, sender: MessageSender, content: string, changes?: Partial<ChatMessage>) => ChatMessage;
  change: (id: string, changes: Partial<ChatSession>) => ChatSession;
  /** The requests of a method to a path that starts so. */
  requestsTo: (method: string, path: string) => FakeRequest[];
}

const NOT_FOUND = { status: 404, body: { code: 'not_found', message: 'There is no such chat.' } };

/** A whole small server of chats as admins see it, behind `fetch`. The signed-in admin is Sam. */
export function chatServer(sessions: readonly ChatSession[]): ChatServer {
  const server: ChatServer = {
    sessions: new Map(sessions.map((session) => [session.id, session])),
    messages: new Map(),
    notes: new Map(),
    team: ['sam', 'max'].map((id) => ({
      id,
      name: id === 'sam' ? 'Sam' : 'Max Roe',
      isConnected: id === 'sam',
    })),
    lead: null,
    others: new Map(),
    customers: {},
    cannedReplies: { version: 0, replies: [...FIRST_REPLIES] },
    requests: [],
    down: false,
    wait: null,
    refuse: () => null,
    note: (id, content, changes = {}) => note(server, id, { content, ...changes }),
    say: (id, sender, content, changes = {}) => say(server, id, { sender, content, ...changes }),
    change: (id, changes) => {
      const session = server.sessions.get(id) ?? sampleSession(id);
      const next = { ...session, ...changes, version: session.version + 1 };
      server.sessions.set(id, next);
      return next;
    },
    requestsTo: (method, path) =>
      server.requests.filter((request) => request.method === method && request.path.startsWith(path)),
  };
  const answer = (request: FakeRequest) => (server.down ? offline() : route(server, request));
  const handler: FakeHandler = (request) =>
    server.wait ? server.wait.then(() => answer(request)) : answer(request);
  // Any path at all: chats come and go while a test runs.
  const handlers = new Proxy<Record<string, FakeHandler>>({}, { get: () => handler });
  server.requests = fakeServer(handlers);
  return server;
}

/** Lets the server answer no more until the returned function is called. */
export function slowServer(server: ChatServer): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.wait = promise;
  return () => {
    server.wait = null;
    resolve();
  };
}

function route(server: ChatServer, request: FakeRequest) {
  const refusal = server.refuse(request);
  if (refusal) return refusal;
  const { method, path, body } = request;
  if (path.startsWith('/api/leads/by-id/')) {
    const lead = server.others.get(path.split('/').at(-1) ?? '') ?? server.lead;
    return { body: { lead, events: [], merged: [] } };
  }
  if (/^\/api\/leads\/\d+\/calls$/.test(path)) return { body: server.lead };
  if (path === '/api/canned-replies') return cannedReplies(server, request);
  if (path === '/api/team') return { body: { members: server.team } };
  if (path === '/api/leads/visitors') return { body: { customers: server.customers } };
  if (path === '/api/chat/sessions/counts') return { body: counts(server) };
  if (['/api/chat/sessions', '/api/chat/sessions/active', '/api/chat-active-sessions'].includes(path)) {
    return { body: list(server, request) };
  }
  const [, id, part] = /^\/api\/chat\/sessions\/([^/]+)(?:\/(messages|notes))?$/.exec(path) ?? [];
  const messages = part === 'messages';
  const session = id === undefined ? undefined : server.sessions.get(id);
  if (!session) return NOT_FOUND;
  const said = server.messages.get(session.id) ?? [];
  const fields = body as Record<string, string>;
  if (part === 'notes' && method === 'POST') {
    return { status: 201, body: note(server, session.id, { content: fields.content ?? '' }) };
  }
  if (part === 'notes') return { body: { notes: server.notes.get(session.id) ?? [] } };
  if (messages && method === 'POST') {
    const { content = '', clientMessageId = null } = fields;
    const said = { sender: 'admin', content, clientMessageId, authorId: 'sam', authorName: 'Sam' } as const;
    return { status: 201, body: say(server, session.id, said) };
  }
  if (messages) return { body: page(said, request) };
  if (method === 'PATCH') return { body: patch(server, session, fields) };
  const newest = said.slice(-500);
  return { body: { ...session, messages: newest, lastSeq: said.length } };
}

function cannedReplies(server: ChatServer, { method, body }: FakeRequest) {
  if (method === 'GET') return { body: server.cannedReplies };
  const { version, replies } = body as CannedReplies;
  if (version !== server.cannedReplies.version) return { status: 409, body: { code: 'conflict' } };
  server.cannedReplies = { version: version + 1, replies };
  return { body: server.cannedReplies };
}

function list(server: ChatServer, { path, query }: FakeRequest) {
  const direction = query.order === 'oldest' ? -1 : 1;
  const wanted = query.search?.trim().toLowerCase() ?? '';
  const isFound = ({ id, visitorId, customer }: ChatSession) =>
    [visitorId, customer?.name ?? '', ...(server.messages.get(id) ?? []).map(({ content }) => content)].some(
      (text) => text.toLowerCase().includes(wanted),
    );
  const rows = [...server.sessions.values()]
    .filter(({ status }) => path === '/api/chat/sessions' || status === 'active')
    .filter(
      (session) =>
        query.state === undefined || [chatState(session), session.status].join().includes(query.state),
    )
    .filter(({ ownerId }) => query.owner === undefined || ownerId === (query.owner === 'me' ? 'sam' : null))
    .filter(isFound)
    .toSorted((a, b) => direction * (Date.parse(b.lastActivityAt) - Date.parse(a.lastActivityAt)));
  const from = Number(query.after ?? 0);
  const to = from + Number(query.limit ?? 50);
  return { sessions: rows.slice(from, to), nextCursor: to < rows.length ? String(to) : null };
}

function counts(server: ChatServer) {
  const states = [...server.sessions.values()].map(chatState);
  return Object.fromEntries(
    ACTIVE_STATES.map((state) => [state, states.filter((one) => one === state).length]),
  );
}

function page(said: readonly ChatMessage[], { query }: FakeRequest) {
  const after = Number(query.after ?? 0);
  return { messages: said.slice(after, after + Number(query.limit ?? 100)), lastSeq: said.length };
}

type Patch = Omit<Partial<ChatSession>, 'resumeFrom'> & { resumeFrom?: ResumableStep; takeOverFrom?: string };

function patch(server: ChatServer, session: ChatSession, asked: Patch): ChatSession {
  const { resumeFrom: step, takeOverFrom: _, ...body } = asked;
  const isReleased = body.isHandedOff === false || body.status === 'closed';
  const release = { isHandedOff: false, adminId: null, adminName: null };
  const ownerName = server.team.find(({ id }) => id === body.ownerId)?.name ?? null;
  const { ownerId } = body;
  const colleague = server.team.find(({ id }) => id === (body as Record<string, unknown>).handOverTo);
  if (colleague) {
    return server.change(session.id, {
      adminId: colleague.id,
      adminName: colleague.name,
      handedOverBy: 'Sam',
    });
  }
  const snoozedBy = body.snoozedUntil ? 'Sam' : null;
  const snoozed = body.snoozedUntil === undefined ? {} : { snoozedBy, snoozeEndedAt: null };
  const owned = ownerId === undefined ? {} : { ownerId, ownerName };
  const isTold = step !== undefined && session.isHandedOff;
  const resumeFrom = isTold ? { step, at: '2026-11-21T15:00:00.000Z', seq: session.seq } : null;
  return server.change(session.id, {
    ...body,
    ...owned,
    ...snoozed,
    ...(isReleased ? { ...release, resumeFrom } : {}),
  });
}

function note(server: ChatServer, sessionId: string, changes: Partial<ChatNote>): ChatNote {
  const before = server.notes.get(sessionId) ?? [];
  const number = before.length + 1;
  const made: ChatNote = {
    id: `note-${sessionId}-${number}`,
    sessionId,
    number,
    content: '',
    authorId: 'sam',
    authorName: 'Sam',
    afterSeq: server.messages.get(sessionId)?.length ?? 0,
    createdAt: new Date(Date.UTC(2026, 10, 21, 15, 30, number)).toISOString(),
    ...changes,
  };
  server.notes.set(sessionId, [...before, made]);
  const session = server.sessions.get(sessionId);
  if (session) server.sessions.set(sessionId, { ...session, noteSeq: number });
  return made;
}

type Said = Partial<ChatMessage> & Pick<ChatMessage, 'sender' | 'content'>;

function say(server: ChatServer, id: string, said: Said): ChatMessage {
  const before = server.messages.get(id) ?? [];
  const same = before.find(
    ({ clientMessageId }) => clientMessageId && clientMessageId === said.clientMessageId,
  );
  if (same) return same;
  const seq = before.length + 1;
  const message: ChatMessage = {
    id: `${id}-${seq}`,
    sessionId: id,
    seq,
    image: null,
    timestamp: new Date(Date.UTC(2026, 10, 21, 15, 0, seq)).toISOString(),
    clientMessageId: null,
    ...relayOf(said.sender),
    ...said,
  };
  server.messages.set(id, [...before, message]);
  const { sender, content, timestamp } = message;
  const session = server.sessions.get(id);
  if (session) {
    server.sessions.set(id, {
      ...session,
      seq,
      lastActivityAt: timestamp,
      lastMessage: { sender, content, timestamp },
    });
  }
  return message;
}
