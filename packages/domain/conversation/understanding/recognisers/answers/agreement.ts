import { RELATIONS } from '../../../lexicon/names/name-phrases.ts';
import { readUtterance } from '../../utterance/read-utterance.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import { readYesNo } from './read-yes-no.ts';

/**
 * Whether a yes is still to come: it hangs on a condition ("sure, as soon as my wife agrees", "oui si c'est moins de 100 $") or on what
 * is asked before it ("avant de confirmer, …").
 */
export function isConditional({ text }: Utterance): boolean {
  if (BEFORE_SENDING.test(text) || (text.includes('?') && ON_ANSWER.test(text))) return true;
  return CONDITIONS.some((condition) => condition.test(text)) && !ORDERS_CREW.test(text);
}

/** Whether anything of a message asks: "yes?", "yes, what does that do". */
export const isAsking = ({ text, clauses }: Utterance): boolean =>
  text.includes('?') || clauses.some(({ act }) => act === 'question');

/** Whether a message says yes, asks nothing and sets no condition: what cannot be undone needs no less. */
export const agreesFully = (utterance: Utterance): boolean =>
  !isAsking(utterance) && !isConditional(utterance) && readYesNo(withoutQuotes(utterance)).answer === 'yes';

/**
 * What decides of a message: "but I said no" of "my wife said yes send it but I said no". Where nothing of their own stands beside it,
 * who passes on "my brother said send it" speaks for both.
 */
export function decidingWords(utterance: Utterance): Utterance {
  const own = withoutQuotes(utterance);
  return own.tokens.length > 0 ? own : utterance;
}

/** What is said without what others are quoted with. */
function withoutQuotes(utterance: Utterance): Utterance {
  const own = utterance.text.replace(REPORTED, ' ');
  return own === utterance.text ? utterance : readUtterance(own.trim());
}

/** Whose word counts beside one's own. */
const NEAR = [
  ...RELATIONS,
  ...'hubby mum landlady super manager room-mate kid kids lawyer realtor parents family inlaws in-laws'.split(
    ' ',
  ),
].join('|');
const NEAR_FR =
  'femme|mari|chum|blonde|conjointe?|copine?|copain|m[eè]re|p[eè]re|fils|fille|fr[eè]re|s[oœ]e?ur|voisine?|propri[oé]?(?:[eé]taire)?|boss|patronn?e?|coloc|amie?|beau-fr[eè]re|belle-m[eè]re|notaire|avocate?|parents?|famille';

/** "My neighbour said", "ma femme a dit que", and what they said up to the next breath. */
const REPORTED = new RegExp(
  `(?<!\\p{L})(?:(?:(?:my|the|our) (?:${NEAR})|he|she|they) (?:just |already |also )?(?:said|says?|told (?:me|us)|tells (?:me|us)|wants|thinks)|(?:(?:mon|ma|mes|le|la|les|notre|nos) (?:${NEAR_FR})|il|elle|ils|elles|on) (?:m['’])?(?:a dit|ont dit|dit|disent|veut|veulent|pense)) (?:that |to |que |d['’]|de )?[^,;.!?\\n]{0,60}?(?=[,;.!?\\n]|$|(?<!\\p{L})(?:but|so|and i|mais|donc|alors|et moi)(?!\\p{L}))`,
  'giu',
);

const WHO = `(?:i|we|me|us|i['’](?:m|ve)|we['’](?:re|ve)|(?:my|the|our) (?:${NEAR})|he|she|they|he['’]s|she['’]s)`;
const WHO_FR = `(?:j['’]|je |on |nous |(?:mon|ma|mes|le|la|les|notre|nos) (?:${NEAR_FR}) |il |elle |ils |elles )`;
const COST = `(?:it['’]?s|it is|that['’]?s|it costs?|it comes|the (?:price|cost|quote)(?: is|['’]s| comes)?|you (?:can|could|do|take|don['’]?t|come|charge|promise|guarantee)|there['’]?s no|there is no|it doesn['’]?t|everything)`;
const COST_FR = `(?:c['’](?:est|[eé]tait)|(?:ce|[cç]a) (?:ne |n['’])?(?:soit|co[uû]te|reste|prend|va|d[eé]passe)|le (?:prix|co[uû]t|devis) |vous (?:pouvez|prenez|venez|promettez|faites|chargez)|(?:y|il y|n['’]y) a |tout )`;
/** "If I can find the key"; "if I'm not home, use the side door" tells the crew. */
const MANAGES = `(?:i|we) (?:can|could|get|find|manage|decide|sell|still)|(?:my|our) (?:${NEAR})|the (?:landlord|landlady|super|boss|manager|lawyer|realtor)|(?:he|she|they) (?:agrees?|says?|wants?|is|are|can)`;

const CONDITIONS = [
  // "But my wife has to look at it"
  new RegExp(
    `(?<!\\p{L})(?:my|the|our) (?:${NEAR}) (?:still )?(?:(?:has|have|needs?|wants?|must|should|got|gotta) (?:to )?|will have to )(?:look|see|check|approve|agree|ok|okay|sign|read|decide|confirm)(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:mon|ma|mes|le|la|les|notre|nos) (?:${NEAR_FR}) (?:doit|doivent|veut|veulent)(?: encore| d['’]abord)? (?:regarder|voir|v[ée]rifier|approuver|lire|d[ée]cider|confirmer|signer)(?!\\p{L})`,
    'iu',
  ),
  /(?<!\p{L})(?:(?:once|after|when) you(?:['’]ve| have)? (?:confirm|tell|told|answer|agree|promise|guarantee)\p{L}*|(?:but|mais) (?:ask|tell|give|show|answer|demande\p{L}*|dites|dis|donne\p{L}*|confirme\p{L}*|r[eé]pond\p{L}*)[ -](?:me|moi) [^.!?\n]{0,30}(?:first|d['’]abord))(?!\p{L})/iu,
  new RegExp(
    `(?<!\\p{L})(?:as soon as|once|when|whenever|after|until) ${WHO}(?!\\p{L}|['’]ll| (?:get|arrive|am|are) (?:there|here))`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:(?<!as )if|unless|provided(?: that)?|providing|assuming|as long as|so long as|on condition) (?:${COST}|${MANAGES})(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:d[eè]s que|quand|lorsque|une fois que|apr[eè]s que|aussit[oô]t que) ${WHO_FR}`,
    'iu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:si|sauf si|tant que|pourvu que|[aà] condition que|du moment que|en autant que) (?:${COST_FR}|(?:je|on|j['’]) ?(?:peux|peut|trouve|arrive|r[eé]ussis|vends)|(?:mon|ma|mes|notre) (?:${NEAR_FR}) )`,
    'iu',
  ),
];
/** "If nobody answers just leave it" tells what is to be done, and sets no condition. */
const ORDERS_CREW =
  /(?<!\p{L})(?:(?:call|text|ring|knock|phone|leave|use|park|come|bring|watch) (?:me|us|my|the|at|it|to|in|on|for|by|out|around|twice|first)|appele[zr]|textez|sonnez|laissez|passez|cognez|stationnez)(?!\p{L})/iu;

/** "They know that monday is fine as well? If yes go ahead": what is sent hangs on the answer. */
const ON_ANSWER =
  /(?<!\p{L})(?:if (?:yes|so|not|that['’]?s (?:ok|okay|fine|right|the case)|it['’]?s (?:ok|okay|fine)|they (?:can|do)|you (?:can|do))|si (?:oui|non|c['’]est (?:bon|correct|ok|possible)|vous (?:pouvez|prenez)))(?!\p{L})/iu;
/** "Avant de confirmer, je vous prie de me rappeler …" */
const BEFORE_SENDING =
  /(?<!\p{L})(?:avant (?:de (?:l['’]|tout )?|que )(?:je |vous |l['’]|tout )?(?:confirm|envo[iy]|soumet|valid)|before (?:i |we |you )?(?:confirm|send|submit))/iu;
