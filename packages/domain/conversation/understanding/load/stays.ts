import { sentencesOf } from '../text/sentences.ts';
import { takenOut } from './taken-out.ts';

const THING = "(?:the|my|our|his|her|that|those|these|all (?:the|my|of)) [\\p{L}\\d' ,&-]{2,60}?";
const STAY =
  "(?:stays?|(?:is|are)(?: all)? staying|(?:has|have|needs?|must|will)(?: to)? stay|(?:is|are) not going|(?:is|are)n['’]?t going)(?! (?:in|on|at|until|till|outside|to the)(?!\\p{L}))";
const TAKE = '(?:take|touch|haul|remove|throw|grab|get rid of|pick up)';
const STAYING = new RegExp(
  [
    `(?<!\\p{L})${THING} ${STAY}(?!\\p{L})`,
    `(?<!\\p{L})(?:do not|don['’]?t|never|not to) ${TAKE} (?:the|my|our|any|anything|that|those|these)(?!\\p{L})(?!.* (?:apart|out|through|by|down|up|until|till|before|without|if)(?!\\p{L}))`,
    `(?<!\\p{L})(?:we|i)(?:['’](?:re|m|ll)| are| am| will)? keep(?:ing)? (?:the|my|our|all|these|those)(?!\\p{L})`,
    '(?<!\\p{L})(?:(?:faut|fait|surtout|ne) (?:surtout )?pas|pas) (?:prendre|toucher|jeter|ramasser|emporter)(?!\\p{L})',
    '(?<!\\p{L})(?:prenez|touchez|jetez|ramassez|emportez|prends|touche) (?:surtout )?pas(?!\\p{L})(?! (?:par|avant|sans))',
    '(?<!\\p{L})ne doi(?:t|vent) (?:pas|surtout pas|en aucun cas) [êe]tre (?:pris|prises?|emport[ée]e?s?|jet[ée]e?s?|ramass[ée]e?s?)',
    '(?<!\\p{L})(?:[çc]a )?(?:part|partent) pas(?!\\p{L})|(?<!\\p{L})(?:reste|restent) (?:l[àa]|ici|chez nous|en place)(?!\\p{L})',
    "(?<!\\p{L})(?:je|j['’]|on|nous) (?:(?:les?|la|l['’]) )?(?:garde|gardons|garderai|gardera|conserve|conservons)(?: (?:le|la|les|l['’]|mon|ma|mes|toute?s?)|[.! ]*$)",
  ].join('|'),
  'iu',
);
/** "It's the dryer that's going, not the couch, we're keeping the couch": read of the load. */
const GOES_TOO =
  /(?<!\p{L})(?:just|only|instead|(?:that['’]?s|is|are) going|(?:can|should) go|seulement|juste|plut[oô]t)(?!\p{L})/iu;
const MAX_NOTE = 200;

/**
 * The sentences by which something stays that is on no list, as written, for the crew to read: "oh and the wardrobe stays", "les livres ne
 * doivent en aucun cas être emportés". Null for none; what is on the list leaves it instead (`takenOut`).
 * @param load the description of what has to go; null for none
 */
export function staysNote(message: string, load: string | null): string | null {
  const told = sentencesOf(message)
    .filter((sentence) => !sentence.endsWith('?') && STAYING.test(sentence) && !GOES_TOO.test(sentence))
    .filter((sentence) => load === null || takenOut(sentence, load) === null)
    .map((sentence) => sentence.replace(/[.,;! ]{1,8}$/, ''));
  const note = told.join('. ');
  return note === '' || note.length > MAX_NOTE ? null : note;
}
