import type { Token } from '../../utterance/token.ts';
import type { Clause, Utterance } from '../../utterance/utterance.ts';
import { crewCueOf } from './crew-cues.ts';
import { leadsIn } from './written-notes.ts';

/** "No stairs, no gate, nothing like that" */
export function deniesAll({ clauses, tokens }: Utterance): boolean {
  const firsts = clauses.map(({ from }) => tokens[from]?.word ?? '');
  const [first] = clauses;
  if (first !== undefined && listsAbsences(tokens.slice(first.from, first.to)))
    return clauses.slice(1).every((clause) => crewCueOf(tokens, clause) === 'none');
  const isDenied = ENDS_DENYING.test(` ${tokens.map(({ word }) => word).join(' ')}`);
  if (isDenied && clauses.every((clause) => crewCueOf(tokens, clause) === 'none')) return true;
  const isEnded = firsts.some((word) => NOTHING.has(word));
  return isEnded && firsts.every((word) => NOTHING.has(word) || DENYING.has(word));
}

/** "My stop is coming up so no nothing else" */
const ENDS_DENYING =
  / (?:no|nope|nah|so) (?:nothing|nothin|none)(?: (?:else|special|more|really|extra|much|period|sorry|thanks))*$/;

/** "Otherwise nothing special", "no instructions otherwise" */
export const deniesRest = ({ tokens }: Utterance, { from, to }: Clause): boolean => {
  const [first = '', next = ''] = [tokens[from]?.word, tokens[from + 1]?.word];
  const denied = first === 'otherwise' ? next : tokens[to - 1]?.word === 'otherwise' ? first : '';
  return NOTHING.has(denied) || DENYING.has(denied);
};

/** "Oh", "easy in and out" behind a decline, and "wait, I made a mistake" before what is put right. */
export const saysNothing = ({ tokens }: Utterance, { from, to }: Clause): boolean =>
  MISTAKEN.test(
    tokens
      .slice(from, Math.min(to, from + MAX_MISTAKEN))
      .map(({ word }) => word)
      .join(' '),
  ) ||
  (from > 0 &&
    DENYING_FIRST.test(tokens[0]?.word ?? '') &&
    /^(?:easy|thanks?|merci)$/.test(tokens.slice(from, to).find((token) => !leadsIn(token))?.word ?? '')) ||
  tokens.slice(from, to).every(leadsIn);

const MAX_MISTAKEN = 9;
const MISTAKEN =
  /^(?:oops|oups|whoops|woops)$|^(?:(?:wait|oh|oops|whoops|sorry|no|um|ok|attends|attendez|oups|non|ah|bon|mais|desolee?) )*(?:i (?:just |think i )?made an? (?:mistake|typo|error)|my (?:mistake|bad)|(?:i )?(?:messed|screwed) (?:it )?up|(?:i (?:typed|wrote|put) (?:it|that) )?wrong|j(?:e )?me suis trompee?|jai fait une? (?:erreur|faute)|cetait une erreur|erreur de ma part)(?: (?:sorry|desolee?|pardon|excusez?))?$/;
const DENYING_FIRST = /^(?:no|nope|nah|none|nothing|non|rien|aucun|aucune|not|nothin)$/;

/** A name on a line of its own, behind a decline. */
export const isSignature = ({ tokens }: Utterance, { from, to }: Clause, said: readonly boolean[]): boolean =>
  to === tokens.length &&
  to - from <= MAX_SIGNATURE &&
  tokens[from - 1]?.mark === '\n' &&
  !said.slice(0, from).includes(true) &&
  tokens.slice(from, to).every(({ text }) => /^\p{Lu}/u.test(text));

const MAX_SIGNATURE = 3;
/** "No stairs no gate no dog" */
const listsAbsences = (tokens: readonly Token[]): boolean =>
  tokens.length >= 4 &&
  tokens.every(({ word }, index) => (index % 2 === 0) === DENYING.has(word)) &&
  !tokens.some(({ word }) => FORBIDDEN.has(word));

/** "No elevator", "no parking": what a crew must know, though it is none. */
const FORBIDDEN = new Set([
  'elevator',
  'elevators',
  'lift',
  'parking',
  'lights',
  'light',
  'power',
  'ascenseur',
]);

const NOTHING = new Set(['nothing', 'none', 'rien', 'nothin']);
const DENYING = new Set(['no', 'nope', 'nah', 'non', 'aucun', 'aucune']);
