import { useEffect, useState } from 'react';
import { TypingSignal } from '#lib/chat/typing.ts';
import type { Desk } from './desk.ts';
import type { OpenChat } from './open-chat.ts';
import { useStore } from './use-store.ts';

interface ComposerState {
  text: string;
  setText: (text: string) => void;
  canSend: boolean;
  send: () => void;
  onBlur: () => void;
}

/** What is being written to a chat. It is kept with the desk: another chat, opened in between, does not cost it. */
export function useComposer(desk: Desk, chat: OpenChat): ComposerState {
  const { outgoing } = useStore(chat.store);
  const [text, setOwnText] = useState(() => desk.drafts.get(chat.id) ?? '');
  const [signal] = useState(
    () => new TypingSignal((typing) => desk.tellTyping(chat.id, typing), desk.platform),
  );
  useEffect(() => () => signal.stopped(), [signal]);
  const keep = (next: string) => {
    setOwnText(next);
    desk.drafts.set(chat.id, next);
  };
  // One at a time (specification section 5); what has failed waits for its own retry.
  const canSend = text.trim() !== '' && outgoing.every(({ state }) => state === 'failed');
  return {
    text,
    setText: (next) => {
      keep(next);
      // A canned reply is looked for, not written.
      if (next.trim() === '' || next.startsWith('/')) signal.stopped();
      else signal.typed();
    },
    canSend,
    send: () => {
      if (!canSend) return;
      chat.send(text.trim());
      keep('');
      signal.stopped();
    },
    onBlur: () => signal.stopped(),
  };
}
