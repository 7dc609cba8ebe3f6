import { styled } from '@mui/material/styles';
import { useTexts } from '#components/page/language.tsx';
import { Section } from '#components/page/section.tsx';
import { color, DESKTOP } from '#components/tokens.ts';
import { Card, CardGrid } from './card-grid.tsx';
import { ICON_NAMES, JunkIcon } from './drawings/junk-icons.tsx';
import { LANDING_TEXTS } from './landing-texts.ts';

const ServiceCard = styled(Card)({
  padding: 16,
  border: `1px solid ${color.hairline}`,
  borderRadius: 12,
  background: color.surface,
  transition: 'border-color 150ms, translate 150ms',
  h3: { fontSize: '1.125rem' },
  p: { flex: 1, fontSize: '0.9375rem', lineHeight: 1.5 },
  a: { color: color.primary, fontWeight: 600 },
  // The whole card is the link.
  'a::after': { content: '""', position: 'absolute', inset: -1, borderRadius: 12 },
  '&:hover': { borderColor: color.primary, translate: '0 -2px' },
  [DESKTOP]: { padding: 24, h3: { fontSize: '1.25rem' } },
});

/** The six kinds of junk that crews take away; each card leads to the form and chooses its kind there. */
export function Services() {
  const { services } = useTexts(LANDING_TEXTS);
  return (
    <Section id="services" title={services.title} lead={services.lead} heights={[1010, 690]}>
      <CardGrid data-tight="">
        {ICON_NAMES.map((type) => (
          <ServiceCard key={type}>
            <JunkIcon name={type} />
            <h3>{services.names[type]}</h3>
            <p>{services.texts[type]}</p>
            <a href="#quote-form" data-junk={type} aria-label={`${services.quote}: ${services.names[type]}`}>
              {services.quote}
            </a>
          </ServiceCard>
        ))}
      </CardGrid>
    </Section>
  );
}
