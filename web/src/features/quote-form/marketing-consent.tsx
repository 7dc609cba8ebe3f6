import styled from '@emotion/styled';
import { MARKETING_WORDINGS } from '@harbour-haul/domain/leads/fields/marketing-consent';
import type { LeadFieldName } from '@harbour-haul/domain/leads/lead-fields';
import { useSyncExternalStore } from 'react';
import { neverChanges } from './never-changes.ts';
import { useQuoteTexts } from './texts/use-quote-texts.ts';

const NAME = 'marketingConsent' satisfies LeadFieldName;

/** As high as it will be on a phone, so that nothing below moves when it is there. */
const Place = styled('div')({ minHeight: 68 });

const Line = styled('label')({
  display: 'flex',
  gap: 12,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  input: { flex: 'none', width: 24, height: 24, margin: 0 },
});

/**
 * Asks whether offers may be sent. Nobody has agreed who has not ticked it, and a draft does not tick it. The page comes
 * without it: it would not fit into the first bytes.
 */
export function MarketingConsent() {
  const { offers } = useQuoteTexts();
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return (
    <Place data-wide="">
      {inBrowser && (
        <Line>
          <input type="checkbox" name={NAME} value={offers} />
          {MARKETING_WORDINGS[offers]}
        </Line>
      )}
    </Place>
  );
}

/** The version of the wording that was agreed to; undefined where it was not. */
export function marketingConsent(form: HTMLFormElement | null): string | undefined {
  const value = form && new FormData(form).get(NAME);
  return typeof value === 'string' ? value : undefined;
}
