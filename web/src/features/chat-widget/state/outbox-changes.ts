import { MAX_REPLIES } from '@harbour-haul/domain/chat/messages/chat-message';
import type { PersonRequest } from '@harbour-haul/domain/chat/questions/person-request';
import { contiguousSeq } from '#lib/chat/message-order.ts';
import type { ChatRecord, Delivery, MessageItem, OutboxItem, ShownMessage } from './chat-record.ts';

/*
 * The outbox is part of the stored record: it outlives the page, is shared by all tabs, and holds leads and calls for a
 * person among the messages, whose order counts.
 */

/** Adds messages to the conversation and to the outbox. */
export function withMessages(record: ChatRecord, messages: readonly ShownMessage[]): ChatRecord {
  return {
    ...record,
    messages: [...record.messages, ...messages],
    outbox: [...record.outbox, ...messages.map(({ id }): OutboxItem => ({ kind: 'message', id }))],
  };
}

/** Adds an item. A lead replaces progress that waits, and a submission one that does: only the latest counts. */
export function withItem(record: ChatRecord, item: OutboxItem): ChatRecord {
  const isLead = item.kind === 'progress' || item.kind === 'submit';
  const waiting = isLead
    ? record.outbox.filter(({ kind }) => kind !== 'progress' && kind !== item.kind)
    : record.outbox;
  return { ...record, outbox: [...waiting, item] };
}

/** Notes that the visitor was told of a submission that waits. */
export function withTold(record: ChatRecord, id: string): ChatRecord {
  return {
    ...record,
    outbox: record.outbox.map((item) => (item.id === id ? { ...item, isTold: true } : item)),
  };
}

/** The server is there: what was said of the wait for it, and nobody but this browser has read, is not so any more. */
export function withoutWait(record: ChatRecord): ChatRecord {
  const isOver = (id: string) => record.toldOfWait.includes(id);
  return {
    ...record,
    messages: record.messages.filter(({ id, delivery }) => delivery === 'sent' || !isOver(id)),
    outbox: record.outbox.filter(({ id }) => !isOver(id)),
    toldOfWait: [],
  };
}

/**
 * Asks for a person, in one with what the visitor said last, so that whoever leaves right after it has asked; by itself where
 * that has been sent.
 */
export function withPersonRequest(record: ChatRecord, personRequest: PersonRequest): ChatRecord {
  const said = record.messages.findLast(({ sender }) => sender === 'user')?.id;
  if (!record.outbox.some(({ id }) => id === said)) return withItem(record, personItem(personRequest));
  return {
    ...record,
    outbox: record.outbox.map((item) =>
      item.kind === 'message' && item.id === said ? { ...item, personRequest } : item,
    ),
  };
}

function personItem(personRequest: PersonRequest): OutboxItem {
  return { kind: 'person', id: crypto.randomUUID(), ...personRequest };
}

/**
 * Returns what is sent next: the first item, but a finished lead before all else. It must not wait behind messages that
 * the server does not accept.
 */
export function nextItem(record: ChatRecord): OutboxItem | undefined {
  return record.outbox.find(({ kind }) => kind === 'submit') ?? record.outbox[0];
}

/** Returns what the assistant says to a message, where it waits right behind that: they are sent in one. */
export function waitingReplies(record: ChatRecord, { id }: OutboxItem): MessageItem[] {
  const replies: MessageItem[] = [];
  const behind = record.outbox.slice(record.outbox.findIndex((item) => item.id === id) + 1);
  for (const item of behind.slice(0, MAX_REPLIES)) {
    const isReply = record.messages.some(
      (message) => message.id === item.id && message.sender === 'assistant' && message.image === null,
    );
    if (item.kind !== 'message' || !isReply) return replies;
    replies.push(item);
  }
  return replies;
}

/** Removes an item. */
export function withoutItem(record: ChatRecord, id: string): ChatRecord {
  return { ...record, outbox: record.outbox.filter((item) => item.id !== id) };
}

/**
 * Removes a message that was sent or given up. A person who was asked for with it since, or with what was given up, is asked
 * for by itself.
 * @param sent the item as far as the server has got it; null for not at all
 */
export function withoutMessage(record: ChatRecord, id: string, sent: OutboxItem | null): ChatRecord {
  const item = record.outbox.find((one) => one.id === id);
  const rest = withoutItem(record, id);
  if (item?.kind !== 'message' || !item.personRequest) return rest;
  const isAsked = sent?.kind === 'message' && sent.personRequest !== undefined;
  return isAsked ? rest : withItem(rest, personItem(item.personRequest));
}

/** Removes what waits of a lead: it is not to be sent any more. */
export function withoutLeads(record: ChatRecord): ChatRecord {
  return { ...record, outbox: record.outbox.filter(({ kind }) => kind !== 'progress' && kind !== 'submit') };
}

/** Sets the delivery of a message. */
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

/** A message is stored under `seq`, as it was sent; undefined for one that is not. What came before it and is not known here yet is fetched from `lastSeq` on. */
export function withPosted(record: ChatRecord, sent: OutboxItem, seq: number | undefined): ChatRecord {
  const { id } = sent;
  if (seq === undefined) return record;
  // Another conversation was begun meanwhile.
  if (!record.messages.some((message) => message.id === id)) return record;
  const posted = withDelivery(withoutMessage(record, id, sent), id, 'sent', seq);
  return { ...posted, lastSeq: contiguousSeq(posted.messages, record.lastSeq) };
}

/** Marks all that waits as not delivered for now. */
export function withAllFailed(record: ChatRecord): ChatRecord {
  const waiting = new Set(record.outbox.map(({ id }) => id));
  return {
    ...record,
    messages: record.messages.map((message) =>
      waiting.has(message.id) ? { ...message, delivery: 'failed' } : message,
    ),
  };
}

/** Puts a message that was given up back in the outbox, where it is not there already. */
export function withRetry(record: ChatRecord, id: string): ChatRecord {
  const again = withDelivery(record, id, 'sending');
  if (record.outbox.some((item) => item.id === id)) return again;
  return { ...again, outbox: [...again.outbox, { kind: 'message', id }] };
}
