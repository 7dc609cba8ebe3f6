import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { LinkedText } from '#components/texts/linked-text.tsx';
import { color } from '#components/tokens.ts';
import { TextButton } from '../chat-parts.ts';
import { useChatTexts } from '../texts/use-chat-texts.ts';
import { SentRequest, sentRequestStyle } from './sent-request.tsx';

const Panel = styled('div')({
  padding: '14px 16px 8px',
  textAlign: 'center',
  '&:focus': { outline: 'none' },
  p: { fontSize: '0.9375rem', lineHeight: 1.5, textWrap: 'balance' },
  'p + p': { color: color.quiet, fontSize: '0.875rem' },
  strong: { color: color.primary },
  ...sentRequestStyle,
  output: { ...sentRequestStyle.output, display: 'block' },
});

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 4,
  marginTop: 8,
});

interface ThankYouProps {
  /** The request that the conversation has become; null where that was not kept. */
  leadId: number | null;
  /** The request was canceled since: nobody is thanked for it. */
  isCanceled: boolean;
  /** The input that had the focus is gone. */
  takeFocus: boolean;
  /** The input stands below it again. */
  isAsking: boolean;
  onAsk: () => void;
  onStartOver: () => void;
}

/** Stands in place of the input once the request is stored, below the assistant's thanks; a question brings the input back. */
export function ThankYou({ leadId, isCanceled, takeFocus, isAsking, onAsk, onStartOver }: ThankYouProps) {
  const { thankYou } = useChatTexts();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) panel.current?.focus();
  }, [takeFocus]);
  const [title, text] = isCanceled ? thankYou.canceled : [thankYou.title];
  return (
    <Panel ref={panel} tabIndex={-1} role="group" aria-label={thankYou.label}>
      <p>
        <strong>{title}</strong> {text}
      </p>
      <SentRequest leadId={leadId} isCanceled={isCanceled} />
      {!isAsking && (
        <>
          <p>
            <LinkedText text={thankYou.call} />
          </p>
          <Ways>
            <TextButton type="button" data-look="choice" onClick={onAsk}>
              {thankYou.ask}
            </TextButton>
            <TextButton type="button" data-look="plain" onClick={onStartOver}>
              {thankYou.newRequest}
            </TextButton>
          </Ways>
        </>
      )}
    </Panel>
  );
}
