import { fr } from '#features/quote-form/texts/quote-texts.ts';
import { hydrateQuoteForm } from './hydrate-quote-form.tsx';

hydrateQuoteForm(fr, '/fr/thank-you');
