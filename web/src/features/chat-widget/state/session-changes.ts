import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ResumePoint } from '@harbour-haul/domain/chat/resume-point';
import type { Input } from '@harbour-haul/domain/conversation/turn';
import {
  CANCELED,
  CHAT_CLOSED,
  FORGOTTEN,
  joinedNote,
  leftNote,
  REOPENED,
  readNote,
} from '../texts/english-notes.ts';
import { type ChatRecord, EMPTY_RECORD, type ShownMessage } from './chat-record.ts';

/** What every conversation with another session begins with. */
const NO_SESSION = {
  sessionId: null,
  sessionKey: null,
  sessionVersion: 0,
  lastSeq: 0,
  answeredBy: 'assistant',
  adminName: null,
} as const;

/** What of a session the conversation goes by. */
export type SessionState = Pick<ChatSession, 'id' | 'version' | 'status' | 'isHandedOff' | 'adminName'> &
  Partial<Pick<ChatSession, 'resumeFrom' | 'leadCanceledAt' | 'forgottenAt'>>;

interface SessionChange {
  record: ChatRecord;
  /** What the engine is to hear of it: that it answers again, and what was said to it since. */
  inputs: Input[];
}

/**
 * The conversation once the session is known to stand like this: the server alone decides who answers. Each change is
 * noted for the visitor once, in whichever tab receives it first. A state that is older than the known one changes nothing,
 * and one of another session at most how the request stands that was sent there.
 */
export function withSession(before: ChatRecord, session: SessionState, now: number): SessionChange {
  const isCurrent = before.sessionId === session.id;
  if (isCurrent && session.version < before.sessionVersion) return { record: before, inputs: [] };
  if (isCurrent && session.forgottenAt) return { record: withForgottenSession(before, now), inputs: [] };
  const record = withLeadState(before, session, now);
  if (!isCurrent) return { record, inputs: [] };
  const known = { ...record, sessionVersion: session.version };
  const { adminName } = session;
  if (session.status === 'closed') return { record: withClosedSession(known, now), inputs: [] };
  if (session.isHandedOff) {
    const isNoted = known.answeredBy === 'person' && known.adminName === adminName;
    const handedOff = { ...withPerson(known), adminName };
    return { record: isNoted ? known : withNote(handedOff, joinedNote(adminName), now), inputs: [] };
  }
  const point = newPoint(known, session);
  const told = point ? { ...known, resumedAt: point.at } : known;
  const inputs = known.finished ? [] : resumeInputs(known, point);
  if (known.answeredBy !== 'person') return { record: told, inputs: point ? inputs : [] };
  const noted = withNote(told, leftNote(known.adminName, known.finished), now);
  return { record: { ...noted, answeredBy: 'assistant', adminName: null }, inputs };
}

/** How the lead stands that was sent in a session, noted where that is new; also once the session is closed. */
function withLeadState(record: ChatRecord, { id, leadCanceledAt }: SessionState, now: number): ChatRecord {
  if (leadCanceledAt === undefined || leadCanceledAt === record.canceledAt) return record;
  if (!record.finished || (record.sentIn ?? record.sessionId) !== id) return record;
  const noted = withNote(record, leadCanceledAt === null ? REOPENED : CANCELED, now);
  return { ...noted, canceledAt: leadCanceledAt };
}

/** Where the assistant is to go on, if this browser was not told yet: also one that was closed while a person answered. */
function newPoint({ resumedAt }: ChatRecord, { resumeFrom }: SessionState): ResumePoint | null {
  return resumeFrom && resumeFrom.at !== resumedAt ? resumeFrom : null;
}

/**
 * That the assistant answers again, with what was said to the person; where the team chose the question, what was said behind
 * that is an answer to it.
 */
function resumeInputs(record: ChatRecord, point: ResumePoint | null): Input[] {
  const heard = record.answeredBy === 'person' ? saidToPerson(record.messages) : [];
  if (!point) return [{ type: 'resume', ...toldIn(heard) }];
  // The engine has heard what was said while it answered.
  const asked = heard.findLastIndex(({ seq }) => seq !== null && seq <= point.seq) + 1;
  const resume: Input = { type: 'resume', from: point.step, ...toldIn(heard.slice(0, asked)) };
  return [resume, ...textsOf(heard.slice(asked)).map((text): Input => ({ type: 'text', text }))];
}

/** What stands behind the note that a person joined: while they are there, the engine hears nothing. */
function saidToPerson(messages: readonly ShownMessage[]): readonly ShownMessage[] {
  const noted = messages.map(({ sender, content }) =>
    sender === 'note' ? readNote(content)?.what : undefined,
  );
  return messages.slice(noted.indexOf('joined', noted.lastIndexOf('left') + 1) + 1);
}

function toldIn(messages: readonly ShownMessage[]): { told?: readonly string[] } {
  const told = textsOf(messages);
  return told.length > 0 ? { told } : {};
}

function textsOf(messages: readonly ShownMessage[]): string[] {
  const texts = messages.filter(({ sender, image }) => sender === 'user' && image === null);
  return texts.map(({ content }) => content);
}

/**
 * A person answers now: what the assistant was about to say is not said, and what it said while the server was away is taken back.
 * The person knows nothing of that, and could never: nobody but this browser has heard it.
 */
export function withPerson(record: ChatRecord): ChatRecord {
  const unsaid = record.messages.filter(({ sender, seq }) => sender === 'assistant' && seq === null);
  const unsaidIds = new Set(unsaid.map(({ id }) => id));
  return {
    ...record,
    answeredBy: 'person',
    messages: record.messages.filter(({ id }) => !unsaidIds.has(id)),
    outbox: record.outbox.filter(({ id }) => !unsaidIds.has(id)),
  };
}

/** The chat is over, with a note for the visitor: a closed session stays as it is, what waits goes to a new one. */
export function withClosedSession(record: ChatRecord, now: number): ChatRecord {
  const noted = withNote(record, CHAT_CLOSED, now);
  return {
    ...noted,
    ...NO_SESSION,
    messages: noted.messages.map((message) => ({ ...message, seq: null })),
  };
}

/**
 * Removes a session that this browser may no longer write to, and puts the whole conversation in the outbox for the next
 * one, so that its transcript is complete.
 */
export function withoutSession(record: ChatRecord): ChatRecord {
  const isOurs = ({ sender }: ShownMessage) => sender === 'user' || sender === 'assistant';
  const ours = record.messages.filter(isOurs);
  const others = record.outbox.filter(({ kind }) => kind !== 'message');
  const waiting = new Map(record.outbox.map((item) => [item.id, item]));
  return {
    ...record,
    ...NO_SESSION,
    messages: record.messages.map((message) =>
      isOurs(message) ? { ...message, seq: null, delivery: 'sending' } : { ...message, seq: null },
    ),
    outbox: [...ours.map(({ id }) => waiting.get(id) ?? ({ kind: 'message', id } as const)), ...others],
  };
}

/**
 * The chat and its request were erased: nothing of them stays here, or it would be sent to the next session. Where the
 * visitor asked for it in the chat, the answer to that says goodbye.
 */
function withForgottenSession(record: ChatRecord, now: number): ChatRecord {
  const isOurWish = record.outbox.some(({ kind }) => kind === 'forget');
  return isOurWish ? record : withGoodbyeAlone(record, [], now);
}

/** An empty conversation, but for what the assistant said last; it is on this device and nowhere else. */
export function withGoodbyeAlone(
  { messages }: ChatRecord,
  goodbye: readonly string[],
  now: number,
  /** What became of it. */
  text = FORGOTTEN,
): ChatRecord {
  const left = messages
    .filter(({ id }) => goodbye.includes(id))
    .map((message) => ({ ...message, quickReplies: [], at: Math.min(message.at, now), seq: null }));
  return withNote({ ...EMPTY_RECORD, messages: left, forgotten: true }, text, now);
}

/** Adds a note of what became of the chat: below all that was said, above what is still on its way. */
export function withNote(record: ChatRecord, content: string, now: number): ChatRecord {
  const waiting = new Set(record.outbox.map(({ id }) => id));
  const at = record.messages.findIndex(({ id }) => waiting.has(id));
  const index = at < 0 ? record.messages.length : at;
  return { ...record, messages: record.messages.toSpliced(index, 0, note(content, record.lastSeq, now)) };
}

/** @param seq of what it stands behind, so that what comes later is inserted below it */
function note(content: string, seq: number, now: number): ShownMessage {
  return {
    id: crypto.randomUUID(),
    sender: 'note',
    content,
    image: null,
    preview: null,
    quickReplies: [],
    at: now,
    delivery: 'sent',
    seq,
  };
}
