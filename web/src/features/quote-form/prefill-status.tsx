import styled from '@emotion/styled';
import { color } from '#components/tokens.ts';
import type { PrefillState } from './use-prefill.ts';

const Status = styled('p')({
  color: color.quiet,
  '&[data-state=prefilled]': {
    padding: '12px 16px',
    borderRadius: 12,
    background: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)',
    color: color.text,
  },
});

const TEXTS: Record<PrefillState, string> = {
  idle: 'Five short fields and a few optional ones, less than a minute.',
  loading: 'Loading your information...',
  prefilled:
    'We found your information from an earlier chat or request and filled it in. Please check that it is still right.',
};

/** The line above the fields. It always says something, so that nothing below it jumps. */
export function PrefillStatus({ state }: { state: PrefillState }) {
  return (
    <Status role="status" data-wide="" data-state={state}>
      {TEXTS[state]}
    </Status>
  );
}
