import { useEffect, useRef, useState } from 'react';
import { TypingSignal } from '#lib/chat/typing.ts';
import { type ChatConsole, useConsoleState } from '../state/chat-console.ts';
import type { ChatSync } from '../state/chat-sync.ts';
import { trackChat } from '../track-chat.ts';

export interface ComposerState {
  text: string;
  setText: (text: string) => void;
  /** Where this admin has not got the chat yet, that takes it over and sends once it is theirs. */
  canSend: boolean;
  send: () => void;
  /** What was sent before the chat was this admin's: it waits for that, fails with it, or none does. */
  held: 'waiting' | 'failed' | null;
  /** Takes the chat over where nobody has it, or is about to. */
  takeOver: () => void;
  onBlur: () => void;
}

interface ChatHold {
  /** Whether this admin has the chat. */
  isMine: boolean;
  /** Takes it over, and returns whether it is this admin's then; null while nobody can. */
  takeOver: (() => Promise<boolean>) | null;
}

/**
 * The draft of a chat's next message. It is kept in the tab, so neither opening another chat nor loading the page anew loses it.
 * What is sent before this admin has the chat is held until the takeover is there, also where the chat is left meanwhile.
 */
export function useComposer(
  chatConsole: ChatConsole,
  chat: ChatSync,
  { isMine, takeOver }: ChatHold,
): ComposerState {
  const isSending = useConsoleState(chatConsole, ({ outgoing }) =>
    (outgoing.get(chat.id) ?? []).some(({ state }) => state === 'sending'),
  );
  const [text, setOwnText] = useState(() => chatConsole.drafts.get(chat.id));
  const [held, setHeld] = useState<ComposerState['held']>(null);
  const isHeld = useRef(false);
  const [signal] = useState(
    () => new TypingSignal((typing) => chatConsole.sendTyping(chat.id, typing), chatConsole.platform),
  );
  useEffect(() => () => signal.stopped(), [signal]);
  const hold = (next: ComposerState['held']) => {
    isHeld.current = next === 'waiting';
    setHeld(next);
  };
  const storeDraft = (next: string) => {
    setOwnText(next);
    chatConsole.drafts.set(chat.id, next);
  };
  const post = (content: string) => {
    chat.send(content.trim());
    trackChat('send_message');
    storeDraft('');
    signal.stopped();
  };
  const beginTakeover = () =>
    void takeOver?.().then((isTaken) => {
      if (!isHeld.current) return;
      hold(isTaken ? null : 'failed');
      if (isTaken) post(chatConsole.drafts.get(chat.id));
    });
  // One at a time (specification section 5); what has failed waits for its own retry.
  const canSend = text.trim() !== '' && !isSending && held !== 'waiting';
  return {
    text,
    setText: (next) => {
      storeDraft(next);
      if (next.trim() === '') hold(null);
      // The text searches the canned replies; no message is being typed.
      if (next.trim() === '' || next.startsWith('/')) signal.stopped();
      else signal.typed();
    },
    canSend,
    send: () => {
      if (!canSend) return;
      if (isMine) {
        hold(null);
        post(text);
        return;
      }
      hold('waiting');
      beginTakeover();
    },
    held,
    takeOver: beginTakeover,
    onBlur: () => signal.stopped(),
  };
}
