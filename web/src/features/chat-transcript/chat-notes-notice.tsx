import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { writtenNotes } from './transcript.ts';
import { exactTime } from './transcript-messages.tsx';
import { useTranscript } from './transcript-query.ts';

interface ChatNotesNoticeProps {
  visitorId: string;
  sessionId: string;
}

/** What the team noted in a lead's chat: whoever schedules from the lead reads it without looking for it. */
export function ChatNotesNotice({ visitorId, sessionId }: ChatNotesNoticeProps) {
  const { data } = useTranscript(visitorId, sessionId);
  const notes = writtenNotes(data?.notes ?? []);
  if (notes.length === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      <AlertTitle>Noted in the chat</AlertTitle>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {notes.map(({ id, authorName, createdAt, content }) => (
          <Box key={id} component="li" sx={{ whiteSpace: 'pre-wrap' }}>
            {`${authorName}, ${exactTime(createdAt)}: ${content}`}
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
