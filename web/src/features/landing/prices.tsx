import { LOAD_PRICES } from '@harbour-haul/domain/site/load-prices';
import { styled } from '@mui/material/styles';
import { Section } from '#components/section.tsx';
import { color, DESKTOP } from '#components/tokens.ts';

/** What so much is and looks like, in the order of the prices. */
const LOADS = [
  ['item', 'A sofa, a fridge or a mattress'],
  ['quarter', 'A small room, or a few big pieces'],
  ['half', 'A garage corner, or a bedroom set'],
  ['full', 'A whole garage, basement or move-out'],
] as const;

const Loads = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: {
    display: 'grid',
    gridTemplateColumns: 'minmax(72px, 30%) minmax(0, 1fr)',
    columnGap: 16,
    alignItems: 'center',
    padding: '12px 0',
    borderBottom: `1px solid ${color.hairline}`,
  },
  img: { gridRow: 'span 3', width: '100%', height: 'auto' },
  h3: { fontSize: '1rem', letterSpacing: 0 },
  p: { lineHeight: 1.4 },
  'p + p': { color: color.quiet, fontSize: '0.9375rem' },
  strong: { color: color.primary, fontSize: '1.375rem', fontVariantNumeric: 'tabular-nums' },
  [DESKTOP]: {
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: 32,
    li: { display: 'block', padding: 0, border: 0 },
    h3: { marginTop: 20 },
  },
});

const Note = styled('p')({ maxWidth: 720, marginTop: 24, color: color.quiet });

/** How full the truck gets and what that usually costs, from the operator's own table. */
export function Prices() {
  return (
    <Section
      id="prices"
      title="What it usually costs"
      lead="You pay for the room that your things take on the truck."
      heights={[760, 540]}
    >
      <Loads>
        {LOAD_PRICES.map(({ load, from, to }, level) => (
          <li key={load}>
            <img
              src={`/drawings/load-${LOADS[level]?.[0]}.svg`}
              alt=""
              width="180"
              height="104"
              loading="lazy"
            />
            <h3>{load[0]?.toUpperCase() + load.slice(1)}</h3>
            <p>
              <strong>
                ${from} to ${to}
              </strong>
            </p>
            <p>{LOADS[level]?.[1]}</p>
          </li>
        ))}
      </Loads>
      <Note>
        Usual prices before tax, lifting and disposal included. The crew’s quote is the price: you know it
        before anyone lifts a thing, and there is no fee until you say yes.
      </Note>
    </Section>
  );
}
