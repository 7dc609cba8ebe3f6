import { NOT_AN_IMAGE } from '@harbour-haul/contract/photos/photo-texts';
import { ACCESS_LABELS, type Access } from '@harbour-haul/domain/leads/fields/access';
import { CONTACT_METHOD_LABELS, type ContactMethod } from '@harbour-haul/domain/leads/fields/contact-method';
import {
  JUNK_TYPE_DESCRIPTIONS,
  JUNK_TYPE_LABELS,
  JUNK_TYPES,
  type JunkType,
} from '@harbour-haul/domain/leads/fields/junk-type';
import type { MarketingVersion } from '@harbour-haul/domain/leads/fields/marketing-consent';
import { TIME_SLOT_LABELS, type TimeSlot } from '@harbour-haul/domain/leads/fields/time-slot';
import type { Language, Texts } from '@harbour-haul/domain/site/language';
import { SERVED_AREAS } from '@harbour-haul/domain/site/site';
import { englishHazard, frenchHazard, type HazardWords } from '#components/hazards/hazard-texts.ts';
import { ENGLISH_DAYS, FRENCH_DAYS, type PickupDayTexts } from '#components/pickup/pickup-day-texts.ts';
import type { PhotoNotice } from '../photos/photo-notices.ts';
import type { LeftOutReason, QueuedPhotoState } from '../photos/queued-photo.ts';
import type { QuoteField } from '../quote-values.ts';
import type { PrefillState } from '../use-prefill.ts';
import { frenchMessage } from './french-messages.ts';

export interface QuoteTexts {
  /** Goes with the request. */
  language: Language;
  prefill: Record<PrefillState, string>;
  /** Takes back what was filled in. */
  startEmpty: string;
  labels: Record<QuoteField, string>;
  /** The label of the address that answers are wished at. */
  emailNeeded: string;
  choose: string;
  anyTime: string;
  anyWay: string;
  junkTypes: Record<JunkType, string>;
  timeSlots: Record<TimeSlot, string>;
  contactMethods: Record<ContactMethod, string>;
  accessKinds: Record<Access, string>;
  /** Of a time of day as `13:00`. */
  around: (time: string) => string;
  pickupDays: PickupDayTexts;
  /** Of a day whose weekday the details rule out, beneath either field. */
  dayDoubt: (day: string) => string;
  outside: (place: string) => string;
  /** Of an address that looks cut short. */
  wholeAddress: string;
  /** Asks whether another mail address was meant. */
  didYouMean: (address: string) => string;
  hazard: HazardWords;
  photos: {
    title: string;
    add: string;
    addMore: string;
    hint: (most: number) => string;
    list: string;
    main: string;
    states: Record<QueuedPhotoState, string>;
    sent: (name: string) => string;
    retry: string;
    /** Of one that was too large as it was chosen. */
    madeSmaller: string;
    cancel: string;
    remove: string;
    /** Of one that cannot be made smaller. */
    tooLarge: PhotoNotice;
    /** By why files are not among the photos; takes their names. */
    leftOut: Record<LeftOutReason, (names: string) => string>;
    /** Of a photo of the last request, and where another one is added to it. */
    refusedBefore: readonly [said: string, add: string, path: string];
    pending: (count: number) => string;
    skip: string;
    checking: string;
    goOn: string;
  };
  leftOut: {
    label: string;
    didNotArrive: (count: number) => string;
    refused: string;
    stillNot: string;
    closed: string;
    adding: string;
    add: string;
    again: string;
    without: string;
  };
  submit: string;
  processing: string;
  error: string;
  /** Of a failure that a toast tells. */
  notSent: string;
  /** Of a request that is sent by itself once the servers are reached. */
  waiting: readonly [title: string, text: string, leaveOpen: string];
  /** Of one that was changed since, and is not any more. */
  changed: string;
  nothingLost: string;
  /** Before the number. */
  orCall: string;
  finePrint: readonly [before: string, link: string, after: string];
  privacyPath: string;
  /** The wording by which offers may be sent. */
  offers: MarketingVersion;
  decoy: string;
  /** A message of the checks or of the server, which speak English, in the form's language. */
  message: (english: string) => string;
}

const notice = (title: string, description: string): PhotoNotice => ({
  title,
  description,
  variant: 'destructive',
});

/** `13:00` as `1:00 PM`. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The weekday of `2026-11-20`. */
const weekday = (day: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

export const en: QuoteTexts = {
  language: 'en',
  prefill: {
    idle: 'Five fields are all we need. The others are optional.',
    loading: 'Loading your information...',
    prefilled: 'From your chat.',
    again:
      'From the request that you cancelled. Please check that it is still right, add your photos again, and send it.',
    sent: 'Your last request was sent already, so we filled in only who and where you are. Please check that it is still right, and send this form for something new.',
  },
  startEmpty: 'Start empty',
  labels: {
    name: 'Name',
    phone: 'Phone',
    address: 'Pickup address',
    junkType: 'Type of junk',
    preferredDate: 'Preferred date',
    preferredTimeSlot: 'Part of the day (optional)',
    preferredContactMethod: 'Contact by (optional)',
    email: 'Email (optional)',
    access: 'Access (optional)',
    details: 'Details (optional)',
  },
  emailNeeded: 'Email',
  choose: 'Please choose',
  anyTime: 'Any time',
  anyWay: 'Any way',
  // As `Furniture: sofas, beds, tables`.
  junkTypes: /* @__PURE__ */ Object.fromEntries(
    JUNK_TYPES.map((type) => [type, `${JUNK_TYPE_LABELS[type]}: ${JUNK_TYPE_DESCRIPTIONS[type]}`]),
  ) as typeof JUNK_TYPE_LABELS,
  timeSlots: TIME_SLOT_LABELS,
  contactMethods: CONTACT_METHOD_LABELS,
  accessKinds: ACCESS_LABELS,
  around: (time) => `Usually around ${clock(time)}.`,
  pickupDays: ENGLISH_DAYS,
  dayDoubt: (day) =>
    `Your preferred date is a ${weekday(day, 'en-CA')}, and your details say that it does not suit. Which day would be better?`,
  outside: (place) =>
    `${place} looks to be outside our usual area (${SERVED_AREAS.join(', ')}). Send it all the same: the team will tell you honestly whether a crew can come.`,
  wholeAddress: 'Is that all of the address? With number, street and community, the crew finds you.',
  didYouMean: (address) => `Did you mean ${address}?`,
  hazard: englishHazard,
  photos: {
    title: 'Photos (optional)',
    add: 'Add photos',
    addMore: 'Add more photos',
    hint: (most) =>
      `JPG, PNG or GIF, up to ${most}, each under 5MB. They help us with the price. We take out where they were taken and other hidden data.`,
    list: 'Your photos',
    main: 'Added as your main photo',
    states: {
      shrinking: 'It is over 5MB: we are making it smaller…',
      waiting: 'Waiting for its turn…',
      sending: 'Sending…',
      checking: 'Checking…',
      ready: 'Added',
      failed: 'It could not be sent. Your request goes through without it.',
      refused: '',
    },
    sent: (name) => `Sent of ${name}`,
    retry: 'Try again',
    madeSmaller: 'We made it smaller, since it was over 5MB.',
    cancel: 'Cancel',
    remove: 'Remove',
    tooLarge: notice('File too large', 'Please select an image smaller than 5MB.'),
    leftOut: {
      'not-an-image': (names) => `${NOT_AN_IMAGE} Left out: ${names}`,
      'too-many': (names) =>
        `Left out, since there is no room for more here. You can add others on the next page: ${names}`,
    },
    refusedBefore: [
      'A photo of your last request could not be used and is not with it.',
      'Add another to that request',
      '/thank-you',
    ],
    pending: (count) =>
      count === 1 ? 'Your photo is still on its way…' : `${count} photos are still on their way…`,
    skip: 'Send without waiting',
    checking: 'Your request is with us. We are having a look at your photos…',
    goOn: 'Continue',
  },
  leftOut: {
    label: 'Request sent without photos',
    didNotArrive: (count) =>
      count === 1
        ? 'Your request is sent. One photo did not arrive: try again here, or add it on the next page.'
        : `Your request is sent. ${count} photos did not arrive: try again here, or add them on the next page.`,
    refused:
      'Your request is with us, but a photo could not be used and was left out. You can choose another one above and add it, or continue without.',
    stillNot:
      'The photos still could not be added. Your request is with us all the same. You can try again, or continue.',
    closed: 'Your request is closed by now, so the photos were not added to it.',
    adding: 'Adding photos...',
    add: 'Add the photos',
    again: 'Try to add the photos again',
    without: 'Continue without',
  },
  submit: 'Get My Free Quote',
  processing: 'Processing...',
  error: 'Error',
  notSent: 'Your request is not sent yet.',
  // The specification's words for it, but that nobody has to try again.
  waiting: [
    'Connection error',
    "We couldn't reach our servers. Your request is kept here and is sent by itself once you are connected.",
    'Please leave this page open.',
  ],
  changed: 'You changed something, so your request waits for you: please press the button to send it.',
  nothingLost: 'Nothing is lost: all that you entered is kept here.',
  orCall: 'You can also call',
  finePrint: [
    'Free and without obligation. What you write is for your quote, as our',
    'Privacy Policy',
    ' says.',
  ],
  privacyPath: '/privacy-policy',
  offers: '2026-11',
  decoy: 'Please leave this empty',
  message: (english) => english,
};

export const fr: QuoteTexts = {
  language: 'fr',
  prefill: {
    idle: 'Cinq champs suffisent.',
    loading: 'Chargement de vos renseignements…',
    prefilled: 'De votre clavardage.',
    again:
      'De la demande que vous avez annulée. Veuillez vérifier que tout est encore exact, rajouter vos photos et envoyer le formulaire.',
    sent: 'Votre dernière demande a déjà été envoyée; nous avons donc inscrit seulement vos coordonnées. Veuillez vérifier qu’elles sont toujours exactes, et envoyer ce formulaire pour autre chose.',
  },
  startEmpty: 'Repartir de zéro',
  labels: {
    name: 'Nom',
    phone: 'Téléphone',
    address: 'Adresse du ramassage',
    junkType: 'Type d’objets',
    preferredDate: 'Date souhaitée',
    preferredTimeSlot: 'Moment (facultatif)',
    preferredContactMethod: 'Contact (facultatif)',
    email: 'Courriel (facultatif)',
    access: 'Accès (facultatif)',
    details: 'Précisions (facultatives)',
  },
  emailNeeded: 'Courriel',
  choose: 'Veuillez choisir',
  anyTime: 'N’importe quand',
  anyWay: 'Peu importe',
  junkTypes: {
    household: 'Objets de la maison : sacs, boîtes, jouets, fouillis',
    furniture: 'Meubles : canapés, lits, tables, matelas',
    appliances: 'Électroménagers : réfrigérateurs, cuisinières, laveuses, sécheuses',
    construction: 'Débris de construction : bois, gypse, carreaux, briques',
    yard: 'Résidus de jardin : branches, feuilles, gazon, terre',
    electronics: 'Appareils électroniques : téléviseurs, ordinateurs, imprimantes',
    other: 'Autre : autre chose, ou un peu de tout',
  },
  timeSlots: {
    morning: 'Matin (9 h à 12 h)',
    afternoon: 'Après-midi (12 h à 17 h)',
    evening: 'Soir (17 h à 20 h)',
  },
  contactMethods: { phone: 'Appel téléphonique', sms: 'Message texte', email: 'Courriel' },
  accessKinds: { stairs: 'Escalier', elevator: 'Ascenseur', curb: 'En bordure de rue' },
  around: (time) =>
    `Habituellement vers ${Number(time.slice(0, 2))} h${time.endsWith(':00') ? '' : ` ${time.slice(3)}`}.`,
  pickupDays: FRENCH_DAYS,
  dayDoubt: (day) =>
    `La date que vous préférez est un ${weekday(day, 'fr-CA')}, et vos précisions disent que ce jour ne convient pas. Quel jour irait mieux?`,
  outside: (place) =>
    `${place} semble être hors de notre secteur habituel (${SERVED_AREAS.join(', ')}). Envoyez tout de même la demande : l’équipe vous dira franchement si quelqu’un peut se déplacer.`,
  wholeAddress: 'L’adresse est-elle complète? Avec le numéro, la rue et la localité, l’équipe vous trouvera.',
  didYouMean: (address) => `Vouliez-vous dire ${address}?`,
  hazard: frenchHazard,
  photos: {
    title: 'Photos (facultatives)',
    add: 'Ajouter des photos',
    addMore: 'Ajouter d’autres photos',
    hint: (most) =>
      `JPG, PNG ou GIF, jusqu’à ${most}, chacune de moins de 5 Mo. Elles aident à fixer le prix. Nous en retirons le lieu et les données cachées.`,
    list: 'Vos photos',
    main: 'Ajoutée comme photo principale',
    states: {
      shrinking: 'Elle dépasse 5 Mo : nous la réduisons…',
      waiting: 'En attente…',
      sending: 'Envoi en cours…',
      checking: 'Vérification…',
      ready: 'Ajoutée',
      failed: 'Elle n’a pas pu être envoyée. Votre demande part sans elle.',
      refused: '',
    },
    sent: (name) => `Envoi de ${name}`,
    retry: 'Réessayer',
    madeSmaller: 'Nous l’avons réduite, car elle dépassait 5 Mo.',
    cancel: 'Annuler',
    remove: 'Retirer',
    tooLarge: notice('Fichier trop volumineux', 'Veuillez choisir une image de moins de 5 Mo.'),
    leftOut: {
      'not-an-image': (names) => `Veuillez choisir une image (JPG, PNG ou GIF). Laissé de côté : ${names}`,
      'too-many': (names) =>
        `Laissées de côté, faute de place ici. Vous pourrez en ajouter à la page suivante : ${names}`,
    },
    refusedBefore: [
      'Une photo de votre dernière demande n’a pas pu être utilisée et n’est pas avec elle.',
      'En ajouter une autre à cette demande',
      '/fr/thank-you',
    ],
    pending: (count) =>
      count === 1 ? 'Votre photo est encore en route…' : `${count} photos sont encore en route…`,
    skip: 'Envoyer sans attendre',
    checking: 'Nous avons bien reçu votre demande. Nous vérifions vos photos…',
    goOn: 'Continuer',
  },
  leftOut: {
    label: 'Demande envoyée sans photos',
    didNotArrive: (count) =>
      count === 1
        ? 'Votre demande est envoyée. Une photo n’est pas arrivée : réessayez ici, ou ajoutez-la à la page suivante.'
        : `Votre demande est envoyée. ${count} photos ne sont pas arrivées : réessayez ici, ou ajoutez-les à la page suivante.`,
    refused:
      'Nous avons votre demande, mais une photo n’a pas pu être utilisée et a été laissée de côté. Vous pouvez en choisir une autre ci-dessus et l’ajouter, ou continuer sans.',
    stillNot:
      'Les photos n’ont toujours pas pu être ajoutées. Nous avons tout de même votre demande. Vous pouvez réessayer ou continuer.',
    closed: 'Votre demande est maintenant fermée; les photos n’y ont pas été ajoutées.',
    adding: 'Ajout des photos…',
    add: 'Ajouter les photos',
    again: 'Réessayer d’ajouter les photos',
    without: 'Continuer sans',
  },
  submit: 'Ma soumission gratuite',
  processing: 'Envoi en cours…',
  error: 'Erreur',
  notSent: 'Votre demande n’est pas encore envoyée.',
  waiting: [
    'Erreur de connexion',
    'Nous n’avons pas pu joindre nos serveurs. Votre demande est gardée ici et partira d’elle-même dès que la connexion sera rétablie.',
    'Veuillez laisser cette page ouverte.',
  ],
  changed:
    'Vous avez changé quelque chose; votre demande vous attend donc\u00a0: veuillez appuyer sur le bouton pour l’envoyer.',
  nothingLost: 'Rien n’est perdu : tout ce que vous avez saisi est conservé ici.',
  orCall: 'Vous pouvez aussi appeler le',
  finePrint: [
    'Gratuit et sans engagement. Ce que vous écrivez sert à votre soumission, comme l’explique notre',
    'Politique de confidentialité',
    '.',
  ],
  privacyPath: '/fr/privacy-policy',
  offers: '2026-11-fr',
  decoy: 'Veuillez laisser ce champ vide',
  message: frenchMessage,
};

/** The form's texts. An island imports those of its language alone. */
export const QUOTE_TEXTS: Texts<QuoteTexts> = { en, fr };
