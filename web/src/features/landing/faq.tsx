import { SERVED_AREAS } from '@harbour-haul/domain/site/site';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Section } from '#components/section.tsx';
import { color, DESKTOP } from '#components/tokens.ts';

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

const List = styled('div')({
  borderTop: `1px solid ${color.hairline}`,
  details: { borderBottom: `1px solid ${color.hairline}` },
  summary: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: 16,
    minHeight: 56,
    paddingBlock: 12,
    fontSize: '1.0625rem',
    fontWeight: 600,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      flex: 'none',
      width: 10,
      height: 10,
      marginRight: 6,
      borderRight: `2px solid ${color.primary}`,
      borderBottom: `2px solid ${color.primary}`,
      transform: 'rotate(45deg)',
      transition: 'transform 200ms',
    },
  },
  'details[open] > summary::after': { transform: 'translateY(4px) rotate(225deg)' },
  p: { paddingBottom: 20, color: color.quiet },
  // Opens in one move where the browser can.
  interpolateSize: 'allow-keywords',
  'details::details-content': {
    height: 0,
    overflow: 'clip',
    transition: 'height 200ms, content-visibility 200ms allow-discrete',
  },
  'details[open]::details-content': { height: 'auto' },
});

/** Five questions, one open at a time, by the browser's own means. The children stand beside them. */
export function Faq({ children }: { children: ReactNode }) {
  return (
    <Section id="faq" title="Questions, answered" tone="surface" heights={[930, 560]}>
      <Columns>
        <List>
          {QUESTIONS.map(([question, answer]) => (
            <details key={question} name="faq">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </List>
        {children}
      </Columns>
    </Section>
  );
}
