import styled from '@emotion/styled';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { useState } from 'react';
import { HazardNotes } from '#components/hazards/hazard-notes.tsx';
import { UnbrokenText } from '#components/texts/unbroken-text.tsx';
import { color, DESKTOP, SHADOW, TABLET } from '#components/tokens.ts';
import { OwnPhotos } from './photos/own-photos.tsx';
import { requestFacts } from './request-words.ts';
import { useRequestTexts } from './texts/use-request-texts.ts';

/** A card as the thank-you page's, whose number to keep stands above the rest. */
const Facts = styled('dl')({
  margin: '24px 0 0',
  border: `1px solid ${color.hairline}`,
  borderRadius: 16,
  background: color.surface,
  boxShadow: SHADOW,
  paddingBottom: 6,
  '> div': { display: 'grid', gap: 2, marginInline: 20, paddingBlock: 10 },
  '> div + div + div': { borderTop: `1px solid ${color.hairline}` },
  '> div:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4px 16px',
    margin: 0,
    padding: '16px 20px',
    borderBottom: `2px dashed ${color.hairline}`,
    dd: { fontSize: '1.5rem', fontWeight: 700, letterSpacing: '0.02em', fontVariantNumeric: 'tabular-nums' },
  },
  dt: { color: color.quiet, fontSize: '0.875rem' },
  dd: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  // Beside each other where an address of mail fits as well.
  [TABLET]: {
    '> div': { gridTemplateColumns: 'minmax(112px, 1fr) 2fr', gap: 16, marginInline: 28 },
    '> div:first-of-type': { paddingInline: 28 },
    dt: { fontSize: '1rem' },
  },
  [DESKTOP]: { margin: 0 },
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
