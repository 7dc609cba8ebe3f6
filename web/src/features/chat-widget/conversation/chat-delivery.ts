import type { Slots } from '@harbour-haul/domain/conversation/slots';
import { ApiRequestError } from '#lib/api-client.ts';
import type { OutboxDelivery, OutboxStorage } from '#lib/chat/outbox-sender.ts';
import { withLock } from '#lib/with-lock.ts';
import type { LoadEngine } from '../engine/conversation-engine.ts';
import type { ChatRecord, OutboxItem } from '../state/chat-record.ts';
import type { ChatStore } from '../state/chat-store.ts';
import { nextItem, withAllFailed, withDelivery, withoutItem, withPosted } from '../state/outbox-changes.ts';
import { withClosedSession, withoutSession, withPerson } from '../state/session-changes.ts';
import { createSession, postMessage, requestPerson } from './chat-api.ts';
import { type LeadOutcome, leadFailure, sendLead } from './send-lead.ts';

const LOCK = 'chat-outbox';

/** A session that is not ours (any more) or does not exist. */
export const SESSION_LOST = new Set([401, 403, 404]);
/** Refused for what it is, whenever it is sent. */
const REFUSED = new Set([400, 409, 413, 415, 422]);

/**
 * What a failure means for an item. `later`: it is sent again after a while; `give-up`: it would be refused again; the
 * others say what became of the session.
 */
type DeliveryFailure = 'later' | 'give-up' | 'handed-off' | 'closed' | 'session-lost';

interface ChatDeliveryEvents {
  /** A submission ended; its item is still in the outbox, so that item and outcome change together. */
  onLead: (itemId: string, outcome: LeadOutcome) => Promise<void>;
  /** Somebody else has said or done something that is not known here. */
  onGap: () => void;
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
    const sessionId = await this.#session();
    if (item.kind === 'message') return this.#post(sessionId, item.id);
    if (item.kind === 'person') await requestPerson(sessionId);
    else await sendLead(this.#store, await this.#loadEngine(), item.slots, false);
    await this.#store.update((record) => withoutItem(record, item.id));
  }

  async fail(item: OutboxItem, error: unknown): Promise<'continue' | 'back-off'> {
    const failure = failureOf(error, item.kind);
    await this.#store.update((record) =>
      // Gone where another conversation was begun meanwhile.
      record.outbox.some(({ id }) => id === item.id) ? withFailure(record, item, failure) : record,
    );
    if (failure === 'handed-off') this.#events.onGap();
    return failure === 'handed-off' || failure === 'give-up' ? 'continue' : 'back-off';
  }

  async #post(sessionId: string, id: string): Promise<void> {
    const message = this.#store.record.messages.find((shown) => shown.id === id);
    if (!message) return void (await this.#store.update((record) => withoutItem(record, id)));
    const { seq } = await postMessage(sessionId, message, this.#store.record.step);
    const hasGap = seq > this.#store.record.lastSeq + 1;
    await this.#store.update((record) => withPosted(record, id, seq));
    if (hasGap) this.#events.onGap();
  }

  /** A finished lead is sent even where chats cannot be. */
  async #submit(id: string, slots: Slots): Promise<void> {
    const engine = await this.#loadEngine();
    await this.#session().catch(() => undefined);
    const outcome = await sendLead(this.#store, engine, slots, true).then(
      (lead): LeadOutcome => ({ kind: 'accepted', lead }),
      leadFailure,
    );
    await this.#events.onLead(id, outcome);
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
    await this.#store.update((record) => ({ ...record, sessionId: id, sessionVersion: version }));
    return id;
  }
}

/** Reads an error of sending something. Everything unknown passes with time. */
function failureOf(error: unknown, kind: OutboxItem['kind']): DeliveryFailure {
  if (!(error instanceof ApiRequestError)) return 'later';
  if (error.code === 'chat_handed_off') return 'handed-off';
  if (error.code === 'chat_closed') return 'closed';
  // Leads belong to no session.
  if (SESSION_LOST.has(error.status)) return kind === 'progress' ? 'give-up' : 'session-lost';
  return REFUSED.has(error.status) ? 'give-up' : 'later';
}

function withFailure(record: ChatRecord, item: OutboxItem, failure: DeliveryFailure): ChatRecord {
  switch (failure) {
    case 'handed-off':
      // A takeover raises the version: what was read before it no longer counts.
      return {
        ...withPerson(withoutItem(record, item.id), Date.now()),
        sessionVersion: record.answeredBy === 'person' ? record.sessionVersion : record.sessionVersion + 1,
      };
    case 'give-up':
      return withDelivery(withoutItem(record, item.id), item.id, 'failed');
    case 'closed':
      return withClosedSession(record, Date.now());
    case 'session-lost':
      return withAllFailed(withoutSession(record));
    case 'later':
      return withAllFailed(record);
  }
}
