import { wordSet } from '../../../../text/word-set.ts';

const COLOURS =
  'white|off-white|black|gr[ae]y|charcoal|blue|navy|teal|turquoise|green|red|maroon|burgundy|yellow|orange|pink|purple|mauve|brown|beige|tan|cream|brick|stone|cedar|log';
const HOUSES =
  'house|home|bungalow|duplex|triplex|semi|farmhouse|cottage|trailer|mobile home|building|townhouse|row house|split entry|shed|barn|garage|door|garage door|one';
const PLACES =
  'on|at|with|w/?|past|beside|across|next to|behind|by|near|before|after|facing|opposite|up|down|in the middle';
/** "The little blue house with the flag", "green door". */
const ENGLISH_SIGN = new RegExp(
  `\\b(?:(?:little|small|big|large|tall|old|light|dark|pale|bright) ){0,2}(?:${COLOURS}) (?:and (?:${COLOURS}) )?(?:(?:brick|wooden|corner|front|side|two storey) )?(?:${HOUSES})\\b(?:,? (?:${PLACES})\\b[^,.;!?\\n\\d]{1,60})?`,
  'i',
);
/** "The house with the red door" */
const WITH_SIGN = new RegExp(
  `\\b(?:(?:${COLOURS}) )?(?:house|home|place|bungalow|duplex|cottage|one) (?:with|that has|w/?) (?:the |a |an )?(?:(?:big|small|large|old) )?(?:${COLOURS}) [a-z]{3,14}(?: (?:out front|in front|outside|in the yard))?`,
  'i',
);
/** "La maison jaune au coin", "porte verte". */
const FRENCH_SIGN =
  /\b(?:(?:petite|grande|grosse|vieille) )?(?:maison|porte|duplex) (?:blanche?|noire?|grise?|bleue?|verte?|rouge|jaune|brune?|rose|beige|orange|en briques?)\b(?: (?:au|à|avec|en face|à côté|près|sur|après|devant|derrière) [^,.;!?\n\d]{1,60})?/i;
/** What leads on to the address that follows. */
const LEADING_ON = wordSet(`
  at on in by of the a an and but is its it's civic number postal code around near au à le la du de -
`);

/** The words by which a driver tells a house: "the blue house on the corner" of an address's message; null where there are none. */
export function houseSign(message: string): string | null {
  const sign =
    WITH_SIGN.exec(message)?.[0] ?? ENGLISH_SIGN.exec(message)?.[0] ?? FRENCH_SIGN.exec(message)?.[0];
  const words = sign?.trim().split(/\s+/) ?? [];
  while (LEADING_ON.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  return words.join(' ') || null;
}
