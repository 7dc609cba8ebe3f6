import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '#components/confirm-dialog.tsx';
import type { Desk } from './desk.ts';
import { isActive } from './session-facts.ts';
import { useCloseChats } from './use-close-chats.ts';
import { useTakeover } from './use-takeover.ts';

/** Take over, give back, close. */
export function ChatActions({ desk, session }: { desk: Desk; session: ChatSession }) {
  const { isBusy, takeOver, endTakeover } = useTakeover(desk, session.id);
  if (!isActive(session)) {
    return (
      <Button disabled variant="outlined" size="small">
        Closed
      </Button>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {!session.isHandedOff && (
        <Button size="small" variant="contained" color="secondary" loading={isBusy} onClick={takeOver}>
          Take Over
        </Button>
      )}
      {session.isHandedOff && (
        <EndTakeover
          holder={desk.holds(session) ? null : (session.adminName ?? 'another admin')}
          isBusy={isBusy}
          onEnd={endTakeover}
        />
      )}
      <CloseChat desk={desk} id={session.id} />
    </Box>
  );
}

interface EndTakeoverProps {
  /** Whose it is, where it is somebody else's. */
  holder: string | null;
  isBusy: boolean;
  onEnd: () => void;
}

/** Any admin may end any takeover, so that a desk left open keeps nobody waiting; another's only after a question. */
function EndTakeover({ holder, isBusy, onEnd }: EndTakeoverProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        loading={isBusy}
        onClick={holder === null ? onEnd : () => setAsking(true)}
      >
        End Takeover
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={`End the takeover of ${holder ?? 'this chat'}?`}
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

function CloseChat({ desk, id }: { desk: Desk; id: string }) {
  const [isAsking, setAsking] = useState(false);
  const { isClosing, closeChats } = useCloseChats(desk);
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
          question="Close this chat?"
          detail="A closed chat cannot be opened again. Its visitor is told, and may start a new one."
          action="Close Chat"
          onConfirm={close}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
