import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import { TAB_HEADER } from '@harbour-haul/contract/realtime';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { PersonRequest } from '@harbour-haul/domain/chat/questions/person-request';
import type { Slots } from '@harbour-haul/domain/conversation/slots';
import { call } from '#lib/api/visitor-call.ts';
import { ApiRequestError, limitMessage } from '#lib/api-client.ts';
import { TAB } from '#lib/chat/live-platform.ts';
import type { OutboxDelivery, OutboxStorage } from '#lib/chat/outbox-sender.ts';
import { asVisitor } from '#lib/visitor/as-visitor.ts';
import { visitorId } from '#lib/visitor/visitor-id.ts';
import { withLock } from '#lib/with-lock.ts';
import type { LoadEngine } from '../engine/conversation-engine.ts';
import type { ChatRecord, MessageItem, OutboxItem } from '../state/chat-record.ts';
import type { ChatStore } from '../state/chat-store.ts';
import { nextItem, waitingReplies, withoutItem, withPosted } from '../state/outbox-changes.ts';
import { type DeliveryFailure, deliveryFailure, withFailure } from './delivery-failure.ts';
import { type LeadOutcome, leadFailure, sendLead } from './send-lead.ts';
import { forgetChat } from './ways-out.ts';

const LOCK = 'chat-outbox';

/** A call that takes longer is repeated; ids and keys make repeating harmless. */
export const CHAT_TIMEOUT_MS = 12_000;

interface ChatDeliveryEvents {
  /** A submission ended, or is to wait; its item is still in the outbox, so that item and outcome change together. */
  onLead: (itemId: string, outcome: LeadOutcome) => Promise<void>;
  /** Somebody else has said or done something that is not known here. */
  onGap: () => void;
  /** The server says to wait, in a text for the visitor; what waits is sent again all the same. */
  onLimit: (text: string) => void;
  /** A finished lead is about to be sent, and takes along what is there once this has ended. */
  beforeLead: () => Promise<void>;
}

/** Delivers the outbox of the chat record: messages, leads and calls for a person, in sessions that it begins. */
export class ChatDelivery implements OutboxStorage<OutboxItem>, OutboxDelivery<OutboxItem> {
  readonly #store: ChatStore;
  readonly #loadEngine: LoadEngine;
  readonly #events: ChatDeliveryEvents;

  constructor(store: ChatStore, loadEngine: LoadEngine, events: ChatDeliveryEvents) {
    this.#store = store;
    this.#loadEngine = loadEngine;
    this.#events = events;
  }

  next(): OutboxItem | undefined {
    return nextItem(this.#store.record);
  }

  exclusively(work: () => Promise<void>): Promise<void> {
    return withLock(LOCK, () => {
      this.#store.refresh();
      return work();
    });
  }

  /** Begins a session where there is none; two tabs begin one. @throws where the server does not. */
  begin(): Promise<void> {
    return withLock(LOCK, async () => void (await this.#session()));
  }

  async send(item: OutboxItem): Promise<void> {
    if (item.kind === 'submit') return this.#submit(item.id, item.slots);
    if (item.kind === 'forget') return forgetChat(this.#store, item);
    const sessionId = await this.#session();
    if (item.kind === 'message') return this.#post(sessionId, item);
    if (item.kind === 'person') await this.#requestPerson(sessionId, item);
    else await sendLead(this.#store, await this.#loadEngine(), item.slots, false);
    await this.#store.update((record) => withoutItem(record, item.id));
  }

  async fail(item: OutboxItem, error: unknown): Promise<'continue' | 'back-off'> {
    const limit = limitMessage(error);
    if (limit !== undefined) this.#events.onLimit(limit);
    const failure = deliveryFailure(error, item.kind);
    await this.#store.update((record) => withFailed(record, item, failure));
    if (failure === 'handed-off') this.#events.onGap();
    return failure === 'handed-off' || failure === 'give-up' ? 'continue' : 'back-off';
  }

  /** Stores a message and what the assistant said to it at once, in one call; sending it again is harmless. */
  async #post(sessionId: string, item: MessageItem): Promise<void> {
    const replies = waitingReplies(this.#store.record, item);
    try {
      await this.#postInOne(sessionId, item, replies);
    } catch (error) {
      // Which of them is refused is not said, and an API of yesterday takes no replies: each by itself.
      if (replies.length === 0 || deliveryFailure(error, item.kind) !== 'give-up') throw error;
      await this.#postInOne(sessionId, item, []);
    }
  }

  async #postInOne(sessionId: string, item: MessageItem, replies: readonly MessageItem[]): Promise<void> {
    const { id, personRequest } = item;
    const { messages, step, customer } = this.#store.record;
    const message = messages.find((shown) => shown.id === id);
    if (!message || message.sender === 'note') {
      return void (await this.#store.update((record) => withoutItem(record, id)));
    }
    const { sender, content, image, at } = message;
    const replied = replies.map((reply) => ({
      clientMessageId: reply.id,
      content: messages.find((shown) => shown.id === reply.id)?.content ?? '',
    }));
    const body = {
      sender,
      content,
      clientMessageId: id,
      timestamp: new Date(at).toISOString(),
      ...(image === null ? {} : { image }),
      // Before the first turn the conversation stands nowhere yet.
      ...(step === 0 ? {} : { step }),
      ...(Object.keys(customer).length > 0 && { customer }),
      ...(personRequest && { personRequest }),
      ...(replied.length > 0 && { replies: replied }),
    };
    const headers = { [TAB_HEADER]: TAB };
    const stored = await call(
      'postChatMessage',
      { params: { id: sessionId }, body },
      { headers, ...timeout() },
    );
    const seqs = new Map(
      (stored.replies ?? []).map(({ clientMessageId, seq }) => [clientMessageId ?? '', seq]),
    ).set(id, stored.seq);
    const hasGap = stored.seq > this.#store.record.lastSeq + 1;
    await this.#store.update((record) =>
      [item, ...replies].reduce((next, one) => withPosted(next, one, seqs.get(one.id)), record),
    );
    // A person has taken the chat over, and of the assistant nothing is accepted any more.
    const refused = replies.find((reply) => !seqs.has(reply.id));
    if (refused) await this.#store.update((record) => withFailed(record, refused, 'handed-off'));
    // Taken back here while it was on its way, and stored there before: then it was said.
    const isShown = ({ id: shownId }: MessageItem) =>
      this.#store.record.messages.some((shown) => shown.id === shownId);
    if (hasGap || refused || !replies.every(isShown)) this.#events.onGap();
  }

  #requestPerson(sessionId: string, { about }: PersonRequest): Promise<unknown> {
    const body = { personRequested: true, ...(about && { about }) } as const;
    return call('updateChatSession', { params: { id: sessionId }, body }, timeout());
  }

  /** A finished lead is sent even where chats cannot be. @throws where the server is not reached: it waits for that */
  async #submit(id: string, slots: Slots): Promise<void> {
    const engine = await this.#loadEngine();
    await this.#session().catch(() => undefined);
    await this.#events.beforeLead();
    const outcome = await sendLead(this.#store, engine, slots, true).then(
      (lead): LeadOutcome => ({ kind: 'accepted', lead }),
      leadFailure,
    );
    await this.#events.onLead(id, outcome);
    if (outcome.kind === 'unreachable') throw new Error('The lead waits for the server');
  }

  async #session(): Promise<string> {
    // Another tab may have begun one a moment ago.
    this.#store.refresh();
    const known = this.#store.record.sessionId;
    if (known !== null) return known;
    const { sessionKey } = await this.#store.update((record) =>
      record.sessionKey === null ? { ...record, sessionKey: crypto.randomUUID() } : record,
    );
    const { id, version } = await createSession(sessionKey ?? crypto.randomUUID()).catch(
      async (cause: unknown) => {
        // Refused, so nothing was begun under this key.
        if (cause instanceof ApiRequestError) {
          await this.#store.update((record) => ({ ...record, sessionKey: null }));
        }
        // Whatever the reason, it is none to give up a message.
        throw new Error('No session could be begun', { cause });
      },
    );
    await this.#store.update((record) => ({
      ...record,
      sessionId: id,
      sessionVersion: version,
      // For a few minutes it proves who has it.
      sessionKey: null,
    }));
    return id;
  }
}

/** Creates a session, under a new visitor id where the old one is refused. The same key makes the same, for one visitor. */
function createSession(key: string): Promise<ChatSession> {
  const before = visitorId();
  return asVisitor((visitor) => {
    const headers = { [IDEMPOTENCY_HEADER]: visitor === before ? key : crypto.randomUUID() };
    const body = { visitorId: visitor, status: 'active' } as const;
    return call('createChatSession', { body }, { headers, ...timeout() });
  });
}

/** The item is gone where another conversation was begun meanwhile. */
function withFailed(record: ChatRecord, item: OutboxItem, failure: DeliveryFailure): ChatRecord {
  return record.outbox.some(({ id }) => id === item.id) ? withFailure(record, item, failure) : record;
}

function timeout() {
  return { signal: AbortSignal.timeout(CHAT_TIMEOUT_MS) };
}
