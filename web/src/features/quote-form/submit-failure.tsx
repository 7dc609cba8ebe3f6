import styled from '@emotion/styled';
import { SITE } from '@harbour-haul/domain/site/site';
import { TextWithPhone } from '#components/texts/text-with-phone.tsx';
import { color } from '#components/tokens.ts';
import { phoneLink } from '#lib/contact/phone-link.ts';
import type { SubmissionError } from './submission-error.ts';
import { useQuoteTexts } from './texts/use-quote-texts.ts';

const Panel = styled('div')({
  display: 'grid',
  gap: 4,
  padding: 16,
  border: '2px solid var(--mui-palette-error-main)',
  borderRadius: 12,
  background: color.surface,
  overflowWrap: 'anywhere',
  '&[data-good]': { borderColor: color.primary },
  // High enough for a thumb, in lines that stand as close as the others.
  a: { display: 'inline-block', paddingBlock: 10, marginBlock: -10, fontWeight: 600 },
});

interface SubmitFailureProps {
  error: SubmissionError;
  /** It is sent again by itself. */
  waits: boolean;
  /** The page may be closed until then: another one sends it. */
  outlivesTab: boolean;
}

/**
 * Stays above the button as long as the request is not stored. What a toast has said is not said again, but for a reason of the
 * server, which has no toast: one would be gone before it is read; nor has what sends itself, of which this is all that is said.
 */
export function SubmitFailure({ error, waits, outlivesTab }: SubmitFailureProps) {
  const { message, notSent, waiting, changed, nothingLost, orCall } = useQuoteTexts();
  const phone = <a href={phoneLink(SITE.callbackPhone)}>{SITE.callbackPhone}</a>;
  if (waits) {
    const [title, text, leaveOpen] = waiting;
    return (
      <Panel data-wide="" data-good="" role="alert">
        <strong>{title}</strong>
        <p>
          {text} {!outlivesTab && leaveOpen}
        </p>
        <p>
          {orCall} {phone}.
        </p>
      </Panel>
    );
  }
  if (error.isUnreachable) {
    return (
      <Panel data-wide="" data-good="" role="status">
        <p>{changed}</p>
      </Panel>
    );
  }
  return (
    <Panel data-wide="" role="alert">
      <strong>
        <TextWithPhone text={error.isUsual ? notSent : message(error.text)} />
      </strong>
      <p>
        {nothingLost} {orCall} {phone}.
      </p>
    </Panel>
  );
}
