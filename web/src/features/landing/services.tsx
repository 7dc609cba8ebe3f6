import { junkTypeLabel } from '@harbour-haul/domain/leads/fields/junk-type';
import { styled } from '@mui/material/styles';
import { Section } from '#components/section.tsx';
import { color } from '#components/tokens.ts';
import { Card, CardGrid } from './card-grid.tsx';

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

/** Line drawings on a 48 px square, one path for each kind of junk. */
const SERVICE_ICONS = {
  household: 'M6 18l18-8 18 8v20l-18 8-18-8zM6 18l18 8 18-8M24 26v20M15 14l18 8',
  furniture: 'M10 22v-8q0-4 4-4h20q4 0 4 4v8M4 24q0-4 4-4t4 4v6h24v-6q0-4 4-4t4 4v14H4zM10 38v4M38 38v4',
  appliances: 'M10 4h28v40H10zM10 14h28M16 9h4M33 9h1M24 20a9 9 0 1 0 .1 0zM24 25a4 4 0 1 0 .1 0z',
  construction: 'M6 30h36v12H6zM18 30v12M30 30v12M12 18h24v12H12zM24 18v12M20 6h18v6H20zM29 12v6',
  yard: 'M24 44V22M24 32q-14 0-16-14 14-2 16 14M24 24q0-14 16-18 2 16-16 18M10 44h28',
  electronics: 'M4 8h40v26H4zM18 42h12M24 34v8M14 26l6-8 5 5 4-6 6 9',
} as const;
