import { ACCESS_LABELS } from '@harbour-haul/domain/leads/fields/access';
import { CONTACT_METHOD_LABELS } from '@harbour-haul/domain/leads/fields/contact-method';
import { JUNK_TYPE_LABELS, type JunkType } from '@harbour-haul/domain/leads/fields/junk-type';
import { TIME_SLOT_LABELS } from '@harbour-haul/domain/leads/fields/time-slot';
import { BUSINESS_HOURS } from '@harbour-haul/domain/leads/lead-age';
import { type PickupHours, pickupHoursText } from '@harbour-haul/domain/leads/pickups/pickup-hours';
import { REQUEST_LINK_DAYS } from '@harbour-haul/domain/notices/request-link-days';
import { MAX_PHOTOS_AT_ONCE, MAX_REQUEST_PHOTOS } from '@harbour-haul/domain/photos/photo-limits';
import { ENGLISH_PICKUP, englishDay } from '@harbour-haul/domain/pickup-wish/english-pickup';
import { FRENCH_PICKUP, frenchLongDay } from '@harbour-haul/domain/pickup-wish/french-pickup';
import type { Texts } from '@harbour-haul/domain/site/language';
import { SITE } from '@harbour-haul/domain/site/site';
import { englishHazard, frenchHazard } from '#components/hazards/hazard-texts.ts';
import { ENGLISH_DAYS, FRENCH_DAYS } from '#components/pickup/pickup-day-texts.ts';
import { frenchReply } from '#lib/french-reply.ts';
import { englishDetails, frenchDetails } from './details-texts.ts';

/** `9 h`, `13 h 30`. */
const frenchTime = (time: string) =>
  time.replace(/^0?(\d+):(\d+)$/, '$1\u00a0h\u00a0$2').replace(/\u00a000$/, '');
const { opens, closes } = BUSINESS_HOURS;

export const en = {
  loading: 'Looking for your request…',
  noLink: 'Please open this page by the whole link in your confirmation email: a part of it is missing.',
  unreachable: "We couldn't reach our servers. Please try again.",
  tryAgain: 'Try Again',
  help: {
    before: 'Questions? Call',
    between: ', or',
    quote: 'ask for a new quote',
    quotePath: '/#quote-form',
    newQuote: 'Get a new quote',
  },
  /** Of a canceled request: the form with all of it but the photos. */
  again: 'Ask again with the same things',
  /** Where the form holds something else by then. */
  replaces: {
    text: 'You have begun to fill in the form for something else. That would be replaced.',
    yes: 'Replace it',
    no: 'Keep what I began',
  },
  states: {
    received: 'Received. Our team contacts you as soon as possible.',
    in_progress: 'Our team is working on your quote.',
    scheduled: 'Your pickup is scheduled.',
    day_open: 'Our team settles the day of your pickup with you.',
    day_past: `The day of your pickup has passed. Did nobody come? Please call ${SITE.callbackPhone}.`,
    completed: 'Done. Thank you!',
    canceled: 'Cancelled. Nobody will come.',
  },
  /** The name of the steps, and what they are. */
  howFar: 'How far your request is',
  steps: ['Received', 'Quote', 'Pickup', 'Done'],
  /** What can be done here, by the same; of a request that is closed otherwise, `closed`. */
  scope: {
    received: 'You can correct or cancel it here, or add photos to it.',
    in_progress: 'You can correct or cancel it here, or add photos to it.',
    scheduled: 'Until your pickup, you can still correct or cancel it here, or add photos to it.',
    day_open: 'Until your pickup, you can still correct or cancel it here, or add photos to it.',
    day_past: 'You can still correct or cancel it here, or add photos to it.',
    completed: 'Your junk is gone, and nothing is left to change here.',
    canceled: 'There is nothing to pay, and nothing left to change here.',
  },
  closed: 'It can no longer be changed here.',
  /** Of what was said in the chat since: nothing of it is in the request before the team has taken it up. */
  inChat: {
    added: 'Our team has what you added in the chat. It is not in your request yet.',
    cancelAsked:
      'You asked in the chat to cancel it. Our team is told, but it is not cancelled yet: to do so at once, or to keep it after all, use the button below.',
  },
  /** In place of `received` where somebody said when. */
  receivedWithTimes: 'Received. Our team contacts you at the time that you asked for.',
  notGiven: 'Not given',
  noPhotos: 'None yet',
  anyTime: 'Any time',
  anyWay: 'Any way',
  choose: 'Please choose',
  labels: {
    reference: 'Reference',
    scheduledDate: 'Scheduled for',
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
    address: 'Pickup address',
    junkType: 'What has to go',
    access: 'Access',
    preferredDate: 'Preferred date',
    preferredTimeSlot: 'Part of the day',
    preferredContactMethod: 'Contact by',
    details: 'Details',
    photos: 'Photos',
    questions: 'Your questions',
    saidSince: 'Added in the chat',
    callTimes: 'When to call (optional)',
    note: 'Anything to add? (optional)',
  },
  accessKinds: ACCESS_LABELS,
  contactMethods: CONTACT_METHOD_LABELS,
  junkTypes: JUNK_TYPE_LABELS as Readonly<Record<JunkType, string>>,
  timeSlots: TIME_SLOT_LABELS,
  pickupDays: ENGLISH_DAYS,
  hazard: englishHazard,
  noJunkType: 'Not specified',
  /** A stored day in words. */
  day: englishDay,
  pickup: ENGLISH_PICKUP,
  /** How somebody is reached, and when, in their own words. */
  contactAt: (way: string, times: string) => `${way}: ${times}`,
  /** Between two times of a day, each `HH:MM`. */
  hours: ({ from, to }: PickupHours) => pickupHoursText(`${from}-${to}`),
  actions: { correct: 'Correct something', photos: 'Add photos', cancel: 'Cancel my request' },
  cancel: {
    label: 'Cancel your request',
    ask: 'Cancel this request? Our team is told at once, and nobody will call you. This cannot be undone, but you can ask again with the same things.',
    working: 'Cancelling...',
    yes: 'Yes, cancel it',
    no: 'Keep it',
    keeping: 'Keeping it...',
    /** Of one that they had asked for in the chat to cancel. */
    kept: 'You keep your request. Our team is told that it is not to be cancelled.',
    keepBackOnline:
      'Your connection is back. Our team is not told yet that you keep it: please press the button again.',
    /** In place of why not, once the network is back. */
    backOnline: 'Your connection is back. Your request is not cancelled yet: please press the button again.',
  },
  form: {
    title: 'Correct your request',
    saved: 'Your changes are saved, and our team knows of them.',
    saving: 'Saving...',
    save: 'Save',
    /** What was typed is not lost. */
    unreachable:
      "We couldn't reach our servers. What you typed is kept here: press Save once you are connected to send it.",
    backOnline: 'Your connection is back. Your changes are not saved yet: please press the button again.',
    back: 'Back',
    /** Of what was typed before and not sent. */
    kept: 'What you typed before is kept, and not saved yet.',
    /** Where somebody has changed the request since, and what stands in it now where something else was typed. */
    keptOverOther:
      'Your request was changed since you began to correct it. What you typed is kept, and not saved yet: please check it.',
    standsNow: 'Your request now says:',
    discard: 'Discard what I typed',
    didYouMean: (likely: string) => `Did you mean ${likely}?`,
  },
  photos: {
    view: (number: number) => `View photo ${number} large`,
    label: 'Add photos',
    hint: (most: number) =>
      `JPG, PNG or GIF, up to ${most}${most < MAX_PHOTOS_AT_ONCE ? ' more' : ' at a time'}, each under 5MB. They help us with the price.`,
    full: `Your request has ${MAX_REQUEST_PHOTOS} photos, as many as it can have.`,
    choose: 'Choose photos',
    sending: (number: number, count: number) => `Sending photo ${number} of ${count}…`,
    added: (count: number) =>
      count === 1
        ? 'Your photo has been added, and our team can see it.'
        : `Your ${count} photos have been added, and our team can see them.`,
    closed: 'Your request is closed by now, so no photo was added to it.',
    /** Closed after some of them were added. */
    closedSince: (count: number) =>
      `Your request is closed by now. ${count === 1 ? 'One photo was' : `${count} photos were`} added to it before.`,
    notSent: 'It could not be sent. Please choose it again.',
    tooMany: (names: string) =>
      `Only ${MAX_PHOTOS_AT_ONCE} photos can be added at a time. Please add the others afterwards: ${names}`,
    noRoom: (names: string) => `A request can have up to ${MAX_REQUEST_PHOTOS} photos. Left out: ${names}`,
    problem: (name: string, problem: string) => `${name}: ${problem}`,
  },
  card: {
    title: 'Your request',
    reference: 'Reference',
    see: 'View or change',
    seeOnly: 'See your request',
    add: 'Add photos',
    /** Photos that are not with the request, and the link that adds them. */
    leftOut: (count: number): readonly [said: string, add: string] =>
      count === 1 ? ['One photo did not arrive.', 'Add it'] : [`${count} photos did not arrive.`, 'Add them'],
    /** Of photos that arrived and cannot be used, with the server's reason where it is one. */
    refused: (count: number, why: string): readonly [said: string, add: string] =>
      count === 1
        ? [`One photo could not be used and is not with your request. ${why}`, 'Add another']
        : [`${count} photos could not be used and are not with your request.`, 'Add others'],
    /** Of what was added to a request that stood already. */
    added: (reference: string): readonly [title: string, text: string] => [
      `Added to your request ${reference}`,
      'You have this request with us already, so what you sent now was added to it and our team sees both. Where they differ, as in the day, the first one stands until you change it here or we have asked you.',
    ],
    copy: 'Copy the link',
    print: 'Print',
    path: '/request',
    loading: 'Looking up what you asked for…',
    unknown: 'Please keep the reference: it is all that our team needs to find your request.',
    note: `The link is yours alone and works for ${REQUEST_LINK_DAYS} days. Keep this page, or copy the link.`,
    copied: 'The link is copied. Whoever has it can change your request.',
    link: (address: string) => `This is the link: ${address}`,
    howFar: 'Status',
    person: 'How to reach you',
    contacts: { any: 'We get in touch', phone: 'We call you', sms: 'We text you', email: 'We write to you' },
    /** When the team gets in touch, behind how it does. Its hours are Halifax's, every day. */
    firstContact: {
      before: `today from ${opens}\u00a0AM, as soon as our team is there`,
      open: `as soon as possible: our team is there until ${closes - 12}\u00a0PM today`,
      after: `tomorrow from ${opens}\u00a0AM, as soon as our team is there`,
    },
    /** When somebody asked for it themselves, in their own words. */
    asAsked: (times: string) => `as you asked: ${times}`,
    /** The next steps of the thank-you page, where more is known than holds for any request. */
    steps: {
      confirmed:
        'Our team receives your request by email. You get a confirmation with a link to see, correct or cancel it.',
      received: 'Our team receives your request.',
      soon: (contact: string) =>
        `${contact} as soon as possible, between ${opens}\u00a0AM and ${closes - 12}\u00a0PM on any day of the week.`,
      asAsked: (contact: string, times: string) => `${contact} as you asked: ${times}`,
      scheduled: (when: string) => [
        `We come on ${when}.`,
        'Until then, you can still correct or cancel your request.',
      ],
      dayOpen: ['Our team settles the day of your pickup with you.', 'We come on that day.'],
      dayPast: [`Did nobody come? Please call ${SITE.callbackPhone}, and we find another day.`],
    },
    /** What stands above the card of a request that has gone on since the page was first shown for it. */
    sinceThen: {
      scheduled: { title: 'Your pickup is scheduled', lead: 'You do not need to do anything else.' },
      day_past: {
        title: 'The day of your pickup has passed',
        lead: 'Did everything go well? Then there is nothing else to do.',
      },
      completed: {
        title: 'Done. Thank you!',
        lead: 'Your junk is gone. Something new? Ask for another quote at any time.',
      },
      canceled: {
        title: 'Your request is cancelled',
        lead: 'Nobody will come, and there is nothing to pay. Changed your mind? Ask for a new quote at any time.',
      },
    },
  },
  /** Of what the server writes into them, with its labels. */
  details: englishDetails,
  /** A field of what was asked for later, among them. */
  fact: (label: string, value: string) => `${label}: ${value}`,
  /** What the server says. */
  message: (english: string) => english,
};

export type RequestTexts = typeof en;

const REPLIES: readonly (readonly [RegExp, string])[] = [
  [
    /^Your request was changed since/,
    'Votre demande a changé depuis que vous l’avez ouverte. Veuillez la vérifier de nouveau.',
  ],
  [/^This link/, `Ce lien ne fonctionne plus. Veuillez nous appeler au ${SITE.callbackPhone}.`],
  [
    /^Your request cannot/,
    `Votre demande ne peut plus être affichée ici. Veuillez nous appeler au ${SITE.callbackPhone}.`,
  ],
  [
    /^Please enter your email, or/,
    'Veuillez inscrire votre courriel, ou choisir une autre façon de vous joindre.',
  ],
  [/^Please select a junk/, 'Veuillez choisir un type d’objets.'],
  [/^Please check/, 'Veuillez vérifier les champs indiqués.'],
  [
    /^A request can have/,
    `Une demande peut contenir jusqu’à ${MAX_REQUEST_PHOTOS} photos; certaines n’ont donc pas été ajoutées.`,
  ],
  [/^There is no room/, 'Il ne reste plus de place pour cela avec vos précisions. Veuillez les raccourcir.'],
];

export const fr: RequestTexts = {
  loading: 'Nous cherchons votre demande…',
  noLink:
    'Veuillez ouvrir cette page à partir du lien complet reçu par courriel\u00a0: il en manque une partie.',
  unreachable: 'Nous n’avons pas pu joindre nos serveurs. Veuillez réessayer.',
  tryAgain: 'Réessayer',
  help: {
    before: 'Des questions? Appelez le',
    between: ', ou',
    quote: 'demandez une nouvelle soumission',
    quotePath: '/fr#quote-form',
    newQuote: 'Nouvelle soumission',
  },
  again: 'Redemander la même chose',
  replaces: {
    text: 'Vous avez commencé à remplir le formulaire pour autre chose. Cela serait remplacé.',
    yes: 'Remplacer',
    no: 'Garder ce que j’ai commencé',
  },
  states: {
    received: 'Bien reçue. Notre équipe vous joindra dès que possible.',
    in_progress: 'Notre équipe prépare votre soumission.',
    scheduled: 'Votre ramassage est prévu.',
    day_open: 'Notre équipe fixe avec vous le jour de votre ramassage.',
    day_past: `Le jour de votre ramassage est passé. Personne n’est venu? Veuillez appeler le ${SITE.callbackPhone}.`,
    completed: 'C’est fait. Merci!',
    canceled: 'Annulée. Personne ne passera.',
  },
  howFar: 'Où en est votre demande',
  steps: ['Reçue', 'Soumission', 'Ramassage', 'Terminée'],
  scope: {
    received: 'Vous pouvez la corriger, l’annuler ou y ajouter des photos ici.',
    in_progress: 'Vous pouvez la corriger, l’annuler ou y ajouter des photos ici.',
    scheduled: 'D’ici au ramassage, vous pouvez encore la corriger, l’annuler ou y ajouter des photos.',
    day_open: 'D’ici au ramassage, vous pouvez encore la corriger, l’annuler ou y ajouter des photos.',
    day_past: 'Vous pouvez encore la corriger, l’annuler ou y ajouter des photos ici.',
    completed: 'Tout est parti, et il n’y a plus rien à changer ici.',
    canceled: 'Vous n’avez rien à payer ni à changer ici.',
  },
  closed: 'Elle ne peut plus être changée ici.',
  inChat: {
    added:
      'Notre équipe a reçu ce que vous avez ajouté dans le clavardage. Votre demande ne le montre pas encore.',
    cancelAsked:
      'Vous avez demandé dans le clavardage de l’annuler. Notre équipe en est avisée, mais elle n’est pas encore annulée\u00a0: pour le faire tout de suite, ou pour la garder malgré tout, utilisez le bouton ci-dessous.',
  },
  receivedWithTimes: 'Bien reçue. Notre équipe vous joindra au moment demandé.',
  notGiven: 'Non précisé',
  noPhotos: 'Aucune pour l’instant',
  anyTime: 'N’importe quand',
  anyWay: 'Peu importe',
  choose: 'Veuillez choisir',
  labels: {
    reference: 'Référence',
    scheduledDate: 'Prévu le',
    name: 'Nom',
    phone: 'Téléphone',
    email: 'Courriel',
    address: 'Adresse du ramassage',
    junkType: 'Ce qui doit partir',
    access: 'Accès',
    preferredDate: 'Date souhaitée',
    preferredTimeSlot: 'Moment',
    preferredContactMethod: 'Vous joindre par',
    details: 'Précisions',
    photos: 'Photos',
    questions: 'Vos questions',
    saidSince: 'Ajouté dans le clavardage',
    callTimes: 'Quand vous appeler (facultatif)',
    note: 'Autre chose à ajouter? (facultatif)',
  },
  accessKinds: { stairs: 'Escalier', elevator: 'Ascenseur', curb: 'En bordure de rue' },
  contactMethods: { phone: 'Appel téléphonique', sms: 'Message texte', email: 'Courriel' },
  junkTypes: {
    household: 'Objets de la maison',
    furniture: 'Meubles',
    appliances: 'Électroménagers',
    construction: 'Débris de construction',
    yard: 'Résidus de jardin',
    electronics: 'Appareils électroniques',
    other: 'Autre',
  },
  timeSlots: {
    morning: 'Matin (9 h à 12 h)',
    afternoon: 'Après-midi (12 h à 17 h)',
    evening: 'Soir (17 h à 20 h)',
  },
  pickupDays: FRENCH_DAYS,
  hazard: frenchHazard,
  noJunkType: 'Non précisé',
  day: frenchLongDay,
  pickup: FRENCH_PICKUP,
  contactAt: (way, times) => `${way}\u00a0: ${times}`,
  hours: ({ from, to }) => `de ${frenchTime(from)} à ${frenchTime(to)}`,
  actions: { correct: 'Corriger', photos: 'Ajouter des photos', cancel: 'Annuler ma demande' },
  cancel: {
    label: 'Annuler votre demande',
    ask: 'Annuler cette demande? Notre équipe en sera avisée aussitôt, et personne ne vous appellera. C’est définitif, mais vous pourrez redemander la même chose.',
    working: 'Annulation…',
    yes: 'Oui, l’annuler',
    no: 'La garder',
    keeping: 'Un instant…',
    kept: 'Vous gardez votre demande. Notre équipe est avisée qu’elle n’est pas à annuler.',
    keepBackOnline:
      'La connexion est rétablie. Notre équipe n’est pas encore avisée que vous la gardez\u00a0: veuillez appuyer de nouveau sur le bouton.',
    backOnline:
      'La connexion est rétablie. Votre demande n’est pas encore annulée\u00a0: veuillez appuyer de nouveau sur le bouton.',
  },
  form: {
    title: 'Corriger votre demande',
    saved: 'Vos changements sont enregistrés. Notre équipe en est avisée.',
    saving: 'Enregistrement…',
    save: 'Enregistrer',
    unreachable:
      'Nous n’avons pas pu joindre nos serveurs. Ce que vous avez écrit est conservé ici\u00a0: appuyez sur Enregistrer une fois la connexion rétablie pour l’envoyer.',
    backOnline:
      'La connexion est rétablie. Vos changements ne sont pas encore enregistrés\u00a0: veuillez appuyer de nouveau sur le bouton.',
    back: 'Retour',
    kept: 'Ce que vous avez écrit est conservé, mais n’est pas encore enregistré.',
    keptOverOther:
      'Votre demande a changé depuis que vous avez commencé à la corriger. Ce que vous avez écrit est conservé, mais n’est pas encore enregistré\u00a0: veuillez le vérifier.',
    standsNow: 'Votre demande indique maintenant\u00a0:',
    discard: 'Effacer ce que j’ai écrit',
    didYouMean: (likely) => `Vouliez-vous dire ${likely}?`,
  },
  photos: {
    view: (number) => `Agrandir la photo ${number}`,
    label: 'Ajouter des photos',
    hint: (most) =>
      `JPG, PNG ou GIF, jusqu’à ${most}${most < MAX_PHOTOS_AT_ONCE ? ' de plus' : ' à la fois'}, chacune de moins de 5 Mo. Elles aident à fixer le prix.`,
    full: `Votre demande contient ${MAX_REQUEST_PHOTOS} photos, le maximum.`,
    choose: 'Choisir des photos',
    sending: (number, count) => `Envoi de la photo ${number} de ${count}…`,
    added: (count) =>
      count === 1
        ? 'Votre photo est ajoutée. Notre équipe la voit.'
        : `Vos ${count} photos sont ajoutées. Notre équipe les voit.`,
    closed: 'Votre demande est maintenant fermée; aucune photo n’y a été ajoutée.',
    closedSince: (count) =>
      `Votre demande est maintenant fermée. ${count === 1 ? 'Une photo y a été ajoutée' : `${count} photos y ont été ajoutées`} avant.`,
    notSent: 'Elle n’a pas pu être envoyée. Veuillez la choisir de nouveau.',
    tooMany: (names) =>
      `Vous pouvez ajouter au plus ${MAX_PHOTOS_AT_ONCE} photos à la fois. Veuillez ajouter les autres ensuite\u00a0: ${names}`,
    noRoom: (names) =>
      `Une demande peut contenir jusqu’à ${MAX_REQUEST_PHOTOS} photos. Laissées de côté\u00a0: ${names}`,
    problem: (name, problem) => `${name} : ${problem}`,
  },
  card: {
    title: 'Votre demande',
    reference: 'Référence',
    see: 'Voir ou modifier',
    seeOnly: 'Voir votre demande',
    add: 'Ajouter des photos',
    leftOut: (count) =>
      count === 1
        ? ['Une photo n’est pas arrivée.', 'L’ajouter']
        : [`${count} photos ne sont pas arrivées.`, 'Les ajouter'],
    refused: (count, why) =>
      count === 1
        ? [
            `Une photo n’a pas pu être utilisée et n’est pas avec votre demande. ${why}`,
            'En ajouter une autre',
          ]
        : [
            `${count} photos n’ont pas pu être utilisées et ne sont pas avec votre demande.`,
            'En ajouter d’autres',
          ],
    added: (reference) => [
      `Ajouté à votre demande ${reference}`,
      'Vous avez déjà cette demande chez nous\u00a0: ce que vous venez d’envoyer y est ajouté, et notre équipe voit les deux. Là où elles diffèrent, par exemple pour la date, la première tient jusqu’à ce que vous la changiez ici ou que nous vous ayons demandé.',
    ],
    copy: 'Copier le lien',
    print: 'Imprimer',
    path: '/fr/request',
    loading: 'Nous cherchons ce que vous avez demandé…',
    unknown: 'Veuillez garder la référence : elle suffit à notre équipe pour trouver votre demande.',
    note: `Le lien vous est personnel et fonctionne pendant ${REQUEST_LINK_DAYS} jours. Gardez cette page ou copiez le lien.`,
    copied: 'Le lien est copié. Toute personne qui l’a peut modifier votre demande.',
    link: (address) => `Voici le lien : ${address}`,
    howFar: 'État de la demande',
    person: 'Vos coordonnées',
    contacts: {
      any: 'Nous vous joignons',
      phone: 'Nous vous appelons',
      sms: 'Nous vous textons',
      email: 'Nous vous écrivons',
    },
    firstContact: {
      before: `aujourd’hui à partir de ${opens} h, à l’arrivée de notre équipe`,
      open: `dès que possible : notre équipe est là jusqu’à ${closes} h aujourd’hui`,
      after: `demain à partir de ${opens} h, à l’arrivée de notre équipe`,
    },
    asAsked: (times) => `comme demandé\u00a0: ${times}`,
    steps: {
      confirmed:
        'Notre équipe reçoit votre demande par courriel. Vous recevez une confirmation avec un lien pour la voir, la corriger ou l’annuler.',
      received: 'Notre équipe reçoit votre demande.',
      soon: (contact) =>
        `${contact} dès que possible, entre ${opens}\u00a0h et ${closes}\u00a0h, tous les jours de la semaine.`,
      asAsked: (contact, times) => `${contact} comme demandé\u00a0: ${times}`,
      scheduled: (when) => [
        `Nous passons le ${when}.`,
        'D’ici là, vous pouvez encore corriger ou annuler votre demande.',
      ],
      dayOpen: ['Notre équipe fixe avec vous le jour de votre ramassage.', 'Nous passons ce jour-là.'],
      dayPast: [
        `Personne n’est venu? Veuillez appeler le ${SITE.callbackPhone}, et nous trouverons un autre jour.`,
      ],
    },
    sinceThen: {
      scheduled: { title: 'Votre ramassage est prévu', lead: 'Vous n’avez rien d’autre à faire.' },
      day_past: {
        title: 'Le jour de votre ramassage est passé',
        lead: 'Tout s’est bien passé? Vous n’avez rien d’autre à faire.',
      },
      completed: {
        title: 'C’est fait. Merci!',
        lead: 'Tout est parti. Autre chose? Demandez une nouvelle soumission en tout temps.',
      },
      canceled: {
        title: 'Votre demande est annulée',
        lead: 'Personne ne passera, et il n’y a rien à payer. Vous changez d’avis? Demandez une nouvelle soumission en tout temps.',
      },
    },
  },
  details: frenchDetails,
  fact: (label, value) => `${label}\u00a0: ${value}`,
  message: (english) =>
    frenchReply(english) ??
    REPLIES.find(([pattern]) => pattern.test(english))?.[1] ??
    `Un problème est survenu. Veuillez réessayer, ou appelez-nous au ${SITE.callbackPhone}.`,
};

/** The texts of a request's page and card. What is built for one language imports that alone. */
export const REQUEST_TEXTS: Texts<RequestTexts> = { en, fr };
