import { frenchReply } from '#lib/french-reply.ts';
import { CUT_OFF, OFFLINE, UNREADABLE } from '../photos/upload-queue.ts';

const FAILED = 'Votre demande n’a pas pu être envoyée. Veuillez réessayer.';

const WHOLE: Record<string, string> = {
  [CUT_OFF]: 'Vous avez quitté la page avant son envoi. Veuillez la choisir de nouveau.',
  [OFFLINE]: 'Vous êtes hors ligne. Nous l’enverrons dès que la connexion sera rétablie.',
  [UNREADABLE]: 'Ce navigateur ne peut pas lire l’image. Veuillez choisir une image de moins de 5 Mo.',
  'Please select a junk type.': 'Veuillez choisir un type d’objets.',
};

const CHOICE = /^Please select an? /;

/**
 * A message of the checks or of the server in French.
 * @returns that the request could not be sent, for what has no French
 */
export function frenchMessage(english: string): string {
  return WHOLE[english] ?? frenchReply(english) ?? choiceMessage(english) ?? FAILED;
}

function choiceMessage(english: string): string | undefined {
  return CHOICE.test(english) ? 'Veuillez faire un choix.' : undefined;
}
