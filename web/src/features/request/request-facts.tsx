import styled from '@emotion/styled';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { useState } from 'react';
import { HazardNotes } from '#components/hazards/hazard-notes.tsx';
import { UnbrokenText } from '#components/texts/unbroken-text.tsx';
import { color, TABLET } from '#components/tokens.ts';
import { OwnPhotos } from './photos/own-photos.tsx';
import { requestFacts } from './request-words.ts';
import { useRequestTexts } from './texts/use-request-texts.ts';

const Facts = styled('dl')({
  margin: '20px 0 0',
  borderTop: `1px solid ${color.hairline}`,
  '> div': {
    display: 'grid',
    gap: 2,
    paddingBlock: 10,
    borderBottom: `1px solid ${color.hairline}`,
  },
  dt: { color: color.quiet, fontSize: '0.875rem' },
  dd: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  // Beside each other where an address of mail fits as well.
  [TABLET]: {
    '> div': { gridTemplateColumns: 'minmax(112px, 1fr) 2fr', gap: 16 },
    dt: { fontSize: '1rem' },
  },
});

/** A request as it is stored. */
export function RequestFacts({ request }: { request: RequestView }) {
  const texts = useRequestTexts();
  const [now] = useState(() => new Date());
  return (
    <Facts>
      {requestFacts(request, now, texts).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <UnbrokenText text={value} />
            {label === texts.labels.details && request.open && (
              <HazardNotes text={value} words={texts.hazard} />
            )}
            {label === texts.labels.photos && <OwnPhotos paths={request.photoPaths ?? []} />}
          </dd>
        </div>
      ))}
    </Facts>
  );
}
