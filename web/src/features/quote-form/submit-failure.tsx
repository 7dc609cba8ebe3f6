import styled from '@emotion/styled';
import { SITE } from '@harbour-haul/domain/site/site';
import { color } from '#components/tokens.ts';
import { phoneLink } from '#lib/phone-link.ts';

const Panel = styled('div')({
  display: 'grid',
  gap: 4,
  padding: 16,
  border: '2px solid var(--mui-palette-error-main)',
  borderRadius: 12,
  background: color.surface,
  overflowWrap: 'anywhere',
  a: { display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 },
});

/** Stays above the button as long as the request is not stored. */
export function SubmitFailure({ text }: { text: string }) {
  return (
    <Panel data-wide="" role="alert">
      <strong>{text}</strong>
      <p>
        Nothing is lost: all that you entered is kept here. You can also call{' '}
        <a href={phoneLink(SITE.callbackPhone)}>{SITE.callbackPhone}</a>.
      </p>
    </Panel>
  );
}
