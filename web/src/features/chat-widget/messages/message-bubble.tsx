import styled from '@emotion/styled';
import type { QuickReply } from '@harbour-haul/domain/conversation/turn';
import { LinkedText } from '#components/texts/linked-text.tsx';
import { color } from '#components/tokens.ts';
import { imageSources, useImageFallback } from '#lib/chat/image-fallback.ts';
import { Spoken, TextButton } from '../chat-parts.ts';
import { RecapCard } from '../recap/recap-card.tsx';
import type { ShownMessage } from '../state/chat-record.ts';
import { useChatTexts } from '../texts/use-chat-texts.ts';

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
  textWrap: 'pretty',
  // Unlike the page's: behind a block, the full stop of its sentence would stand on a line of its own.
  'a[href^=mailto]': { display: 'inline' },
  '[data-sender=user] > &': {
    borderColor: 'transparent',
    borderRadius: '18px 18px 6px 18px',
    background: color.primary,
    color: color.onPrimary,
  },
  '[data-sender=admin] > &': { borderColor: color.primary },
  '&[data-card]': { width: '100%', maxWidth: 'none', padding: 0 },
});

const Small = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  color: color.quiet,
  fontSize: '0.8125rem',
  '&[data-delivery=failed]': { color: 'var(--mui-palette-error-main)', fontWeight: 600 },
});

/** A line between messages that says what became of the chat. */
const Note = styled('p')({
  margin: '4px auto',
  maxWidth: '86%',
  color: color.quiet,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.4,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

/** Thumbnails are at most 200 px (specification section 9). */
const Thumbnail = styled('img')({
  display: 'block',
  maxWidth: 200,
  width: 'auto',
  height: 'auto',
  maxHeight: 200,
  marginBlock: 4,
  borderRadius: 10,
});

/** The thumbnail, to be seen larger. */
const View = styled('button')({
  display: 'block',
  padding: 0,
  border: 0,
  borderRadius: 10,
  background: 'none',
  cursor: 'zoom-in',
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: 2 },
});

const Missing = styled('div')({ fontStyle: 'italic' });

interface MessageBubbleProps {
  message: ShownMessage;
  /** The visitor's latest: that it arrived is said under this one alone. */
  latest: boolean;
  onRetry: (message: ShownMessage) => void;
  /** Its photo could not be stored, and can be sent again. */
  isUnsent: boolean;
  /** Its photo is to be seen large. */
  onView: (message: ShownMessage) => void;
  /** It is a recap that can still be answered, by quick replies that stand in it. */
  onChoose: ((reply: QuickReply) => void) | undefined;
}

/** One message. Whatever it says is shown as text with links in it, in its own direction. */
export function MessageBubble(props: MessageBubbleProps) {
  const { message, latest, onRetry, isUnsent, onView, onChoose } = props;
  const { id, sender, content, delivery, recap, quickReplies } = message;
  const { messages, note } = useChatTexts();
  if (sender === 'note') return <Note>{note(content)}</Note>;
  return (
    // What was a card becomes text again once it is answered: nothing to be read out anew.
    <Row data-sender={sender} data-message={id} aria-live={recap && !onChoose ? 'off' : undefined}>
      {sender === 'admin' && <Small aria-hidden="true">{messages.speakers.admin}</Small>}
      <Bubble data-card={recap && onChoose ? '' : undefined}>
        <Spoken>{messages.said(messages.speakers[sender])}</Spoken>
        <MessageImage message={message} onView={() => onView(message)} />
        {recap && onChoose ? (
          <RecapCard content={content} recap={recap} quickReplies={quickReplies} onChoose={onChoose} />
        ) : (
          content !== '' && (
            <div dir="auto">
              <LinkedText text={content} />
            </div>
          )
        )}
      </Bubble>
      {sender === 'user' && (latest || isUnsent || delivery !== 'sent') && (
        <DeliveryNote delivery={isUnsent ? 'failed' : delivery} onRetry={() => onRetry(message)} />
      )}
    </Row>
  );
}

interface DeliveryNoteProps {
  delivery: ShownMessage['delivery'];
  onRetry: () => void;
}

function DeliveryNote({ delivery, onRetry }: DeliveryNoteProps) {
  const { messages } = useChatTexts();
  if (delivery !== 'failed') {
    return <Small data-delivery={delivery}>{delivery === 'sent' ? messages.sent : messages.sending}</Small>;
  }
  return (
    <Small data-delivery="failed">
      {messages.unsent}
      <TextButton type="button" data-look="plain" onClick={onRetry}>
        {messages.retry}
      </TextButton>
    </Small>
  );
}

/** The image of a message, where it has one: chosen here, or by its address. */
function MessageImage({ message, onView }: { message: ShownMessage; onView: () => void }) {
  const { preview, image, sender } = message;
  const { messages } = useChatTexts();
  const { source, onError } = useImageFallback(preview === null ? imageSources(image ?? '') : [preview]);
  if (preview === null && image === null) return null;
  if (source === undefined) return <Missing>{messages.noImage}</Missing>;
  return (
    <View type="button" onClick={onView}>
      <Thumbnail
        src={source}
        alt={sender === 'user' ? messages.ownPhoto : messages.photo}
        onError={onError}
      />
      <Spoken>{messages.viewLarge}</Spoken>
    </View>
  );
}
