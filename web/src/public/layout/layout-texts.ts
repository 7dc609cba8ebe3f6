import type { Texts } from '@harbour-haul/domain/site/language';
import { SITE } from '@harbour-haul/domain/site/site';

interface LayoutTexts {
  skip: string;
  chat: string;
  /** The button was heard, and its code comes. */
  chatOpens: string;
  chatTrouble: string;
  chatRetry: string;
  sections: string;
  menu: string;
  anchors: readonly (readonly [id: string, label: string])[];
  quote: string;
  call: string;
  /** Behind "call" and before a number. */
  callAt: string;
  ways: string;
  about: string;
  rated: string;
  areas: string;
  contact: string;
  legal: string;
  privacy: string;
  terms: string;
  small: string;
  /** The other language, in its own words. */
  other: string;
}

const en: LayoutTexts = {
  skip: 'Skip to content',
  chat: 'Chat',
  chatOpens: 'The chat opens…',
  chatTrouble: 'The chat could not be loaded. Trying again…',
  chatRetry: 'Try now',
  sections: 'Sections',
  menu: 'Menu',
  anchors: [
    ['services', 'Services'],
    ['how-it-works', 'How it works'],
    ['testimonials', 'Testimonials'],
    ['faq', 'FAQ'],
  ],
  quote: 'Get Quote',
  call: 'Call',
  callAt: '',
  ways: 'Quote and call',
  about:
    'A free matching service that connects homeowners around Halifax, Nova Scotia with vetted local junk-removal professionals.',
  rated: `Rated ${SITE.rating}`,
  areas: 'Areas we serve',
  contact: 'Contact',
  legal: 'Legal',
  privacy: 'Privacy Policy',
  terms: 'Terms of Service',
  small: `${SITE.brand} is a matching service and does not itself remove junk. The work is done by independent local professionals.`,
  other: 'Français',
};

const fr: LayoutTexts = {
  skip: 'Aller au contenu',
  chat: 'Clavardage',
  chatOpens: 'Ouverture…',
  chatTrouble: 'Le clavardage tarde. Nouvel essai…',
  chatRetry: 'Réessayer',
  sections: 'Sections',
  menu: 'Menu',
  anchors: [
    ['services', 'Services'],
    ['how-it-works', 'Étapes'],
    ['testimonials', 'Avis'],
    ['faq', 'Questions'],
  ],
  quote: 'Ma soumission',
  call: 'Appeler',
  callAt: 'le ',
  ways: 'Soumission et appel',
  about:
    'Un service gratuit qui vous met en contact avec des professionnels du débarras de la région d’Halifax, locaux et vérifiés.',
  rated: `Noté ${SITE.rating.replace('.', ',')}`,
  areas: 'Secteurs desservis',
  contact: 'Nous joindre',
  legal: 'Mentions légales',
  privacy: 'Politique de confidentialité',
  terms: 'Conditions d’utilisation',
  small: `${SITE.brand} est un service de mise en relation et n’effectue pas lui-même de débarras. Le travail est fait par des professionnels locaux indépendants.`,
  other: 'English',
};

/** The texts of header, footer and what else every public page has. */
export const LAYOUT_TEXTS: Texts<LayoutTexts> = { en, fr };
