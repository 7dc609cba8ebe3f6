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
  gap: 24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  li: { position: 'relative', counterIncrement: 'step', paddingLeft: 64 },
  'li::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    width: 44,
    height: 44,
    border: '2px solid transparent',
    borderRadius: 22,
    background: color.primary,
    color: color.onPrimary,
    fontSize: '1.25rem',
    fontWeight: 700,
    lineHeight: '40px',
    textAlign: 'center',
  },
  // The way from one step to the next.
  'li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    top: 52,
    bottom: -16,
    left: 21,
    borderLeft: `2px dashed ${color.hairline}`,
  },
  p: { marginTop: 6, color: color.quiet },
  [DESKTOP]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    gap: 32,
    li: { padding: '64px 0 0' },
    'li::before': { top: 0 },
    'li:not(:last-child)::after': {
      inset: '21px -20px auto 56px',
      borderLeft: 0,
      borderTop: `2px dashed ${color.hairline}`,
    },
  },
});

/** The three steps from request to empty garage. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" title="How it works" tone="surface" heights={[560, 400]}>
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
