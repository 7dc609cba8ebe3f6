import styled from '@emotion/styled';
import { ActionButton } from '#components/action.tsx';
import { color, TABLET } from '#components/tokens.ts';
import { DecoyField } from './decoy-field.tsx';
import { FormFields } from './form-fields.tsx';
import { MarketingConsent } from './marketing-consent.tsx';
import { CheckingPhotos } from './photos/checking-photos.tsx';
import { LeftOutPhotos } from './photos/left-out-photos.tsx';
import { PhotoField } from './photos/photo-field.tsx';
import type { PhotoNotice } from './photos/photo-notices.ts';
import { useFormPhotos } from './photos/use-form-photos.ts';
import { WaitForPhotos } from './photos/wait-for-photos.tsx';
import { PrefillStatus } from './prefill-status.tsx';
import { SubmitFailure } from './submit-failure.tsx';
import type { QuoteTexts } from './texts/quote-texts.ts';
import { QuoteTextsContext } from './texts/use-quote-texts.ts';
import { usePrefill } from './use-prefill.ts';
import { type QuoteFormCallbacks, useQuoteForm } from './use-quote-form.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 20,
  [TABLET]: { gridTemplateColumns: '1fr 1fr', '[data-wide]': { gridColumn: '1 / -1' } },
});

/** Pressed before the code is there, it says so by the mark that the page's bootstrap script leaves. */
const SubmitButton = styled(ActionButton)({
  '[data-asked]:not([data-alive]) &': {
    fontSize: 0,
    opacity: 0.65,
    cursor: 'progress',
    '&::after': { content: 'attr(data-busy)', fontSize: '1rem' },
  },
});

const FinePrint = styled('p')({ color: color.quiet, fontSize: '0.875rem' });

interface QuoteFormProps extends QuoteFormCallbacks {
  /** Of the page's language. */
  texts: QuoteTexts;
  /** The community that an address without one is in, on the page of an area. */
  area?: string | undefined;
  /** Says something of photos in a toast. */
  showNotice: (notice: PhotoNotice) => void;
}

/** The free-quote form. Rendered at build time as well: its first render must not depend on browser or clock. */
export function QuoteForm({ texts, area, showNotice, ...callbacks }: QuoteFormProps) {
  const photos = useFormPhotos(showNotice, texts.photos.tooLarge);
  const quote = useQuoteForm(callbacks, photos, texts.language);
  const { formik, formRef, submit, fillIn, takeBack, processing, failure, waits, sent } = quote;
  const prefill = usePrefill(fillIn, takeBack);
  const [before, link, after] = texts.finePrint;

  return (
    <QuoteTextsContext value={texts}>
      <Form
        ref={formRef}
        onSubmit={(event) => void submit(event)}
        noValidate
        // Who comes back finds the browser has not filled in again what was sent.
        autoComplete={sent ? 'off' : undefined}
        aria-labelledby="quote-form-title"
      >
        <PrefillStatus {...prefill} />
        <FormFields formik={formik} area={area} isHeld={processing} />
        <DecoyField />
        <PhotoField photos={photos} />
        <MarketingConsent />
        {failure !== null && (waits || !processing) && (
          <SubmitFailure error={failure} waits={waits} outlivesTab={quote.outlivesTab} />
        )}
        {sent?.state === 'lacks-photos' ? (
          <LeftOutPhotos
            isRefused={sent.missing === 0}
            count={sent.missing}
            onSend={quote.sendPhotosAgain}
            onDone={quote.leave}
          />
        ) : (
          <SubmitButton
            type="submit"
            data-look="main"
            data-wide=""
            data-busy={texts.processing}
            disabled={processing}
          >
            {processing ? texts.processing : texts.submit}
          </SubmitButton>
        )}
        {processing && !sent && photos.pendingCount > 0 && (
          <WaitForPhotos count={photos.pendingCount} onSkip={photos.skip} />
        )}
        {sent?.state === 'checking' && photos.pendingCount > 0 && <CheckingPhotos onSkip={quote.leave} />}
        <FinePrint data-wide="">
          {before} <a href={texts.privacyPath}>{link}</a>
          {after}
        </FinePrint>
      </Form>
    </QuoteTextsContext>
  );
}
