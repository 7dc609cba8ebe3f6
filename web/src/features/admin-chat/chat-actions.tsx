import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
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
      {desk.holds(session) && (
        <Button size="small" variant="outlined" loading={isBusy} onClick={endTakeover}>
          End Takeover
        </Button>
      )}
      <CloseChat desk={desk} id={session.id} />
    </Box>
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
