import { SERVED_AREAS, SITE } from '@harbour-haul/domain/site/site';
import { styled } from '@mui/material/styles';
import { drawingPath } from '#components/page/drawing-path.ts';
import { useTexts } from '#components/page/language.tsx';
import { color } from '#components/tokens.ts';
import { phoneLink } from '#lib/contact/phone-link.ts';
import { LANDING_TEXTS } from './landing-texts.ts';

const Card = styled('section')({
  overflow: 'hidden',
  border: `1px solid ${color.hairline}`,
  borderRadius: 16,
  background: color.ground,
  img: { display: 'block', width: '100%', height: 'auto', aspectRatio: '360 / 200' },
  '> div': { padding: 24 },
  h2: { fontSize: '1.375rem' },
  ul: { display: 'flex', flexWrap: 'wrap', gap: 8, margin: '16px 0', padding: 0, listStyle: 'none' },
  li: {
    padding: '4px 12px',
    border: `1px solid ${color.hairline}`,
    borderRadius: 999,
    background: color.surface,
    fontSize: '0.9375rem',
    fontWeight: 600,
  },
  p: { color: color.quiet },
});

/** The eight areas around the harbour, under a drawing of it. */
export function Areas() {
  const { areas } = useTexts(LANDING_TEXTS);
  return (
    <Card id="areas" aria-labelledby="areas-title">
      <img src={drawingPath('harbour-map')} alt="" width="360" height="200" loading="lazy" />
      <div>
        <h2 id="areas-title">{areas.title}</h2>
        <ul>
          {SERVED_AREAS.map((area) => (
            <li key={area}>{area}</li>
          ))}
        </ul>
        <p>
          {areas.outside} <a href={phoneLink(SITE.callbackPhone)}>{SITE.callbackPhone}</a>
        </p>
      </div>
    </Card>
  );
}
