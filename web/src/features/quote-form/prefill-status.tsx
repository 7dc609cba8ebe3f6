import styled from '@emotion/styled';
import { color } from '#components/tokens.ts';
import { useQuoteTexts } from './texts/use-quote-texts.ts';
import type { Prefill } from './use-prefill.ts';

const Status = styled('p')({
  color: color.quiet,
  '&[data-state=prefilled], &[data-state=sent]': {
    marginTop: 8,
    padding: '12px 16px',
    borderRadius: 12,
    background: 'color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)',
    color: color.text,
  },
});

/** In the line that it belongs to, and high enough for a thumb. */
const Refuse = styled('button')({
  padding: '12px 0',
  marginBlock: -12,
  border: 0,
  background: 'none',
  color: color.primary,
  font: 'inherit',
  fontWeight: 600,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
});

/** The line above the fields. It always says something, so that nothing below it jumps. */
export function PrefillStatus({ state, refuse }: Prefill) {
  const { prefill, startEmpty } = useQuoteTexts();
  return (
    // The styles are in the page's HTML, which has no room for one more state: both say where the values are from.
    <Status role="status" data-wide="" data-state={state === 'again' ? 'prefilled' : state}>
      {prefill[state]}
      {(state === 'prefilled' || state === 'again') && (
        <>
          {' '}
          <Refuse type="button" onClick={refuse}>
            {startEmpty}
          </Refuse>
        </>
      )}
    </Status>
  );
}
