import { DATE_MESSAGES, INVALID_EMAIL, PHONE_MESSAGES } from '@harbour-haul/contract/leads/fields/lead-text';
import { INVALID, REQUIRED } from '@harbour-haul/contract/messages';
import { frenchReply } from '#lib/french-reply.ts';
import { CUT_OFF, UNREADABLE } from '../photos/upload-queue.ts';

const FAILED = 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.';

const WHOLE: Record<string, string> = {
  [REQUIRED]: 'Obligatoire',
  [INVALID]: 'Valeur non valide',
  [INVALID_EMAIL]: 'Cette adresse courriel ne semble pas valide.',
  [PHONE_MESSAGES.format]: 'Le format du numéro de téléphone n’est pas valide.',
  [PHONE_MESSAGES.digits]: 'Le numéro de téléphone doit compter au moins 10 chiffres.',
  [DATE_MESSAGES.unreadable]: 'Veuillez choisir une date souhaitée.',
  [DATE_MESSAGES.past]: 'Veuillez choisir une date à partir d’aujourd’hui.',
  [DATE_MESSAGES.too_far]: 'Veuillez choisir une date dans l’année qui vient.',
  [CUT_OFF]: 'Vous avez quitté la page avant son envoi. Veuillez la choisir de nouveau.',
  [UNREADABLE]: 'Ce navigateur ne peut pas lire l’image. Veuillez choisir une image de moins de 5 Mo.',
  'Please select a junk type.': 'Veuillez choisir un type d’objets.',
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
const CHOICE = /^Please select an? /;

/**
 * A message of the checks or of the server in French.
 * @returns that the request could not be sent, for what has no French
 */
export function frenchMessage(english: string): string {
  return WHOLE[english] ?? lengthMessage(english) ?? frenchReply(english) ?? choiceMessage(english) ?? FAILED;
}

function lengthMessage(english: string): string | undefined {
  const [, field = '', bound, count] = LENGTH.exec(english) ?? [];
  if (count === undefined) return undefined;
  const name = FIELDS[field] ?? 'Le texte';
  const must = name.startsWith('Les') ? 'doivent' : 'doit';
  return `${name} ${must} compter au ${bound === 'least' ? 'moins' : 'plus'} ${count} caractères.`;
}

function choiceMessage(english: string): string | undefined {
  return CHOICE.test(english) ? 'Veuillez faire un choix.' : undefined;
}
