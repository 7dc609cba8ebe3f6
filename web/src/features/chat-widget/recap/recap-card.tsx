import styled from '@emotion/styled';
import type { QuickReply, RecapLine } from '@harbour-haul/domain/conversation/turn';
import { useRef, useState } from 'react';
import { LinkedText } from '#components/texts/linked-text.tsx';
import { UnbrokenText } from '#components/texts/unbroken-text.tsx';
import { color } from '#components/tokens.ts';
import { TextButton } from '../chat-parts.ts';
import { ReplyButton } from '../reply-button.tsx';
import { useChatTexts } from '../texts/use-chat-texts.ts';
import { CLAMPED_TO_TWO_LINES, RecapLineButton } from './recap-line.tsx';
import { recapParts } from './recap-parts.ts';
import { useFit } from './use-fit.ts';

const Words = styled('div')({
  padding: '7px 12px',
  lineHeight: 1.35,
  '[data-fit=paired] > &': { paddingBlock: 4, fontSize: '0.875rem', lineHeight: 1.25 },
});

/** What was just changed stands in the lines as well: two lines of it will do where height counts. */
const Before = styled(Words)({
  whiteSpace: 'pre-line',
  // Within the padding, where a third line would show.
  '[data-fit]:not([data-fit=whole]) > & > span': CLAMPED_TO_TWO_LINES,
  '[data-fit=paired] > & > span': { WebkitLineClamp: '1' },
});

/** An answer and the question that is open still, as in any other message. */
const Answer = styled('div')({ padding: '9px 14px', lineHeight: 1.5, whiteSpace: 'pre-line' });

/** Two columns; what shares no row takes both. The hairlines are the ground between the lines. */
const Lines = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  margin: 0,
  padding: '1px 0',
  background: color.hairline,
  listStyle: 'none',
  '[data-fit=folded] > &': { display: 'none' },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  padding: '0 8px 8px',
  'ul + &': { paddingTop: 8 },
  '[data-look=action]': { flex: '1 1 8rem' },
});

interface RecapCardProps {
  content: string;
  recap: readonly RecapLine[];
  quickReplies: readonly QuickReply[];
  onChoose: (reply: QuickReply) => void;
}

/** The recap before it is sent: a line for each value, which changes it, and one button that sends them all. */
export function RecapCard({ content, recap, quickReplies, onChoose }: RecapCardProps) {
  const { before, after, isRepeated, lines, submit, others } = recapParts(content, recap, quickReplies);
  const texts = useChatTexts();
  const card = useRef<HTMLDivElement>(null);
  const [isWhole, setWhole] = useState(false);
  const hidden = useFit(card, isRepeated, isWhole);
  const choose = (reply: QuickReply) => () => onChoose(reply);
  return (
    <div ref={card}>
      {isRepeated ? (
        <Answer dir="auto">
          <LinkedText text={before} />
        </Answer>
      ) : (
        before !== '' && (
          <Before dir="auto">
            <span data-value="">
              <UnbrokenText text={before} />
            </span>
          </Before>
        )
      )}
      <Lines role="list" aria-label={texts.recap.list}>
        {lines.map((line) => (
          <RecapLineButton key={line.slot} line={line} onChoose={choose(line.reply)} />
        ))}
      </Lines>
      {after !== '' && <Words dir="auto">{after}</Words>}
      <Actions role="group" aria-label={texts.messages.quickReplies}>
        {submit && (
          <TextButton type="button" data-look="action" onClick={choose(submit)}>
            {submit.label}
          </TextButton>
        )}
        {hidden !== 'nothing' && (
          <TextButton type="button" data-look="plain" onClick={() => setWhole(!isWhole)}>
            {isWhole ? texts.recap.less : texts.recap.more[hidden]}
          </TextButton>
        )}
        {others.map((reply) => (
          <ReplyButton key={reply.id} reply={reply} onChoose={onChoose} />
        ))}
      </Actions>
    </div>
  );
}
