import { areaPath } from '@harbour-haul/domain/site/areas';
import { localPath } from '@harbour-haul/domain/site/language';
import { SERVED_AREAS, type ServedArea } from '@harbour-haul/domain/site/site';
import { styled } from '@mui/material/styles';
import { useLanguage } from '#components/page/language.tsx';
import { Section } from '#components/page/section.tsx';
import { color, DESKTOP } from '#components/tokens.ts';
import { AREA_TEXTS } from './area-texts.ts';
import { LOCAL_TEXTS } from './local-texts.ts';
import { streetsOf } from './streets-of.ts';

const Places = styled('div')({
  display: 'grid',
  gap: 32,
  // Names in a sentence: with frames of their own they looked as if they led somewhere.
  ul: { margin: '8px 0 0', padding: 0, color: color.quiet, lineHeight: 1.7, listStyle: 'none' },
  // Each on one line.
  li: { display: 'inline', whiteSpace: 'nowrap' },
  'li:not(:last-child)::after': { content: '", "', whiteSpace: 'normal' },
  h3: { fontSize: '1.125rem' },
  [DESKTOP]: { gridTemplateColumns: '1fr 2fr' },
});

const Others = styled('nav')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 20,
  marginTop: 32,
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

/** The names by which people there say where they live, and the way to the other areas. */
export function AreaPlaces({ area }: { area: ServedArea }) {
  const language = useLanguage();
  const texts = AREA_TEXTS[language];
  const local = LOCAL_TEXTS[language][area];
  const others = SERVED_AREAS.filter((other) => other !== area);
  return (
    <Section id="places" title={texts.places(area)} heights={[900, 480]}>
      <Places>
        <Names title={texts.communities} names={local.communities} />
        <Names title={texts.streets} names={streetsOf(area)} />
      </Places>
      <Others aria-label={texts.otherAreas}>
        {texts.otherAreas}
        {others.map((other) => (
          <a key={other} href={localPath(language, areaPath(other))}>
            {other}
          </a>
        ))}
      </Others>
    </Section>
  );
}

function Names({ title, names }: { title: string; names: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
