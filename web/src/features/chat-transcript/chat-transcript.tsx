import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { StaleAlert } from '#components/stale-alert.tsx';
import { describedHint } from '#lib/hints/described-hint.ts';
import { saveText } from '#lib/save-file.ts';
import { sessionNumber, writtenNotes } from './transcript.ts';
import { TranscriptMessages } from './transcript-messages.tsx';
import { useTranscript } from './transcript-query.ts';
import { NoTranscript, TranscriptFailure, TranscriptSkeleton } from './transcript-states.tsx';
import { transcriptFileName, transcriptText } from './transcript-text.ts';

interface ChatTranscriptProps {
  visitorId: string;
  /** The chat to begin with; all chats of the visitor where it is missing. */
  sessionId?: string | null | undefined;
  /** There was a conversation, whether or not it is there still. */
  isFromChat?: boolean;
}

/** The messages between a visitor and the site, to read and to export; what the team noted of them is to read alone. */
export function ChatTranscript(props: ChatTranscriptProps) {
  const { visitorId, sessionId: ownSession = null, isFromChat = false } = props;
  const titleId = useId();
  const [showsAll, setShowsAll] = useState(false);
  const sessionId = showsAll ? null : ownSession;
  const { data, isError, isFetching, refetch } = useTranscript(visitorId, sessionId);
  const messages = data?.messages ?? [];
  const isEmpty = messages.length === 0 && writtenNotes(data?.notes ?? []).length === 0;
  const refresh = () => void refetch();
  const save = () => saveText(transcriptFileName(visitorId, new Date()), transcriptText(messages));
  return (
    <section aria-labelledby={titleId} aria-busy={isFetching}>
      <Box sx={headStyle}>
        <Typography id={titleId} component="h3" variant="h6">
          Chat Transcript
          <Box
            component="span"
            {...describedHint(sessionId)}
            sx={{ ml: 1, fontWeight: 400, color: 'text.secondary', whiteSpace: 'nowrap' }}
          >
            {sessionId === null ? 'All Sessions' : sessionNumber(sessionId)}
          </Box>
        </Typography>
        {ownSession !== null && (
          <Link component="button" onClick={() => setShowsAll(!showsAll)} sx={switchStyle}>
            {showsAll ? 'Show this session' : 'Show all sessions'}
          </Link>
        )}
        <Box sx={{ display: 'flex', gap: 1, ml: { sm: 'auto' } }}>
          <Button
            variant="outlined"
            startIcon={<Refresh />}
            onClick={refresh}
            loading={isFetching}
            loadingPosition="start"
            sx={buttonStyle}
          >
            Refresh
          </Button>
          <Button
            variant="outlined"
            startIcon={<FileDownloadOutlined />}
            onClick={save}
            disabled={isFetching || messages.length === 0}
            sx={buttonStyle}
          >
            Export
          </Button>
        </Box>
      </Box>
      {data && isError && <StaleAlert what="The transcript" onRetry={refresh} />}
      {data && !isEmpty && <TranscriptMessages transcript={data} />}
      {data && isEmpty && <NoTranscript isFromChat={isFromChat} />}
      {!data && (isFetching ? <TranscriptSkeleton /> : <TranscriptFailure onRetry={refresh} />)}
    </section>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  pb: 1,
  mb: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
};

const switchStyle = { font: 'inherit', fontSize: '0.875rem', minHeight: 44 };

const buttonStyle = { px: 1.5, borderColor: 'divider', fontSize: '0.875rem' };
