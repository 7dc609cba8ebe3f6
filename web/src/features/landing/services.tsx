import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import { styled } from '@mui/material/styles';
import { Section } from '#components/section.tsx';
import { color } from '#components/tokens.ts';
import { Card, CardGrid } from './card-grid.tsx';
import { SERVICE_ICONS } from './service-icons.tsx';

const SERVICES = [
  ['household', 'Boxes, bags, toys, mattresses and whatever else fills the basement or the garage.'],
  ['furniture', 'Sofas, tables, wardrobes and beds, carried out from any floor.'],
  ['appliances', 'Fridges, stoves, washers and dryers, disconnected and taken to the right place.'],
  ['construction', 'Drywall, lumber, tile and flooring after a renovation, big or small.'],
  ['yard', 'Branches, sod, old fences and sheds, so that the garden is yours again.'],
  ['electronics', 'Televisions, computers and printers, brought to an approved recycler.'],
] as const;

const ServiceCard = styled(Card)({
  svg: {
    width: 48,
    height: 48,
    fill: 'none',
    stroke: color.primary,
    strokeWidth: 2.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  p: { flex: 1, color: color.quiet },
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: color.primary,
    fontWeight: 600,
  },
});

/** The six kinds of junk that crews take away; each card leads to the form. */
export function Services() {
  return (
    <Section
      id="services"
      title="What we take away"
      lead="If two people can lift it, a crew near you can haul it. Not sure? Ask for a quote anyway."
    >
      <CardGrid>
        {SERVICES.map(([type, text]) => (
          <ServiceCard key={type}>
            <svg viewBox="0 0 48 48" aria-hidden="true">
              <path d={SERVICE_ICONS[type]} />
            </svg>
            <h3>{junkTypeLabel(type)}</h3>
            <p>{text}</p>
            <a href="#quote-form" aria-label={`Get a quote: ${junkTypeLabel(type)}`}>
              Get a quote
            </a>
          </ServiceCard>
        ))}
      </CardGrid>
    </Section>
  );
}
