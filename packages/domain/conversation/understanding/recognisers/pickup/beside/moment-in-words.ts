import { clauseAt, textBetween, type Utterance } from '../../../utterance/utterance.ts';

/** What leads in a moment of which no clock tells: "**when** the kids are at school", "**after** the school run", "**pendant** la sieste". */
const MOMENT =
  /(?<![\p{L}'’-])(?:(?:(?:when|while|whilst|once|quand|lorsque|pendant que|tandis que|une fois que?)(?: (?!(?:a|per|you|u|ya|yall|your|ur|it suits|ever|is|are|do|does|did|can|could|will|would|should|in doubt|vous|tu|est|sont|peut|pouvez)(?!\p{L})))|(?:during|pendant|durant|after|before|between|après|avant|entre) (?=(?:my|our|the|his|her|their|mon|ma|mes|notre|nos|le|la|les|son|sa|ses|classes|naps|shifts|lessons|appointments|meetings|feedings|runs)(?!\p{L})|l['’]))[^.!?;\n]{6,80})/iu;
/** "When I know more", "once I hear from my landlord", "after the quote": no moment, but that it is open still. */
const OPEN =
  /(?<!\p{L})(?:knows?|known|hears?|heard|find|found|decides?|decided|talk(?:ed)?|speak|spoken|figured?|quotes?|price|prix|soumission|forget|answers?|tells?|told|confirm(?:s|ed)?|reply|sais|saurai|sait|r[ée]pon\p{L}*|d[ée]cid\p{L}*)(?!\p{L})/iu;
/** "When the truck comes", "when we moved in": what the crew does, and what was. */
const OTHERS =
  /(?<!\p{L})(?:truck|crew|drivers?|guys|movers|camion|[ée]quipe|was|were|had|moved|died|passed|bought|broke|came|started|[ée]tait|avait)(?!\p{L})/iu;
/** Words before it: "any day **when** …", "it's best **while** …". */
const MAX_BEFORE = 4;

/**
 * Returns the moment that a message tells by what happens then, as written: "when the kids are at school". No part of the day can hold
 * it. Null for none.
 * @param token of the clause in which it is looked for; without one it has to begin a clause
 */
export function momentInWords(utterance: Utterance, token: number | null = null): string | null {
  const clauses = token === null ? utterance.clauses : [clauseAt(utterance, token)];
  for (const clause of clauses) {
    if (clause === null || clause.act === 'question') continue;
    const said = textBetween(utterance, clause.from, clause.to);
    const found = MOMENT.exec(said);
    if (found === null || OPEN.test(found[0]) || OTHERS.test(found[0])) continue;
    const before = said.slice(0, found.index).split(' ').length - 1;
    if (token !== null || before <= MAX_BEFORE) return found[0].trim();
  }
  return null;
}
