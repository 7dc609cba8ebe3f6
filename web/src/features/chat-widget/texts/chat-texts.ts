import { FORGET_TEXTS } from '@harbour-haul/contract/chat/forget-texts';
import { MAX_MESSAGE_LENGTH } from '@harbour-haul/domain/chat/messages/chat-message';
import { MAX_PHOTOS_AT_ONCE } from '@harbour-haul/domain/photos/photo-limits';
import type { Texts } from '@harbour-haul/domain/site/language';
import { SITE } from '@harbour-haul/domain/site/site';
import { frenchReply } from '#lib/french-reply.ts';
import type { ChatNotice } from '../conversation/chat-notice.ts';
import { CANCELED, CHAT_CLOSED, FORGOTTEN, noteOfToday, REOPENED, readNote } from './english-notes.ts';

const notice = (title: string, description: string): ChatNotice => ({
  title,
  description,
  variant: 'destructive',
});
const success = (title: string, description: string): ChatNotice => ({
  title,
  description,
  variant: 'success',
});

/** What the chat's window says itself; what the assistant says is the engine's. */
export const en = {
  /** Of the window's words, which may differ from the page's. */
  lang: 'en-CA',
  /** Of the button that stands on every public page before the chat is there. */
  launcher: {
    label: 'Chat with us',
    left: 'Continue your request',
    unread: (count: number) => `${count} unread ${count === 1 ? 'message' : 'messages'}`,
  },
  header: {
    title: `Chat with ${SITE.brand}`,
    assistant: 'A free quote in about a minute',
    awaited: 'Someone from our team will join you here',
    person: (name: string | null) =>
      name ? `${name} of our team is here` : `You are talking to the ${SITE.brand} team`,
    close: 'Close chat',
  },
  menu: {
    label: 'Chat options',
    sound: 'Sound',
    soundIs: (on: boolean) => `Sound: ${on ? 'on' : 'off'}`,
    startOver: 'Start over',
    question: 'Start over?',
    warning: 'Start over? What was said in this chat is cleared here.',
    keep: 'Keep it',
  },
  startAgain: 'Start again',
  writers: { assistant: 'The assistant', team: 'Our team' },
  isTyping: (who: string) => `${who} is typing`,
  trouble: {
    label: 'Connection',
    title: 'The assistant could not be loaded.',
    text: 'What you wrote is kept. Trying again…',
    tryNow: 'Try now',
    reload: 'Reload the page',
  },
  thankYou: {
    label: 'Request sent',
    title: 'Thank you!',
    canceled: ['Cancelled.', 'Nobody will come, and there is nothing to pay.'],
    reference: (number: string) => `Reference ${number}`,
    see: 'See, print, change or cancel',
    seeCanceled: 'See your request',
    seeLast: (number: string) => `See your last request, ${number}`,
    /** Where the request stands as a card, on a page without anybody else's scripts. */
    path: '/thank-you',
    call: `Prefer to talk? Call ${SITE.callbackPhone}.`,
    ask: 'Anything else? Ask here',
    newRequest: 'Start a new request',
  },
  composer: {
    form: 'Write a message',
    photo: 'Add photos',
    field: 'Message',
    placeholder: 'Type your message',
    send: 'Send',
    cut: `Messages can be at most ${MAX_MESSAGE_LENGTH.toLocaleString('en-CA')} characters. The rest was cut off.`,
  },
  messages: {
    list: 'Messages',
    log: 'Conversation',
    quickReplies: 'Quick replies',
    speakers: { user: 'You', assistant: 'Assistant', admin: 'Our team' },
    said: (speaker: string) => `${speaker}: `,
    sending: 'Sending…',
    sent: 'Sent',
    unsent: 'Kept here, not sent yet',
    retry: 'Retry',
    noImage: 'Image unavailable',
    viewLarge: 'View it large',
    ownPhoto: 'Your photo',
    photo: 'Photo',
    teamPhoto: 'From our team',
    closePhoto: 'Close photo',
  },
  photo: {
    label: 'Chosen photo',
    preview: 'Preview of your choice',
    states: {
      shrinking: 'It is 5 MB or more: we are making it smaller…',
      sending: 'Sending photo…',
      checking: 'Checking photo…',
    },
    goesAlong: 'It goes with your request.',
    progress: 'Sent',
    send: (count: number) => (count === 1 ? 'Send photo' : `Send ${count} photos`),
    cancel: 'Cancel',
    remove: 'Remove',
    said: 'Photo',
    saidUnsent: 'Photo (kept on my device)',
  },
  recap: {
    list: 'Your request',
    more: { ends: 'Show all', values: 'Show my request' },
    less: 'Show less',
    named: (label: string) => `${label}: `,
  },
  /** Section 8's texts for how submissions end, and section 5's for photos. */
  notices: {
    accepted: success('Success!', "Your information has been submitted. We'll be in touch soon!"),
    refused: notice('Something went wrong', 'We had trouble submitting your information. Please try again.'),
    /** Without its "Please try again later.": what waits is sent by itself, as the assistant says. */
    unreachable: notice('Connection error', "We couldn't reach our servers."),
    /** The server's words for who is beyond a limit: until when, and whom to call. */
    limit: (text: string) => notice('Please wait', text),
    /** Of one that this browser cannot make smaller: none reads every image. */
    fileTooLarge: notice('File too large', 'Please select an image smaller than 5MB.'),
    /** Once more a photo could not be stored. */
    photoUnreachable: notice(
      'Connection error',
      'The photo could not be sent. It stays here, and is sent by itself later.',
    ),
    /** A photo that is not sent, and would be gone with its page. */
    photoNotKept: notice('Connection error', 'The photo could not be sent. Please leave this page open.'),
    tooMany: notice(
      'Too many photos',
      `Only ${MAX_PHOTOS_AT_ONCE} photos can be added at a time. Please add the others afterwards.`,
    ),
    notAnImage: notice('Not a photo', 'Please select an image, such as a JPG or PNG.'),
  },
  /** A stored note of what became of the chat. */
  note: noteOfToday,
  /** What the server says of a photo. */
  message: (english: string) => english,
};

/** The texts of the window in a language. */
export type ChatTexts = typeof en;

const NOTES: Record<string, string> = {
  [CANCELED]: 'Votre demande est annulée. Personne ne passera, et il n’y a rien à payer.',
  [REOPENED]: 'Notre équipe s’occupe de nouveau de votre demande.',
  [CHAT_CLOSED]:
    'Notre équipe a fermé ce clavardage. Écrivez-nous de nouveau en tout temps : un autre clavardage commencera.',
  [FORGOTTEN]:
    'Votre demande et ce clavardage sont effacés. Écrivez de nouveau en tout temps : un autre clavardage commencera.',
  [FORGET_TEXTS.requestStays]: `Ce clavardage est effacé. La demande que vous avez envoyée auparavant demeure\u00a0: pour la faire effacer aussi, veuillez appeler le ${SITE.callbackPhone}.`,
  [FORGET_TEXTS.sent]: `Ce clavardage n’est pas effacé\u00a0: sa demande est envoyée, et notre équipe garde les deux. Pour les faire effacer, veuillez appeler le ${SITE.callbackPhone}.`,
  [FORGET_TEXTS.handled]: `Ce clavardage n’est pas effacé\u00a0: notre équipe s’occupe déjà de sa demande. Pour faire effacer les deux, veuillez appeler le ${SITE.callbackPhone}.`,
};

function frenchNote(english: string): string {
  const note = readNote(english);
  if (!note)
    return (
      NOTES[noteOfToday(english)] ??
      `Ce clavardage n’a pas pu être effacé à partir de ce navigateur. Veuillez appeler le ${SITE.callbackPhone}.`
    );
  if (note.what === 'joined') return `Vous clavardez maintenant avec ${note.who ?? `l’équipe ${SITE.brand}`}`;
  const left = `${note.who ?? 'Notre équipe'} a quitté le clavardage.`;
  return note.goesOn ? `${left} L’assistant poursuit avec vous.` : left;
}

export const fr: ChatTexts = {
  lang: 'fr-CA',
  launcher: {
    label: 'Clavarder avec nous',
    left: 'Poursuivre votre demande',
    unread: (count) => (count === 1 ? '1 message non lu' : `${count} messages non lus`),
  },
  header: {
    title: `Clavardage ${SITE.brand}`,
    assistant: 'Soumission gratuite en une minute',
    awaited: 'Quelqu’un de notre équipe se joindra à vous',
    person: (name) => (name ? `${name}, de notre équipe, est là` : `Vous parlez à l’équipe ${SITE.brand}`),
    close: 'Fermer le clavardage',
  },
  menu: {
    label: 'Options du clavardage',
    sound: 'Son',
    soundIs: (on) => `Son : ${on ? 'activé' : 'désactivé'}`,
    startOver: 'Recommencer',
    question: 'Recommencer?',
    warning: 'Recommencer? Ce qui a été dit dans ce clavardage est effacé ici.',
    keep: 'Ne rien effacer',
  },
  startAgain: 'Recommencer',
  writers: { assistant: 'L’assistant', team: 'Notre équipe' },
  isTyping: (who) => `${who} écrit`,
  trouble: {
    label: 'Connexion',
    title: 'L’assistant n’a pas pu être chargé.',
    text: 'Ce que vous avez écrit est conservé. Nouvel essai…',
    tryNow: 'Essayer maintenant',
    reload: 'Recharger la page',
  },
  thankYou: {
    label: 'Demande envoyée',
    title: 'Merci!',
    canceled: ['Demande annulée.', 'Personne ne passera, et il n’y a rien à payer.'],
    reference: (number: string) => `Référence ${number}`,
    see: 'Voir, imprimer, corriger ou annuler',
    seeCanceled: 'Voir votre demande',
    seeLast: (number: string) => `Voir votre dernière demande, ${number}`,
    path: '/fr/thank-you',
    call: `Vous préférez parler? Appelez le ${SITE.callbackPhone}.`,
    ask: 'Autre chose? Demandez ici',
    newRequest: 'Nouvelle demande',
  },
  composer: {
    form: 'Écrire un message',
    photo: 'Ajouter des photos',
    field: 'Message',
    placeholder: 'Écrivez votre message',
    send: 'Envoyer',
    cut: `Un message peut compter au plus ${MAX_MESSAGE_LENGTH.toLocaleString('fr-CA')} caractères. Le reste a été coupé.`,
  },
  messages: {
    list: 'Messages',
    log: 'Conversation',
    quickReplies: 'Réponses rapides',
    speakers: { user: 'Vous', assistant: 'Assistant', admin: 'Notre équipe' },
    said: (speaker) => `${speaker} : `,
    sending: 'Envoi en cours…',
    sent: 'Envoyé',
    unsent: 'Gardé ici, pas encore envoyé',
    retry: 'Réessayer',
    noImage: 'Image non disponible',
    viewLarge: 'L’agrandir',
    ownPhoto: 'Votre photo',
    photo: 'Photo',
    teamPhoto: 'De notre équipe',
    closePhoto: 'Fermer la photo',
  },
  photo: {
    label: 'Photo choisie',
    preview: 'Aperçu de votre choix',
    states: {
      shrinking: 'Elle fait 5 Mo ou plus : nous la réduisons…',
      sending: 'Envoi de la photo…',
      checking: 'Vérification…',
    },
    goesAlong: 'Elle part avec votre demande.',
    progress: 'Envoyé',
    send: (count) => (count === 1 ? 'Envoyer la photo' : `Envoyer les ${count} photos`),
    cancel: 'Annuler',
    remove: 'Retirer',
    said: 'Photo',
    saidUnsent: 'Photo (gardée sur mon appareil)',
  },
  recap: {
    list: 'Votre demande',
    more: { ends: 'Tout afficher', values: 'Voir ma demande' },
    less: 'Afficher moins',
    named: (label) => `${label} : `,
  },
  notices: {
    accepted: success('C’est envoyé!', 'Votre demande est envoyée. Nous vous joindrons bientôt!'),
    refused: notice(
      'Un problème est survenu',
      'Nous n’avons pas pu envoyer vos renseignements. Veuillez réessayer.',
    ),
    unreachable: notice('Erreur de connexion', 'Nous n’avons pas pu joindre nos serveurs.'),
    limit: (text) => notice('Veuillez patienter', frenchReply(text) ?? 'Veuillez réessayer dans un moment.'),
    fileTooLarge: notice('Fichier trop volumineux', 'Veuillez choisir une image de moins de 5 Mo.'),
    photoUnreachable: notice(
      'Erreur de connexion',
      'La photo n’a pas pu être envoyée. Elle reste ici et partira d’elle-même.',
    ),
    photoNotKept: notice(
      'Erreur de connexion',
      'La photo n’a pas pu être envoyée. Veuillez laisser cette page ouverte.',
    ),
    tooMany: notice(
      'Trop de photos',
      `Vous pouvez ajouter au plus ${MAX_PHOTOS_AT_ONCE} photos à la fois. Veuillez ajouter les autres ensuite.`,
    ),
    notAnImage: notice('Ce n’est pas une photo', 'Veuillez choisir une image, comme un JPG ou un PNG.'),
  },
  note: frenchNote,
  message: (english) =>
    frenchReply(english) ?? 'Cette photo n’a pas pu être utilisée. Veuillez en choisir une autre.',
};

/** The texts of the window. An island imports those of its page's language; others come when they are spoken. */
export const CHAT_TEXTS: Texts<ChatTexts> = { en, fr };
