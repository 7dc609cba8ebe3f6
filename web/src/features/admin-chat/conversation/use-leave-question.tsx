import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { quoted } from '../unsent/unsent-texts.ts';

interface LeaveQuestion {
  /** Runs what gives a chat to the assistant; asks first where its visitor's last message asks something. */
  leave: (go: () => void) => void;
  question: ReactNode;
}

/** Lets nobody hand a chat back over a question that no person has answered: the assistant takes it for answered. */
export function useLeaveQuestion({ lastMessage }: ChatSession): LeaveQuestion {
  const [go, setGo] = useState<(() => void) | null>(null);
  const asked =
    lastMessage?.sender === 'user' && lastMessage.content.includes('?') ? lastMessage.content : null;
  const question = go !== null && asked !== null && (
    <ConfirmDialog
      question="Leave a question unanswered?"
      detail={`The visitor asked ${quoted(asked)} last. The AI assistant goes on with its own questions.`}
      action="End Takeover"
      cancel="Go back"
      onConfirm={() => {
        setGo(null);
        go();
      }}
      onCancel={() => setGo(null)}
    />
  );
  const leave = (then: () => void) => {
    if (asked === null) then();
    else setGo(() => then);
  };
  return { leave, question };
}
