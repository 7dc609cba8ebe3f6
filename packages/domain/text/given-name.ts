const SECOND = 'anne?|ellen|lou|beth|jane|jo|kate|lynne?|sue|jean|rose|marie|claire';
/** Given names of two words that hardly end with a surname: "Ruth Ann", "Marie Claire". */
const DOUBLE = new RegExp(
  `^(?:(?:ruth|jo|betty|carole?|lee|leigh|sue|lou|beth|peggy|barbara|rae|rose|anne?|lisa|eva|terry|sarah|martha|marie|mary) (?:${SECOND})|mary (?:pat|frances|margaret|catherine|elizabeth|louise|alice)|marie (?:[èe]ve|france|jos[ée]e|h[ée]l[èe]ne|louise|paule?|andr[ée]e|th[ée]r[èe]se|jeanne|pier|odile|mich[èe]le)|anne (?:sophie|julie))$`,
  'iu',
);
/** Those whose second word is a surname as often: a given name only before one. */
const BEFORE_SURNAME =
  /^(?:jean (?:paul|pierre|marc|fran[çc]ois|claude|guy|luc|louis|jacques|philippe|yves|michel|charles|baptiste|ren[ée]|denis|s[ée]bastien)|john paul|pierre (?:luc|yves|paul|olivier)|marc (?:andr[ée]|antoine|olivier)|louis philippe|paul [ée]mile|billy (?:joe|bob)|bobby joe)$/iu;

/** What somebody is called by: of a name its first word, or both of a given name that is two. Empty for an empty one. */
export function givenName(name: string): string {
  const [first = '', second = '', ...rest] = name.trim().split(/\s+/);
  const both = `${first} ${second}`;
  return DOUBLE.test(both) || (rest.length > 0 && BEFORE_SURNAME.test(both)) ? both : first;
}
