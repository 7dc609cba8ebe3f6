import type { ServedArea } from '@harbour-haul/domain/site/site';
import { styled } from '@mui/material/styles';
import { useTexts } from '#components/page/language.tsx';
import { Section } from '#components/page/section.tsx';
import { color, DESKTOP } from '#components/tokens.ts';
import { AREA_TEXTS } from './area-texts.ts';
import { LOCAL_TEXTS } from './local-texts.ts';

const Rules = styled('dl')({
  display: 'grid',
  margin: '24px 0',
  gap: '0 40px',
  div: { paddingBlock: 14, borderTop: `1px solid ${color.hairline}` },
  dt: { fontWeight: 600 },
  dd: { margin: '4px 0 0', color: color.quiet, lineHeight: 1.5, textWrap: 'pretty' },
  [DESKTOP]: { gridTemplateColumns: '1fr 1fr' },
});

/** The rules of municipality and province: what no truck may take, and what becomes of the rest. */
export function WhereThingsGo({ area }: { area: ServedArea }) {
  const texts = useTexts(AREA_TEXTS);
  const local = useTexts(LOCAL_TEXTS)[area];
  return (
    <Section id="rules" title={texts.rules} lead={local.depot} tone="surface" heights={[1050, 620]}>
      <Rules>
        {texts.ruleList.map(([thing, rule]) => (
          <div key={thing}>
            <dt>{thing}</dt>
            <dd>{rule}</dd>
          </div>
        ))}
      </Rules>
      <p>{texts.rulesNote}</p>
    </Section>
  );
}
