import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { hydrateRoot } from 'react-dom/client';
import { QuoteForm } from '#features/quote-form/quote-form.tsx';
import type { QuoteTexts } from '#features/quote-form/texts/quote-texts.ts';
import { QUOTE_FORM_ISLAND } from './island-ids.ts';
import { showToast } from './show-toast.ts';

/**
 * Hydrates the quote form of this page.
 * @param texts of the page's language; the island carries no others
 * @param after where it leads once the request is stored
 */
export function hydrateQuoteForm(texts: QuoteTexts, after: string): void {
  const element = document.getElementById(QUOTE_FORM_ISLAND);
  if (!element) return;
  hydrateRoot(
    element,
    <CacheProvider value={createCache({ key: 'css' })}>
      <QuoteForm
        texts={texts}
        area={element.dataset.area}
        onSubmitted={() => window.location.assign(after)}
        onFailed={({ text, hasToast }) => {
          if (hasToast)
            showToast({ title: texts.error, description: texts.message(text), variant: 'destructive' });
        }}
        showNotice={showToast}
      />
    </CacheProvider>,
  );
}
