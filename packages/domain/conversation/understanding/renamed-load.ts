/** What somebody orders the description of their load to be. */
const QUOTES = /^["'“”«» ]+|["'“”«» ]+$/g;
const ONLY = '(?:just|only|simply|really|juste|seulement|plutôt|plutot)';
const SHOULD_SAY = new RegExp(
  `^(?:[\\p{L}' ]{0,12}[,. ]+)?(?:the |my |le |la |les |l['’])?(?:junk|load|list|items?|description|objets?|liste)(?: type| line)? (?:${ONLY} )?` +
    `(?:should|needs? to|has to|must|ought to|devrait|devraient|doit|doivent) (?:${ONLY} )?(?:say|be|read|dire|être|etre|indiquer) (?:${ONLY} )?(.{3,200})$`,
  'iu',
);
/** "The junk just says 'no its a sectional'. Put sectional couch" */
const SAYS_WRONGLY =
  /(?:junk|load|list|description|objets|liste) (?:just |only |still |juste )?(?:says|reads|shows|dit|indique) .{1,120}?[.,!;] ?(?:please |just |pls )?(?:put|write|make it|it should (?:say|be)|mettez|écrivez) (?:down )?(.{3,200})$/iu;
/** "No. Sectional couch thats it" */
const THAT_IS_IT =
  /^(?:omg |oh |um )?(?:no+|nope|nah|non)[,. !]+(?:(?:its|it['’]s|just|only|juste) )?(?:a |the |un |une )?([\p{L}\d' -]{3,60}?)[,.]? (?:(?:and )?that['’]?s (?:it|all)|thats (?:it|all)|nothing else|c['’]est tout)[ .!]*$/iu;

const SENTENCE_END = /[.!?\n;].*$/su;

/**
 * The description that a message orders in place of the known one: "junk should just say hot tub. Send it." gives "hot tub"; null for any
 * other message.
 */
export function renamedLoad(message: string): string | null {
  const text = message.trim();
  const [, said] = SHOULD_SAY.exec(text) ?? SAYS_WRONGLY.exec(text) ?? THAT_IS_IT.exec(text) ?? [];
  const load = said?.replace(SENTENCE_END, '').replaceAll(QUOTES, '').trim() ?? '';
  return /\p{L}{3}/u.test(load) ? load : null;
}
