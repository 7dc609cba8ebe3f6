import { SERVED_AREAS } from '@harbour-haul/domain/site/site';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Questions } from '#components/questions.tsx';
import { Section } from '#components/section.tsx';
import { DESKTOP } from '#components/tokens.ts';

const QUESTIONS = [
  [
    'How much does junk removal cost?',
    'It depends on how much there is and how hard it is to reach. The quote is free, you know the price before anyone lifts a thing, and rates are negotiable.',
  ],
  [
    'How soon can my junk be picked up?',
    'Often the same day. Choose the date that suits you in the form, and a crew confirms it with you.',
  ],
  [
    'Who does the work?',
    'A vetted local removal professional. We are a matching service: we connect you with the crew, and the crew does the hauling.',
  ],
  [
    'Which areas do you serve?',
    `${SERVED_AREAS.slice(0, -1).join(', ')} and ${SERVED_AREAS.at(-1)}. A little outside? Ask us anyway.`,
  ],
  [
    'What happens to my things?',
    'Crews donate and recycle what they can and bring the rest to approved sites. Hazardous waste such as paint, fuel or asbestos cannot be taken.',
  ],
] as const;

const Columns = styled('div')({
  display: 'grid',
  gap: 40,
  [DESKTOP]: { gridTemplateColumns: '7fr 4fr', alignItems: 'start', gap: 72 },
});

/** Five questions. The children stand beside them. */
export function Faq({ children }: { children: ReactNode }) {
  return (
    <Section id="faq" title="Questions, answered" tone="surface" heights={[930, 560]}>
      <Columns>
        <Questions items={QUESTIONS} />
        {children}
      </Columns>
    </Section>
  );
}
