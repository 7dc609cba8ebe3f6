import styled from '@emotion/styled';
import type { Standing } from '@harbour-haul/domain/leads/request/standing';
import { color } from '#components/tokens.ts';
import { useRequestTexts } from './texts/use-request-texts.ts';

/** By how many of the steps a request has come; one that was canceled is on none of them. */
const REACHED: Partial<Record<Standing, number>> = {
  received: 1,
  in_progress: 2,
  scheduled: 3,
  day_open: 3,
  day_past: 3,
  completed: 4,
};

const DOT = 14;

const Steps = styled('ol')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  'article &': { margin: '0 0 16px', padding: 0, listStyle: 'none' },
  'article & li': { position: 'relative', margin: 0, paddingTop: DOT + 8, lineHeight: 1.3 },
  li: {
    color: color.quiet,
    // French names the steps in ten letters, which must not touch on the narrowest phone.
    fontSize: 'clamp(0.6875rem, 3.4vw, 0.875rem)',
    textAlign: 'center',
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      top: 0,
      left: `calc(50% - ${DOT / 2}px)`,
      boxSizing: 'border-box',
      width: DOT,
      height: DOT,
      border: `2px solid ${color.quiet}`,
      borderRadius: DOT,
      background: color.ground,
    },
    '& + li::after': {
      content: '""',
      position: 'absolute',
      top: DOT / 2 - 1,
      right: `calc(50% + ${DOT / 2}px)`,
      width: `calc(100% - ${DOT}px)`,
      borderTop: `2px solid ${color.hairline}`,
    },
    '&[data-reached]': {
      color: color.text,
      '&::before': { borderColor: color.primary, background: color.primary },
      '&::after': { borderColor: color.primary },
    },
    '&[aria-current]': { fontWeight: 700 },
  },
  // Grounds are all alike there.
  '@media (forced-colors: active)': { 'li[data-reached]::before': { background: 'Highlight' } },
});

/** How far a request is, of all that is to come. */
export function RequestSteps({ standing }: { standing: Standing }) {
  const { howFar, steps } = useRequestTexts();
  const reached = REACHED[standing];
  if (reached === undefined) return null;
  return (
    <Steps aria-label={howFar}>
      {steps.map((step, index) => (
        <li
          key={step}
          data-reached={index < reached ? '' : undefined}
          aria-current={index === reached - 1 ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </Steps>
  );
}
