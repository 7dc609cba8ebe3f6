import type { QuickReply } from '@harbour-haul/domain/conversation/turn';
import { TextButton } from './chat-parts.ts';
import { SUBMIT } from './recap/recap-parts.ts';
import { useChatTexts } from './texts/use-chat-texts.ts';

/** The quick reply that leads to the request which this browser has sent. */
const SEE_REQUEST = 'see-request';

const ReplyLink = TextButton.withComponent('a');

interface ReplyButtonProps {
  reply: QuickReply;
  onChoose: (reply: QuickReply) => void;
}

/** A quick reply as a button; the one that leads to the sent request is a link, and says nothing. */
export function ReplyButton({ reply, onChoose }: ReplyButtonProps) {
  const { id, label } = reply;
  const { thankYou } = useChatTexts();
  if (id === SEE_REQUEST) {
    return (
      <ReplyLink href={thankYou.path} data-look="choice">
        {label}
      </ReplyLink>
    );
  }
  return (
    <TextButton type="button" data-look={id === SUBMIT ? 'main' : 'choice'} onClick={() => onChoose(reply)}>
      {label}
    </TextButton>
  );
}
