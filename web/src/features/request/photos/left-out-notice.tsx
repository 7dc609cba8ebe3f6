import styled from '@emotion/styled';
import { useEffect, useSyncExternalStore } from 'react';
import { ActionButton } from '#components/action.tsx';
import { color } from '#components/tokens.ts';
import { followPhotoChecks } from '#lib/photos/follow-checks.ts';
import { lastRequest } from '#lib/storage/last-request.ts';
import { type LeftOutPhotos, leftOutSnapshot, onLeftOutPhotos } from '#lib/storage/left-out-photos.ts';
import { type LeftOutWords, leftOutWords } from '../left-out-words.ts';
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

/** What is to be said of photos that this browser was to send with a request and that are not with it; null where all are. */
export function useLeftOut(leadId: number | undefined): LeftOutWords | null {
  const texts = useRequestTexts();
  const known = useSyncExternalStore(onLeftOutPhotos, leftOutSnapshot);
  const isOurs = leadId !== undefined && leadId === lastRequest();
  useEffect(() => {
    if (isOurs) void followPhotoChecks();
  }, [isOurs]);
  return isOurs ? leftOutWords(JSON.parse(known) as LeftOutPhotos, texts) : null;
}

/** Says that photos are not with the request, and offers to add them. */
export function LeftOutNotice({ words: [said, add], onAdd }: { words: LeftOutWords; onAdd: () => void }) {
  return (
    <Notice role="alert">
      <p>{said}</p>
      <ActionButton type="button" data-look="main" onClick={onAdd}>
        {add}
      </ActionButton>
    </Notice>
  );
}
