import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { type ChatConsole, useConsoleState } from '../state/chat-console.ts';
import { quoted } from '../unsent/unsent-texts.ts';

interface LeaveQuestion {
  /** Runs what gives a chat to the assistant; asks first where its visitor's last message asks something. */
  leave: (go: () => void) => void;
  question: ReactNode;
}

/**
 * Lets nobody hand a chat back over a question that no person has answered: the assistant asks on, and the visitor waits. An
 * answer that is just being sent is one.
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
      question="Leave a question unanswered?"
      detail={`The visitor asked ${quoted(asked.content)} last. The AI assistant goes on with its own questions, and the chat stays under Needs you.`}
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
    const isOpen = lastMessage?.sender === 'user' && lastMessage.content.includes('?') && !isAnswering;
    if (isOpen) setAsked({ go, content: lastMessage.content });
    else go();
  };
  return { leave, question };
}
