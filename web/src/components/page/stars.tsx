import styled from '@emotion/styled';
import type { Texts } from '@harbour-haul/domain/site/language';
import { color } from '../tokens.ts';
import { useTexts } from './language.tsx';

const Row = styled('span')({
  display: 'inline-flex',
  gap: 2,
  verticalAlign: '-0.15em',
  svg: { width: '1.1em', height: '1.1em', fill: color.accent },
});

const LABELS: Texts<string> = { en: '5 out of 5 stars', fr: '5 étoiles sur 5' };

/** Five full stars, read out as `5 out of 5 stars`. */
export function Stars() {
  return (
    <Row role="img" aria-label={useTexts(LABELS)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg key={star} viewBox="0 0 20 20" aria-hidden="true">
          <path d="m10 1 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L10 15.2l-5.6 3.1l1.2-6.3L1 7.6l6.3-.8z" />
        </svg>
      ))}
    </Row>
  );
}
