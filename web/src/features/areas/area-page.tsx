import type { ServedArea } from '@harbour-haul/domain/site/site';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ActionLink } from '#components/action.tsx';
import { useLanguage } from '#components/page/language.tsx';
import { Questions } from '#components/page/questions.tsx';
import { Section } from '#components/page/section.tsx';
import { color, DESKTOP } from '#components/tokens.ts';
import { AreaPlaces } from './area-places.tsx';
import { areaQuestions } from './area-questions.ts';
import { AREA_TEXTS } from './area-texts.ts';
import { AreaTop } from './area-top.tsx';
import { LOCAL_TEXTS } from './local-texts.ts';
import { WhereThingsGo } from './where-things-go.tsx';

const Cards = styled('ul')({
  display: 'grid',
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  li: { paddingLeft: 16, borderLeft: `3px solid ${color.accent}` },
  h3: { fontSize: '1.125rem' },
  p: { marginTop: 6, color: color.quiet },
  [DESKTOP]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 32 },
});

const Last = styled('p')({ marginTop: 32 });

/**
 * The page of one served area: what jobs there are like, where things go, which streets.
 * @param children the quote form
 */
export function AreaPage({ area, children }: { area: ServedArea; children: ReactNode }) {
  const language = useLanguage();
  const texts = AREA_TEXTS[language];
  const local = LOCAL_TEXTS[language][area];
  return (
    <>
      <AreaTop area={area}>{children}</AreaTop>
      <Section id="jobs" title={texts.jobs(area)} heights={[520, 320]}>
        <Cards>
          {local.jobs.map(([title, text]) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Cards>
      </Section>
      <WhereThingsGo area={area} />
      <AreaPlaces area={area} />
      <Section id="faq" title={texts.questions(area)} tone="surface" heights={[560, 480]}>
        <Questions items={areaQuestions(language, area)} />
        <Last>
          <ActionLink data-look="main" href="#quote-form">
            {texts.quote}
          </ActionLink>
        </Last>
      </Section>
    </>
  );
}
