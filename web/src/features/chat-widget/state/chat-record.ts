import type { SaidOfCustomer } from '@harbour-haul/domain/chat/chat-customer';
import type { MessageSender } from '@harbour-haul/domain/chat/messages/chat-message';
import type { PersonRequest } from '@harbour-haul/domain/chat/questions/person-request';
import type { Slots } from '@harbour-haul/domain/conversation/slots';
import type { Input, QuickReply, RecapLine } from '@harbour-haul/domain/conversation/turn';
import type { Language } from '@harbour-haul/domain/site/language';

/** `sending`: not at the server yet. `failed`: the last attempt failed; what waits in the outbox is tried again. */
export type Delivery = 'sending' | 'sent' | 'failed';

/** A message as the widget shows it. */
export interface ShownMessage {
  /** Our own client message id, or the server's id of what others said. */
  id: string;
  /** A `note` shows the visitor what became of the chat; nobody said it, and it is never sent. */
  sender: MessageSender | 'note';
  content: string;
  /** What the transcript holds: a stored path or a data URL. */
  image: string | null;
  /** A small image for this browser alone, where the photo was chosen here. */
  preview: string | null;
  quickReplies: QuickReply[];
  /** What it can be shown as in place of its text, as long as it can be answered. */
  recap?: readonly RecapLine[];
  /** When it is to be seen, in ms since 1970: a reply is written for a moment first. */
  at: number;
  delivery: Delivery;
  /** Its number in the transcript, once the server has given it one; of a note, that of what came before it. */
  seq: number | null;
}

/** Something to be sent to the server, in the order in which it happened. */
export type OutboxItem =
  /** The message of that id, and what its visitor asks a person for with it, if for one at all. */
  | { kind: 'message'; id: string; personRequest?: PersonRequest }
  | { kind: 'progress'; id: string; slots: Slots }
  /** `isTold`: its visitor knows that the server was not reached and that it waits for that. */
  | { kind: 'submit'; id: string; slots: Slots; isTold?: true }
  /** A person is asked for by what has been sent already. */
  | ({ kind: 'person'; id: string } & PersonRequest)
  /** Has the chat forgotten, but for the messages of these ids. */
  | { kind: 'forget'; id: string; goodbye: string[] };

export type MessageItem = Extract<OutboxItem, { kind: 'message' }>;

/**
 * All that this browser knows of a conversation, stored as one text so that a change is whole or not made at all, and
 * so that all tabs show the same.
 */
export interface ChatRecord {
  version: 1;
  sessionId: string | null;
  /** The idempotency key under which the session is begun: a response that was lost is sent again. */
  sessionKey: string | null;
  /** The engine's state, which only the engine reads; null before the first turn. */
  conversation: unknown;
  messages: ShownMessage[];
  /** What the visitor said that the engine has not heard yet: its code was not there. */
  inputs: Input[];
  outbox: OutboxItem[];
  /** No message is missing up to this `seq`. */
  lastSeq: number;
  /** Who answers: the assistant, the assistant while a person is asked for, or a person of the team. */
  answeredBy: 'assistant' | 'assistant-for-now' | 'person';
  /** What that person is called; null for nobody, or where it is not known yet. */
  adminName: string | null;
  /** The newest `version` of the session that was received: an older state is ignored. */
  sessionVersion: number;
  /** When the team told the assistant where to go on, as it was obeyed last; null for never. */
  resumedAt: string | null;
  /** Where the conversation stands (`domain/chat/funnel.ts`); 0 before the first turn. */
  step: number;
  /** What the visitor has said of themselves (`domain/chat/chat-customer.ts`). */
  customer: SaidOfCustomer;
  /** The language that it is held in; null before the first turn. */
  language: Language | null;
  /** The lead is stored: a thank-you stands in place of the input. */
  finished: boolean;
  /** The session that it was sent in, also once that is closed: what becomes of the lead is said there. */
  sentIn: string | null;
  /** The session in which the conversation became a lead, also once that is closed: what is said in the next is of it. */
  leadIn: string | null;
  /** When the lead was canceled since; null while it is not. */
  canceledAt: string | null;
  /** The visitor had the chat forgotten, or the team erased it, and nothing is left of it but its goodbye. */
  forgotten: boolean;
  /** How many replies had been seen when the window was last open. */
  seenReplies: number;
  /** By which messages the visitor was told that their request waits for the server. */
  toldOfWait: string[];
  /** The lead that it has become, sent or not; null before it was saved. */
  leadId: number | null;
  /** The last lead as it was sent, and its idempotency key: the same lead again is the same request. */
  leadKey: { body: string; key: string } | null;
}

/** A conversation that has not begun. */
export const EMPTY_RECORD: ChatRecord = {
  version: 1,
  sessionId: null,
  sessionKey: null,
  conversation: null,
  messages: [],
  inputs: [],
  outbox: [],
  lastSeq: 0,
  answeredBy: 'assistant',
  adminName: null,
  sessionVersion: 0,
  resumedAt: null,
  step: 0,
  customer: {},
  language: null,
  finished: false,
  sentIn: null,
  leadIn: null,
  canceledAt: null,
  forgotten: false,
  seenReplies: 0,
  toldOfWait: [],
  leadId: null,
  leadKey: null,
};

/** Returns the record in a stored text; an empty one where that is missing, broken or of another version. */
export function parseRecord(text: string | null): ChatRecord {
  try {
    const found: unknown = JSON.parse(text ?? 'null');
    return isRecord(found) ? { ...EMPTY_RECORD, ...found } : EMPTY_RECORD;
  } catch {
    return EMPTY_RECORD;
  }
}

function isRecord(found: unknown): found is ChatRecord {
  if (typeof found !== 'object' || found === null) return false;
  const { version, messages, outbox } = found as Partial<Record<keyof ChatRecord, unknown>>;
  return version === 1 && Array.isArray(messages) && Array.isArray(outbox);
}

/** Returns what can be seen at a moment: a reply that is still being written cannot. */
export function visibleMessages(record: ChatRecord, now: number): ShownMessage[] {
  return record.messages.filter((message) => message.at <= now);
}

/** Returns how many replies came since the window was last open. */
export function unreadReplies(record: ChatRecord, now: number): number {
  return Math.max(0, countReplies(visibleMessages(record, now)) - record.seenReplies);
}

/** Returns how many of these the assistant or the team said. */
export function countReplies(messages: readonly ShownMessage[]): number {
  return messages.filter(({ sender }) => sender === 'assistant' || sender === 'admin').length;
}
