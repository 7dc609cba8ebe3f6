import {
  ADDRESS_NEEDED,
  DATE_MESSAGES,
  INVALID_EMAIL,
  PHONE_MESSAGES,
} from '@harbour-haul/contract/leads/fields/lead-text';
import { INVALID, REQUIRED } from '@harbour-haul/contract/messages';
import { PHOTO_REFUSAL_TEXTS } from '@harbour-haul/contract/photos/photo-texts';
import { SITE } from '@harbour-haul/domain/site/site';

const WHOLE: Record<string, string> = {
  [REQUIRED]: 'Obligatoire',
  [INVALID]: 'Valeur non valide',
  [ADDRESS_NEEDED]: 'Veuillez inscrire votre courriel, ou choisir une autre façon de vous joindre.',
  [INVALID_EMAIL]: 'Cette adresse courriel ne semble pas valide.',
  [PHONE_MESSAGES.format]: `Le format du numéro de téléphone n’est pas valide. Exemple : ${SITE.examplePhone.replace(' ', '\u00a0')}`,
  [PHONE_MESSAGES.digits]: 'Le numéro de téléphone doit compter au moins 10 chiffres.',
  [PHONE_MESSAGES.undiallable]: `Veuillez donner un numéro de téléphone valide avec l’indicatif régional (par exemple ${SITE.examplePhone.replace(' ', '\u00a0')}).`,
  [PHONE_MESSAGES.oneOnly]:
    'Veuillez inscrire un seul numéro ici : vos précisions sont trop longues pour un autre.',
  [DATE_MESSAGES.unreadable]: 'Veuillez choisir une date souhaitée.',
  [DATE_MESSAGES.past]: 'Veuillez choisir une date à partir d’aujourd’hui.',
  [DATE_MESSAGES.too_far]: 'Veuillez choisir une date dans l’année qui vient.',
  [PHOTO_REFUSAL_TEXTS.not_an_image]: 'Veuillez choisir une image (JPG, PNG ou GIF).',
  [PHOTO_REFUSAL_TEXTS.too_large]: 'Fichier trop volumineux : veuillez choisir une image de moins de 5 Mo.',
  [PHOTO_REFUSAL_TEXTS.too_many_pixels]:
    'Fichier trop volumineux : veuillez choisir une image d’au plus 40 mégapixels.',
  [PHOTO_REFUSAL_TEXTS.damaged]:
    'Cette image est endommagée ou incomplète. Veuillez l’envoyer de nouveau ou en choisir une autre.',
};

/** Names of fields as the checks write them, with what their texts are in French. */
const FIELDS: Record<string, string> = {
  Name: 'Le nom',
  'Phone number': 'Le numéro de téléphone',
  Address: 'L’adresse',
  Email: 'Le courriel',
  Details: 'Les précisions',
};

const LENGTH = /^(.+) must be at (least|most) (\d+) characters\.$/;
const LIMIT = /^Very many .* try again in (?:(\d+) minute\(s\)|(\d+) hours)/;

/** What checks and server say of a field, of a photo or of too many requests, in French; undefined for all else. */
export function frenchReply(english: string): string | undefined {
  return WHOLE[english] ?? lengthMessage(english) ?? limitReply(english);
}

function lengthMessage(english: string): string | undefined {
  const [, field = '', bound, count] = LENGTH.exec(english) ?? [];
  if (count === undefined) return undefined;
  const name = FIELDS[field] ?? 'Le texte';
  const must = name.startsWith('Les') ? 'doivent' : 'doit';
  return `${name} ${must} compter au ${bound === 'least' ? 'moins' : 'plus'} ${count} caractères.`;
}

function limitReply(english: string): string | undefined {
  const [matched, minutes, hours] = LIMIT.exec(english) ?? [];
  if (matched === undefined) return undefined;
  const wait =
    minutes === undefined ? `${hours} heures` : `${minutes} minute${Number(minutes) > 1 ? 's' : ''}`;
  return `Votre connexion a envoyé de très nombreuses demandes. Veuillez réessayer dans ${wait}, ou appelez-nous au ${SITE.callbackPhone}.`;
}
