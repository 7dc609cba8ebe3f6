import { useEffect, useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import {
  type ChatRecord,
  EMPTY_RECORD,
  type ShownMessage,
  unreadReplies,
  visibleMessages,
} from '../state/chat-record.ts';
import type { ChatClient } from './chat-client.ts';

export interface Conversation {
  record: ChatRecord;
  /** What can be seen by now. */
  messages: ShownMessage[];
  /** A reply is being written, or a request is on its way. */
  typing: boolean;
  /** What was said waits for the engine, whose code could not be loaded so many times. */
  failures: number;
  /** A person of the team is writing. */
  personTyping: boolean;
  unread: number;
}

/** The conversation as it looks at this moment, updated whenever it changes and when the next reply is due. */
export function useConversation(client: ChatClient): Conversation {
  const record = useSyncExternalStore(
    (listener) => client.store.subscribe(listener),
    () => client.store.record,
    () => EMPTY_RECORD,
  );
  const personTyping = useSyncExternalStore(
    (listener) => client.live.subscribe(listener),
    () => client.live.personTyping,
    () => false,
  );
  const failures = useSyncExternalStore(
    (listener) => client.engine.subscribe(listener),
    () => client.engine.failures,
    () => 0,
  );
  const isWaiting = record.inputs.length > 0;
  const [now, look] = useReducer(
    () => Date.now(),
    0,
    () => Date.now(),
  );
  const dueAt = Math.min(...record.messages.filter(({ at }) => at > now).map(({ at }) => at));

  // What is new can be due already.
  useLayoutEffect(() => look(), [record]);
  useEffect(() => {
    if (dueAt === Number.POSITIVE_INFINITY) return undefined;
    const timer = setTimeout(look, Math.max(0, dueAt - Date.now()));
    return () => clearTimeout(timer);
  }, [dueAt]);

  return {
    record,
    messages: visibleMessages(record, now),
    typing:
      dueAt !== Number.POSITIVE_INFINITY ||
      (isWaiting && failures === 0) ||
      record.outbox.some((item) => item.kind === 'submit' && !item.isTold),
    failures: isWaiting ? failures : 0,
    personTyping: personTyping && record.answeredBy === 'person',
    unread: unreadReplies(record, now),
  };
}
