import { OPENING, OWN, REMOVING } from '../../lexicon/commands/removing-pattern.ts';
import { RELATIONS } from '../../lexicon/names/name-phrases.ts';
import { CARDINALS } from '../../lexicon/pickup/number-words.ts';
import { foldText } from '../text/plain-text.ts';
import { headOf, loadParts, withoutAttached } from './load-parts.ts';

/** "Drop that please" takes out no "dresser please". */
const THING =
  '((?!(?:please|pls|plz|svp|it|them|everything|for|now|photo|step|the|my|our|that|those|these|this|all|old|le|la|les|mon|ma|mes|ce|cette|ces)(?![a-z-]))(?:\\d{1,3} )?[a-z-]+(?: [a-z-]+){0,3}?)';
/** What follows the thing says why, and not how it is carried: "take out the sofa by the back door" takes nothing off the list. */
const WHY =
  '(?:from (?:the|my) list|off|please|pls|plz|svp|too|also|thanks|cause|because|cuz|my|our|i|im|ill|we|well|were|he|she|they|its|it|keeping|someone|somebody|je|on|ma|mon|mes|il|elle|ils|elles|de la liste|aussi|finalement)(?= |$)';
/** "Wait before I send": what stands before the thing and is not of it. */
const WAITING =
  '(?:(?:turns out|hold on|hang on|oops|um|hmm|wait|before (?:i|you|u|we) sen[dt](?: (?:it|this|that))?|attendez|un instant)[,.!]* )*';
const TAKEN_OUT = new RegExp(`^${OPENING}${REMOVING} ${OWN}${THING}(?:[,.;!]| ${WHY}|$)`);
/** "Le divan je le garde", "I'm keeping the boxes" */
const KEPT = new RegExp(
  `^${OPENING}(?:(?:im|i am|we are|were) keeping|(?:i|we)(?: will|ll)? keep|(?:i|we)(?: ?ve| have)? decided to keep|(?:je|on) garde(?:rai|ra)?|nous gardons) ${OWN}${THING}(?:[,.;!]| ${WHY}|$)`,
);
const KEPT_BEHIND = new RegExp(
  `^${OPENING}${OWN}([a-z-]+(?: [a-z-]+){0,3}),? (?:finalement )?(?:je|on|nous) (?:la|le|les) gard`,
);
/** Whoever may have a use for it, in folded words. */
const PEOPLE = `(?:${[...RELATIONS, 'hubby', 'uncle', 'grandson', 'granddaughter', 'coworker', 'gf', 'bf', 'blonde', 'chum', 'coloc', 'cousine?', 'beau-?frere', 'belle-?soeur', 'neveu'].join('|')})`;
const TAKES =
  '(?:(?: is|s)? (?:taking|keeping|buying|claiming)|(?: will| ll)? (?:take|keep|have|buy)|wants|needs|takes|bought|took|claimed|has claimed|has dibs on|veut|prend|va prendre|garde|reprend)';
/** "My roommate wants the tv", "mon voisin prend le divan": who wants it gone does not. */
const GIVEN = new RegExp(
  `^${OPENING}(?:(?:my|our|the|his|her|a|mon|ma|le|la|notre) )?${PEOPLE}(?: [a-z]+)? ?${TAKES} (?!.*(?<![a-z])(?:gone|out|removed|taken|hauled|away|picked|moved|cleared|partie?|enlevee?|sortie?)(?![a-z]))${OWN}${THING}(?:[,.;!]| (?:so|now|too|instead|after all|finally|aussi|finalement|donc|alors)(?= |$)|$)`,
);
/** "The bbq is still on there, neighbour is taking it" */
const GIVEN_BEHIND = new RegExp(
  `^${OPENING}${OWN}${THING}(?:,| (?:is|are|was|est)(?= )).{0,40}?[ ,](?:(?:my|our|the|his|her|a|mon|ma|le|la|notre) )?${PEOPLE}(?: [a-z]+)? ?${TAKES}(?:[ -](?:it|them|that|those))?(?=[,.;!]|$)`,
);
/** "Leave the microwave, my son wants it": who keeps it says that it is none of the crew's keys and gates. */
const LEFT_BEHIND = new RegExp(
  `^${OPENING}(?:leave|laissez|laisse) ${OWN}${THING}(?:,| (?:cause|because|cuz|since|as|car|parce que))? .*(?:(?:want|need|keep|tak|us|claim|buy)(?:s|e|es|ing|ed)? (?:it|them|that|those|both|one)|(?:garde|veut|veulent|prend|prennent|gardons))(?= |[.!,]|$)`,
);
/**
 * "The mattress is my mom's, leave that off", "la commode est à ma mère, enlevez-la de la liste": who tells the crew to take it out by
 * the back door, to leave it there, or not to drop it says how it is carried.
 */
const TAKEN_BEHIND = new RegExp(
  `^${OPENING}${WAITING}${OWN}${THING}(?:,| (?:is|was|are|were|isnt|arent|aint|belongs?|s|actually|not|my|our|he|she|they|il|elle|ils|est|sont|appartient|cest)(?= |$)).{0,60}?(?<!(?:^| )(?:i|we|ill|well|he|she|they|to)(?: (?:will|can|could|would|just|have to|had to))?)[ ,](?:(?:leave|keep|take|cross|strike|scratch|get) (?:it|that|them|those|that one|this)(?: one)? (?:off(?! (?!(?:the|my|that) (?:list|order|request|quote|load)|please|pls|thanks|and)[a-z])|out of (?:the|my) (?:list|order|request|load))|(?:remove|delete|drop) (?:it|that|them|those) (?:from|off) (?:the|my) (?:list|order|request|load)|(?:dont|do not|please dont) (?:take|haul|include|pick up) (?:it|that|them|those)(?: one)?(?! (?:out|down|off|through|apart|by)(?: |$))|leave (?:it|that|them|those)(?: one)?(?:[ ,]*(?:please|pls|behind|alone|be))?$|(?:enleve[rz]?|retire[rz]?|ote[rz]?)[- ](?:la|le|les|ca) de (?:la|ma) (?:liste|demande)|(?:prenez|emportez|ramassez)[- ](?:la|le|les) pas|(?:la|le|les) (?:prenez|emportez|ramassez) pas)(?= |[,.!]|$)`,
);

/**
 * "The desk is staying", "one of the dressers stays, my niece wants it", "lumber is going to another job": who or what keeps it, whatever
 * comes behind. "The sofa stays in the basement until then" tells where it is.
 */
const STAYING = new RegExp(
  `^${OPENING}(?:(?:n|i said) )?((?:(?:one|two|three|\\d{1,2}) (?:of )?)?)${OWN}((?!(?:it|its|thats?|this|they|theyre|he|she|i|we|dog|cat|everything|all|nobody|somebody|someone)(?![a-z]))[a-z-]+(?: [a-z-]+){0,3}?) (?:(?:is|are|s) (?:actually |now )?(?:staying|going to stay|sold|spoken for|promised|not going|going to (?:another|someone|somebody|my|our|her|his|a (?:friend|neighbou?r|buddy|cousin)) [a-z-]+)|stays?|reste|restent|s en (?:va|vont) (?:chez|a))(?! (?:in|on|at|by|under|until|till|there|outside|dans|sur|au|jusqu))(?=[,.;!]| (?:my|our|i|im|we|were|he|she|they|the other|cause|because|cuz|so|with (?:me|us)|here|put|behind|please|chez|ici|ma|mon|mes|je|on)(?= |$)|$| [a-z]+ (?:wants|needs|takes|veut|prend))`,
);

/**
 * Returns a load's description without the part that a message takes out by the words of the description itself, whether or not they are
 * known as things: "take out the boxes my son will get them", "le divan je le garde". Null where it takes out none, or all there is.
 */
export function takenOut(message: string, known: string): string | null {
  const folded = plainWords(message);
  const named = [folded, ...folded.split(SENTENCE_END)]
    .flatMap((said) =>
      [TAKEN_OUT, KEPT, KEPT_BEHIND, LEFT_BEHIND, GIVEN, GIVEN_BEHIND].map((rule) => rule.exec(said)?.[1]),
    )
    .concat(takenOutBehind(folded), staying(folded))
    .find(Boolean);
  if (named === undefined) return null;
  const parts = loadParts(known);
  const some = SOME_OF.exec(named);
  const fewer = fewerOf(parts, (some === null ? named : `${some[1]} ${some[2]}`).split(' '));
  if (fewer !== null) return fewer.join(', ');
  const meant = partNamed(parts, named.split(' '));
  if (meant === undefined) return null;
  const left = parts.flatMap((part) =>
    part === meant.part ? (withoutAttached(part, meant.head) ?? []) : part,
  );
  return left.length === 0 ? null : left.join(', ');
}

/** "One of the armchairs", "deux des quatre chaises": how many, and of what. */
const SOME_OF =
  /^(\d{1,2}|[a-z]+) (?:of|des|de) (?:(?:the|my|our|those|these|mes|nos|ces) )?(?:(?:two|three|four|five|six|deux|trois|quatre|cinq|six|\d{1,2}) )?([a-z-]+(?: [a-z-]+)?)$/;

/** "Take out one bike", of two: the parts with so many less of them; null where no more of them are there. */
function fewerOf(parts: readonly string[], [first = '', ...words]: readonly string[]): string[] | null {
  const count = countOf(first);
  for (let length = words.length; count !== null && length > 0; length -= 1) {
    const head = headOf(words.slice(0, length).join(' '));
    const meant = parts.find((part) => headOf(part) === head && (countedIn(part)?.count ?? 0) > count);
    const counted = meant === undefined ? null : countedIn(meant);
    if (counted === null) continue;
    const left = counted.count - count;
    const thing = left === 1 ? inSingular(counted.thing) : counted.thing;
    return parts.map((part) => (part === meant ? `${left} ${thing}` : part));
  }
  return null;
}

/** How many of what a part names: "i have two old bikes". */
function countedIn(part: string): { count: number; thing: string } | null {
  const words = part.trim().split(' ');
  const at = words.findIndex((word) => countOf(word) !== null);
  if (at < 0 || at > MAX_LEAD) return null;
  return { count: countOf(words[at] ?? '') ?? 0, thing: words.slice(at + 1).join(' ') };
}
const MAX_LEAD = 3;

function countOf(word: string): number | null {
  const folded = foldText(word);
  if (/^\d{1,3}$/.test(folded)) return Number(folded);
  return folded === 'a' || folded === 'an' ? 1 : (CARDINALS.get(folded) ?? null);
}

/** The words of a thing that stays, behind how many of them do. */
function staying(folded: string): string | undefined {
  const said = [folded, ...folded.split(CLAUSE_END)].map((clause) => STAYING.exec(clause)).find(Boolean);
  const [, count = '', thing] = said ?? [];
  return thing === undefined ? undefined : `${count.replace(/of $/, '')}${thing}`;
}
const CLAUSE_END = /[.,;!?] /;

/** The words of a thing of which any sentence says whose it is or what it does, and then to leave it off. */
const takenOutBehind = (folded: string): string | undefined =>
  folded
    .split(SENTENCE_END)
    .map((sentence) => TAKEN_BEHIND.exec(sentence)?.[1])
    .find(Boolean);
const SENTENCE_END = /[.;!?] /;

/** Of what is named last. */
const inSingular = (thing: string): string =>
  thing.replace(/(?<=\p{L})(?:(?<=(?:ch|sh|x|ss))es|(?<![us])s)$/u, '');

/** Whether a message says of a part of the load who keeps it: what leaves the list, wherever that is said. */
export const isKept = (message: string, known: string): boolean =>
  (LEFT_BEHIND.test(plainWords(message)) ||
    (STAYING.test(plainWords(message)) && !SENTENCE_END.test(plainWords(message))) ||
    takenOutBehind(plainWords(message)) !== undefined) &&
  takenOut(message, known) !== null;

const plainWords = (message: string): string =>
  foldText(message)
    .replace(/[’']/g, ' ')
    .replace(/\b(i|we) (m|ll|re)\b/g, '$1$2')
    .replace(/\b(do|does|is|are|was|were|ai)n t\b/g, '$1nt')
    .replace(/\s+/g, ' ')
    .trim();

/** The part of which the first words are the end, or that has them: of a coffee table and a kitchen table the one that is named. */
function partNamed(
  parts: readonly string[],
  words: readonly string[],
): { part: string; head: string } | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    // "One" names nothing.
    if (words.slice(0, length).every((word) => countOf(word) !== null)) continue;
    const head = headOf(name);
    const has = (part: string) => ` ${foldText(part)} `.includes(` ${name} `);
    const ending = parts.filter((one) => headOf(one) === head);
    const part = ending.find(has) ?? ending[0] ?? parts.find(has);
    if (part !== undefined) return { part, head };
  }
  return undefined;
}
