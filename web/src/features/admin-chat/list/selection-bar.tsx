import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSessions } from '../api/sessions.ts';
import { useCloseChats } from '../api/use-close-chats.ts';
import { type ChatConsole, useConsoleState } from '../state/chat-console.ts';
import { closingText } from '../unsent/unsent-texts.ts';
import { CloseChatsDialog } from './close-chats-dialog.tsx';
import type { Selection } from './use-selection.ts';

/** The actions on the selected conversations. */
export function SelectionBar({ chatConsole, selection }: { chatConsole: ChatConsole; selection: Selection }) {
  const [isAsking, setAsking] = useState(false);
  const { isClosing, closeChats } = useCloseChats(chatConsole);
  const { ids } = selection;
  const outgoing = useConsoleState(chatConsole, (state) => state.outgoing);
  const unsent = ids.flatMap((id) => outgoing.get(id) ?? []);
  const sessions = useSessions();
  const close = async (chosen: readonly string[]) => {
    setAsking(false);
    selection.set(await closeChats(chosen));
  };
  return (
    <Box role="region" aria-label="Selected conversations" sx={barStyle}>
      <Typography variant="body2" role="status" sx={{ flex: 1, fontWeight: 600 }}>
        {`${ids.length} selected`}
      </Typography>
      <Button
        size="small"
        color="error"
        variant="contained"
        loading={isClosing}
        onClick={() => setAsking(true)}
      >
        Close Chats
      </Button>
      <Button size="small" color="inherit" onClick={selection.clear}>
        Cancel
      </Button>
      {isAsking && (
        <CloseChatsDialog
          sessions={ids.flatMap((id) => sessions.get(id) ?? [])}
          detail={closingText(unsent)}
          onClose={(chosen) => void close(chosen)}
          onCancel={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'action.selected',
};
