import styled from '@emotion/styled';
import { requestReference } from '@harbour-haul/domain/leads/request/request-reference';
import { useState } from 'react';
import { color } from '#components/tokens.ts';
import { lastRequest } from '#lib/storage/last-request.ts';
import { useChatTexts } from '../texts/use-chat-texts.ts';

/** Of what holds a `SentRequest`. */
export const sentRequestStyle = {
  output: { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: color.primary,
    fontWeight: 600,
  },
};

/** A line above the input, which gives no room away. */
export const SentBar = styled('div')({
  padding: '0 16px',
  borderBottom: `1px solid ${color.hairline}`,
  fontSize: '0.875rem',
  p: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 12,
  },
  ...sentRequestStyle,
});

interface SentRequestProps {
  /** The request that the conversation has become; null where that was not kept. */
  leadId: number | null;
  isCanceled: boolean;
}

/** The reference of the request that was sent, and the way to it. */
export function SentRequest({ leadId, isCanceled }: SentRequestProps) {
  const { thankYou } = useChatTexts();
  const [last] = useState(lastRequest);
  const sent = leadId ?? last;
  if (sent === null) return null;
  // The page that it leads to is of the browser's last request, and that may have been sent since, by the form.
  const isOther = last !== null && sent !== last;
  const seeOwn = isCanceled ? thankYou.seeCanceled : thankYou.see;
  return (
    <p>
      <output>{thankYou.reference(requestReference(sent))}</output>{' '}
      <a href={thankYou.path}>{isOther ? thankYou.seeLast(requestReference(last)) : seeOwn}</a>
    </p>
  );
}
