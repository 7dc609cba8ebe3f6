import { styled } from '@mui/material/styles';
import { color } from '#components/tokens.ts';
import { Spoken, TextButton } from '../chat-parts.ts';
import type { ShownMessage } from '../state/chat-record.ts';
import { ChatNote } from './chat-note.tsx';
import { MessageImage } from './message-image.tsx';

const Row = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 2,
  '&[data-sender=user]': { alignItems: 'flex-end' },
});

const Bubble = styled('div')({
  maxWidth: '86%',
  padding: '9px 14px',
  // Letters that are stacked without end stay within their own message.
  overflow: 'hidden',
  border: `1px solid ${color.hairline}`,
  borderRadius: '18px 18px 18px 6px',
  background: color.surface,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  '[data-sender=user] > &': {
    borderColor: 'transparent',
    borderRadius: '18px 18px 6px 18px',
    background: color.primary,
    color: color.onPrimary,
  },
  '[data-sender=admin] > &': { borderColor: color.primary },
});

const Small = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  color: color.quiet,
  fontSize: '0.8125rem',
  '&[data-delivery=failed]': { color: 'var(--mui-palette-error-main)', fontWeight: 600 },
});

const SPEAKERS = { user: 'You', assistant: 'Assistant', admin: 'Our team' } as const;

interface MessageBubbleProps {
  message: ShownMessage;
  /** The visitor's latest: that it arrived is said under this one alone. */
  latest: boolean;
  onRetry: (id: string) => void;
  /** Its photo could not be stored, and can be sent again. */
  isKept: boolean;
  onRetryPhoto: (id: string) => void;
}

/** One message. Whatever it says is shown as text, in its own direction. */
export function MessageBubble(props: MessageBubbleProps) {
  const { message, latest, onRetry, isKept, onRetryPhoto } = props;
  const { id, sender, content, delivery } = message;
  if (sender === 'note') return <ChatNote>{content}</ChatNote>;
  return (
    <Row data-sender={sender} data-message={id}>
      {sender === 'admin' && <Small aria-hidden="true">{SPEAKERS.admin}</Small>}
      <Bubble>
        <Spoken>{SPEAKERS[sender]}: </Spoken>
        <MessageImage message={message} />
        {content !== '' && <div dir="auto">{content}</div>}
      </Bubble>
      {sender === 'user' && (latest || delivery !== 'sent') && (
        <DeliveryNote delivery={delivery} onRetry={() => onRetry(id)} />
      )}
      {isKept && (
        <TextButton type="button" data-look="plain" onClick={() => onRetryPhoto(id)}>
          Try to send the photo again
        </TextButton>
      )}
    </Row>
  );
}

interface DeliveryNoteProps {
  delivery: ShownMessage['delivery'];
  onRetry: () => void;
}

function DeliveryNote({ delivery, onRetry }: DeliveryNoteProps) {
  if (delivery !== 'failed') {
    return <Small data-delivery={delivery}>{delivery === 'sent' ? 'Sent' : 'Sending…'}</Small>;
  }
  return (
    <Small data-delivery="failed">
      Not sent yet
      <TextButton type="button" data-look="plain" onClick={onRetry}>
        Retry
      </TextButton>
    </Small>
  );
}
