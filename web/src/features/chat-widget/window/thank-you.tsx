import styled from '@emotion/styled';
import { requestReference } from '@harbour-haul/domain/notices/request-reference';
import { useEffect, useRef, useState } from 'react';
import { LinkedText } from '#components/texts/linked-text.tsx';
import { color } from '#components/tokens.ts';
import { lastRequest } from '#lib/storage/last-request.ts';
import { TextButton } from '../chat-parts.ts';
import { useChatTexts } from '../texts/use-chat-texts.ts';

const Panel = styled('div')({
  padding: '14px 16px 8px',
  textAlign: 'center',
  '&:focus': { outline: 'none' },
  p: { fontSize: '0.9375rem', lineHeight: 1.5, textWrap: 'balance' },
  'p + p': { color: color.quiet, fontSize: '0.875rem' },
  strong: { color: color.primary },
  output: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: color.primary,
    fontWeight: 600,
  },
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
  const [last] = useState(lastRequest);
  const sent = leadId ?? last;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takeFocus) panel.current?.focus();
  }, [takeFocus]);
  const [title, text] = isCanceled ? thankYou.canceled : [thankYou.title];
  // The page that it leads to is of the browser's last request, and that may have been sent since, by the form.
  const isOther = last !== null && sent !== last;
  const seeOwn = isCanceled ? thankYou.seeCanceled : thankYou.see;
  const seeText = isOther ? thankYou.seeLast(requestReference(last)) : seeOwn;
  return (
    <Panel ref={panel} tabIndex={-1} role="group" aria-label={thankYou.label}>
      <p>
        <strong>{title}</strong> {text}
      </p>
      {sent !== null && (
        <p>
          <output>{thankYou.reference(requestReference(sent))}</output>
          <br />
          <a href={thankYou.path}>{seeText}</a>
        </p>
      )}
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
