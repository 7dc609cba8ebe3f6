import type { Texts } from '@harbour-haul/domain/site/language';
import type { PageNotice } from '../notice/page-notice.ts';

type WaitingNotice = Pick<PageNotice, 'text' | 'link' | 'close'>;

const ENGLISH = {
  sent: {
    text: 'You are connected again, and the request that was waiting here is sent.',
    link: { text: 'See your request', href: '/thank-you' },
    close: 'Close',
  },
  refused: {
    text: 'The request that is waiting here could not be sent as it is.',
    link: { text: 'See what is missing', href: '/#quote-form' },
    close: 'Close',
  },
} satisfies Record<string, WaitingNotice>;

const FRENCH: typeof ENGLISH = {
  sent: {
    text: 'La connexion est rétablie, et la demande qui attendait ici est envoyée.',
    link: { text: 'Voir ma demande', href: '/fr/thank-you' },
    close: 'Fermer',
  },
  refused: {
    text: 'La demande qui attend ici n’a pas pu être envoyée telle quelle.',
    link: { text: 'Voir ce qui manque', href: '/fr#quote-form' },
    close: 'Fermer',
  },
};

/** What is said of a form that waited, on a page that has none. */
export const WAITING_NOTICES: Texts<typeof ENGLISH> = { en: ENGLISH, fr: FRENCH };
