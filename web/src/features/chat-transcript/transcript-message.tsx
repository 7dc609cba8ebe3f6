import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import Box from '@mui/material/Box';
import { PhotoThumbnail } from '#components/photo-thumbnail.tsx';
import { RelativeTimeText } from '#components/relative-time-text.tsx';
import { SENDER_LABELS } from './transcript.ts';

/** One message: the visitor's on the right, the assistant's and the team's on the left. */
export function TranscriptMessage({ message, now }: { message: ChatMessage; now: Date }) {
  const { sender, content, image, timestamp } = message;
  return (
    <Box component="li" data-sender={sender} sx={rowStyle}>
      <Box sx={{ typography: 'body2', color: 'text.secondary', mb: 0.25 }}>
        <strong>{SENDER_LABELS[sender]}</strong> · <RelativeTimeText time={timestamp} now={now} />
      </Box>
      <Box className="bubble">
        {content && <Box sx={{ whiteSpace: 'pre-wrap' }}>{content}</Box>}
        {image !== null && (
          <Box sx={{ mt: content ? 1 : 0 }}>
            <PhotoThumbnail photo={image} alt={`Sent by ${SENDER_LABELS[sender].toLowerCase()}`} />
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Rows out of sight are not laid out: a long chat opens as fast as a short one. */
const rowStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 72px',
  overflowWrap: 'anywhere',
  '& strong': { fontWeight: 600, color: 'text.primary' },
  '& > .bubble': {
    maxWidth: 'min(480px, 88%)',
    px: 1.75,
    py: 1.25,
    borderRadius: '4px 16px 16px 16px',
    bgcolor: 'action.hover',
  },
  '&[data-sender=admin] > .bubble': {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-secondary-main) 18%, transparent)',
  },
  '&[data-sender=user]': { alignItems: 'flex-end' },
  '&[data-sender=user] > .bubble': {
    borderRadius: '16px 4px 16px 16px',
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 14%, transparent)',
  },
};
