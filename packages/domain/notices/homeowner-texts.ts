import { FRENCH_OPENING } from '../conversation/wording/french-opening.ts';
import { fieldLabel } from '../leads/details/field-words.ts';
import { type JunkType, junkTypeLabel } from '../leads/fields/junk-type.ts';
import type { LeadFieldName } from '../leads/lead-fields.ts';
import { capital } from '../leads/request/wished-pickup.ts';
import { ENGLISH_PICKUP } from '../pickup-wish/english-pickup.ts';
import { FRENCH_PICKUP } from '../pickup-wish/french-pickup.ts';
import type { PickupWords } from '../pickup-wish/pickup-words.ts';
import type { Texts } from '../site/language.ts';
import { SITE } from '../site/site.ts';
import { REQUEST_LINK_DAYS } from './request-link-days.ts';

/** What a homeowner is written, in one language. */
interface HomeownerTexts {
  /** How a mail begins, with a first name or without one. */
  hello: (first: string | null) => string;
  facts: { reference: string; junk: string };
  junkType: (junkType: JunkType | null) => string;
  field: (field: LeadFieldName) => string;
  pickup: PickupWords;
  confirmation: {
    subject: (reference: string) => string;
    received: string;
    /** In its place where somebody said when to call. */
    receivedWithTimes: string;
    link: string;
    secret: string;
  };
  seeRequest: string;
  changed: { subject: (reference: string) => string; noted: (what: string) => string; added: string };
  /** To the address that a request has had until it was corrected. */
  readdressed: { subject: (reference: string) => string; told: string; notYou: string; footer: string };
  canceled: { subject: (reference: string) => string; done: string; again: string };
  footer: string;
}

const en: HomeownerTexts = {
  hello: (first) => (first === null ? 'Hello,' : `Hello ${first},`),
  facts: { reference: 'Reference', junk: 'What has to go' },
  junkType: junkTypeLabel,
  field: fieldLabel,
  pickup: ENGLISH_PICKUP,
  confirmation: {
    subject: (reference) => `Your free quote request ${reference}`,
    received:
      'We have your request for a free junk-removal quote. Our team contacts you as soon as possible; you do not need to do anything else.',
    receivedWithTimes:
      'We have your request for a free junk-removal quote. Our team contacts you at the time that you asked for; you do not need to do anything else.',
    link: `For ${REQUEST_LINK_DAYS} days you can see, correct or cancel your request by this link:`,
    secret: 'The link is for you alone: whoever has it can change your request.',
  },
  seeRequest: 'See your request',
  changed: {
    subject: (reference) => `Your request ${reference} was changed`,
    noted: (what) => `We have noted your changes: ${what}.`,
    added: 'what you added',
  },
  readdressed: {
    subject: (reference) => `Your request ${reference} has another email address`,
    told: 'The email address of your request was changed. From now on we write to the new one, and the link that we mailed you here does not work any more.',
    notYou: `Was it not you? Call ${SITE.callbackPhone} or write to ${SITE.supportEmail}, and we put it right.`,
    footer: `You get this mail because a request for a junk-removal quote had this address. ${SITE.brand}, Halifax, Nova Scotia, ${SITE.callbackPhone}.`,
  },
  canceled: {
    subject: (reference) => `Your request ${reference} is cancelled`,
    done: 'Your request is cancelled. Nobody will come, and there is nothing to pay.',
    again: `Changed your mind? Call ${SITE.callbackPhone}, or ask for another quote at any time.`,
  },
  footer:
    `You get this mail because somebody asked ${SITE.brand} for a junk-removal quote with this address. ` +
    `Was it not you? Cancel the request with the link above, or write to ${SITE.supportEmail}. ` +
    `${SITE.brand}, Halifax, Nova Scotia, ${SITE.callbackPhone}.`,
};

const FRENCH_FIELDS: Partial<Record<LeadFieldName, string>> = {
  name: 'nom',
  phone: 'téléphone',
  email: 'courriel',
  address: 'adresse',
  junkType: 'type d’objets',
  access: 'accès',
  details: 'précisions',
  preferredDate: 'date souhaitée',
  preferredTimeSlot: 'moment de la journée',
  preferredContactMethod: 'façon de vous joindre',
};

const fr: HomeownerTexts = {
  hello: (first) => (first === null ? 'Bonjour,' : `Bonjour ${first},`),
  facts: { reference: 'Référence', junk: 'Ce qui doit partir' },
  junkType: (junkType) => (junkType === null ? 'Non précisé' : FRENCH_OPENING.junkTypes[junkType]),
  field: (field) => capital(FRENCH_FIELDS[field] ?? 'autre précision'),
  pickup: FRENCH_PICKUP,
  confirmation: {
    subject: (reference) => `Votre demande de soumission gratuite ${reference}`,
    received:
      'Nous avons bien reçu votre demande de soumission gratuite. Notre équipe vous joindra dès que possible; vous n’avez rien d’autre à faire.',
    receivedWithTimes:
      'Nous avons bien reçu votre demande de soumission gratuite. Notre équipe vous joindra au moment demandé; vous n’avez rien d’autre à faire.',
    link: `Pendant ${REQUEST_LINK_DAYS} jours, vous pouvez voir, corriger ou annuler votre demande au moyen de ce lien :`,
    secret: 'Ce lien vous est personnel : toute personne qui l’a peut modifier votre demande.',
  },
  seeRequest: 'Voir votre demande',
  changed: {
    subject: (reference) => `Votre demande ${reference} a été modifiée`,
    noted: (what) => `Nous avons noté vos changements : ${what}.`,
    added: 'ce que vous avez ajouté',
  },
  readdressed: {
    subject: (reference) => `Votre demande ${reference} a une autre adresse courriel`,
    told: 'L’adresse courriel de votre demande a été modifiée. Nous écrivons désormais à la nouvelle, et le lien que nous vous avons envoyé ici ne fonctionne plus.',
    notYou: `Ce n’était pas vous? Appelez le ${SITE.callbackPhone} ou écrivez à ${SITE.supportEmail}, et nous corrigerons cela.`,
    footer: `Vous recevez ce courriel parce qu’une demande de soumission avait cette adresse. ${SITE.brand}, Halifax (Nouvelle-Écosse), ${SITE.callbackPhone}.`,
  },
  canceled: {
    subject: (reference) => `Votre demande ${reference} est annulée`,
    done: 'Votre demande est annulée. Personne ne passera, et il n’y a rien à payer.',
    again: `Vous changez d’avis? Appelez le ${SITE.callbackPhone}, ou demandez une autre soumission en tout temps.`,
  },
  footer:
    `Vous recevez ce courriel parce que quelqu’un a demandé une soumission à ${SITE.brand} en donnant cette adresse. ` +
    `Ce n’était pas vous? Annulez la demande au moyen du lien ci-dessus, ou écrivez à ${SITE.supportEmail}. ` +
    `${SITE.brand}, Halifax (Nouvelle-Écosse), ${SITE.callbackPhone}.`,
};

/** What homeowners are written, in the language of their request. */
export const HOMEOWNER_TEXTS: Texts<HomeownerTexts> = { en, fr };
