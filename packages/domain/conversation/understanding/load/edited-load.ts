import type { Proposal } from '../recognisers/proposal.ts';
import type { Understanding } from '../understand.ts';
import { clauseAt, spacedWords, type Utterance } from '../utterance/utterance.ts';
import { withoutDeclined } from './declined.ts';
import { headOf, namesPart, onlyParts, withParts } from './load-parts.ts';
import { saidThings } from './said-things.ts';
import { takenOut } from './taken-out.ts';
import { tellsState } from './tells-state.ts';

/** Before a thing of the load these take it out: "remove the tv", "take off the lamp", "forget about the desk". */
export const TAKING_OUT =
  / (?:remove|delete|scratch|drop|strike|erase|(?<!(?:dont|not|never|to) )forget(?: about)?|never mind|laisse[rz]? (?:tomber|faire)|(?<!(?:jai|ai|as|a|avais|avons|avez|je|on|j|lai|ete|n|ne) )oublie[rz]?(?! pas)|skip|nix|scrap|minus|without|enleve[rz]?|retire[rz]?|ote[rz]?|supprime[rz]?|sans|(?:take|cross|leave|get|knock|strike) (?:off|out)) (?:(?:the|my|that|those|these|all|old|le|la|les|mon|ma|mes|l|\d+) ){0,3}$/;
/** "Take the lamp off", "cross the tv out". */
const TAKEN = / (?:take|cross|strike|scratch|leave|knock) (?:(?:the|my|that|those|these|all|old|\d+) ){0,3}$/;
/** "L'armoire, je la garde", "the desk I'm keeping" */
const KEPT =
  /^ (?:finalement )?(?:(?:je|on|nous) (?:la|le|les) gard|(?:im|i am|were|we are|well|ill) (?:keeping|keep)(?: (?:it|that|them|those))? $|(?:im|i am|were|we are|well|ill) (?:keeping|keep) (?:it|that|them|those) )/;
const KEPT_REACH = 5;
const OFF =
  /^ (?:off|out)(?= |$)(?! (?:my|our|the (?:hands|property|curb|driveway|front|back|side|window|door|patio|garage)))| (?:off|out)$/;
/** On top of what is there: "and another couch". */
const ADDING = / (?:also|plus|another|add|more|extra|too|aussi|r?ajoute[rz]?|mets|mettez|encore|other) /;
/** All that is left of a load, right before it: of "just the shavings and offcuts" not every thing may have been read. */
const NOTHING_ELSE =
  /(?<! not| isnt| pas) (?:just|only|juste|seulement) (?:(?:the|my|that|those|these|this|all|old|le|la|les) ){0,3}$/;
/** All that is left of a load. */
const ONLY = / (?:just|only|juste|seulement) /;
const ONE = /^(?:one|un|une|1)$/;
const TOO = / (?:too|also|aussi|as well) /;
const COUNTED =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|deux|trois|quatre|cinq|six|sept|huit|dix)\b/i;

type Thing = Proposal<'junkType'>;
type Edit = 'remove' | 'replace' | 'add' | 'only' | 'none';

const JOINED = /^ (?:(?:and|or|the|my|that|those|et|le|la|les) ){0,3}$/;

/**
 * Returns the description of a known load with the parts that a message takes out ("remove the tv and add a bbq") or puts
 * right ("actually 2 couches"), and the rest as it was, or those alone that are left ("just the couches"); null where it does
 * neither, or nothing would be left. `isRecap`: a count alone puts right.
 */
export function editedLoad(said: Understanding, known: string, isRecap: boolean): string | null {
  const counted = recounted(said.message, known);
  if (counted !== known) return takenOut(said.message, counted) ?? counted;
  const declined = withoutDeclined(said.message, known);
  if (declined !== null) return declined;
  const changes = new Map<string, string | null>();
  const added: string[] = [];
  const only: string[] = [];
  const unnamed: string[] = [];
  const named = saidThings(said);
  // Of a coffee table and a kitchen table the one that is named.
  const alone = named.length > 1 ? null : takenOut(said.message, known);
  if (alone !== null) return alone;
  const things = named.filter(({ isOut }) => !isOut).map(({ proposal }) => proposal);
  const heads = named.filter(({ isOut }) => isOut).map(({ proposal }) => headOf(proposal.value.thing));
  /** Parts of the load that are said not to go. */
  const partsOut = heads.filter((head) => namesPart(known, head));
  let before: { to: number; edit: Edit } | null = null;
  for (const [index, thing] of things.entries()) {
    const head = headOf(thing.value.thing);
    const around: Surroundings['around'] = {
      from: before?.to ?? 0,
      to: things[index + 1]?.from ?? said.utterance.tokens.length,
    };
    // "Remove the tv and the lamp"
    const isJoined: boolean =
      before !== null && JOINED.test(spacedWords(said.utterance, before.to, thing.from));
    const isReduced = isRecap || partsOut.length > 0 || [...changes.values()].includes(null);
    const edit: Edit =
      isJoined && before !== null
        ? before.edit
        : editOf(said.utterance, thing, { around, isRecap, isReduced });
    before = { to: thing.to, edit };
    if (edit === 'none') continue;
    if (edit === 'only') {
      if (namesPart(known, head)) only.push(head);
      else unnamed.push(thing.value.thing);
    } else if (edit === 'add' || !namesPart(known, head)) {
      if (edit !== 'remove') added.push(thing.value.thing);
    } else changes.set(head, edit === 'remove' ? null : countedName(said.utterance, thing));
  }
  // "Keep the sofa, there's a freezer in its place": the rest stays as it was.
  if (changes.size > 0 || added.length > 0) for (const head of partsOut) changes.set(head, null);
  // "Just the couches", "forget the piano, just the couches": nothing else is left.
  const isLeft = only.length > 0 || (unnamed.length > 0 && changes.size > 0);
  if (isLeft) return [only.length > 0 ? onlyParts(known, only) : '', ...unnamed].filter(Boolean).join(', ');
  // "Actually it's a bed": another load, and no part of the known one.
  if (changes.size === 0) return null;
  const text = [withParts(known, changes), ...added].filter(Boolean).join(', ');
  return text === '' ? null : text;
}

/** "It's 5 chairs, not 6", of a known "table with 6 chairs". */
function recounted(message: string, known: string): string {
  const measured = remeasured(message, known);
  if (measured !== known) return measured;
  const [, right, thing = '', wrong] = RECOUNT.exec(message) ?? [];
  if (right === undefined || wrong === undefined) return known;
  const place = new RegExp(`\\b${wrong}(?= (?:[\\p{L}-]+ ){0,2}${thing.replace(/s$/i, '')})`, 'iu');
  return known.replace(place, right);
}
/** Returns a load's description with another measure: "actually make it 1 yd", of a known "lumber scraps, 2 yd". */
export function remeasured(message: string, known: string): string {
  const [, measure, unit = ''] = REMEASURE.exec(message) ?? [];
  if (measure === undefined) return known;
  const unitToo = /^y/i.test(unit) ? '(?:yd|yard)' : unit.replace(/(?:es|s)$/i, '');
  return known.replace(new RegExp(`\\b\\d{1,3}(?:\\.\\d)?(?= ?(?:cubic )?${unitToo})`, 'iu'), measure);
}
const REMEASURE =
  /\b(?:make (?:it|that)|it['’]?s (?:more like|only|about|just)) (\d{1,3}(?:\.\d)?) ?(yds?|yards?|loads?|bags?|boxes|truckloads?|tonnes?|tons?)\b/i;
const RECOUNT = /\b(\d{1,3}) ([a-z]{3,20}),? not (\d{1,3})\b/i;

/** With the "one" that a thing is named without. */
const countedName = ({ tokens }: Utterance, { from, value }: Thing): string =>
  ONE.test(tokens[from]?.word ?? '') && !ONE.test(value.thing.split(' ')[0] ?? '')
    ? `${tokens[from]?.text} ${value.thing}`
    : value.thing;

interface Surroundings {
  /** Between the thing before and the one behind. */
  around: { from: number; to: number };
  isRecap: boolean;
  /** Something of the load is taken out besides, or all of it is read out. */
  isReduced: boolean;
}

function editOf(
  utterance: Utterance,
  { from, to }: Thing,
  { around, isRecap, isReduced }: Surroundings,
): Edit {
  const clause = clauseAt(utterance, from);
  if (clause === null || clause.act === 'question') return 'none';
  const before = spacedWords(utterance, Math.max(clause.from, around.from), from);
  const behind = spacedWords(utterance, to, Math.min(clause.to, around.to));
  if (tellsState(utterance, clause, to)) return 'none';
  if (KEPT.test(spacedWords(utterance, to, Math.min(to + KEPT_REACH, utterance.tokens.length))))
    return 'remove';
  if (TAKING_OUT.test(before) || (TAKEN.test(before) && OFF.test(behind.trimEnd()))) return 'remove';
  if (ADDING.test(before) || TOO.test(behind)) return 'add';
  const isCounted = COUNTED.test(spacedWords(utterance, from, to).trim());
  // "Just the couches", at the recap: the others have gone.
  if (isReduced && !(isRecap && (clause.corrects || isCounted)) && NOTHING_ELSE.test(before)) return 'only';
  const corrects = clause.corrects || (isRecap && isCounted);
  // "Only one sofa" says how many; "just the sofa" leaves nothing else.
  return corrects && (isCounted || !ONLY.test(before)) ? 'replace' : 'none';
}
