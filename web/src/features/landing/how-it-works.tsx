import { styled } from '@mui/material/styles';
import { useTexts } from '#components/page/language.tsx';
import { Section } from '#components/page/section.tsx';
import { color, DESKTOP } from '#components/tokens.ts';
import { LANDING_TEXTS } from './landing-texts.ts';

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
  const { steps } = useTexts(LANDING_TEXTS);
  return (
    <Section id="how-it-works" title={steps.title} tone="surface" heights={[560, 400]}>
      <Steps>
        {steps.items.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Steps>
    </Section>
  );
}
