import { BUSINESS_HOURS } from '@harbour-haul/domain/leads/lead-age';
import type { Texts } from '@harbour-haul/domain/site/language';
import { SITE } from '@harbour-haul/domain/site/site';

interface PageTexts {
  home: { title: string; description: string };
  quote: {
    title: (area?: string) => string;
    noScript: readonly [before: string, between: string, after: string];
    trouble: string;
    call: string;
    /** To talk by phone or in the chat. */
    talk: readonly [before: string, between: string, chat: string];
  };
  thanks: {
    pageTitle: string;
    description: string;
    title: string;
    lead: string;
    next: string;
    /** The first step where mail is sent, and where none is. */
    received: readonly [withMail: string, without: string];
    steps: readonly string[];
    more: readonly [before: string, between: string];
    back: string;
  };
  request: {
    pageTitle: string;
    description: string;
    title: string;
    /** True of any request: what can be done with one is said where it is shown. */
    lead: string;
    back: string;
    noScript: string;
    trouble: string;
    call: string;
  };
  notFound: {
    pageTitle: string;
    description: string;
    title: string;
    text: string;
    router: string;
    quote: string;
    call: string;
    back: string;
  };
}

const en: PageTexts = {
  home: {
    title: `Free Junk Removal Quote in Halifax | ${SITE.brand}`,
    description:
      'Free, fair junk-removal quotes for Halifax, Dartmouth, Bedford and beyond. Vetted local crews, same-day pickup, no hidden fees, no pressure.',
  },
  quote: {
    title: (area) => (area ? `Get your free quote in ${area}` : 'Get your free quote'),
    noScript: [
      'This form needs JavaScript. Please call us at',
      'or write to',
      'you get the same free quote.',
    ],
    trouble: 'Your request could not be sent yet. All that you entered is kept here. Trying again…',
    call: 'Call',
    talk: ['Rather talk? Call', 'or', 'chat with us'],
  },
  thanks: {
    pageTitle: `Thank You | ${SITE.brand}`,
    description: 'Your request for a free junk-removal quote was submitted.',
    title: 'Thank you! Your\u00a0request was\u00a0submitted',
    lead: 'You do not need to do anything else: we will be in touch about your free quote.',
    next: 'What happens next',
    received: [
      'Our team receives your request by email. If you gave us your email address, you get a confirmation with a link to see, correct or cancel it.',
      'Our team receives your request.',
    ],
    steps: [
      `We contact you as soon as possible, between ${BUSINESS_HOURS.opens}\u00a0AM and ${BUSINESS_HOURS.closes - 12}\u00a0PM on any day of the week.`,
      'You get a fair quote, without hidden fees.',
      'Once you approve it, we schedule the pickup.',
    ],
    more: ['Questions, or something to add? Call', 'or write to'],
    back: 'Back to the homepage',
  },
  request: {
    pageTitle: `Your Request | ${SITE.brand}`,
    description: 'See, correct or cancel your request for a free junk-removal quote.',
    title: 'Your request',
    lead: 'All that we have of your request, and how far along it is. The link to this page is private: anyone who has it can see and change your request.',
    back: 'Back to the homepage',
    noScript: 'This page needs JavaScript. Please call us at',
    trouble: 'Your request could not be loaded. Trying again…',
    call: 'Call',
  },
  notFound: {
    pageTitle: '404 Page Not Found',
    description: 'There is nothing at this address.',
    title: '404 Page Not Found',
    text: 'There is nothing at this address. If a link brought you here, the page may have moved. The homepage leads to everything we have.',
    quote: 'Get My Free Quote',
    call: 'Call',
    router: 'Did someone forget to add the page to the router?',
    back: 'Back to the homepage',
  },
};

const fr: PageTexts = {
  home: {
    title: `Soumission gratuite pour un débarras à Halifax | ${SITE.brand}`,
    description:
      'Soumissions de débarras gratuites à Halifax, Dartmouth, Bedford et ailleurs. Équipes locales vérifiées, sans frais cachés ni pression.',
  },
  quote: {
    title: (area) => (area ? `Votre soumission gratuite à ${area}` : 'Votre soumission gratuite'),
    noScript: [
      'Ce formulaire nécessite JavaScript. Appelez-nous au',
      'ou écrivez à',
      'vous aurez la même soumission gratuite.',
    ],
    trouble:
      'Votre demande n’a pas encore pu être envoyée. Tout ce que vous avez saisi est conservé ici. Nouvel essai…',
    call: 'Appeler le',
    talk: ['Vous préférez parler? Appelez le', 'ou', 'clavardez avec nous'],
  },
  thanks: {
    pageTitle: `Merci | ${SITE.brand}`,
    description: 'Votre demande de soumission gratuite a été envoyée.',
    title: 'Merci! Votre\u00a0demande est\u00a0envoyée',
    lead: 'Vous n’avez rien d’autre à faire\u00a0: nous vous joindrons au sujet de votre soumission gratuite.',
    next: 'La suite',
    received: [
      'Notre équipe reçoit votre demande par courriel. Si vous nous avez donné votre adresse courriel, vous recevez une confirmation avec un lien pour la voir, la corriger ou l’annuler.',
      'Notre équipe reçoit votre demande.',
    ],
    steps: [
      `Nous vous joignons dès que possible, entre ${BUSINESS_HOURS.opens} h et ${BUSINESS_HOURS.closes} h, tous les jours de la semaine.`,
      'Vous recevez une soumission équitable, sans frais cachés.',
      'Dès que vous l’approuvez, nous fixons le moment du ramassage.',
    ],
    more: ['Des questions, ou quelque chose à ajouter? Appelez le', 'ou écrivez à'],
    back: 'Retour à l’accueil',
  },
  request: {
    pageTitle: `Votre demande | ${SITE.brand}`,
    description: 'Voir, corriger ou annuler votre demande de soumission gratuite.',
    title: 'Votre demande',
    lead: 'Tout ce que nous avons de votre demande, et où elle en est. Le lien vers cette page est personnel\u00a0: toute personne qui l’a peut voir et modifier votre demande.',
    back: 'Retour à l’accueil',
    noScript: 'Cette page nécessite JavaScript. Veuillez nous appeler au',
    trouble: 'Votre demande n’a pas pu être chargée. Nouvel essai…',
    call: 'Appeler le',
  },
  notFound: {
    pageTitle: '404 Page introuvable',
    description: 'Il n’y a rien à cette adresse.',
    title: '404 Page\u00a0introuvable',
    text: 'Il n’y a rien à cette adresse. Si un lien vous a mené ici, la page a peut-être été déplacée. La page d’accueil vous mènera partout sur le site.',
    quote: 'Ma soumission gratuite',
    call: 'Appeler le',
    router: 'Quelqu’un aurait-il oublié d’ajouter la page au routeur?',
    back: 'Retour à l’accueil',
  },
};

/** The texts of the public pages' own parts; features have theirs beside them. */
export const PAGE_TEXTS: Texts<PageTexts> = { en, fr };
