import { type Clause, textBetween, type Utterance } from '../../utterance/utterance.ts';

/** Whether a clause tells until when somebody is there, or why: "be here before noon **or I have to leave**". */
export function tellsDeadline(utterance: Utterance, { from, to }: Clause): boolean {
  const { text } = utterance;
  const own = textBetween(utterance, from, to);
  // "Friday 8 in the morning, I leave at 9": why it is at that hour.
  if (LEAVES_AT.test(own)) return !HOUR.test(text.replace(own, ''));
  return (ARRIVES.test(own) && LEAVES.test(text)) || (LEAVES.test(own) && ARRIVES.test(text));
}

/** Whether what stands at a token tells when somebody leaves, and no hour of a pickup: "I have to hand over the keys at **noon**". */
export const isWhenLeaving = (utterance: Utterance, { from }: Clause, at: number): boolean =>
  LEAVES_BEFORE.test(`${textBetween(utterance, from, at)} `);

/** "I have to hand over the keys at noon", "je dois partir à midi": until when, whatever else is said. */
const LEAVING =
  "(?:i|we) (?:have to |need to |must |gotta |got to )?(?:leave|head out|(?:hand|give) (?:over|back|in) (?:the|my|our) keys|hand (?:the|my|our) keys (?:over|back|in))|(?:je|on|j['’]) ?(?:dois|doit|pars|part)(?: (?:partir|rendre les cl[ée]s|remettre les cl[ée]s|[êe]tre parti\\p{L}*))?|faut que (?:je|j['’]|on) ?(?:parte|rende les cl[ée]s|remette les cl[ée]s|quitte)";
const BY = '(?:at|by|before|around|[àa]|avant|vers)';
const LEAVES_AT = new RegExp(`(?<!\\p{L})(?:${LEAVING}) ${BY} `, 'iu');
const LEAVES_BEFORE = new RegExp(`(?<!\\p{L})(?:${LEAVING})(?: ${BY})? $`, 'iu');
const HOUR =
  /\b\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b|o['’]clock|in the (?:morning|afternoon|evening)|h(?:\d\d)?\b)/i;
const ARRIVES =
  /(?<!\p{L})(?:(?:be|get|come) (?:here|there|in)|arrive[rz]?|soyez l[àa]|venez) (?:before|by|at|avant|[àa]|pour)(?!\p{L})/iu;
const LEAVES =
  /(?<!\p{L})(?:or(?: else)?|because|cause|cuz|since|sinon|parce que|car|apr[eè]s) (?:(?:i|we) (?:have|need|got|gotta) to (?:leave|go|work|run)|(?:i|we) (?:gotta|leave|am gone|are gone)|i['’]?m gone|(?:je|j['’]|on) (?:dois|doit|faut que je|pars|part|serai parti\p{L}*))(?!\p{L})/iu;
