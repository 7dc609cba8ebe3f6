import styled from '@emotion/styled';
import { useSyncExternalStore } from 'react';
import { ActionButton } from '#components/action.tsx';
import { color } from '#components/tokens.ts';
import { lastRequest, leftOutPhotos, onLeftOutPhotos } from '#lib/storage/last-request.ts';
import { useRequestTexts } from '../texts/use-request-texts.ts';

const Notice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  marginTop: 20,
  padding: '12px 16px',
  borderLeft: `4px solid ${color.accent}`,
  borderRadius: 8,
  background: `color-mix(in srgb, ${color.accent} 14%, transparent)`,
  p: { margin: 0, fontWeight: 600 },
});

/** How many photos that this browser was to send with a request are not with it. */
export function useLeftOut(leadId: number | undefined): number {
  const count = useSyncExternalStore(onLeftOutPhotos, leftOutPhotos);
  return leadId === lastRequest() ? count : 0;
}

/** Says that photos are not with the request, and offers to add them. */
export function LeftOutNotice({ count, onAdd }: { count: number; onAdd: () => void }) {
  const [said, add] = useRequestTexts().card.leftOut(count);
  return (
    <Notice role="alert">
      <p>{said}</p>
      <ActionButton type="button" data-look="main" onClick={onAdd}>
        {add}
      </ActionButton>
    </Notice>
  );
}
