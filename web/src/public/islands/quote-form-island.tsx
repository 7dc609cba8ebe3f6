import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { hydrateRoot } from 'react-dom/client';
import { QuoteForm } from '#features/quote-form/quote-form.tsx';
import type { SubmissionError } from '#features/quote-form/submission-error.ts';
import { QUOTE_FORM_ISLAND } from './island-ids.ts';
import { showToast } from './show-toast.ts';

function onSubmitted(): void {
  window.location.assign('/thank-you');
}

function onFailed({ text }: SubmissionError): void {
  showToast({ title: 'Error', description: text, variant: 'destructive' });
}

const element = document.getElementById(QUOTE_FORM_ISLAND);
if (element) {
  hydrateRoot(
    element,
    <CacheProvider value={createCache({ key: 'css' })}>
      <QuoteForm
        area={element.dataset.area}
        onSubmitted={onSubmitted}
        onFailed={onFailed}
        showNotice={showToast}
      />
    </CacheProvider>,
  );
}
