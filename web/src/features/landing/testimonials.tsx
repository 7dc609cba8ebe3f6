import { styled } from '@mui/material/styles';
import { Section } from '#components/section.tsx';
import { Stars } from '#components/stars.tsx';
import { color } from '#components/tokens.ts';
import { Card, CardGrid } from './card-grid.tsx';

const TESTIMONIALS = [
  [
    'I asked at nine, had a price by ten, and the old deck was gone by the afternoon. No haggling needed.',
    'Margaret L.',
    'Bedford',
  ],
  [
    "Clearing Dad's house felt impossible. The crew was kind, quick and charged what they had said.",
    'Devon R.',
    'Dartmouth',
  ],
  [
    'Third floor, no elevator, one very heavy piano. They came the same day and even swept the stairs.',
    'Aisha K.',
    'Halifax',
  ],
] as const;

const Quote = styled(Card)({
  paddingLeft: 20,
  borderLeft: `3px solid ${color.accent}`,
  blockquote: { flex: 1, margin: 0, fontSize: '1.125rem', lineHeight: 1.5, textWrap: 'pretty' },
});

/** Three homeowners' words. */
export function Testimonials() {
  return (
    <Section id="testimonials" title="What your neighbours say" heights={[780, 440]}>
      <CardGrid>
        {TESTIMONIALS.map(([text, name, area]) => (
          <Quote key={name}>
            <Stars />
            <blockquote>“{text}”</blockquote>
            <p>
              <strong>{name}</strong>, {area}
            </p>
          </Quote>
        ))}
      </CardGrid>
    </Section>
  );
}
