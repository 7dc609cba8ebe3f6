import { styled } from '@mui/material/styles';
import { Section } from '#components/section.tsx';
import { color, DESKTOP } from '#components/tokens.ts';

const STEPS = [
  ['Tell us what has to go', 'Fill in the short form or chat with us. It takes less than a minute.'],
  [
    'Get a fair quote',
    'We match you with a vetted local crew that answers with a price, without hidden fees.',
  ],
  ['Watch it leave', 'Agree on a time, often the same day. The crew lifts, loads and sweeps up.'],
];

const Steps = styled('ol')({
  display: 'grid',
  gap: 32,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  li: { counterIncrement: 'step', borderTop: `2px solid ${color.primary}`, paddingTop: 16 },
  'li::before': {
    content: 'counter(step)',
    display: 'block',
    marginBottom: 8,
    color: color.primary,
    fontSize: '1.75rem',
    fontWeight: 700,
  },
  p: { marginTop: 8, color: color.quiet },
  [DESKTOP]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: 24 },
});

/** The three steps from request to empty garage. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How it works" tone="surface">
      <Steps>
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </Section>
  );
}
