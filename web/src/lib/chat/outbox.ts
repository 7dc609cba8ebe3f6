import type { ChatMessage, MessageSender } from '@harbour-haul/domain/chat/messages/chat-message';
import { ApiRequestError } from '#lib/api-client.ts';
import { OutboxSender } from './outbox-sender.ts';

/** A message on its way. Once it is stored it is a `ChatMessage` of the log, and no longer here. */
export interface OutgoingMessage {
  clientMessageId: string;
  sender: MessageSender;
  content: string;
  image: string | null;
  createdAt: string;
  state: 'sending' | 'failed';
}

export type Draft = Pick<OutgoingMessage, 'sender' | 'content' | 'image'>;

interface OutboxOptions {
  /** Posts it with its `clientMessageId`, by which a repeated post stays one message. */
  post: (message: OutgoingMessage) => Promise<ChatMessage>;
  onStored: (message: ChatMessage) => void;
  onFailed: (message: OutgoingMessage, error: unknown) => void;
  onChange: (messages: readonly OutgoingMessage[]) => void;
  newId?: () => string;
  now?: () => Date;
  /** What an earlier page could not send; it is sent by `retry`, since it may be about what has passed. */
  restored?: readonly OutgoingMessage[];
}

/**
 * An outbox in the page's memory. Messages are sent by HTTP alone, also where a socket is open: one path with a definite
 * response, which works wherever the page itself does and checks the cookie each time. A message that the server refuses
 * has failed by itself; where the server is not reached everything behind it waits for `retry` or `resume`.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #sender: OutboxSender<OutgoingMessage>;
  /** What waits for the server to be reached again, rather than for its writer. */
  readonly #unreached = new Set<string>();
  #messages: readonly OutgoingMessage[];

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#messages = (options.restored ?? []).map((message) => ({ ...message, state: 'failed' }));
    this.#sender = new OutboxSender(
      {
        next: () => this.#messages.find(({ state }) => state === 'sending'),
        exclusively: (work) => work(),
      },
      {
        send: (message) => this.#send(message),
        fail: (message, error) => this.#fail(message, error),
      },
    );
    this.#sender.start();
  }

  get messages(): readonly OutgoingMessage[] {
    return this.#messages;
  }

  /** Sends a message. @returns its `clientMessageId` */
  send(draft: Draft): string {
    const clientMessageId = this.#options.newId?.() ?? crypto.randomUUID();
    const createdAt = (this.#options.now?.() ?? new Date()).toISOString();
    this.#replace([...this.#messages, { ...draft, clientMessageId, createdAt, state: 'sending' }]);
    this.#sender.flush();
    return clientMessageId;
  }

  /** Sends again all that has failed, in its order. */
  retry(): void {
    if (this.#messages.every(({ state }) => state === 'sending')) return;
    this.#replace(this.#messages.map((message) => ({ ...message, state: 'sending' })));
    this.#sender.flush();
  }

  /** The server can be reached again: sends what has failed for that alone. */
  resume(): void {
    const isWaiting = ({ state, clientMessageId }: OutgoingMessage) =>
      state === 'failed' && this.#unreached.has(clientMessageId);
    if (!this.#messages.some(isWaiting)) return;
    this.#replace(this.#messages.map((one) => (isWaiting(one) ? { ...one, state: 'sending' } : one)));
    this.#sender.flush();
  }

  /** Removes a message: it was received as stored by another way, or its writer gave it up. */
  drop(clientMessageId: string): void {
    const rest = this.#messages.filter((message) => message.clientMessageId !== clientMessageId);
    if (rest.length < this.#messages.length) this.#replace(rest);
  }

  async #send(message: OutgoingMessage): Promise<void> {
    const stored = await this.#options.post(message);
    this.#options.onStored(stored);
    this.drop(message.clientMessageId);
  }

  #fail(message: OutgoingMessage, error: unknown): 'continue' {
    const onlyThis = isRefusal(error);
    const isFailed = ({ clientMessageId }: OutgoingMessage) =>
      !onlyThis || clientMessageId === message.clientMessageId;
    for (const one of this.#messages.filter(isFailed)) {
      if (onlyThis) this.#unreached.delete(one.clientMessageId);
      else this.#unreached.add(one.clientMessageId);
    }
    this.#replace(this.#messages.map((one) => (isFailed(one) ? { ...one, state: 'failed' } : one)));
    this.#options.onFailed({ ...message, state: 'failed' }, error);
    return 'continue';
  }

  #replace(messages: readonly OutgoingMessage[]): void {
    this.#messages = messages;
    this.#options.onChange(messages);
  }
}

/** Whether the server has judged this very message, rather than being away, busy or unsure who asks. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ApiRequestError)) return false;
  return error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status);
}
