import type { ChatMessage, MessageSender } from '@harbour-haul/domain/chat/chat-message';
import { HALIFAX } from '@harbour-haul/domain/leads/fields/preferred-date';
import { DateTime } from 'luxon';
import type { OutgoingMessage } from '#lib/chat/outbox.ts';
import type { ChatMessages } from '../api/messages.ts';

export type Delivery = 'sending' | 'sent' | 'delivered' | 'failed';

export type MessageItem =
  | { kind: 'day'; key: string; label: string }
  | {
      kind: 'message';
      key: string;
      sender: MessageSender;
      content: string;
      image: string | null;
      timestamp: string;
      /** The first of several of one sender; it shows the sender. */
      isFirst: boolean;
      /** Of an admin's messages alone. */
      delivery: Delivery | null;
      /** Of a message that is not stored: the id by which it is discarded. */
      clientMessageId: string | null;
    };

export type ShownMessage = Extract<MessageItem, { kind: 'message' }>;

/** Returns the rows of a chat, top to bottom: days, their messages, and those that are not stored yet. */
export function messageItems(
  { log, deliveredSeq }: ChatMessages,
  outgoing: readonly OutgoingMessage[],
  now: Date,
): MessageItem[] {
  const items: MessageItem[] = [];
  const lastFromVisitor = log.messages.findLast(({ sender }) => sender === 'user')?.seq ?? 0;
  let day = '';
  let before: MessageSender | null = null;
  const add = (message: Pick<ChatMessage, 'sender' | 'content' | 'image' | 'timestamp'>, own: OwnFields) => {
    const moment = DateTime.fromISO(message.timestamp, { zone: HALIFAX, locale: 'en' });
    const today = moment.toISODate() ?? '';
    if (today !== day) {
      items.push({ kind: 'day', key: `day-${today}`, label: dayLabel(moment, now) });
      before = null;
    }
    const { sender, content, image, timestamp } = message;
    items.push({ kind: 'message', sender, content, image, timestamp, isFirst: sender !== before, ...own });
    day = today;
    before = sender;
  };
  for (const message of log.messages) {
    // A visitor who writes later has received everything before, whether or not their presence was reported.
    const isDelivered = message.seq <= deliveredSeq || message.seq < lastFromVisitor;
    const delivery = message.sender === 'admin' ? (isDelivered ? 'delivered' : 'sent') : null;
    // A message has the same key once it is stored, so that its row is not mounted again.
    add(message, { key: message.clientMessageId ?? message.id, delivery, clientMessageId: null });
  }
  for (const message of outgoing) add({ ...message, timestamp: message.createdAt }, ofOutgoing(message));
  return items;
}

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
