import type { ChatMessage, MessageSender } from '@harbour-haul/domain/chat/chat-message';
import { ApiRequestError } from '#lib/api-client.ts';

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
  /** What an earlier page could not send; it is sent by `retry`. */
  restored?: readonly OutgoingMessage[];
}

/**
 * Sends messages one after the other, in the order in which they were written. By HTTP alone, also where a socket is
 * open: one path with a definite answer, which works wherever the page itself does and checks the cookie each time. What
 * the server refuses has failed by itself; where the server is not reached everything behind it waits for `retry`.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  #messages: readonly OutgoingMessage[];
  #isBusy = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#messages = (options.restored ?? []).map((message) => ({ ...message, state: 'failed' }));
  }

  get messages(): readonly OutgoingMessage[] {
    return this.#messages;
  }

  /** Sends a message; answers the id by which it can be told. */
  send(draft: Draft): string {
    const clientMessageId = this.#options.newId?.() ?? crypto.randomUUID();
    const createdAt = (this.#options.now?.() ?? new Date()).toISOString();
    this.#replace([...this.#messages, { ...draft, clientMessageId, createdAt, state: 'sending' }]);
    void this.#pump();
    return clientMessageId;
  }

  /** Tries again all that has failed, in its order. */
  retry(): void {
    if (this.#messages.every(({ state }) => state === 'sending')) return;
    this.#replace(this.#messages.map((message) => ({ ...message, state: 'sending' })));
    void this.#pump();
  }

  /** Forgets a message: it was seen as stored by another way, or its writer gave it up. */
  drop(clientMessageId: string): void {
    const rest = this.#messages.filter((message) => message.clientMessageId !== clientMessageId);
    if (rest.length < this.#messages.length) this.#replace(rest);
  }

  async #pump(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let next = this.#next(); next; next = this.#next()) await this.#deliver(next);
    this.#isBusy = false;
  }

  #next(): OutgoingMessage | undefined {
    return this.#messages.find(({ state }) => state === 'sending');
  }

  async #deliver(message: OutgoingMessage): Promise<void> {
    const { clientMessageId } = message;
    try {
      const stored = await this.#options.post(message);
      this.#options.onStored(stored);
      this.drop(clientMessageId);
    } catch (error) {
      const onlyThis = isRefusal(error);
      this.#replace(
        this.#messages.map((one) =>
          onlyThis && one.clientMessageId !== clientMessageId ? one : { ...one, state: 'failed' },
        ),
      );
      this.#options.onFailed({ ...message, state: 'failed' }, error);
    }
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
