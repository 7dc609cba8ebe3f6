import type { ClientFrame } from '@harbour-haul/contract/realtime';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import type { liveSockets } from '@harbour-haul/testing/live-sockets';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { LiveChannel } from '../../src/lib/chat/live-channel.ts';
import { EMPTY_LOG, hasHole, type MessageLog, mergeMessages } from '../../src/lib/chat/message-log.ts';
import type { ReceivedEvent } from '../../src/lib/chat/parse-server-event.ts';

/** The live client's delays are divided by this. */
const SPEED_UP = 3;
/** How long a frame's `ack` is waited for before the message is sent again by HTTP. */
const ACK_MS = 800;

type Cookies = Record<string, string>;
type Socket = ReturnType<ReturnType<ReturnType<typeof liveSockets>['openerFor']>>;

export interface Person {
  product: LocalProduct;
  sockets: ReturnType<typeof liveSockets>;
  cookies: Cookies;
  query: string;
  hello: ClientFrame;
  sender: 'user' | 'admin';
  sessionIds: readonly string[];
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A person's page: the product's own live client and log, on sockets that a test can cut. */
export class ChaosClient {
  readonly #person: Person;
  readonly #channel: LiveChannel;
  readonly #logs = new Map<string, MessageLog>();
  readonly #waiting = new Map<string, (isStored: boolean) => void>();
  #isFilling = false;
  #pulling: Promise<void> | null = null;
  #isToPull = false;
  readonly #timers = new Set<NodeJS.Timeout>();
  #isStopped = false;
  #socket: Socket | null = null;
  #wake: () => void = () => {};

  constructor(person: Person) {
    this.#person = person;
    const open = person.sockets.openerFor(person.cookies);
    this.#channel = new LiveChannel(
      {
        url: () => `${person.sockets.base}${person.query}`,
        hello: () => person.hello,
        pings: () => [{ type: 'ping' }],
        onEvent: (event) => this.#receive(event),
        onStatus: () => {},
        pull: () => this.#pull(),
      },
      {
        openSocket: (url, handlers) => {
          this.#socket = open(url, handlers);
          return this.#socket;
        },
        after: (ms, run) => this.#after(ms, run),
        random: Math.random,
        isHidden: () => false,
        onWake: (run) => {
          this.#wake = run;
          return () => {};
        },
      },
    );
  }

  start(): void {
    this.#channel.start();
  }

  /** Ends it, in the middle of what it says. */
  stop(): void {
    this.#isStopped = true;
    this.#channel.stop();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** Cuts the connection. */
  cut(): void {
    this.#socket?.cut();
  }

  /** Makes the page visible again. */
  wake(): void {
    this.#wake();
  }

  log(sessionId: string): MessageLog {
    return this.#logs.get(sessionId) ?? EMPTY_LOG;
  }

  /** Sends a message until it is acknowledged, or the client is stopped: by frame, now and then twice, and by HTTP if no `ack` comes. */
  async say(sessionId: string, clientMessageId: string): Promise<void> {
    const { sender } = this.#person;
    const frame = { type: 'message', sessionId, sender, content: clientMessageId, clientMessageId } as const;
    while (!this.#isStopped) {
      const isSent = Math.random() < 0.7 && this.#channel.send(frame);
      if (isSent && Math.random() < 0.3) this.#channel.send(frame);
      if (isSent && (await this.#acknowledged(clientMessageId))) return;
      if (await this.#post(sessionId, clientMessageId)) return;
      await pause(200);
    }
  }

  async #post(sessionId: string, clientMessageId: string): Promise<boolean> {
    const { product, cookies, sender } = this.#person;
    const body = { sender, content: clientMessageId, clientMessageId };
    const path = `/api/chat/sessions/${sessionId}/messages`;
    try {
      const response = await product.call('POST', path, { body, cookies });
      if (response.status === 201) this.#merge(sessionId, [response.body as unknown as ChatMessage]);
      return response.status === 201;
    } catch {
      return false;
    }
  }

  #receive(event: ReceivedEvent): void {
    if (event.type === 'ack') this.#waiting.get(event.clientMessageId)?.(true);
    if (event.type === 'error') this.#waiting.get(event.clientMessageId ?? '')?.(false);
    if (!('message' in event) || typeof event.message === 'string') return;
    const { sessionId } = event.message;
    this.#merge(sessionId, [event.message]);
    if (hasHole(this.log(sessionId))) void this.#fill(sessionId);
  }

  /** Whether a frame was acknowledged: refused or unanswered ones were not. */
  async #acknowledged(clientMessageId: string): Promise<boolean> {
    const response = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => response.resolve(false), ACK_MS);
    this.#waiting.set(clientMessageId, response.resolve);
    const isStored = await response.promise;
    clearTimeout(timer);
    this.#waiting.delete(clientMessageId);
    return isStored;
  }

  /** Most holes are a message that is overtaken by the next; those that stay are fetched. */
  async #fill(sessionId: string): Promise<void> {
    if (this.#isFilling) return;
    this.#isFilling = true;
    await pause(300);
    this.#isFilling = false;
    if (hasHole(this.log(sessionId))) await this.#pullOnce(sessionId);
  }

  #merge(sessionId: string, messages: readonly ChatMessage[], knownSeq = 0): void {
    this.#logs.set(sessionId, mergeMessages(this.log(sessionId), messages, knownSeq));
  }

  /** One pull at a time, and one more for whatever asked meanwhile: pulls that pile up behind a slow server keep it slow. */
  #pull(): Promise<void> {
    this.#isToPull = true;
    this.#pulling ??= this.#pullWhileAsked().finally(() => {
      this.#pulling = null;
    });
    return this.#pulling;
  }

  async #pullWhileAsked(): Promise<void> {
    while (this.#isToPull && !this.#isStopped) {
      this.#isToPull = false;
      for (const id of await this.#withNews()) await this.#pullOnce(id);
    }
  }

  /** The chats in which something was said since, as an admin's list of chats tells. */
  async #withNews(): Promise<readonly string[]> {
    const { product, cookies, sender, sessionIds } = this.#person;
    if (sender === 'user') return sessionIds;
    try {
      const { body } = await product.call('GET', '/api/chat/sessions/active?limit=100', { cookies });
      const sessions = body.sessions as ChatSession[];
      return sessions.filter(({ id, seq }) => seq > this.log(id).lastSeq).map(({ id }) => id);
    } catch {
      return [];
    }
  }

  async #pullOnce(id: string): Promise<void> {
    const { product, cookies } = this.#person;
    const path = `/api/chat/sessions/${id}/messages?limit=500&after=${this.log(id).lastSeq}`;
    try {
      const { status, body } = await product.call('GET', path, { cookies });
      if (status === 200) this.#merge(id, body.messages as ChatMessage[], Number(body.lastSeq));
    } catch {
      // The next pull retries.
    }
  }

  #after(ms: number, run: () => void): () => void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, ms / SPEED_UP);
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
      clearTimeout(timer);
    };
  }
}
