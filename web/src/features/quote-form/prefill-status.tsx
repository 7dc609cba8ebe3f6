import styled from '@emotion/styled';
import { color } from '#components/tokens.ts';
import { useQuoteTexts } from './texts/use-quote-texts.ts';
import type { PrefillState } from './use-prefill.ts';

const Status = styled('p')({
  color: color.quiet,
  '&[data-state=prefilled], &[data-state=sent]': {
    padding: '12px 16px',
    borderRadius: 12,
    background: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)',
    color: color.text,
  },
});

/** The line above the fields. It always says something, so that nothing below it jumps. */
export function PrefillStatus({ state }: { state: PrefillState }) {
  const { prefill } = useQuoteTexts();
  return (
    <Status role="status" data-wide="" data-state={state}>
      {prefill[state]}
    </Status>
  );
}
