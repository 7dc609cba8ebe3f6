import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { type ChatConsole, useConsoleState } from '../state/chat-console.ts';
import { quoted } from '../unsent/unsent-texts.ts';

interface LeaveQuestion {
  /** Runs what gives a chat to the assistant; asks first where its visitor's last message is unanswered. */
  leave: (go: () => void) => void;
  question: ReactNode;
}

/**
 * Lets nobody hand a chat back unaware over what its visitor wrote last and no person has answered: the assistant asks on and
 * may pass over it. Only a question keeps the chat under Needs you then. An answer that is just being sent is one.
 */
export function useLeaveQuestion(chatConsole: ChatConsole, { id, lastMessage }: ChatSession): LeaveQuestion {
  const isAnswering = useConsoleState(
    chatConsole,
    ({ outgoing }) => outgoing.get(id)?.some(({ state }) => state === 'sending') ?? false,
  );
  const [asked, setAsked] = useState<{ go: () => void; content: string } | null>(null);
  // As it was when it was asked about: a dialog that goes by itself does neither of what it offers.
  const question = asked && (
    <ConfirmDialog
      {...textsOf(asked.content)}
      action="End Takeover"
      cancel="Go back"
      onConfirm={() => {
        setAsked(null);
        asked.go();
      }}
      onCancel={() => setAsked(null)}
    />
  );
  const leave = (go: () => void) => {
    const isOpen = lastMessage?.sender === 'user' && !isAnswering;
    if (isOpen) setAsked({ go, content: lastMessage.content });
    else go();
  };
  return { leave, question };
}

function textsOf(content: string): { question: string; detail: string } {
  if (content.includes('?')) {
    return {
      question: 'Leave a question unanswered?',
      detail: `The visitor asked ${quoted(content)} last. The AI assistant goes on with its own questions, and the chat stays under Needs you.`,
    };
  }
  return {
    question: 'Leave a message unanswered?',
    detail: `The visitor wrote ${quoted(content)} last. The AI assistant goes on with its own questions and may pass over it.`,
  };
}
