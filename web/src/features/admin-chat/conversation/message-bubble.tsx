import CloudOff from '@mui/icons-material/CloudOff';
import Done from '@mui/icons-material/Done';
import DoneAll from '@mui/icons-material/DoneAll';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { RelayMark } from '#components/relay-mark.tsx';
import { LinkedText } from '#components/texts/linked-text.tsx';
import { MessageImage } from './message-image.tsx';
import { clockTime, type Delivery, type ShownMessage } from './message-items.ts';

interface MessageBubbleProps {
  item: ShownMessage;
  visitorName: string;
  /** Not there where this admin cannot write any more. */
  onRetry: (() => void) | undefined;
  onDiscard: (clientMessageId: string) => void;
}

/** One message: the visitor's on the left, ours on the right. */
export function MessageBubble({ item, visitorName, onRetry, onDiscard }: MessageBubbleProps) {
  const { sender, content, timestamp, isFirst, isRelayed, delivery, clientMessageId } = item;
  return (
    <Box data-sender={sender} sx={{ ...rowStyle, pt: isFirst ? 1.25 : 0.5 }}>
      {isFirst && (
        <Box sx={nameStyle}>
          {senderName(item, visitorName)}
          {isRelayed && <RelayMark />}
        </Box>
      )}
      <Box sx={bubbleStyle} data-bubble>
        <MessageImage item={item} />
        {content.trim() !== '' && (
          <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            <LinkedText text={content} isOfStranger={sender === 'user' || isRelayed} />
          </Box>
        )}
      </Box>
      <Box sx={footStyle}>
        <time dateTime={timestamp}>{clockTime(timestamp)}</time>
        {delivery && <DeliveryMark delivery={delivery} />}
        {(delivery === 'failed' || delivery === 'waiting') && clientMessageId && (
          <>
            {delivery === 'failed' && onRetry && (
              <Link component="button" type="button" onClick={onRetry}>
                Retry
              </Link>
            )}
            <Link component="button" type="button" color="inherit" onClick={() => onDiscard(clientMessageId)}>
              Discard
            </Link>
          </>
        )}
      </Box>
    </Box>
  );
}

const MARKS: Record<Delivery, { label: string; icon: typeof Done }> = {
  sending: { label: 'Sending…', icon: Schedule },
  // It goes by itself once the server is reached.
  waiting: { label: 'Waiting for the network', icon: CloudOff },
  sent: { label: 'Sent', icon: Done },
  delivered: { label: 'Delivered', icon: DoneAll },
  failed: { label: 'Not sent', icon: ErrorOutlined },
};

function DeliveryMark({ delivery }: { delivery: Delivery }) {
  const { label, icon: Icon } = MARKS[delivery];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        color: delivery === 'failed' ? 'error.main' : 'inherit',
        fontWeight: delivery === 'failed' ? 600 : 400,
      }}
    >
      <Icon aria-hidden="true" sx={{ fontSize: 15 }} />
      {label}
    </Box>
  );
}

function senderName({ sender, author }: ShownMessage, visitorName: string): string {
  if (sender === 'user') return visitorName;
  return sender === 'assistant' ? 'AI assistant' : (author ?? 'Admin');
}

const rowStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  '&[data-sender=user]': { alignItems: 'flex-start' },
  '&[data-sender=user] [data-bubble]': { bgcolor: 'background.paper', borderColor: 'divider' },
  '&[data-sender=assistant] [data-bubble]': {
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)',
  },
  '&[data-sender=admin] [data-bubble]': { bgcolor: 'primary.main', color: 'primary.contrastText' },
};

const nameStyle = { px: 0.5, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary' };

const bubbleStyle = {
  maxWidth: 'min(85%, 640px)',
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'transparent',
  borderRadius: 1.5,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
};

const footStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 0.5,
  pt: 0.25,
  fontSize: '0.75rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  '& button': { minHeight: 24, fontSize: 'inherit', fontWeight: 600 },
};
