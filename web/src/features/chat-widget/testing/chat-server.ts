import type { CreateLeadResponse } from '@harbour-haul/contract/leads/create-lead';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { createSession } from '@harbour-haul/domain/chat/create-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import {
  type FakeHandler,
  type FakeOperation,
  type FakeOperations,
  type FakeRequest,
  type FakeResult,
  fakeOperations,
  fakeServer,
  offline,
} from '#lib/testing/fake-server.ts';

const NOW = '2026-03-02T12:00:00.000Z';
const NOT_FOUND = { status: 404, body: {} } as const;

type Said = Pick<ChatMessage, 'sender' | 'content' | 'clientMessageId'>;
type Turn = Said & { replies?: Omit<Said, 'sender'>[] };

/** For tests: the server of the chat's calls, with messages stored once by their client id. */
export class ChatServer {
  /** It cannot be reached at all. */
  down = false;
  /** The response to a posted message in place of storing it, where that is something. */
  refuse: (said: Said) => FakeResult<'postChatMessage'> | null = () => null;
  refuseLead: FakeResult<'createLead'> | null = null;
  /** The person had an open lead already. */
  hadLead = false;
  readonly sessions: ChatSession[] = [];
  readonly messages: ChatMessage[] = [];
  readonly leads: { key: string | undefined; body: Record<string, unknown> }[] = [];
  readonly requests: FakeRequest[];
  readonly #handlers: Record<string, FakeHandler> = {};
  readonly #forgotten = new Set<string>();

  constructor() {
    this.on({
      createChatSession: ({ body }) => ({ status: 201, body: this.#begin(body as { visitorId: string }) }),
      getChatSession: this.#getSession,
      updateChatSession: ({ params }) => {
        const session = this.#find(params);
        return session ? { body: session } : NOT_FOUND;
      },
      listChatMessages: this.#listMessages,
      postChatMessage: this.#postMessage,
      createLead: this.#createLead,
    });
    this.requests = fakeServer(this.#handlers);
  }

  /** What the transcript of the newest session holds, in its order. */
  get transcript(): string[] {
    const id = this.sessions.at(-1)?.id;
    return this.messages
      .filter(({ sessionId }) => sessionId === id)
      .map(({ sender, content }) => `${sender}: ${content}`);
  }

  /** How often a call was made. */
  count(method: string, path: RegExp): number {
    return this.requests.filter((request) => request.method === method && path.test(request.path)).length;
  }

  /** The newest session as it is now. */
  get session(): ChatSession {
    return { ...this.#newest(), seq: this.#of(this.#newest().id).length };
  }

  /** Handles more operations. */
  on(operations: FakeOperations): void {
    for (const [name, handler] of Object.entries(fakeOperations(operations))) {
      this.#handlers[name] = (request) => (this.down ? offline() : handler(request));
    }
  }

  /** A person of the team takes the newest session over. */
  takeOver(adminName: string): void {
    this.#change({ isHandedOff: true, adminName });
    this.refuse = ({ sender }) =>
      sender === 'assistant' ? { status: 409, body: { code: 'chat_handed_off', message: '' } } : null;
  }

  /** The person of the team says something. */
  reply(content: string): ChatMessage {
    return this.#store(this.#newest().id, { sender: 'admin', content, clientMessageId: null });
  }

  /** The person leaves again, and may say where the assistant goes on. */
  handBack(resumeFrom: ChatSession['resumeFrom'] = null): void {
    this.#change({ isHandedOff: false, adminName: null, resumeFrom });
    this.refuse = () => null;
  }

  /** The request of the newest session is canceled, by its link or by the team. */
  cancelLead(): void {
    this.#change({ leadCanceledAt: NOW });
  }

  /** The team closes the newest session for good. */
  close(): void {
    this.#change({ status: 'closed', isHandedOff: false, adminName: null });
    this.refuse = () => null;
  }

  /** The newest session is not known to the server any more. */
  forget(): void {
    this.#forgotten.add(this.#newest().id);
  }

  #change(change: Partial<ChatSession>): void {
    const session = this.#newest();
    Object.assign(session, change, { version: session.version + 1 });
  }

  #newest(): ChatSession {
    const session = this.sessions.at(-1);
    if (!session) throw new Error('Nobody has begun a session.');
    return session;
  }

  #find(params: FakeRequest['params']): ChatSession | undefined {
    return this.sessions.find(({ id }) => id === params.id);
  }

  readonly #getSession: FakeOperation<'getChatSession'> = ({ params }) => {
    const session = this.#find(params);
    if (!session || this.#forgotten.has(session.id)) return NOT_FOUND;
    const messages = this.#of(session.id);
    return { body: { ...session, messages, lastSeq: messages.length } };
  };

  readonly #listMessages: FakeOperation<'listChatMessages'> = ({ params, query }) => {
    const session = this.#find(params);
    if (!session) return NOT_FOUND;
    const messages = this.#of(session.id);
    return { body: { messages: messages.slice(Number(query.after)), lastSeq: messages.length } };
  };

  readonly #postMessage: FakeOperation<'postChatMessage'> = ({ params, body }) => {
    const session = this.#find(params);
    if (!session) return NOT_FOUND;
    if (session.status === 'closed') return { status: 409, body: { code: 'chat_closed', message: '' } };
    const { replies, ...said } = body as Turn;
    const refused = this.refuse(said);
    if (refused) return refused;
    if (!replies) return { status: 201, body: this.#store(session.id, said) };
    const answers = replies.map((reply): Said => ({ sender: 'assistant', ...reply }));
    const refusal = answers.map((answer) => this.refuse(answer)).find((one) => one !== null);
    // Of an assistant whose chat was taken over nothing is stored, and all of its visitor.
    const isHandedOff = refusal?.status === 409;
    if (refusal && !isHandedOff) return refusal;
    const message = this.#store(session.id, said);
    const stored = isHandedOff ? [] : answers.map((answer) => this.#store(session.id, answer));
    return { status: 201, body: { ...message, replies: stored } };
  };

  readonly #createLead: FakeOperation<'createLead'> = ({ headers, body }) => {
    if (this.refuseLead) return this.refuseLead;
    this.leads.push({ key: headers['idempotency-key'], body: body as Record<string, unknown> });
    const lead: CreateLeadResponse = { id: 7, status: 'new', createdAt: NOW };
    return this.hadLead ? { body: { ...lead, askedAgain: true } } : { status: 201, body: lead };
  };

  #begin({ visitorId }: { visitorId: string }): ChatSession {
    const id = `session-${this.sessions.length + 1}`;
    const session = createSession(id, visitorId, new Date(NOW));
    this.sessions.push(session);
    return session;
  }

  #of(sessionId: string): ChatMessage[] {
    return this.messages.filter((message) => message.sessionId === sessionId);
  }

  #store(sessionId: string, { sender, content, clientMessageId }: Said): ChatMessage {
    const stored = this.#of(sessionId);
    const known = stored.find((message) => clientMessageId && message.clientMessageId === clientMessageId);
    if (known) return known;
    const seq = stored.length + 1;
    const message: ChatMessage = {
      id: `${sessionId}-${seq}`,
      sessionId,
      seq,
      sender,
      content,
      image: null,
      timestamp: NOW,
      clientMessageId,
    };
    this.messages.push(message);
    return message;
  }
}
