import styled from '@emotion/styled';
import type { QuickReply } from '@harbour-haul/domain/conversation/turn';
import { ReplyButton } from '../reply-button.tsx';
import { useChatTexts } from '../texts/use-chat-texts.ts';

const Group = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface QuickRepliesProps {
  replies: readonly QuickReply[];
  onChoose: (reply: QuickReply) => void;
}

/** The quick replies that the last message offers, as buttons. */
export function QuickReplies({ replies, onChoose }: QuickRepliesProps) {
  const { messages } = useChatTexts();
  if (replies.length === 0) return null;
  return (
    <Group role="group" aria-label={messages.quickReplies}>
      {replies.map((reply) => (
        <ReplyButton key={reply.id} reply={reply} onChoose={onChoose} />
      ))}
    </Group>
  );
}
