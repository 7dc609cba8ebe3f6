import { useEffect, useState } from 'react';
import { TypingSignal } from '#lib/chat/typing.ts';
import { type ChatConsole, useConsoleState } from '../state/chat-console.ts';
import type { ChatSync } from '../state/chat-sync.ts';
import { trackChat } from '../track-chat.ts';

interface ComposerState {
  text: string;
  setText: (text: string) => void;
  canSend: boolean;
  send: () => void;
  onBlur: () => void;
}

/**
 * The draft of a chat's next message. It is kept in the tab, so neither opening another chat nor loading the page anew loses it.
 * @param isMine whether this admin has the chat: before that nothing is sent
 */
export function useComposer(chatConsole: ChatConsole, chat: ChatSync, isMine: boolean): ComposerState {
  const isSending = useConsoleState(chatConsole, ({ outgoing }) =>
    (outgoing.get(chat.id) ?? []).some(({ state }) => state === 'sending'),
  );
  const [text, setOwnText] = useState(() => chatConsole.drafts.get(chat.id));
  const [signal] = useState(
    () => new TypingSignal((typing) => chatConsole.sendTyping(chat.id, typing), chatConsole.platform),
  );
  useEffect(() => () => signal.stopped(), [signal]);
  const storeDraft = (next: string) => {
    setOwnText(next);
    chatConsole.drafts.set(chat.id, next);
  };
  // One at a time (specification section 5); what has failed waits for its own retry.
  const canSend = isMine && text.trim() !== '' && !isSending;
  return {
    text,
    setText: (next) => {
      storeDraft(next);
      // The text searches the canned replies; no message is being typed.
      if (next.trim() === '' || next.startsWith('/')) signal.stopped();
      else signal.typed();
    },
    canSend,
    send: () => {
      if (!canSend) return;
      chat.send(text.trim());
      trackChat('send_message');
      storeDraft('');
      signal.stopped();
    },
    onBlur: () => signal.stopped(),
  };
}
