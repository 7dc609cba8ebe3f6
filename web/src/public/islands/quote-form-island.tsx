import { en } from '#features/quote-form/texts/quote-texts.ts';
import { hydrateQuoteForm } from './hydrate-quote-form.tsx';

hydrateQuoteForm(en, '/thank-you');
