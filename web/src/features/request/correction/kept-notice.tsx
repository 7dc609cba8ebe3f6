import styled from '@emotion/styled';
import { CORRECTABLE_FIELDS, type RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { useState } from 'react';
import { ActionButton } from '#components/action.tsx';
import { color } from '#components/tokens.ts';
import { requestFacts } from '../request-words.ts';
import { useRequestTexts } from '../texts/use-request-texts.ts';
import type { CorrectionDraft } from './correction-draft.ts';

const Notice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  padding: '12px 16px',
  borderLeft: `4px solid ${color.primary}`,
  borderRadius: 8,
  background: `color-mix(in srgb, ${color.primary} 10%, transparent)`,
  // Of a form, whose gap is there, it is the first.
  '&:has(~ dl)': { marginTop: 20 },
  '[role=status]': { flex: '1 1 240px' },
  'article & p': { margin: 0 },
  'article & p + p': { marginTop: 8 },
  'article & p + p + p': { marginTop: 0, fontWeight: 600, overflowWrap: 'anywhere' },
});

interface KeptNoticeProps {
  request: RequestView;
  draft: CorrectionDraft;
  onDiscard: () => void;
}

/** Says that a correction was begun and is not sent, and what of the request it would be sent over that has changed since. */
export function KeptNotice({ request, draft, onDiscard }: KeptNoticeProps) {
  const texts = useRequestTexts();
  const { kept, keptOverOther, standsNow, discard } = texts.form;
  const [now] = useState(() => new Date());
  const facts = new Map(requestFacts(request, now, texts));
  const labels = CORRECTABLE_FIELDS.filter((name) => draft.clashing.includes(name)).map(
    (name) => texts.labels[name],
  );
  return (
    <Notice data-wide="">
      <div role="status">
        <p>{draft.isOverOther ? keptOverOther : kept}</p>
        {labels.length > 0 && <p>{standsNow}</p>}
        {labels.map((label) => (
          <p key={label}>{texts.fact(label, facts.get(label) ?? '')}</p>
        ))}
      </div>
      <ActionButton type="button" data-look="quiet" onClick={onDiscard}>
        {discard}
      </ActionButton>
    </Notice>
  );
}
