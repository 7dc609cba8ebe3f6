import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { awaitsAnswer, wishText } from '../session-facts.ts';
import { personName } from '../session-names.ts';
import { quoted } from '../unsent/unsent-texts.ts';

interface CloseChatsDialogProps {
  /** The selected chats, as they are now. */
  sessions: readonly ChatSession[];
  /** What becomes of them. */
  detail: string;
  onClose: (ids: readonly string[]) => void;
  onCancel: () => void;
}

/** More of them than these are a number. */
const MAX_NAMED = 5;

/** Asks before several chats are closed for good, names whoever of them still waits for an answer, and offers to leave these open. */
export function CloseChatsDialog({ sessions, detail, onClose, onCancel }: CloseChatsDialogProps) {
  const id = useId();
  const waiting = sessions.filter(awaitsAnswer);
  const others = sessions.filter((session) => !waiting.includes(session));
  const isAll = waiting.length > 0 && others.length > 0;
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={onCancel}
      maxWidth="xs"
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-detail`}
    >
      <DialogTitle id={`${id}-question`}>
        {`Close ${sessions.length} selected chat ${sessions.length === 1 ? 'session' : 'sessions'}?`}
      </DialogTitle>
      <DialogContent id={`${id}-detail`}>
        {waiting.length > 0 && <WaitingChats waiting={waiting} count={sessions.length} />}
        <DialogContentText>{detail}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={actionsStyle}>
        <Button color="inherit" onClick={onCancel} autoFocus>
          Cancel
        </Button>
        {isAll && (
          <Button variant="outlined" color="error" onClick={() => onClose(others.map(idOf))}>
            {others.length === 1
              ? 'Close only the answered one'
              : `Close only the ${others.length} answered ones`}
          </Button>
        )}
        <Button variant="contained" color="error" onClick={() => onClose(sessions.map(idOf))}>
          {isAll ? `Close all ${sessions.length}` : sessions.length === 1 ? 'Close Chat' : 'Close Chats'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function WaitingChats({ waiting, count }: { waiting: readonly ChatSession[]; count: number }) {
  const more = waiting.length - MAX_NAMED;
  return (
    <>
      <DialogContentText color="textPrimary">{waitingText(waiting.length, count)}</DialogContentText>
      <Box component="ul" sx={listStyle}>
        {waiting.slice(0, MAX_NAMED).map((session) => (
          <li key={session.id}>
            <b>{personName(session)}</b>
            {`: ${waitText(session)}`}
          </li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </Box>
    </>
  );
}

function waitingText(waiting: number, count: number): string {
  const waits = waiting === 1 ? 'waits' : 'wait';
  if (waiting < count) return `${waiting} of them still ${waits} for an answer:`;
  if (count === 1) return 'Its visitor still waits for an answer:';
  return `All ${count} of them still wait for an answer:`;
}

/** What they wait with: what they wrote last, or asked a person for. */
function waitText(session: ChatSession): string {
  const { lastMessage } = session;
  if (lastMessage?.sender === 'user' && lastMessage.content !== '') return quoted(lastMessage.content);
  return wishText(session)?.toLowerCase() ?? 'put away until somebody turns to it';
}

const idOf = ({ id }: ChatSession): string => id;

/** On a phone the buttons stand below each other, as wide as the dialog. */
const actionsStyle = {
  px: 3,
  pb: 2,
  gap: 1,
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: { sm: 'wrap' },
  alignItems: { xs: 'stretch', sm: 'center' },
};

const listStyle = { mt: 0.5, mb: 2, pl: 2.5, overflowWrap: 'anywhere', '& li + li': { mt: 0.5 } };
