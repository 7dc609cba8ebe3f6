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
  /** `waiting` for the server to be reached again, by which it is sent by itself; `failed`, and left to its writer. */
  state: 'sending' | 'waiting' | 'failed';
}

export type Draft = Pick<OutgoingMessage, 'sender' | 'content' | 'image'>;

interface OutboxOptions {
  /** Posts it with its `clientMessageId`, by which a repeated post stays one message. */
  post: (message: OutgoingMessage) => Promise<ChatMessage>;
  onStored: (message: ChatMessage) => void;
  onFailed: (message: OutgoingMessage, error: unknown) => void;
  /** The server was not reached: whoever owns the outbox calls `resume` after a while. */
  onWaiting: (error: unknown) => void;
  onChange: (messages: readonly OutgoingMessage[]) => void;
  newId?: () => string;
  now?: () => Date;
  /** What an earlier page could not send; it is sent by `retry`, since it may be about what has passed. */
  restored?: readonly OutgoingMessage[];
}

/**
 * An outbox in the page's memory. Messages are sent by HTTP alone, also where a socket is open: one path with a definite
 * response, which works wherever the page itself does and checks the cookie each time. A message that the server refuses
 * has failed by itself; where the server is not reached everything behind it waits too, and goes by `resume`. Who is signed in no
 * more sends nothing by itself.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #sender: OutboxSender<OutgoingMessage>;
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
    // What waits goes before it.
    this.#replace([
      ...this.#sendingAgain('waiting'),
      { ...draft, clientMessageId, createdAt, state: 'sending' },
    ]);
    this.#sender.flush();
    return clientMessageId;
  }

  /** Sends again all that has failed, in its order. */
  retry(): void {
    this.#again('failed');
  }

  /** The server can be reached again, or may be: sends what waits for that. */
  resume(): void {
    this.#again('waiting');
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
    const outcome = outcomeOf(error);
    const state = outcome === 'later' ? 'waiting' : 'failed';
    const isMet = ({ clientMessageId, state: before }: OutgoingMessage) =>
      outcome === 'refused' ? clientMessageId === message.clientMessageId : before !== 'failed';
    this.#replace(this.#messages.map((one) => (isMet(one) ? { ...one, state } : one)));
    if (state === 'waiting') this.#options.onWaiting(error);
    else this.#options.onFailed({ ...message, state }, error);
    return 'continue';
  }

  #again(state: OutgoingMessage['state']): void {
    if (!this.#messages.some((message) => message.state === state)) return;
    this.#replace(this.#sendingAgain(state));
    this.#sender.flush();
  }

  #sendingAgain(state: OutgoingMessage['state']): OutgoingMessage[] {
    return this.#messages.map((one) => (one.state === state ? { ...one, state: 'sending' } : one));
  }

  #replace(messages: readonly OutgoingMessage[]): void {
    this.#messages = messages;
    this.#options.onChange(messages);
  }
}

/**
 * What an error says of a message: `refused`, whenever it is sent; of nobody who is signed in, so that none is sent by itself; or `later`,
 * since the server is away or busy.
 */
function outcomeOf(error: unknown): 'refused' | 'signed-out' | 'later' {
  if (!(error instanceof ApiRequestError)) return 'later';
  if (error.status === 401) return 'signed-out';
  return error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status)
    ? 'refused'
    : 'later';
}
