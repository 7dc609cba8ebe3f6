import { foldText } from '../text/plain-text.ts';
import { takenOut } from './taken-out.ts';

/** "The fridge, no" is one. */
const CLAUSE_END = /[.;!?] |, (?!(?:c['’]?est )?(?:no|nope|non)(?:[,.;!?]|$))|[,.;!?]$/;
/** "No to the fridge", "non pour le frigo": the thing. */
const BEFORE = /^(?:and |but |et |mais )?(?:no to|non (?:au|aux|à|a|pour)) (.{2,40})$/;
/** "The fridge is a no", "the fridge: no", "fridge no", "le frigo, c'est non". */
const BEHIND =
  /^(?:and |but |et |mais )?(.{2,40}?)(?: ?:|,)?(?: (?:is|are|that['’]?s|c['’]?est)(?: an?)?)? (?:no|nope|non)(?: (?:thanks|thank you|merci))?$/;
/** "The fridge isn't junk" */
const NO_JUNK =
  /^(?:and |but |no |hey )?(.{2,40}?) (?:is|are)(?:n['’]?t| not) (?:junk|garbage|trash|part of (?:it|this|the junk)|on (?:the|my) list)$/;
const THING = /^(?:(?:the|my|that|those|these|le|la|les|mon|ma|mes|l['’]) ?)?[a-z\d][a-z\d -]*$/;

/**
 * Returns a load's description without what a message declines of it by a no beside its name: "yes to the couch, no to the fridge", "le
 * frigo, non". Null where it declines nothing of it, or all.
 */
export function withoutDeclined(message: string, known: string): string | null {
  const clauses = foldText(message)
    .replace(/[.!]{2,9}/g, '.')
    .split(CLAUSE_END)
    .map((clause) => clause.trim())
    .filter(Boolean);
  const things = clauses.flatMap((clause) => {
    const thing = BEFORE.exec(clause)?.[1] ?? BEHIND.exec(clause)?.[1] ?? NO_JUNK.exec(clause)?.[1];
    return thing !== undefined && THING.test(thing) ? thing : [];
  });
  const left = things.reduce((load, thing) => takenOut(`remove ${thing}`, load) ?? load, known);
  return left === known ? null : left;
}
