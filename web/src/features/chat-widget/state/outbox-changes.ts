import type { ChatRecord, Delivery, OutboxItem, ShownMessage } from './chat-record.ts';

/** What every conversation with another session begins with. */
const NO_SESSION = {
  sessionId: null,
  sessionKey: null,
  sessionVersion: 0,
  lastSeq: 0,
  answeredBy: 'assistant',
  adminName: null,
} as const;

/*
 * Unlike the admins' outbox in lib/live, this one is part of the stored record: it outlives the page, is shared by all
 * tabs, and holds leads and calls for a person among the messages, whose order counts.
 */

/** Adds messages to the conversation and to what the server must be told. */
export function withMessages(record: ChatRecord, messages: readonly ShownMessage[]): ChatRecord {
  return {
    ...record,
    messages: [...record.messages, ...messages],
    outbox: [...record.outbox, ...messages.map(({ id }): OutboxItem => ({ kind: 'message', id }))],
  };
}

/** Adds an item. A lead takes the place of progress that waits: only the latest counts. */
export function withItem(record: ChatRecord, item: OutboxItem): ChatRecord {
  const isLead = item.kind === 'progress' || item.kind === 'submit';
  const waiting = isLead ? record.outbox.filter(({ kind }) => kind !== 'progress') : record.outbox;
  return { ...record, outbox: [...waiting, item] };
}

/**
 * What is sent next: the first in line, but a finished lead before all else. It must not wait behind messages that the
 * server does not take.
 */
export function nextItem(record: ChatRecord): OutboxItem | undefined {
  return record.outbox.find(({ kind }) => kind === 'submit') ?? record.outbox[0];
}

/** Takes an item out of the line. */
export function withoutItem(record: ChatRecord, id: string): ChatRecord {
  return { ...record, outbox: record.outbox.filter((item) => item.id !== id) };
}

/** Notes how the delivery of a message stands. */
export function withDelivery(
  record: ChatRecord,
  id: string,
  delivery: Delivery,
  seq: number | null = null,
): ChatRecord {
  return {
    ...record,
    messages: record.messages.map((message) =>
      message.id === id ? { ...message, delivery, seq: seq ?? message.seq } : message,
    ),
  };
}

/** A message is stored under `seq`. What came before it and is not known here yet is asked for from `lastSeq` on. */
export function withPosted(record: ChatRecord, id: string, seq: number): ChatRecord {
  // Another conversation was begun meanwhile.
  if (!record.messages.some((message) => message.id === id)) return record;
  const posted = withDelivery(withoutItem(record, id), id, 'sent', seq);
  return seq === record.lastSeq + 1 ? { ...posted, lastSeq: seq } : posted;
}

/** Notes that nothing in line could be delivered for now. */
export function withAllFailed(record: ChatRecord): ChatRecord {
  const waiting = new Set(record.outbox.map(({ id }) => id));
  return {
    ...record,
    messages: record.messages.map((message) =>
      waiting.has(message.id) ? { ...message, delivery: 'failed' } : message,
    ),
  };
}

/** Puts a message that was given up back in line, where it is not in line already. */
export function withRetry(record: ChatRecord, id: string): ChatRecord {
  const again = withDelivery(record, id, 'sending');
  if (record.outbox.some((item) => item.id === id)) return again;
  return { ...again, outbox: [...again.outbox, { kind: 'message', id }] };
}

/**
 * Forgets a session that this browser may no longer write to, and puts the whole conversation in line for the next
 * one, so that its transcript is complete.
 */
export function withoutSession(record: ChatRecord): ChatRecord {
  const isOurs = ({ sender }: ShownMessage) => sender === 'user' || sender === 'assistant';
  const ours = record.messages.filter(isOurs);
  const others = record.outbox.filter(({ kind }) => kind !== 'message');
  return {
    ...record,
    ...NO_SESSION,
    messages: record.messages.map((message) =>
      isOurs(message) ? { ...message, seq: null, delivery: 'sending' } : { ...message, seq: null },
    ),
    outbox: [...ours.map(({ id }): OutboxItem => ({ kind: 'message', id })), ...others],
  };
}

/** A closed session stays as it is; what waits goes to a new one. */
export function withClosedSession(record: ChatRecord): ChatRecord {
  return {
    ...record,
    ...NO_SESSION,
    messages: record.messages.map((message) => ({ ...message, seq: null })),
  };
}

/** A person answers now: what the assistant was about to say is not said. */
export function withPerson(record: ChatRecord, now: number): ChatRecord {
  const unsaid = new Set(
    record.messages
      .filter(({ sender, seq, at }) => sender === 'assistant' && seq === null && at > now)
      .map(({ id }) => id),
  );
  const silenced = new Set(
    record.messages.filter(({ sender, seq }) => sender === 'assistant' && seq === null).map(({ id }) => id),
  );
  return {
    ...record,
    answeredBy: 'person',
    messages: record.messages.filter(({ id }) => !unsaid.has(id)),
    outbox: record.outbox.filter(({ id }) => !silenced.has(id)),
  };
}
