import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SCROLL_HEIGHT } from './transcript-messages.tsx';

/** Placeholders of messages while they are loaded. */
export function TranscriptSkeleton() {
  return (
    <Box
      role="status"
      aria-label="Loading chat transcript..."
      sx={{ ...frameStyle, p: 2, display: 'grid', gap: 2 }}
    >
      {['62%', '44%', '70%', '36%'].map((width, index) => (
        <Skeleton
          key={width}
          variant="rounded"
          width={width}
          sx={{ height: 'auto', justifySelf: index % 2 === 1 ? 'end' : 'start' }}
        />
      ))}
    </Box>
  );
}

/** There is no chat, or none with messages; of a lead that came from one, no more. */
export function NoTranscript({ isFromChat }: { isFromChat: boolean }) {
  return isFromChat ? (
    <Notice icon={<ForumOutlined />} title="The conversation is no longer here">
      This lead came from the chat. What was said there has been removed since.
    </Notice>
  ) : (
    <Notice icon={<ForumOutlined />} title="No chat history available for this lead">
      It may have come from the form instead of chat.
    </Notice>
  );
}

/** The transcript could not be loaded, and none is cached. */
export function TranscriptFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice icon={<CloudOffOutlined />} title="The chat transcript could not be loaded" alert>
      <Box component="span" sx={{ display: 'block', mb: 2 }}>
        The server could not be reached or did not answer.
      </Box>
      <Button variant="outlined" onClick={onRetry}>
        Try Again
      </Button>
    </Notice>
  );
}

interface NoticeProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  alert?: boolean;
}

function Notice({ icon, title, children, alert }: NoticeProps) {
  return (
    <Box role={alert ? 'alert' : undefined} sx={noticeStyle}>
      <Box aria-hidden="true" sx={{ color: 'primary.main', '& > svg': { fontSize: 40 } }}>
        {icon}
      </Box>
      <Typography sx={{ fontWeight: 600, mt: 0.5 }}>{title}</Typography>
      <Typography variant="body2" color="textSecondary" component="div" sx={{ mt: 0.5 }}>
        {children}
      </Typography>
    </Box>
  );
}

const frameStyle = { height: SCROLL_HEIGHT, border: 1, borderColor: 'divider', borderRadius: 1 };

const noticeStyle = { px: 3, py: 5, textAlign: 'center', border: 1, borderColor: 'divider', borderRadius: 1 };
