import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import type { ChatMessage, MessageSender } from '@harbour-haul/domain/chat/messages/chat-message';
import type { ChatNote } from '@harbour-haul/domain/chat/notes/chat-note';
import { HALIFAX } from '@harbour-haul/domain/leads/fields/preferred-date';
import { colleagueName } from '@harbour-haul/domain/users/display-name';
import { DateTime } from 'luxon';
import type { OutgoingMessage } from '#lib/chat/outbox.ts';
import type { ChatMessages } from '../api/messages.ts';

export type Delivery = 'sending' | 'waiting' | 'sent' | 'delivered' | 'failed';

export type MessageItem =
  | { kind: 'day'; key: string; label: string }
  | { kind: 'note'; key: string; note: ChatNote; isOwn: boolean }
  | {
      kind: 'message';
      key: string;
      sender: MessageSender;
      content: string;
      image: string | null;
      timestamp: string;
      /** What colleagues call the admin who wrote it; null for others, and where nobody knows. */
      author: string | null;
      /** The first of several of one sender, and of one admin; it shows whose they are. */
      isFirst: boolean;
      /** The visitor's browser sent it in the assistant's name. */
      isRelayed: boolean;
      /** Of an admin's messages alone. */
      delivery: Delivery | null;
      /** Of a message that is not stored: the id by which it is discarded. */
      clientMessageId: string | null;
    };

export type ShownMessage = Extract<MessageItem, { kind: 'message' }>;

/** What else stands among the messages of a chat. */
interface Beside {
  /** What this admin has written and is not stored yet. */
  outgoing?: readonly OutgoingMessage[] | undefined;
  notes?: readonly ChatNote[];
  user?: Pick<SignedInUser, 'id' | 'username' | 'displayName'>;
}

/**
 * Returns the rows of a chat, top to bottom: days, their messages and notes, and the messages that are not stored yet. A note
 * stands after the message that was the last one when it was made.
 */
export function messageItems(
  { log, deliveredSeq }: ChatMessages,
  now: Date,
  { outgoing = [], notes = [], user }: Beside = {},
): MessageItem[] {
  const items: MessageItem[] = [];
  const lastFromVisitor = log.messages.findLast(({ sender }) => sender === 'user')?.seq ?? 0;
  let day = '';
  let before: string | null = null;
  const addDay = (timestamp: string) => {
    const moment = DateTime.fromISO(timestamp, { zone: HALIFAX, locale: 'en' });
    const today = moment.toISODate() ?? '';
    if (today === day) return;
    items.push({ kind: 'day', key: `day-${today}`, label: dayLabel(moment, now) });
    day = today;
    before = null;
  };
  const add = (message: SaidFields, own: OwnFields) => {
    addDay(message.timestamp);
    const { sender, content, image, timestamp, relayedBy, authorId, authorName: author = null } = message;
    const shown = { sender, content, image, timestamp, author, isRelayed: relayedBy !== undefined };
    const from = `${sender} ${authorId ?? ''}`;
    items.push({ kind: 'message', ...shown, isFirst: from !== before, ...own });
    before = from;
  };
  // What stands before the messages that are loaded comes with them.
  const left = notes.filter(({ afterSeq }) => afterSeq >= log.from);
  const addNotesBefore = (seq: number) => {
    for (let note = left[0]; note && note.afterSeq < seq; note = left[0]) {
      addDay(note.createdAt);
      items.push({ kind: 'note', key: note.id, note, isOwn: note.authorId === user?.id });
      before = null;
      left.shift();
    }
  };
  for (const message of log.messages) {
    addNotesBefore(message.seq);
    // A visitor who writes later has received everything before, whether or not their presence was reported.
    const isDelivered = message.seq <= deliveredSeq || message.seq < lastFromVisitor;
    const delivery = message.sender === 'admin' ? (isDelivered ? 'delivered' : 'sent') : null;
    // A message has the same key once it is stored, so that its row is not mounted again.
    add(message, { key: message.clientMessageId ?? message.id, delivery, clientMessageId: null });
  }
  addNotesBefore(Number.POSITIVE_INFINITY);
  const author = user && { authorId: user.id, authorName: colleagueName(user) };
  for (const message of outgoing)
    add({ ...message, ...author, timestamp: message.createdAt }, ofOutgoing(message));
  return items;
}

/**
 * Returns the last row and the last that is stored, which are what the view follows: notes, and what the visitor says, come above
 * what could not be sent.
 */
export function lastItems(items: readonly MessageItem[]): MessageItem[] {
  const last = items.at(-1);
  const stored = items.findLast(
    (item) => item.kind === 'note' || (item.kind === 'message' && item.clientMessageId === null),
  );
  return [last, stored].filter((item) => item !== undefined);
}

/** Whether this admin wrote what stands there, and so is to see it. */
export function isOwnItem(item: MessageItem | undefined): boolean {
  if (item?.kind === 'note') return item.isOwn;
  return item?.kind === 'message' && item.sender === 'admin';
}

type SaidFields = Pick<
  ChatMessage,
  'sender' | 'content' | 'image' | 'timestamp' | 'relayedBy' | 'authorId' | 'authorName'
>;
type OwnFields = Pick<ShownMessage, 'key' | 'delivery' | 'clientMessageId'>;

function ofOutgoing({ clientMessageId, state }: OutgoingMessage): OwnFields {
  return { key: clientMessageId, delivery: state, clientMessageId };
}

function dayLabel(moment: DateTime, now: Date): string {
  const today = DateTime.fromJSDate(now, { zone: HALIFAX }).startOf('day');
  const age = today.diff(moment.startOf('day'), 'days').days;
  if (age === 0) return 'Today';
  if (age === 1) return 'Yesterday';
  return moment.isValid ? moment.toFormat('MMM d, yyyy') : 'Unknown';
}

/** Returns the time of day in Halifax. */
export function clockTime(timestamp: string): string {
  const moment = DateTime.fromISO(timestamp, { zone: HALIFAX, locale: 'en' });
  return moment.isValid ? moment.toFormat('h:mm a') : '';
}
