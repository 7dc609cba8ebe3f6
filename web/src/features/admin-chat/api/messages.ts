import { FORGOTTEN_TEXT } from '@harbour-haul/domain/chat/forgotten-text';
import { type QueryClient, QueryObserver, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { EMPTY_LOG, type MessageLog } from '#lib/chat/message-log.ts';
import type { OutgoingMessage } from '#lib/chat/outbox.ts';
import { chatKeys } from './chat-keys.ts';

const MESSAGES_LIMIT = 500;

/** The messages of one chat, as far as they are loaded. */
export interface ChatMessages {
  log: MessageLog;
  /** The visitor's browser has everything up to here. */
  deliveredSeq: number;
}

interface LoadedMessages extends ChatMessages {
  phase: 'loading' | 'ready' | 'failed';
}

/** The messages of a chat. Live events, pulls and earlier pages are merged into what was loaded. */
function messagesQuery(sessionId: string, load?: () => Promise<ChatMessages>) {
  return queryOptions({
    queryKey: chatKeys.messages(sessionId),
    queryFn: load ?? skipToken,
    structuralSharing: false,
  });
}

/** Returns the messages of a chat. They are loaded by its `ChatSync`, never by a component. */
export function useMessages(sessionId: string): LoadedMessages {
  const { data, isError } = useQuery(messagesQuery(sessionId));
  if (data) return { ...data, phase: 'ready' };
  return { log: EMPTY_LOG, deliveredSeq: 0, phase: isError ? 'failed' : 'loading' };
}

/** The cached messages of one chat. */
export class MessageCache {
  readonly #client: QueryClient;
  readonly #sessionId: string;

  constructor(client: QueryClient, sessionId: string) {
    this.#client = client;
    this.#sessionId = sessionId;
  }

  /** Returns the messages; undefined until they have been loaded. */
  get(): ChatMessages | undefined {
    return this.#client.getQueryData(messagesQuery(this.#sessionId).queryKey);
  }

  /** Nothing is cached, and the last attempt to load it has failed. */
  get hasFailed(): boolean {
    return this.#client.getQueryState(chatKeys.messages(this.#sessionId))?.status === 'error' && !this.get();
  }

  /** Loads the messages. Concurrent calls share one load. @throws what the load throws */
  async load(load: () => Promise<ChatMessages>): Promise<void> {
    await this.#client.fetchQuery({ ...messagesQuery(this.#sessionId, load), staleTime: 0 });
  }

  /** Changes what is loaded; while nothing is, the load brings it. */
  update(change: (messages: ChatMessages) => ChatMessages): void {
    const before = this.get();
    const after = before && change(before);
    if (after !== before) this.#client.setQueryData(messagesQuery(this.#sessionId).queryKey, after);
  }

  /** Empties them: their visitor has had the chat forgotten, or it was erased. */
  forget(): void {
    this.update(({ log, ...rest }) => ({
      ...rest,
      log: {
        ...log,
        messages: log.messages.map((message) => ({ ...message, content: FORGOTTEN_TEXT, image: null })),
      },
    }));
  }

  /** Keeps the messages cached, be they on no screen. @returns the function that releases them */
  hold(): () => void {
    const query = messagesQuery(this.#sessionId);
    return new QueryObserver(this.#client, { queryKey: query.queryKey, queryFn: skipToken }).subscribe(
      () => {},
    );
  }
}

/** Returns a session with its newest messages. */
export function getSession(id: string) {
  return call('getChatSession', { params: { id } });
}

/** Returns the messages after a `seq`, as many as one response holds. */
export function listMessages(id: string, after: number, limit = MESSAGES_LIMIT) {
  return call('listChatMessages', { params: { id }, query: { after, limit } });
}

/** Posts a message of an admin. */
export function postMessage(id: string, { content, clientMessageId }: OutgoingMessage) {
  return call('postChatMessage', { params: { id }, body: { content, sender: 'admin', clientMessageId } });
}
