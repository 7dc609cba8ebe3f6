import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { color } from '#components/tokens.ts';
import { Spoken } from '../chat-parts.ts';
import { useChatTexts } from '../texts/use-chat-texts.ts';

const breathe = keyframes`0%, 60%, 100% { opacity: 0.3 } 30% { opacity: 1 }`;

const Dots = styled('div')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  height: 40,
  paddingInline: 16,
  border: `1px solid ${color.hairline}`,
  borderRadius: '18px 18px 18px 6px',
  background: color.surface,
  i: { width: 7, height: 7, borderRadius: 4, background: color.quiet, animation: `${breathe} 1.2s infinite` },
  'i:nth-of-type(2)': { animationDelay: '0.15s' },
  'i:nth-of-type(3)': { animationDelay: '0.3s' },
  '@media (prefers-reduced-motion: reduce)': { i: { animation: 'none' } },
});

/** Shows that a reply is being written, and by whom. */
export function TypingIndicator({ who }: { who: string }) {
  const { isTyping } = useChatTexts();
  return (
    <div role="status">
      <Dots>
        <i />
        <i />
        <i />
        <Spoken>{isTyping(who)}</Spoken>
      </Dots>
    </div>
  );
}
