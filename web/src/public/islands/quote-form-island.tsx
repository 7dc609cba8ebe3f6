import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { hydrateRoot } from 'react-dom/client';
import type { PhotoNotice } from '#features/quote-form/photos/photo-notices.ts';
import { QuoteForm } from '#features/quote-form/quote-form.tsx';
import { theme } from '#theme.ts';
import { QUOTE_FORM_ISLAND } from './island-ids.ts';
import { prepareToasts, showToast } from './show-toast.ts';

const FAILURE = 'There was a problem submitting your quote request. Please try again.';

function onSubmitted(): void {
  window.location.assign('/thank-you');
}

function onFailed(): void {
  showNotice({ title: 'Error', description: FAILURE, variant: 'destructive' });
}

function showNotice(notice: PhotoNotice): void {
  showToast(notice).catch(() => {
    // The code of the toasts could not be loaded either; no message would look like success.
    window.alert(notice.description);
  });
}

const element = document.getElementById(QUOTE_FORM_ISLAND);
if (element) {
  hydrateRoot(
    element,
    <CacheProvider value={createCache({ key: 'css' })}>
      <ThemeProvider theme={theme}>
        <QuoteForm onSubmitted={onSubmitted} onFailed={onFailed} showNotice={showNotice} />
      </ThemeProvider>
    </CacheProvider>,
  );
  prepareToasts();
}
