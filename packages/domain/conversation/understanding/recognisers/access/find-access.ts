import { ACCESS_KINDS, type Access } from '../../../../leads/fields/access.ts';
import { STREET_TYPES } from '../../../../site/street-kinds.ts';
import {
  ACCESS_NEGATIONS,
  ACCESS_PHRASES,
  ACCESS_WORDS,
  AFTER_STAIR_JUNK,
  ASKED_SUBJECTS,
  ASKING_STARTS,
  BEFORE_STAIR_JUNK,
  BEFORE_STEPS,
  CONTRASTS,
  NUMBER,
  OUT_OF_ORDER,
  PARKING_WORDS,
  STEPLESS_PHRASES,
  STEPS,
} from '../../../lexicon/access-words.ts';
import { capText, phrasesIn, wordsOf } from '../../text/plain-text.ts';

/** What a message says about the access to the junk. */
export interface FoundAccess {
  access: Access | null;
  /** Kinds that the message rules out: "no stairs". */
  denied: readonly Access[];
}

/** Which kind counts where several are named: what stands at the curb needs neither, an elevator saves the stairs. */
const PRECEDENCE: readonly Access[] = ['curb', 'elevator', 'stairs'];
const SENTENCES = /[.!;\n]|(?<=\?)/;
/** Stairs is also a surname in Halifax. */
const SURNAME = /\b\p{Lu}\p{Ll}+ Stairs\b/gu;
const CLAUSES = /[,:()]| - /;
/** How many words a negation reaches. */
const NEGATION_REACH = 5;
/** How many words behind "elevator" may say that it is out of order. */
const OUT_OF_ORDER_REACH = 3;

const PLAIN = /^[\n -_a-~]*$/;
/** The words of everything that names an access. */
const NAMING: readonly (readonly string[])[] = [
  ...ACCESS_KINDS.flatMap((kind) => [...ACCESS_WORDS[kind], ...ACCESS_PHRASES[kind]]),
  ...STEPS,
].map((phrase) => phrase.split(' '));

interface Mention {
  access: Access;
  negated: boolean;
}

/**
 * Finds the access to the junk in any message: "third floor, no elevator" is stairs, "no stairs" is not. Questions and
 * conditions state nothing.
 */
export function findAccess(text: string): FoundAccess {
  if (!mayName(text)) return { access: null, denied: [] };
  const sentences = capText(text).replace(SURNAME, ' ').split(SENTENCES).filter(statesSomething);
  const clauses = sentences.flatMap((sentence) => sentence.split(CLAUSES)).map((clause) => wordsOf(clause));
  const mentions = clauses.flatMap(mentionsIn);
  const named = (access: Access, negated: boolean) =>
    mentions.some((mention) => mention.access === access && mention.negated === negated);
  const climbs = named('elevator', true) && !named('stairs', true) && !clauses.some(isStepless);
  const found = PRECEDENCE.find((access) => named(access, false)) ?? (climbs ? 'stairs' : null);
  return { access: found, denied: ACCESS_KINDS.filter((access) => named(access, true) && access !== found) };
}

/** Whether a text has all words of one of the ways to name an access; anything but plain letters is read to be sure. */
function mayName(text: string): boolean {
  if (!PLAIN.test(text)) return true;
  const said = text.toLowerCase().replaceAll("'", '');
  return NAMING.some((words) => words.every((word) => said.includes(word)));
}

function statesSomething(sentence: string): boolean {
  const [first = '', second = ''] = wordsOf(sentence);
  return !sentence.trimEnd().endsWith('?') && !(ASKING_STARTS.has(first) && ASKED_SUBJECTS.has(second));
}

function mentionsIn(words: readonly string[]): Mention[] {
  if (words.includes('if') || words.includes('si')) return [];
  const single = words.flatMap((_, index) => {
    const access = accessAt(words, index);
    return access === null
      ? []
      : [{ access, negated: isNegated(words, index) || isOutOfOrder(words, index) }];
  });
  const phrased = ACCESS_KINDS.flatMap((access) =>
    phrasesIn(words, ACCESS_PHRASES[access]).map(() => ({
      access,
      negated: words.some((word) => ACCESS_NEGATIONS.has(word)),
    })),
  );
  return [...single, ...phrased];
}

function accessAt(words: readonly string[], index: number): Access | null {
  const word = words[index] ?? '';
  const before = words[index - 1] ?? '';
  if (STEPS.has(word)) return BEFORE_STEPS.has(before) || NUMBER.test(before) ? 'stairs' : null;
  const access = ACCESS_KINDS.find((kind) => ACCESS_WORDS[kind].has(word)) ?? null;
  const after = words[index + 1] ?? '';
  if (STREET_TYPES.has(after)) return null;
  if (access === 'stairs' && (AFTER_STAIR_JUNK.has(after) || BEFORE_STAIR_JUNK.has(before))) return null;
  return access === 'curb' && words.some((other) => PARKING_WORDS.has(other)) ? null : access;
}

function isNegated(words: readonly string[], index: number): boolean {
  const reached = words.slice(Math.max(0, index - NEGATION_REACH), index);
  const contrast = reached.findLastIndex((word) => CONTRASTS.has(word));
  return reached.slice(contrast + 1).some((word) => ACCESS_NEGATIONS.has(word));
}

function isOutOfOrder(words: readonly string[], index: number): boolean {
  const after = words.slice(index + 1, index + 1 + OUT_OF_ORDER_REACH);
  return ACCESS_WORDS.elevator.has(words[index] ?? '') && after.some((word) => OUT_OF_ORDER.has(word));
}

const isStepless = (words: readonly string[]) => phrasesIn(words, STEPLESS_PHRASES).length > 0;
