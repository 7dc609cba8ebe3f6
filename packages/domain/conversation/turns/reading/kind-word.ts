import type { ConversationState } from '../../state.ts';
import { foldText } from '../../understanding/text/plain-text.ts';
import { wordingOf } from '../../wording/wording.ts';

const RELATIVE =
  '(?:mother|mom|mum|mama|dad|father|papa|husband|hubby|wife|partner|spouse|brother|sister|son|daughter|auntie?|uncle|parents?|' +
  'grand(?:mother|father|ma|pa|mom|dad|parents?|son|daughter)|nan|nana|nann(?:y|ie)|gran|granny|gramma|grammy|gramp(?:y|ie|s)|' +
  '(?:mother|father|sister|brother)[- ]in[- ]law|in[- ]?laws?|friend|mere|maman|pere|mari|femme|conjointe?|frere|soeur|fils|fille|' +
  '(?:ma)?tante|(?:mon)?oncle|grand[- ]?(?:mere|pere|maman|papa)|grands[- ]parents|memere|pepere|belle[- ]mere|beau[- ]pere|amie?)';
const OURS = '(?:my|our|his|her|their|ma|mon|mes|notre|nos|sa|son|ses)';
const WHEN =
  '(?:has|have|had|just|both|recently|sadly|suddenly|now|unexpectedly|he|she|they|who|actually|finally|also)';

/** Of a person alone: a washer dies too. */
const DEATHS = [
  `${RELATIVE},? (?:${WHEN} ){0,3}(?:died|passed(?: (?:away|on(?! (?:to|the))))?(?! (?:away )?(?:the|it|this|that|them|by|me|us|down|along|out|a) ))`,
  `(?:he|she|they|who) (?:${WHEN} ){0,3}passed away`,
  `(?:death|passing|loss) of ${OURS} ${RELATIVE}`,
  `(?:lost|perdu|enterre|buried|burying) ${OURS} ${RELATIVE}(?!['a-z])`,
  `${OURS} ${RELATIVE}['s]{0,2} (?:death|passing|funeral)`,
  // "La télé de ma mère est morte"
  `(?<!(?:^|[^a-z])(?:de|d') ?(?:${OURS} )?)${RELATIVE}(?: a moi)?,? (?:qui |il |elle |ils )?(?:(?:est|etait|sont) (?:tous |tout |juste |recemment )?|vient d[e'] ?|viennent de )(?:deceder?|decedee?s?|morte?s?|mourir)`,
  `(?:deces|mort|perte) (?:de|d'|a) ?(?:${OURS} )?${RELATIVE}`,
].map((told) => new RegExp(`(?<![a-z])(?:${told})(?![a-z])`));

/** Whether a text tells that a person has died: "clearing out my mom's place, she passed away in May". */
export const tellsOfDeath = (text: string | null): boolean =>
  text !== null && MAY_TELL.test(text) && isTold(foldText(text.slice(0, MAX_READ)));

const isTold = (folded: string): boolean => DEATHS.some((told) => told.test(folded));
/** Most messages have none of these. */
const MAY_TELL = /die|pass|death|loss|lost|funeral|buri|d[ée]c[éeè]|mort|mourir|perdu|perte|enterr/i;
const MAX_READ = 1000;

/** What is said first to who tells of a death, once; null elsewhere. */
export function kindWord(state: ConversationState, message: string): string | null {
  const { junkText, specialInstructions } = state.slots;
  const isKnown = tellsOfDeath(junkText) || tellsOfDeath(specialInstructions);
  const condolence = wordingOf(state).condolence;
  if (isKnown || state.lastReplies.some((said) => said.includes(condolence))) return null;
  return tellsOfDeath(message) ? condolence : null;
}
