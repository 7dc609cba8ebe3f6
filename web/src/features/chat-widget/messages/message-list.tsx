import styled from '@emotion/styled';
import type { QuickReply } from '@harbour-haul/domain/conversation/turn';
import { useRef } from 'react';
import { color } from '#components/tokens.ts';
import type { ShownMessage } from '../state/chat-record.ts';
import { useChatTexts } from '../texts/use-chat-texts.ts';
import { MessageBubble } from './message-bubble.tsx';
import { QuickReplies } from './quick-replies.tsx';
import { TypingIndicator } from './typing-indicator.tsx';
import { useKeepScroll } from './use-keep-scroll.ts';

const Scroll = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  padding: 16,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: color.ground,
  // Every bit of height counts for the card of a recap.
  '&:has([data-card])': { paddingBottom: 6 },
  '&:focus-visible': { outline: `3px solid ${color.primary}`, outlineOffset: -3 },
});

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 });

interface MessageListProps {
  messages: readonly ShownMessage[];
  /** Who is writing, or null for nobody. */
  typing: string | null;
  /** The quick replies that are offered now. */
  quickReplies: readonly QuickReply[];
  onChoose: (reply: QuickReply) => void;
  onRetry: (message: ShownMessage) => void;
  /** Whether the photo of a message could not be stored and can be sent again. */
  isUnsent: (id: string) => boolean;
  onView: (message: ShownMessage) => void;
}

/** The conversation, read out as it grows; stays at its end, unless somebody reads further up. */
export function MessageList(props: MessageListProps) {
  const { messages, typing, quickReplies, onChoose, onRetry, isUnsent, onView } = props;
  const texts = useChatTexts().messages;
  const scroll = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  // The card of a recap has them in it.
  const isRecap = last?.recap !== undefined && quickReplies.length > 0;
  const ownId = messages.findLast(({ sender }) => sender === 'user')?.id;
  const onScroll = useKeepScroll(scroll, ownId);
  return (
    <Scroll
      ref={scroll}
      onScroll={onScroll}
      data-scrolls=""
      tabIndex={0}
      role="region"
      aria-label={texts.list}
    >
      <Stack>
        <Stack role="log" aria-live="polite" aria-relevant="additions" aria-label={texts.log}>
          {messages.map((message) => (
            <MessageBubble
              key={message.id}
              message={message}
              latest={message.id === ownId}
              onRetry={onRetry}
              isUnsent={isUnsent(message.id)}
              onView={onView}
              onChoose={isRecap && message === last ? onChoose : undefined}
            />
          ))}
        </Stack>
        {typing !== null ? (
          <TypingIndicator who={typing} />
        ) : (
          !isRecap && <QuickReplies replies={quickReplies} onChoose={onChoose} />
        )}
      </Stack>
    </Scroll>
  );
}
