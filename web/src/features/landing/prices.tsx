import { LOAD_PRICES } from '@harbour-haul/domain/site/load-prices';
import { styled } from '@mui/material/styles';
import { drawingPath } from '#components/page/drawing-path.ts';
import { useTexts } from '#components/page/language.tsx';
import { Section } from '#components/page/section.tsx';
import { color, DESKTOP } from '#components/tokens.ts';
import { LANDING_TEXTS } from './landing-texts.ts';

/** The drawings, in the order of the prices. */
const LEVELS = ['item', 'quarter', 'half', 'full'] as const;

const Loads = styled('ul')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: {
    display: 'grid',
    gridTemplateColumns: 'min(30%, 7rem) minmax(0, 1fr)',
    columnGap: 16,
    alignItems: 'center',
    padding: '12px 0',
    borderBottom: `1px solid ${color.hairline}`,
  },
  img: { gridRow: 'span 3', width: '100%', height: 'auto', aspectRatio: '180 / 104' },
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
  const { prices } = useTexts(LANDING_TEXTS);
  return (
    <Section id="prices" title={prices.title} lead={prices.lead} heights={[760, 540]}>
      <Loads>
        {LOAD_PRICES.map(({ load, from, to }, level) => (
          <li key={load}>
            <img
              src={drawingPath(`load-${LEVELS[level] ?? 'full'}`)}
              alt=""
              width="180"
              height="104"
              loading="lazy"
            />
            <h3>{prices.loads[level]?.[0]}</h3>
            <p>
              <strong>{prices.range(from, to)}</strong>
            </p>
            <p>{prices.loads[level]?.[1]}</p>
          </li>
        ))}
      </Loads>
      <Note>{prices.note}</Note>
    </Section>
  );
}
