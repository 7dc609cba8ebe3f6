import type { Slots } from '@harbour-haul/domain/conversation/slots';
import { ApiRequestError } from '#lib/api-client.ts';
import { withLock } from '#lib/with-lock.ts';
import { backoffMs } from '../backoff.ts';
import type { LoadEngine } from '../engine/conversation-engine.ts';
import type { ChatRecord, OutboxItem } from '../state/chat-record.ts';
import type { ChatStore } from '../state/chat-store.ts';
import {
  nextItem,
  withAllFailed,
  withDelivery,
  withoutItem,
  withoutSession,
  withPerson,
  withPosted,
} from '../state/outbox-changes.ts';
import { closed } from '../state/session-changes.ts';
import { createSession, postMessage, requestPerson } from './chat-api.ts';
import { type DeliveryTrouble, deliveryTrouble } from './delivery-trouble.ts';
import { type LeadOutcome, leadFailure, sendLead } from './send-lead.ts';

const LOCK = 'chat-outbox';

interface CourierEvents {
  /** A submission ended; its item is still in the outbox, so that item and outcome change together. */
  onLead: (itemId: string, outcome: LeadOutcome) => Promise<void>;
  /** Somebody else has said or done something that is not known here. */
  onGap: () => void;
}

/**
 * Takes the outbox to the server: one item at a time, in order, by one tab at a time. What fails is tried again after a
 * while, when the network is back or when the tab is looked at again.
 */
export class ChatDelivery {
  readonly #store: ChatStore;
  readonly #loadEngine: LoadEngine;
  readonly #events: CourierEvents;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** `busy`: whatever is added is seen to; `ending`: it has just decided that there is nothing more to do. */
  #phase: 'idle' | 'busy' | 'ending' = 'idle';
  #again = false;
  #stopped = true;

  constructor(store: ChatStore, loadEngine: LoadEngine, events: CourierEvents) {
    this.#store = store;
    this.#loadEngine = loadEngine;
    this.#events = events;
  }

  /** Sends what waits, and from now on what comes. */
  start(): void {
    this.#stopped = false;
    this.kick();
  }

  /** Sends what waits, now. Where it `mayWorkNow`, it is tried once more even where an attempt is under way. */
  kick(mayWorkNow = false): void {
    if (this.#phase !== 'idle') {
      // A busy one sees by itself to whatever was added.
      this.#again ||= mayWorkNow || this.#phase === 'ending';
      return;
    }
    this.#clearTimer();
    if (this.#stopped || this.#store.record.outbox.length === 0) return;
    this.#phase = 'busy';
    const ended = () => {
      this.#phase = 'idle';
      if (!this.#again) return;
      this.#again = false;
      this.kick();
    };
    // A page that is being left gets no lock: the next one goes on.
    void withLock(LOCK, () => this.#drain()).then(ended, ended);
  }

  /** Sends what waits, unless that is going on or a failure is being waited out: for news, also of its own making. */
  nudge(): void {
    if (this.#timer === undefined && this.#phase === 'idle') this.kick();
  }

  /** Begins a session where there is none; two tabs begin one. @throws where the server does not. */
  begin(): Promise<void> {
    return withLock(LOCK, async () => void (await this.#session()));
  }

  /** Sends nothing more. */
  stop(): void {
    this.#stopped = true;
    this.#clearTimer();
  }

  async #drain(): Promise<void> {
    this.#store.refresh();
    for (;;) {
      const item = nextItem(this.#store.record);
      if (!item || this.#stopped) {
        this.#again = false;
        this.#phase = 'ending';
        return;
      }
      const passed = await this.#deliver(item).then(
        () => 'passed' as const,
        (error: unknown) => this.#mend(item, deliveryTrouble(error, item.kind)),
      );
      if (passed === 'passed') this.#failures = 0;
      else if (passed === 'wait') {
        this.#wait();
        return;
      }
    }
  }

  async #deliver(item: OutboxItem): Promise<void> {
    if (item.kind === 'submit') return this.#submit(item.id, item.slots);
    const sessionId = await this.#session();
    if (item.kind === 'message') return this.#post(sessionId, item.id);
    if (item.kind === 'person') await requestPerson(sessionId);
    else await sendLead(this.#store, await this.#loadEngine(), item.slots, false);
    await this.#store.update((record) => withoutItem(record, item.id));
  }

  async #post(sessionId: string, id: string): Promise<void> {
    const message = this.#store.record.messages.find((shown) => shown.id === id);
    if (!message) return void (await this.#store.update((record) => withoutItem(record, id)));
    const { seq } = await postMessage(sessionId, message, this.#store.record.step);
    const gap = seq > this.#store.record.lastSeq + 1;
    await this.#store.update((record) => withPosted(record, id, seq));
    if (gap) this.#events.onGap();
  }

  /** A finished lead goes even where chats do not. */
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

  /** Does what a failure asks for, and answers whether to go on at once. */
  async #mend(item: OutboxItem, trouble: DeliveryTrouble): Promise<'go-on' | 'wait'> {
    await this.#store.update((record) =>
      // Gone where another conversation was begun meanwhile.
      record.outbox.some(({ id }) => id === item.id) ? mended(record, item, trouble) : record,
    );
    if (trouble === 'handed-off') this.#events.onGap();
    return trouble === 'handed-off' || trouble === 'give-up' ? 'go-on' : 'wait';
  }

  #wait(): void {
    this.#phase = 'ending';
    this.#failures += 1;
    this.#clearTimer();
    if (!this.#stopped) this.#timer = setTimeout(() => this.kick(), backoffMs(this.#failures));
  }

  #clearTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

function mended(record: ChatRecord, item: OutboxItem, trouble: DeliveryTrouble): ChatRecord {
  switch (trouble) {
    case 'handed-off':
      // A takeover raises the version: what was read before it is no longer believed.
      return {
        ...withPerson(withoutItem(record, item.id), Date.now()),
        sessionVersion: record.answeredBy === 'person' ? record.sessionVersion : record.sessionVersion + 1,
      };
    case 'give-up':
      return withDelivery(withoutItem(record, item.id), item.id, 'failed');
    case 'closed':
      return closed(record, Date.now());
    case 'session-lost':
      return withAllFailed(withoutSession(record));
    case 'later':
      return withAllFailed(record);
  }
}
