/** What somebody orders the description of their load to be. */
const QUOTED = /["'“”«»]/g;
const ONLY = '(?:just|only|simply|really|juste|seulement|plutôt|plutot)';
const SHOULD_SAY = new RegExp(
  `^(?:[\\p{L}'’ ]{0,12}[,. ]+)?(?:the |my |this is |le |la |les |l['’])?(?:junk|load|list|items?|description|objets?|liste)(?: type| line)? (?:${ONLY} )?` +
    `(?:should|needs? to|has to|is to|must|ought to|devrait|devraient|doit|doivent) (?:${ONLY} )?(?:say|be|read|dire|être|etre|indiquer) (?:${ONLY} )?(.{3,200})$`,
  'iu',
);
/** "The junk just says 'no its a sectional'. Put sectional couch" */
const SAYS =
  /(?:junk|load|list|description|objets|liste) (?:(?:just|only|still|juste) )?(?:says|reads|shows|dit|indique) /iu;
const PUT =
  /[.,!;] ?(?:(?:please|just|pls) )?(?:put|write|make it|it should (?:say|be)|mettez|écrivez) (?:down )?/iu;
/** "No. Sectional couch thats it" */
const NO_IT_IS =
  /^(?:(?:omg|oh|um) )?(?:no|noo|nope|nah|non)[,. !]{1,3}(?:(?:its|it['’]s|just|only|juste) )?(?:(?:an?|the|une?) )?/iu;
const THAT_IS_IT = /[,.]? (?:(?:and )?that['’]?s (?:it|all)|nothing else|c['’]est tout)[ .!]{0,3}$/iu;
const MAX_WORDS = 10;

/** "Change the junk to: futon, desk, 4 garbage bags", "the junk is a futon and a desk"; a type alone is asked for as one. */
const CHANGED_TO =
  /^(?:(?:please|pls|ok|no|omg|oh|can you|could you|svp)[, ]+){0,3}(?:(?:change|set|update|correct|fix|make) (?:the |my )?(?:junk|load|list|items?|description|stuff)(?: list)? (?:to|into)|(?:the |my )(?:junk|load|list) (?:is|are)(?= (?:just |only |really )?(?:an?|one|two|three|some|my|\d{1,3}) )|(?:the |my )?(?:junk|load|list|items?|stuff) (?:is|are)(?= ?:)|(?:changez|remplacez|mettez) (?:les objets|la liste|le chargement) (?:pour|par|en|à)|(?:les objets|mes objets|la liste|le chargement),? (?:c['’ ]?est|ce sont|sont)(?: (?:juste|seulement|plut[oô]t|donc))?(?= ?:| (?:une?|des?|deux|trois|quatre|mon|ma|mes|\d{1,3}) )) ?:? ?(\S{1,40}(?:[ ,].{2,200}))$/iu;

const SENTENCE_END = /[.!?\n;]/;

/**
 * The description that a message orders in place of the known one: "junk should just say hot tub. Send it." gives "hot tub"; null for any
 * other message.
 */
export function renamedLoad(message: string, known: string | null): string | null {
  const text = message.trim();
  const said =
    SHOULD_SAY.exec(text)?.[1] ?? CHANGED_TO.exec(text)?.[1] ?? putRight(text) ?? wholeOf(text, known) ?? '';
  const end = said.search(SENTENCE_END);
  const load = (end < 0 ? said : said.slice(0, end)).replaceAll(QUOTED, ' ').trim();
  return /\p{L}{3}/u.test(load) ? load : null;
}

/**
 * What an answer to what has to go says of its own that it is to be written: "the junk should say full 2 bedroom apartment contents", "the
 * whole apartment, put that down". Null for less than three words, and where nothing says so: "hm, I don't know".
 */
export function dictatedLoad(message: string): string | null {
  const text = message.trim();
  const words = SHOULD_SAY.exec(text)?.[1] ?? (PUT_DOWN.test(text) ? text.replace(PUT_DOWN, '') : '');
  return words.split(/\s+/).length >= MIN_DICTATED && /\p{L}{4}/u.test(words) ? words : null;
}
const MIN_DICTATED = 3;
const PUT_DOWN = /[.,;!]? (?:please )?(?:put|write|add) (?:that|it) (?:in|down)[.!]{0,3}$/i;

function putRight(text: string): string | null {
  const wrong = SAYS.exec(text);
  const rest = wrong === null ? '' : text.slice(wrong.index + wrong[0].length);
  const put = PUT.exec(rest);
  return put === null ? null : rest.slice(put.index + put[0].length);
}

/** "No. Sectional couch thats it", of a couch; "no, the back door thats all" speaks of something else. */
function wholeOf(text: string, known: string | null): string | null {
  const [led] = NO_IT_IS.exec(text) ?? [];
  const end = THAT_IS_IT.exec(text);
  if (led === undefined || end === null || end.index <= led.length) return null;
  const load = text.slice(led.length, end.index);
  const words = load.split(' ');
  const isOfLoad = words.some((word) => word.length > 3 && known?.toLowerCase().includes(word.toLowerCase()));
  return isOfLoad && words.length <= MAX_WORDS && !SENTENCE_END.test(load) ? load : null;
}
