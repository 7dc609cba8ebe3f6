import { callTimesNote } from '../../call-times/call-times-note.ts';
import { frenchDay, frenchPickup } from '../../pickup-wish/french-pickup.ts';
import { LOAD_PRICES } from '../../site/load-prices.ts';
import { SERVED_AREAS, SITE } from '../../site/site.ts';
import type { Wording } from './english.ts';
import { FRENCH_HAZARDS } from './french-hazards.ts';
import { FRENCH_OPENING } from './french-opening.ts';

/** `a, b et c`. */
function listOf(words: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${joint === 'and' ? 'et' : 'ou'} ${words.at(-1)}`;
}

const AREAS = listOf(SERVED_AREAS);
/** In the order of the table of prices. */
const LOADS = ['un seul objet', 'un quart de camion', 'un demi-camion', 'un camion plein'];
const PRICES = listOf(
  LOAD_PRICES.map(({ load, from, to }, index) => `${LOADS[index] ?? load} de ${from} $ à ${to} $`),
);
const THEIRS = 'est à convenir entre vous et le professionnel';
const RATING = SITE.rating.replace('.', ',');

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** A slot's name with its article, its label in the recap, and the buttons that change and add it. */
const slot = (name: string, heading: string, add = `Ajouter ${name}`) => ({
  name,
  heading,
  change: `Modifier ${name}`,
  add,
});

const seeRequest = (reference: string) => `Voir, corriger ou annuler ${reference}`;

/** Every text of the assistant in Canadian French. */
export const FRENCH: Wording = {
  ...FRENCH_OPENING,
  timeSlots: {
    morning: 'Matin (9 h à 12 h)',
    afternoon: 'Après-midi (12 h à 17 h)',
    evening: 'Soir (17 h à 20 h)',
  },
  contactMethods: { phone: 'Appel téléphonique', sms: 'Message texte', email: 'Courriel' },
  slots: {
    junkType: slot('le type d’objets', 'Objets'),
    photo: slot('la photo', 'Photo', 'Ajouter une photo'),
    name: slot('le nom', 'Nom'),
    phone: slot('le numéro de téléphone', 'Téléphone'),
    address: slot('l’adresse', 'Adresse'),
    pickup: slot('le moment du ramassage', 'Ramassage'),
    contactMethod: slot('la façon de vous joindre', 'Vous joindre par'),
    email: slot('le courriel', 'Courriel', 'Ajouter un courriel de secours'),
    instructions: slot('les consignes', 'Consignes', 'Ajouter des consignes'),
  },
  photoAdded: 'ajoutée',
  replies: {
    addPhoto: 'Envoyer une photo',
    skip: 'Passer',
    asap: 'Dès que possible',
    anyTime: 'N’importe quand',
    none: 'Aucune',
    submit: 'Envoyer',
    tryAgain: 'Réessayer',
    keepAddress: 'Garder cette adresse',
    otherAddress: 'Donner une autre adresse',
    yes: 'Oui',
    no: 'Non',
    forget: 'Oui, tout oublier',
    startOver: 'Oui, recommencer',
    goOn: 'Non, continuer',
    callBack: 'Rappelez-moi',
    person: 'Parler à quelqu’un',
    keepGoing: 'Continuer',
    keepValue: 'Laisser tel quel',
    newRequest: 'Nouvelle demande',
  },
  listOf,
  describeDay: frenchDay,
  describePickup: frenchPickup,
  recapLine: (heading, value) => `${heading} : ${value}`,
  hazards: FRENCH_HAZARDS,
  switched: 'Avec plaisir, continuons en français.',

  junkType: {
    again: 'Quel type d’objets faut-il emporter?',
    edit: 'De quel type d’objets s’agit-il?',
    unrecognised: 'Je ne crois pas avoir bien compris. Veuillez choisir le type d’objets à emporter :',
    several: (labels) => `Il y a un peu de tout : ${labels}. De quoi y en a-t-il le plus?`,
    severalAgain: 'De quoi y en a-t-il le plus?',
    otherThings: 'autres objets',
    eachReply: 'Un peu de tout',
    otherOrEachReply: 'Autre, ou un peu de tout',
  },
  photo: {
    ask: 'Voulez-vous ajouter une photo? Elle aide à fixer le prix. Envoyez-en une, ou dites « passer » et donnez-moi votre nom.',
    again: 'Vous pouvez envoyer une photo, dire « passer » ou simplement me donner votre nom.',
    edit: 'Choisissez la photo que vous voulez envoyer.',
    choose: 'Parfait, choisissez une photo et je l’ajoute. Sinon, dites simplement « passer ».',
    received: (count) => `Merci pour ${count > 1 ? 'les photos' : 'la photo'}!`,
    without: 'Pas de problème, une photo n’est pas nécessaire.',
    keptHere:
      'L’envoi n’a pas réussi pour l’instant; tout reste sur votre appareil. Nous pouvons continuer sans photo.',
  },
  name: {
    ask: 'À quel nom dois-je préparer la soumission?',
    again: 'Quel nom dois-je inscrire sur la soumission?',
    edit: 'Quel est le bon nom?',
    empty: 'Il me faut votre nom pour la soumission. Comment vous appelez-vous?',
    tooShort: 'Pourriez-vous me donner votre nom complet?',
    needed: 'Il faut un nom à qui vous répondre. Un prénom suffit.',
    notAName: 'Je n’ai pas reconnu de nom. Comment vous appelez-vous? Le prénom et le nom suffisent.',
  },
  phone: {
    ask: 'À quel numéro de téléphone peut-on vous joindre?',
    again: 'À quel numéro peut-on vous joindre?',
    edit: 'Quel est le bon numéro de téléphone?',
    invalid: `Veuillez donner un numéro de téléphone valide avec l’indicatif régional (par exemple ${SITE.examplePhone}).`,
    needed: `Il faut un numéro pour vous joindre au sujet de la soumission. Il ne sert qu’à cette demande, et nous ne le vendons pas. Vous préférez ne pas en donner? Appelez-nous au ${SITE.callbackPhone}, et dites-nous ce que vous voulez.`,
    callback: 'Bien sûr, quelqu’un peut vous rappeler. À quel numéro?',
    other: (number) => `Autre numéro : ${number}`,
  },
  address: {
    ask: 'Où se fait le ramassage? Donnez-moi l’adresse avec la ville et le code postal.',
    again: 'Quelle est l’adresse du ramassage, avec la ville et le code postal?',
    edit: 'Quelle est la bonne adresse, avec la ville et le code postal?',
    needed:
      'Le prix dépend de l’endroit où une équipe doit aller. Seules les personnes qui travaillent à votre demande voient votre adresse.',
    needsCity: 'Merci! C’est dans quelle ville, et quel est le code postal?',
    rest: (part) => `J’ai ${part} pour l’instant. C’est dans quelle ville, et quel est le code postal?`,
    needsNumber: (street) => `Merci! C’est à quel numéro, ${street}?`,
    restOfPlace: (part) => `J’ai ${part} pour l’instant. Quels sont le numéro et la rue?`,
    whichPlace: `Dites-moi l’endroit : ${listOf(SERVED_AREAS, 'or')}? Un autre convient aussi.`,
    postBox: 'Une équipe ne peut pas se rendre à une case postale. Quels sont le numéro et la rue?',
    needsStreet: 'Quels sont le numéro et la rue? La ville et le code postal aident aussi.',
    outsideTown: (town) =>
      `${town} semble être hors de notre secteur habituel (${AREAS}). L’équipe vous dira franchement si quelqu’un peut se déplacer. Quels sont le numéro et la rue?`,
    outside: (address) =>
      `${address} semble être hors de notre secteur habituel (${AREAS}). Je peux la noter quand même, et l’équipe vous dira franchement si quelqu’un peut se déplacer. Je la garde?`,
    outsideAgain: 'Je garde cette adresse, ou y en a-t-il une autre?',
  },
  pickup: {
    ask: 'Quand aimeriez-vous le ramassage? Choisissez une plage horaire, ou écrivez un jour comme « demain matin » ou « vendredi à 14 h ».',
    days: ['vendredi', 'lundi', 'mercredi'],
    again: 'Quel jour ou quelle heure vous convient pour le ramassage?',
    edit: 'Quel jour ou quelle heure vous conviendrait mieux?',
    unreadable:
      'J’ai du mal à comprendre cette date. Choisissez une plage horaire ou écrivez une date comme « demain matin » ou « vendredi à 14 h ».',
    past: 'Ce jour est déjà passé. Choisissez une plage horaire ou écrivez une date comme « demain matin » ou « vendredi à 14 h ».',
    tooFar: 'C’est dans plus d’un an. Veuillez choisir un jour dans l’année qui vient.',
    whichDay: (first, second) => `Juste pour vérifier : voulez-vous dire le ${first} ou le ${second}?`,
    whichDayAgain: 'Lequel des deux jours est-ce?',
    wish: (words) => `Ramassage : « ${words} »`,
    noted: 'J’ai noté vos mots pour l’équipe, qui trouvera le jour avec vous.',
    refused: 'C’est noté pour l’équipe.',
  },
  contactMethod: {
    callTimes: (words) => callTimesNote(words, 'fr'),
    ask: 'Comment préférez-vous qu’on vous joigne?',
    again: 'Préférez-vous un appel, un message texte ou un courriel?',
    edit: 'Comment aimeriez-vous plutôt qu’on vous joigne?',
    unrecognised: 'Veuillez choisir comment vous joindre :',
    ways: {
      phone: { refused: 'téléphone', offered: 'un appel' },
      sms: { refused: 'message texte', offered: 'un message texte' },
      email: { refused: 'courriel', offered: 'un courriel' },
    },
    without: (refused, left) =>
      `Pas de problème, nous ne vous joindrons pas par ${refused}. Préférez-vous ${left}?`,
  },
  email: {
    ask: 'Quelle est votre adresse courriel?',
    again: 'À quelle adresse courriel vous écrire? Dites « passer » si vous préférez ne pas en donner.',
    backup: 'Quelle adresse courriel garder en réserve? Dites « passer » si vous préférez ne pas en donner.',
    invalid: 'Cette adresse courriel ne semble pas valide. Veuillez réessayer ou écrire « passer ».',
    givenUp: 'Pas de problème, nous nous passerons du courriel et vous appellerons.',
    skipped: 'Pas de problème, nous nous passerons du courriel.',
    other: (addresses) => `Autre courriel : ${addresses}`,
  },
  instructions: {
    noted: 'Je l’ai noté pour l’équipe.',
    more: 'Je l’ai noté pour l’équipe. Autre chose, comme un escalier, un code d’entrée ou le stationnement? Dites « aucune » sinon.',
    ask: 'Y a-t-il des consignes, comme un escalier, un code d’entrée ou le stationnement? Dites « aucune » s’il n’y en a pas.',
    again: 'L’équipe doit-elle savoir autre chose? Dites « aucune » sinon.',
    edit: 'Que doit savoir l’équipe?',
    anew: 'Que doit savoir l’équipe à la place? Pour garder cela et y ajouter, commencez par « aussi ».',
    stairs: 'un escalier, ',
  },
  review: {
    recap: (lines) => `Voici ce que j’ai :\n\n${lines}\n\nJe l’envoie, ou faut-il changer quelque chose?`,
    backupEmail: 'Si vous voulez, vous pouvez aussi ajouter un courriel de secours.',
    again: 'J’envoie votre demande, ou faut-il d’abord changer quelque chose?',
    whatToChange: 'Que faut-il changer?',
    unclear: 'Choisissez « Envoyer », ou dites-moi ce qu’il faut changer.',
    waiting:
      'D’accord, rien n’est encore envoyé. Choisissez « Envoyer » quand tout vous conviendra, ou dites-moi ce qu’il faut changer.',
    sending: 'Un instant, votre demande est en route…',
    stillSending:
      'Votre demande est en route. S’il ne se passe rien, choisissez « Envoyer » encore une fois.',
    notYet: 'On y est presque : il manque encore un petit détail.',
    dayPassed: 'Le jour choisi est passé entre-temps.',
  },
  done: {
    next: 'Notre équipe l’étudie, puis vous revient avec votre soumission gratuite.',
    callback: (phone) =>
      `Merci! Quelqu’un vous rappellera au ${phone} dès que possible. Tout ce que vous m’avez dit est conservé.`,
    arrived: 'Oui, nous l’avons reçue.',
    confirms: 'L’équipe confirme le jour avec vous, et elle a tout ce que vous nous avez dit depuis.',
    already: `Votre demande est entre les mains de l’équipe, qui vous joindra bientôt. Pour changer quelque chose, choisissez « Voir, imprimer, corriger ou annuler » ci-dessous, ou appelez le ${SITE.callbackPhone}.`,
    withoutPhoto:
      'La photo n’a pas pu être envoyée. Pour l’ajouter, choisissez « Voir, imprimer, corriger ou annuler » ci-dessous, puis « Ajouter des photos ».',
    passedOn: (value) =>
      value === null
        ? `J’ai transmis votre message à l’équipe, qui vous répondra. Vous pouvez aussi appeler le ${SITE.callbackPhone}.`
        : `Je l’ai transmis à l’équipe : ${sentence(value)} Elle vous répondra.`,
    whenToCall:
      'Vous pouvez aussi le changer vous-même : choisissez « Voir, imprimer, corriger ou annuler » ci-dessous.',
    another: 'Pour en faire une demande à part, écrivez « nouvelle demande ».',
    cancel: `J’ai avisé l’équipe que vous voulez annuler votre demande. Pour l’annuler tout de suite, choisissez « Voir, imprimer, corriger ou annuler » ci-dessous. Sinon, quelqu’un vous répondra entre 9 h et 20 h. Vous pouvez aussi appeler le ${SITE.callbackPhone}.`,
    notCanceled: `Pas encore : votre demande tient jusqu’à ce que vous ou l’équipe l’annuliez. Pour l’annuler tout de suite, choisissez « Voir, imprimer, corriger ou annuler » ci-dessous, ou appelez le ${SITE.callbackPhone}.`,
    welcome: 'Avec plaisir! L’équipe vous joindra bientôt.',
    canceled:
      'Votre demande est annulée. Personne ne passera, et il n’y a rien à payer. Vous changez d’avis? Commencez une nouvelle demande ici.',
  },
  submission: {
    refused: 'Nous n’avons pas pu envoyer vos renseignements. Veuillez réessayer.',
    unreachable:
      'Nous n’avons pas pu joindre nos serveurs. Votre demande est gardée ici et partira d’elle-même dès que possible.',
    failed:
      'Je n’arrive pas à envoyer vos renseignements pour l’instant. Veuillez réessayer dans un moment, ou appelez-nous directement.',
    nothingLost: `Rien de ce que vous m’avez dit n’est perdu. Notre numéro est le ${SITE.callbackPhone}.`,
  },

  empty: 'Oups, je n’ai pas bien saisi. Pourriez-vous réessayer?',
  help: {
    offer:
      'Si vous préférez, quelqu’un peut vous rappeler ou se joindre à nous ici. Ce que vous m’avez dit est conservé.',
    offerWithoutPhone: `Si vous préférez, demandez à parler à quelqu’un ici ou appelez le ${SITE.callbackPhone}. Ce que vous m’avez dit est conservé.`,
    keepGoing: 'Bien sûr, continuons.',
    explain:
      'Je recueille ce qu’il faut à l’équipe pour votre soumission gratuite : ce qui doit partir, où, quand, et comment vous joindre. Vous pouvez écrire ou toucher un bouton.',
    person:
      'J’ai avisé l’équipe que vous aimeriez parler à quelqu’un. Une personne se joindra à ce clavardage dès que possible. D’ici là, nous pouvons continuer ici.',
    personAgain: 'L’équipe sait que vous attendez; quelqu’un se joindra à nous dès que possible.',
    personDone: `J’ai avisé l’équipe que vous aimeriez parler à quelqu’un. Vous pouvez aussi appeler le ${SITE.callbackPhone}.`,
  },
  hazard: (label, disposal) => `Les équipes ne peuvent pas emporter ${label}. ${disposal}`,
  confirm: { ask: (values) => `J’inscris ${values}?` },
  stop: {
    confirm:
      'Dois-je m’arrêter ici et oublier ce que vous m’avez dit dans ce clavardage? Rien de cela ne sera envoyé.',
    kept: 'D’accord, rien n’est oublié. Continuons.',
    done: 'D’accord, je m’arrête. Rien de ce clavardage n’a été envoyé, et ce que vous m’y avez dit est oublié. Nous sommes là si vous avez besoin de nous.',
  },
  sentBefore: {
    see: seeRequest,
    found: (reference) => `Je vois que vous nous avez envoyé la demande ${reference}.`,
    how: (reference) =>
      `Pour la voir, la corriger ou l’annuler, choisissez « ${seeRequest(reference)} » ci-dessous. Pour un autre ramassage, dites-moi simplement ce qui doit partir.`,
    cancel: (reference) =>
      `Vous avez envoyé la demande ${reference}. Pour l’annuler tout de suite, choisissez « ${seeRequest(reference)} » ci-dessous. J’ai aussi avisé l’équipe; sinon, quelqu’un vous répondra entre 9 h et 20 h. Vous pouvez aussi appeler le ${SITE.callbackPhone}.`,
    change: (reference) =>
      `Vous avez envoyé la demande ${reference}. J’ai transmis votre message à l’équipe, qui vous répondra. Pour la corriger ou l’annuler vous-même tout de suite, choisissez « ${seeRequest(reference)} » ci-dessous.`,
    stays: (reference) =>
      `Votre demande ${reference}, envoyée avant, reste telle quelle. Pour l’annuler, choisissez « ${seeRequest(reference)} » ci-dessous ou appelez le ${SITE.callbackPhone}.`,
    canceled: (reference) =>
      `Votre demande ${reference} est annulée. Personne ne passera, et il n’y a rien à payer.`,
    another: 'Pour un autre ramassage, dites-moi simplement ce qui doit partir.',
    added: (reference) => `J’ai ajouté ceci à votre demande ${reference}.`,
  },
  notCanceled: {
    told: 'D’accord, j’ai avisé l’équipe que vous ne voulez pas annuler.',
    stays: (which) => `Votre demande${which} reste telle quelle.`,
  },
  pause: 'Rien ne presse : ce que vous m’avez dit reste ici. Continuez quand vous voudrez.',
  recall: {
    looking: 'Un instant, je cherche ce que vous nous aviez dit.',
    nothing: 'Je n’ai pas vos renseignements d’avant sur cet appareil; je vais donc vous les redemander.',
  },
  form: {
    found: 'Vous avez commencé le formulaire.',
    changed: 'J’ai vu ce que vous avez changé dans le formulaire.',
  },
  existing: {
    cancel: `J’ai avisé l’équipe que vous voulez annuler une demande. Quelqu’un se joindra à ce clavardage ou vous appellera. Vous pouvez aussi appeler le ${SITE.callbackPhone}.`,
    reschedule: `J’ai avisé l’équipe que vous voulez déplacer un ramassage. Quelqu’un se joindra à ce clavardage ou vous appellera. Vous pouvez aussi appeler le ${SITE.callbackPhone}.`,
    'existing-request': `J’ai avisé l’équipe de votre question sur une demande précédente. Quelqu’un se joindra à ce clavardage ou vous appellera. Vous pouvez aussi appeler le ${SITE.callbackPhone}.`,
    deletion: `J’ai avisé l’équipe que vous voulez faire supprimer ce que nous avons sur vous. Quelqu’un s’en occupe et vous dira quand ce sera fait. Vous pouvez aussi appeler le ${SITE.callbackPhone}.`,
  },
  startOver: {
    confirm: 'Recommencer? Ce que vous m’avez dit jusqu’ici sera effacé.',
    kept: 'D’accord, rien n’est effacé. Continuons.',
  },
  greeting: 'Bonjour!',
  condolence: 'Toutes nos condoléances.',
  thanks: 'Avec plaisir!',
  goBackAtStart: 'C’est la toute première question.',
  kept: (what, value) => `D’ici là, je garde ${what} : ${value}.`,
  current: (what, value) => `Pour l’instant, j’ai ${what} ainsi : ${value}.`,
  stays: (what) => `D’accord, je laisse ${what} comme avant.`,
  question: {
    unknown:
      'Je ne peux pas vous le dire avec certitude : je transmettrai votre question à l’équipe avec votre demande.',
    passedOn: 'Je transmettrai votre question avec votre demande.',
    unknownLate: 'Je ne peux pas vous le dire avec certitude : j’ai transmis votre question à l’équipe.',
    passedOnLate: 'J’ai transmis votre question à l’équipe.',
    calledThen: (times, byText) =>
      `Nous vous ${byText ? 'écrivons' : 'appelons'} ${times}, comme vous l’avez demandé.`,
    calledSo: (words) => `Nous suivons ce que vous avez demandé : ${sentence(words)}`,
    office: `Nous répondons de 9 h à 20 h, tous les jours, ici ou au ${SITE.callbackPhone}.`,
    tires: 'Oui, les équipes prennent les pneus.',
    discount: 'Un rabais dépend de l’équipe, dont la soumission fixe le prix : demandez-le-lui aussi.',
    receipt:
      'Vous payez le professionnel qui fait le travail, pas nous : le reçu vient donc de lui. Demandez-le avec la soumission.',
    duration:
      'La durée du ramassage dépend de la quantité et de l’accès : l’équipe vous la dira en fixant le moment avec vous.',
    obstacle: 'L’équipe vous dira avec la soumission si c’est un problème, ou si cela ajoute au prix.',
    notBound:
      'Non, rien ne vous engage : la soumission est gratuite, et vous ne payez que si le prix vous convient et que vous réservez le ramassage.',
    howMany: 'L’équipe décide combien de personnes viennent : votre demande lui dit ce qu’il y a à porter.',
    allIn: 'Votre soumission est précise, sans frais cachés.',
    prepared:
      'Si l’équipe démonte, débranche ou vide quelque chose, c’est à convenir entre vous et le professionnel.',
    takesIt: 'Oui, les équipes prennent ça.',
    priceAgain:
      'Je ne peux pas être plus précis d’ici : le prix exact vient avec la soumission, qui est gratuite, et vous ne devez rien si vous dites non.',
  },
  details: (lines) => (lines === '' ? 'Je n’ai encore rien noté.' : `Voici ce que j’ai :\n\n${lines}`),
  thanksName: (name) => `Merci, ${name}!`,
  changed: (what, value) => `C’est fait, j’ai changé ${what} : ${sentence(value)}`,
  recognised: (label) => `C’est noté : ${sentence(label)}`,
  slip: 'Désolé, quelque chose m’a échappé. Redites-le-moi en quelques mots, ou dites « parler à quelqu’un ».',

  softener: 'Essayons encore une fois.',

  answers: {
    price: `Cela dépend de la quantité et de l’accès : d’habitude ${PRICES}. Votre soumission est précise et gratuite, les tarifs se négocient, et il n’y a pas de frais cachés.`,
    payment: `Vous payez le professionnel qui fait le travail, pas nous. Le mode de paiement ${THEIRS}; je ne peux donc pas vous dire ce qu’il accepte.`,
    taxes: 'Les prix affichés sont avant taxes : la soumission dit ce que la TVH y ajoute.',
    'is-it-free':
      'Oui, la soumission est gratuite, sans frais cachés ni pression. Vous ne payez que si le prix vous convient et que vous réservez le ramassage.',
    insurance:
      'Le travail est fait par des professionnels locaux indépendants que nous vérifions; l’assurance est donc la leur. Demandez-en la preuve avec la soumission.',
    licence:
      'Le travail est fait par des professionnels locaux indépendants que nous vérifions. Je ne peux pas garantir quels permis ils ont; demandez à les voir avec la soumission.',
    hours:
      'Vous pouvez demander n’importe quel jour : le matin (9 h à 12 h), l’après-midi (12 h à 17 h) ou le soir (17 h à 20 h). Je ne connais pas l’horaire de chaque équipe; la vôtre confirmera le moment avec vous.',
    'how-soon':
      'Souvent le jour même, quand une équipe est libre. Dites-moi le jour qui vous convient, et l’équipe le confirme avec vous.',
    areas: `Nous desservons ${AREAS}. Un peu à l’extérieur? Demandez quand même une soumission, et l’équipe vous répondra franchement.`,
    'what-we-take':
      'Les équipes emportent les objets de la maison, les meubles, les électroménagers, les débris de construction, les résidus de jardin et les appareils électroniques. Si deux personnes peuvent le soulever, ça part. Elles ne prennent pas les matières dangereuses.',
    hazardous:
      'Désolé, les équipes ne prennent pas les matières dangereuses comme la peinture, le carburant ou l’amiante. Pour le reste de vos objets, pas de problème.',
    'heavy-things':
      'Les équipes sortent les objets de n’importe quel étage : si deux personnes peuvent le soulever, ça part. Un escalier peut ajouter au prix, comme un piano ou un spa : la soumission le dit.',
    'who-comes': `Un professionnel local vérifié. Nous sommes un service de mise en relation : nous vous mettons en contact avec l’équipe, et c’est elle qui emporte tout. Les gens d’ici nous donnent une note de ${RATING}.`,
    process:
      'Nous sommes un service de mise en relation : vous me dites ce qui doit partir, et une équipe locale vérifiée vous prépare une soumission gratuite. Si elle vous convient, vous fixez le moment, et l’équipe soulève, charge et balaie.',
    'need-to-be-home': `La présence de quelqu’un sur place ${THEIRS}. Si vous n’êtes pas là, dites-moi comment accéder aux objets, et je le note pour l’équipe.`,
    disposal:
      'Les équipes donnent et recyclent ce qu’elles peuvent, et apportent le reste à des sites autorisés.',
    buying:
      'Nous aidons seulement à faire emporter des objets : nous n’achetons ni ne vendons rien. Ce qui peut encore servir, les équipes le donnent quand elles le peuvent.',
    privacy:
      'Ce que vous me dites sert à préparer votre soumission; nous ne le partageons qu’avec les professionnels que nous vous proposons et avec nos hébergeurs. Nous ne le vendons pas, et vous pouvez en demander la suppression en tout temps.',
    'contact-us': `Vous pouvez appeler le ${SITE.callbackPhone} ou écrire à ${SITE.supportEmail}. Ou continuez simplement ici.`,
    'are-you-a-person': `Je suis l’assistant automatisé de ${SITE.brand}. Si vous préférez une personne, dites simplement « parler à quelqu’un ».`,
    cancelling: `Rien n’est réservé tant que vous n’avez pas dit oui à la soumission, et vous pouvez annuler votre demande en tout temps : dites-le-moi ici, ou appelez le ${SITE.callbackPhone}. Le reste, comme un acompte, ${THEIRS}.`,
    'how-contact':
      'L’équipe vous joint dès que possible, entre 9 h et 20 h, tous les jours, et comme vous le préférez : par un appel, un message texte ou un courriel.',
    photo:
      'Une photo aide à fixer le prix, mais elle n’est pas obligatoire, et vous pouvez en ajouter une à toute étape. Seules les personnes qui traitent votre demande la voient.',
    'estimate-on-site':
      'Ce que vous me dites, avec une photo si vous voulez, est transmis à un professionnel local, qui vous répond avec un prix. Je ne peux pas vous dire s’il voudra d’abord passer voir.',
  },
};
