import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { unansweredWords } from '@harbour-haul/domain/chat/messages/unanswered-words';
import type { ResumableStep } from '@harbour-haul/domain/chat/resume-point';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import { describedHint } from '#lib/hints/described-hint.ts';
import { useCloseChats } from '../api/use-close-chats.ts';
import { awaitsAnswer, isActive, wishText } from '../session-facts.ts';
import { SnoozeButton } from '../snooze/snooze-button.tsx';
import { type ChatConsole, useConsoleState } from '../state/chat-console.ts';
import { closingText } from '../unsent/unsent-texts.ts';
import { BACK_TO_ASSISTANT, HandBack } from './hand-back.tsx';
import { HandOver } from './hand-over.tsx';
import { isQuestion, lastWordsText, useLeaveQuestion } from './use-leave-question.tsx';
import { useTakeover } from './use-takeover.ts';

/** The buttons that hand a chat over, end its takeover, put it away, and close it. */
export function ChatActions({ chatConsole, session }: { chatConsole: ChatConsole; session: ChatSession }) {
  const { isBusy, endTakeover, handOver } = useTakeover(chatConsole, session.id);
  const { leave, question } = useLeaveQuestion(chatConsole, session);
  if (!isActive(session)) {
    return (
      <Button disabled variant="outlined" size="small">
        Closed
      </Button>
    );
  }
  return (
    <Box sx={actionsStyle}>
      {chatConsole.holds(session) && (
        <HandOver
          myId={chatConsole.user.id}
          isBusy={isBusy}
          onHandOver={(colleague) => leave('colleague', () => handOver(colleague))}
        />
      )}
      {session.isHandedOff && (
        <EndTakeover
          session={session}
          isMine={chatConsole.holds(session)}
          isBusy={isBusy}
          onEnd={(from) => leave(from ? 'directed' : 'assistant', () => endTakeover(from))}
        />
      )}
      <SnoozeButton key={session.id} chatConsole={chatConsole} session={session} />
      <CloseChat chatConsole={chatConsole} session={session} />
      {question}
    </Box>
  );
}

interface EndTakeoverProps {
  session: ChatSession;
  isMine: boolean;
  isBusy: boolean;
  onEnd: (from?: ResumableStep) => void;
}

/** Any admin may end any takeover, so that a console left open keeps no visitor waiting; another admin's only after a confirmation. */
function EndTakeover({ session, isMine, isBusy, onEnd }: EndTakeoverProps) {
  const [isAsking, setAsking] = useState(false);
  // After a request was sent the assistant has nothing left to ask.
  if (isMine && session.leadSentAt === null) return <HandBack isBusy={isBusy} onEnd={onEnd} />;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={isBusy}
        {...describedHint(BACK_TO_ASSISTANT)}
        onClick={isMine ? () => onEnd() : () => setAsking(true)}
      >
        End Takeover
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={`End the takeover of ${session.adminName ?? 'another admin'}?`}
          detail="The AI assistant goes on with the conversation until somebody takes it over again."
          action="End Takeover"
          onConfirm={() => {
            setAsking(false);
            onEnd();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Closes a chat once that is confirmed; what its visitor waits for is named. */
function CloseChat({ chatConsole, session }: { chatConsole: ChatConsole; session: ChatSession }) {
  const { id } = session;
  const [isAsking, setAsking] = useState(false);
  const { isClosing, closeChats } = useCloseChats(chatConsole);
  const unsent = useConsoleState(chatConsole, ({ outgoing }) => outgoing.get(id));
  const isAnswering = unsent?.some(({ state }) => state === 'sending') ?? false;
  const left = isAnswering ? null : leftText(session);
  const closing = closingText(unsent ?? []);
  const close = () => {
    setAsking(false);
    void closeChats([id]);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        loading={isClosing}
        onClick={() => setAsking(true)}
      >
        Close Chat
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={left?.question ?? 'Close this chat?'}
          detail={left === null ? closing : `${left.detail} ${closing}`}
          action="Close Chat"
          onConfirm={close}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** What a chat that is closed leaves undone: an answer, a person or a call that its visitor waits for, or a request unsent; null for nothing. */
function leftText(session: ChatSession): { question: string; detail: string } | null {
  const words = awaitsAnswer(session) ? unansweredWords(session) : null;
  if (words !== null) {
    const question = `Close with a ${isQuestion(words) ? 'question' : 'message'} unanswered?`;
    return { question, detail: lastWordsText(words) };
  }
  const wish = wishText(session);
  if (wish !== null)
    return { question: 'Close with a visitor waiting?', detail: `${wish}, and still waits.` };
  const { leadId, leadSentAt } = session;
  return leadId === null || leadSentAt !== null
    ? null
    : {
        question: 'Close with a request unsent?',
        detail: `Its visitor has not sent it. Lead #${leadId} keeps what they said so far.`,
      };
}

/** On a phone they have a row of their own, the whole of it, which the four of one's own takeover just fill. */
const actionsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: { xs: 1, sm: 0 },
  gap: { xs: 0.5, sm: 1 },
  '& > .MuiButton-root, & > .MuiButtonGroup-root, & .MuiButtonGroup-firstButton': {
    flexGrow: { xs: 1, sm: 0 },
  },
  '& > .MuiButton-root, & .MuiButtonGroup-firstButton': { px: { xs: 1.5, sm: 2.5 } },
  '&:has(.MuiButtonGroup-root) .MuiButton-root:not(.MuiButtonGroup-lastButton)': { px: { xs: 1, sm: 2.5 } },
};
