import styled from '@emotion/styled';
import { MARKETING_WORDINGS } from '@harbour-haul/domain/leads/fields/marketing-consent';
import type { LeadFieldName } from '@harbour-haul/domain/leads/lead-fields';
import { SITE } from '@harbour-haul/domain/site/site';
import { color } from '#components/tokens.ts';
import { useQuoteTexts } from './texts/use-quote-texts.ts';

const NAME = 'marketingConsent' satisfies LeadFieldName;

const Line = styled('label')({
  display: 'flex',
  gap: 12,
  fontSize: '0.875rem',
  // Unlike the page's: behind a block of two lines, the full stop of its sentence would stand on a third.
  'a[href]': { display: 'inline' },
  // Dark browsers fill an empty box with a grey that looks like a tick's. In the words of the fields' styles, of which the page's
  // HTML is full.
  input: {
    flex: 'none',
    width: 24,
    height: 24,
    margin: 0,
    border: '1px solid color-mix(in srgb, var(--mui-palette-text-secondary) 75%, transparent)',
    borderRadius: 6,
    background: color.surface,
    appearance: 'none',
    '&:checked::before': {
      content: '""',
      display: 'block',
      width: 6,
      height: 12,
      margin: '2px auto',
      borderRight: '2px solid',
      borderBottom: '2px solid',
      transform: 'rotate(45deg)',
      color: color.primary,
    },
  },
});

/** Asks whether offers may be sent. Nobody has agreed who has not ticked it, and no draft ticks it that was not sent so. */
export function MarketingConsent() {
  const { offers } = useQuoteTexts();
  const [before, behind] = MARKETING_WORDINGS[offers].split(SITE.supportEmail);
  return (
    <Line data-wide="">
      <input type="checkbox" name={NAME} value={offers} />
      <span>
        {before}
        <a href={`mailto:${SITE.supportEmail}`}>{SITE.supportEmail}</a>
        {behind}
      </span>
    </Line>
  );
}

/** Ticks the box again of a form that was sent with it and waits since, where it stands for the same wording. */
export function tickConsent(form: HTMLFormElement | null, version: string | undefined): void {
  const box = form?.elements.namedItem(NAME);
  if (box instanceof HTMLInputElement && box.value === version) box.checked = true;
}

/** The version of the wording that was agreed to; undefined where it was not. */
export function marketingConsent(form: HTMLFormElement | null): string | undefined {
  const value = form && new FormData(form).get(NAME);
  return typeof value === 'string' ? value : undefined;
}
