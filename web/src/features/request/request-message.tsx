import styled from '@emotion/styled';
import { readCallTimes } from '@harbour-haul/domain/call-times/call-times-note';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { standingOf } from '@harbour-haul/domain/leads/request/standing';
import { useState } from 'react';
import { TextWithPhone } from '#components/texts/text-with-phone.tsx';
import { color } from '#components/tokens.ts';
import { RequestSteps } from './request-steps.tsx';
import { useRequestTexts } from './texts/use-request-texts.ts';
import { useFocus } from './use-focus.ts';

const Message = styled('div')({
  outline: 'none',
  p: { margin: 0 },
  'p ~ p': { fontSize: '1.0625rem', fontWeight: 600 },
  'p ~ p ~ p': { marginTop: 4, fontSize: '1rem', fontWeight: 400 },
  '[role=status]:not(:empty)': {
    marginBottom: 20,
    padding: '12px 16px',
    borderRadius: 12,
    background: `color-mix(in srgb, ${color.primary} 10%, transparent)`,
  },
});

interface RequestMessageProps {
  /** What became of the last thing that was done; empty for nothing. */
  notice: string;
  request: RequestView;
  /** Changes with everything that is done; null before. */
  done: number | null;
}

/** What was just done, how far the request is, and what can be done with it here. Whoever has done something finds themselves here. */
export function RequestMessage({ notice, request, done }: RequestMessageProps) {
  const { states, receivedWithTimes, scope, closed, inChat } = useRequestTexts();
  const [now] = useState(() => new Date());
  const isClosed = request.state === 'completed' || request.state === 'canceled';
  const hasAdded = (request.saidSince ?? []).length > 0;
  const standing = standingOf(request, now);
  const isTimed = standing === 'received' && readCallTimes(request.details) !== null;
  return (
    <Message ref={useFocus<HTMLDivElement>(done)} tabIndex={-1}>
      <p role="status">{notice}</p>
      <RequestSteps standing={standing} />
      <p>{isTimed ? receivedWithTimes : <TextWithPhone text={states[standing]} />}</p>
      <p>{request.open || isClosed ? scope[standing] : closed}</p>
      {request.open && request.cancelAsked && <p>{inChat.cancelAsked}</p>}
      {request.open && !request.cancelAsked && hasAdded && <p>{inChat.added}</p>}
    </Message>
  );
}
