import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { hydrateRoot } from 'react-dom/client';
import { QuoteForm } from '#features/quote-form/quote-form.tsx';
import { theme } from '#theme.ts';
import { QUOTE_FORM_ISLAND } from './island-ids.ts';
import { prepareToasts, showToast } from './show-toast.ts';

const FAILURE = 'There was a problem submitting your quote request. Please try again.';

function onSubmitted(): void {
  window.location.assign('/thank-you');
}

function onFailed(): void {
  showToast({ title: 'Error', description: FAILURE, variant: 'destructive' }).catch(() => {
    // The toasts' own code is out of reach as well; silence would look like success.
    window.alert(FAILURE);
  });
}

const element = document.getElementById(QUOTE_FORM_ISLAND);
if (element) {
  hydrateRoot(
    element,
    <CacheProvider value={createCache({ key: 'css' })}>
      <ThemeProvider theme={theme}>
        <QuoteForm onSubmitted={onSubmitted} onFailed={onFailed} />
      </ThemeProvider>
    </CacheProvider>,
  );
  prepareToasts();
}
