import type { JunkType } from '../../leads/fields/junk-type.ts';
import { SITE } from '../../site/site.ts';
import type { OpeningWords } from '../opening.ts';

const JUNK_TYPE_NAMES: Record<JunkType, string> = {
  household: 'Objets de la maison',
  furniture: 'Meubles',
  appliances: 'Électroménagers',
  construction: 'Débris de construction',
  yard: 'Résidus de jardin',
  electronics: 'Appareils électroniques',
  other: 'Autre',
};

/** The first words of a French conversation. They stand alone, since browsers show them before they have the rest. */
export const FRENCH_OPENING: OpeningWords = {
  welcome: `Bonjour! Je suis l’assistant de ${SITE.brand}. Je peux vous obtenir une soumission gratuite en une minute environ. Quel type d’objets faut-il emporter?`,
  junkTypes: JUNK_TYPE_NAMES,
};

/** The welcome where no session could be created. */
export const FRENCH_FALLBACK_WELCOME =
  'Bonjour! Je peux vous aider à organiser un ramassage. Quel type d’objets faut-il emporter?';
