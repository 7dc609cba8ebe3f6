import type { Clause, Utterance } from '../../utterance/utterance.ts';

/** Whether a clause tells until when somebody is there, or why: "be here before noon **or I have to leave**". */
export function tellsDeadline({ text, tokens }: Utterance, { from, to }: Clause): boolean {
  const own = text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  return (ARRIVES.test(own) && LEAVES.test(text)) || (LEAVES.test(own) && ARRIVES.test(text));
}
const ARRIVES =
  /(?<!\p{L})(?:(?:be|get|come) (?:here|there|in)|arrive[rz]?|soyez l[àa]|venez) (?:before|by|at|avant|[àa]|pour)(?!\p{L})/iu;
const LEAVES =
  /(?<!\p{L})(?:or(?: else)?|because|cause|cuz|since|sinon|parce que|car|apr[eè]s) (?:(?:i|we) (?:have|need|got|gotta) to (?:leave|go|work|run)|(?:i|we) (?:gotta|leave|am gone|are gone)|i['’]?m gone|(?:je|j['’]|on) (?:dois|doit|faut que je|pars|part|serai parti\p{L}*))(?!\p{L})/iu;
