import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTexts } from '#components/page/language.tsx';
import { Questions } from '#components/page/questions.tsx';
import { Section } from '#components/page/section.tsx';
import { DESKTOP } from '#components/tokens.ts';
import { LANDING_TEXTS } from './landing-texts.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: 40,
  [DESKTOP]: { gridTemplateColumns: '7fr 4fr', alignItems: 'start', gap: 72 },
});

/** Five questions. The children stand beside them. */
export function Faq({ children }: { children: ReactNode }) {
  const { faq } = useTexts(LANDING_TEXTS);
  return (
    <Section id="faq" title={faq.title} tone="surface" heights={[930, 560]}>
      <Columns>
        <Questions items={faq.items} />
        {children}
      </Columns>
    </Section>
  );
}
