import type { ServerEvent, ServerEventType } from '@harbour-haul/contract/realtime';

/** What is read of a frame: an event of the server's, or that a session has changed in some way. */
export type ReceivedEvent = ServerEvent | { type: 'changed'; sessionId: string };

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';
const isCount = (value: unknown) => value === undefined || Number.isInteger(value);
const isStand = (value: unknown) => isRecord(value) && value.id !== undefined;
const isSession = (value: unknown) =>
  isRecord(value) &&
  [value.id, value.visitorId, value.status, value.lastActivityAt].every(isText) &&
  Number.isInteger(value.version);
const isMessage = (value: unknown) =>
  isRecord(value) &&
  [value.id, value.sessionId, value.sender, value.content, value.timestamp].every(isText) &&
  Number.isInteger(value.seq);
const hasMessage = ({ sessionId, message }: Fields) => isText(sessionId) && isMessage(message);

/** The fields that each event must have to be accepted. */
const SHAPES: Record<ServerEventType, (event: Fields) => boolean> = {
  newMessage: hasMessage,
  visitor_message: hasMessage,
  assistant_message: hasMessage,
  admin_message: hasMessage,
  activeSessions: ({ sessions }) => Array.isArray(sessions) && sessions.every(isSession),
  new_chat_session: ({ session }) => isSession(session),
  sessionUpdate: ({ session }) => isSession(session),
  identified: ({ session }) => isSession(session),
  note: ({ sessionId, noteSeq }) => isText(sessionId) && Number.isInteger(noteSeq),
  typing: ({ sessionId, typing }) => isText(sessionId) && typeof typing === 'boolean',
  presence: ({ sessionId, online }) => isText(sessionId) && typeof online === 'boolean',
  leads_changed: ({ leadsSeq, leads }) =>
    Number.isInteger(leadsSeq) && Array.isArray(leads) && leads.every(isStand),
  pong: ({ seq, version, leadsSeq, chats }) =>
    [seq, version, leadsSeq].every(isCount) &&
    (chats === undefined || (Array.isArray(chats) && chats.every(isStand))),
  ack: ({ clientMessageId, message }) => isText(clientMessageId) && isMessage(message),
  error: ({ code, message }) => isText(code) && isText(message),
};

/** Of these an older server may send no more than whose they are, or the words alone (specification section 7). */
const TELLING = /message$|session$|^sessionUpdate$/i;
/** Older servers send `new_session` (specification section 7). */
const ALIASES: Record<string, ServerEventType> = { new_session: 'new_chat_session' };

/**
 * Returns the event of a server's frame; null for what is no event, of unknown type, or not of its type's shape. A message or a
 * session of which not all is there is the news that its session has changed.
 */
export function parseServerEvent(text: string): ReceivedEvent | null {
  const event = parse(text);
  if (!isRecord(event) || typeof event.type !== 'string') return null;
  const type = Object.hasOwn(ALIASES, event.type) ? ALIASES[event.type] : event.type;
  if (!isKnown(type)) return null;
  if (SHAPES[type](event)) return { ...event, type } as ServerEvent;
  const sessionId = isRecord(event.session) ? event.session.id : event.sessionId;
  return TELLING.test(type) && typeof sessionId === 'string' ? { type: 'changed', sessionId } : null;
}

function isKnown(type: string | undefined): type is ServerEventType {
  return type !== undefined && Object.hasOwn(SHAPES, type);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
