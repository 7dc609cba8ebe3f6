import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import { styled } from '@mui/material/styles';
import { Section } from '#components/section.tsx';
import { color, DESKTOP } from '#components/tokens.ts';
import { Card, CardGrid } from './card-grid.tsx';
import { JunkIcon } from './drawings/junk-icons.tsx';

const SERVICES = [
  ['household', 'Boxes, bags, toys, mattresses and whatever else fills the basement or the garage.'],
  ['furniture', 'Sofas, tables, wardrobes and beds, carried out from any floor.'],
  ['appliances', 'Fridges, stoves, washers and dryers, disconnected and taken to the right place.'],
  ['construction', 'Drywall, lumber, tile and flooring after a renovation, big or small.'],
  ['yard', 'Branches, sod, old fences and sheds, so that the garden is yours again.'],
  ['electronics', 'Televisions, computers and printers, brought to an approved recycler.'],
] as const;

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
  return (
    <Section
      id="services"
      title="What we take away"
      lead="If two people can lift it, a crew near you can haul it. Not sure? Ask for a quote anyway."
      heights={[1010, 690]}
    >
      <CardGrid data-tight="">
        {SERVICES.map(([type, text]) => (
          <ServiceCard key={type}>
            <JunkIcon name={type} />
            <h3>{junkTypeLabel(type)}</h3>
            <p>{text}</p>
            <a href="#quote-form" data-junk={type} aria-label={`Get a quote: ${junkTypeLabel(type)}`}>
              Get a quote
            </a>
          </ServiceCard>
        ))}
      </CardGrid>
    </Section>
  );
}
