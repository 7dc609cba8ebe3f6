import { PHOTO_REFUSAL_TEXTS } from '@harbour-haul/contract/photos/photo-texts';
import { SITE } from '@harbour-haul/domain/site/site';

const WHOLE: Record<string, string> = {
  [PHOTO_REFUSAL_TEXTS.not_an_image]: 'Veuillez choisir une image (JPG, PNG ou GIF).',
  [PHOTO_REFUSAL_TEXTS.too_large]: 'Fichier trop volumineux : veuillez choisir une image de moins de 5 Mo.',
  [PHOTO_REFUSAL_TEXTS.too_many_pixels]:
    'Fichier trop volumineux : veuillez choisir une image d’au plus 40 mégapixels.',
  [PHOTO_REFUSAL_TEXTS.damaged]:
    'Cette image est endommagée ou incomplète. Veuillez l’envoyer de nouveau ou en choisir une autre.',
};

const LIMIT = /^Very many .* try again in (?:(\d+) minute\(s\)|(\d+) hours)/;

/** What the server says of a photo or of too many requests, in French; undefined for what has no French here. */
export function frenchReply(english: string): string | undefined {
  return WHOLE[english] ?? limitReply(english);
}

function limitReply(english: string): string | undefined {
  const [matched, minutes, hours] = LIMIT.exec(english) ?? [];
  if (matched === undefined) return undefined;
  const wait =
    minutes === undefined ? `${hours} heures` : `${minutes} minute${Number(minutes) > 1 ? 's' : ''}`;
  return `Votre connexion a envoyé de très nombreuses demandes. Veuillez réessayer dans ${wait}, ou appelez-nous au ${SITE.callbackPhone}.`;
}
