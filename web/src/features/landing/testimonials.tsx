import { styled } from '@mui/material/styles';
import { useTexts } from '#components/page/language.tsx';
import { Section } from '#components/page/section.tsx';
import { Stars } from '#components/page/stars.tsx';
import { color } from '#components/tokens.ts';
import { Card, CardGrid } from './card-grid.tsx';
import { LANDING_TEXTS } from './landing-texts.ts';

const Quote = styled(Card)({
  paddingLeft: 20,
  borderLeft: `3px solid ${color.accent}`,
  blockquote: { flex: 1, margin: 0, fontSize: '1.125rem', lineHeight: 1.5, textWrap: 'pretty' },
});

/** Three homeowners' words. */
export function Testimonials() {
  const { testimonials } = useTexts(LANDING_TEXTS);
  return (
    <Section id="testimonials" title={testimonials.title} heights={[780, 440]}>
      <CardGrid>
        {testimonials.items.map(([text, name, area]) => (
          <Quote key={name}>
            <Stars />
            <blockquote>{testimonials.quoted(text)}</blockquote>
            <p>
              <strong>{name}</strong> · {area}
            </p>
          </Quote>
        ))}
      </CardGrid>
    </Section>
  );
}
