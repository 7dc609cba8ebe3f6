import type { JunkType } from '../../leads/fields/junk-type.ts';
import { wordSet } from '../../text/word-set.ts';
import { junkReplies } from '../junk-replies.ts';
import { JUNK_TYPE_NAMES } from '../lexicon/junk/type-names.ts';
import type { ConversationState, JunkGuess } from '../state.ts';
import { filled } from '../steps/step.ts';
import { goesAndComes } from '../understanding/load/goes-and-comes.ts';
import { completedText } from '../understanding/load/junk-changes.ts';
import { classifiedJunk, readJunkLoad } from '../understanding/load/junk-load.ts';
import { headOf } from '../understanding/load/load-parts.ts';
import { takenOut } from '../understanding/load/taken-out.ts';
import type { Proposal } from '../understanding/recognisers/proposal.ts';
import { wordsOf } from '../understanding/text/plain-text.ts';
import { type Understanding, understand, withVerdict } from '../understanding/understand.ts';
import type { Token } from '../understanding/utterance/token.ts';
import { wordingOf } from '../wording/wording.ts';
import type { ClarificationHandler, ClarificationResult } from './clarification.ts';

/** "Both", "all 3", "un peu de tout", of the words of a message without those that lead in. */
const A_BIT_OF_EACH =
  /^(?:all|both|each|everything|the (?:whole )?lot|(?:a )?mix(?:ed|ture)?|(?:a |the )?(?:bit|little|mix|mixture|some) of (?:each|all|both|everything)|tou(?:t|s|tes)(?: (?:ca|les (?:deux|trois|quatre|[2-4])))?|les (?:deux|trois|quatre|[2-4])|un peu de (?:tout|chaque|chacun)|un melange|melange|mixte) (?!(?:about |the )?(?:same|equal|even))/;
const LEADING_IN = wordSet(
  'oh um uh well hmm i guess think maybe its it is theyre thats we have just really about kind of told you ye ya said as already again bon ben euh cest y a il',
);

/** Whether an answer names no type as the most, but all of them. */
function isABitOfEach({ message }: Understanding): boolean {
  const words = wordsOf(message);
  const saysEach = (at: number) => A_BIT_OF_EACH.test(`${words.slice(at, at + MAX_EACH).join(' ')} `);
  // "A bit of each"
  const first = words.findIndex((word, at) => !LEADING_IN.has(word) || (word === 'a' && saysEach(at)));
  return first >= 0 && saysEach(first);
}
/** No way to say it, with what would undo it, is longer, in words. */
const MAX_EACH = 12;

/** "About the same", "not sure": no type outweighs the others. */
const NO_PREFERENCE =
  /(?<!\p{L})(?:both|all|same|equal(?:ly)?|even(?:ly)?|hal(?:f|ves)|fifty|50[ /-]50|tie|split|mix(?:ed|ture)?|everything|not sure|don['’]?t know|dunno|no idea|either|any|whatever|you (?:pick|choose|decide)|hard to (?:say|tell)|doesn['’]?t matter|(?:les|tou(?:te)?s les) deux|moiti[eé]|autant|pareils?|tout|m[eê]me|[eé]gal|sais pas|aucune id[eé]e|n['’]importe|peu importe|difficile [aà] dire)(?!\p{L})/iu;
const ORDINALS: readonly (readonly [string, number])[] = [
  ['first', 0],
  ['1st', 0],
  ['second', 1],
  ['2nd', 1],
  ['last', -1],
];

/** Several types of junk were named: the largest share is the lead's type. */
export const whichJunkClarification: ClarificationHandler<'which-junk'> = {
  prompt({ candidates }, again, state) {
    const wording = wordingOf(state);
    const { several, severalAgain, otherThings, eachReply, otherOrEachReply } = wording.junkType;
    const types = candidates.map(({ junkType }) => junkType);
    const named = types.filter((type) => type !== 'other');
    const labels = named.map((type) => wording.junkTypes[type].toLowerCase());
    const hasOther = named.length < types.length;
    return {
      content: again ? severalAgain : several(wording.listOf(hasOther ? [...labels, otherThings] : labels)),
      quickReplies: junkReplies({ ...wording.junkTypes, other: hasOther ? otherOrEachReply : eachReply }, [
        ...named,
        'other',
      ]),
    };
  },
  read(said, { candidates, text: load }, state, { now }) {
    const [first] = candidates;
    const left = goesAndComes(said, load) ?? takenOut(said.message, load);
    if (left !== null) return leftOf(left, said, state, now);
    const text = completedText(said, load);
    const chosen = chosenBy(
      said,
      candidates,
      thingsOf(understand(load, { asked: 'junkType', known: state.slots, now })),
    );
    if (chosen !== null) return filled(classifiedJunk(chosen, text));
    if (first === undefined) return null;
    // There is no third prompt: the type that was named first is taken. Nor a second for who goes on to something else, but for
    // who has only changed their mind about it: "actually sunday".
    const isChange = said.utterance.clauses.some(({ corrects }) => corrects);
    const goesOn = said.verdicts.some(
      ({ proposal, verdict }) => verdict === 'stored' && proposal.slot !== 'junkType' && !isChange,
    );
    if (isABitOfEach(said)) return filled(classifiedJunk(A_BIT, text));
    const ends = goesOn || state.failedTries > 0 || NO_PREFERENCE.test(said.message);
    return ends ? filled(classifiedJunk(first, text)) : null;
  },
};

const A_BIT: JunkGuess = { junkType: 'other', confidence: 1 };

/** "Scrap the bbq, I'm keeping it": what is left may be of one type, and else is asked about anew. */
function leftOf(
  text: string,
  said: Understanding,
  { slots }: ConversationState,
  now: Date,
): ClarificationResult {
  const load = readJunkLoad(understand(text, { asked: 'junkType', known: slots, now }), {
    wholeMessage: true,
  });
  const [first, ...others] = load?.candidates ?? [];
  if (first === undefined) return null;
  if (others.length === 0) return filled(classifiedJunk(first, text));
  // "Leave out the paint then, mostly yard stuff"
  const isMost = said.utterance.tokens.some(({ word }) => MOST.has(word));
  const named = isMost ? namedTypes(said) : [];
  const chosen = [first, ...others].find(({ junkType }) => named.includes(junkType));
  if (chosen !== undefined) return filled(classifiedJunk(chosen, text));
  return { kind: 'clarify', pending: { kind: 'which-junk', candidates: [first, ...others], text } };
}

/** The type that an answer chooses: by its name, by a thing of it, by its place; one of the offered before any other. */
function chosenBy(
  said: Understanding,
  candidates: readonly JunkGuess[],
  load: readonly Proposal<'junkType'>[],
): JunkGuess | null {
  const named = namedTypes(said);
  const offered = (type: JunkType) => candidates.find(({ junkType }) => junkType === type);
  const [byName] = named.flatMap((type) => offered(type) ?? []);
  const byPlace = candidates.at(ordinal(said.message) ?? candidates.length);
  const [another] = named.map((junkType) => ({ junkType, confidence: 1 }));
  return byName ?? another ?? byThing(said, load) ?? byPlace ?? null;
}

/**
 * "The drywall, the chairs are only two": the thing said to be the most, or else the one named first. "The coolers" are
 * the drinks coolers of the load.
 */
function byThing(said: Understanding, load: readonly Proposal<'junkType'>[]): JunkGuess | null {
  const { tokens } = said.utterance;
  const isMost = ({ from, to }: Proposal<'junkType'>) =>
    tokens.slice(Math.max(0, from - 1), to).some(({ word }) => MOST.has(word));
  // "More the machine and the fridge": of what may be anything, the thing that names its type decides.
  const rank = (thing: Proposal<'junkType'>) => (thing.value.vague ? 2 : 0) + (isMost(thing) ? 0 : 1);
  const [chosen] = thingsOf(said).toSorted((a, b) => rank(a) - rank(b));
  if (chosen === undefined) return null;
  const head = headOf(chosen.value.thing);
  const named =
    load.find(({ value }) => headOf(value.thing) === head) ??
    // "Les cages" are the "cages à homard" of the load: in French the first noun is the head.
    load.find(({ value }) => frenchHeads(value.thing).includes(head)) ??
    chosen;
  return { junkType: named.value.junkType, confidence: Math.min(1, chosen.strength) };
}

const thingsOf = (said: Understanding): Proposal<'junkType'>[] =>
  withVerdict(said, 'junkType', 'stored').toSorted((a, b) => a.from - b.from);

/** The words before "à" and "de". */
function frenchHeads(thing: string): string[] {
  const words = thing.toLowerCase().split(' ');
  return words.filter((_, at) => FRENCH_LINKS.has(words[at + 1] ?? '')).map(headOf);
}
const FRENCH_LINKS = new Set(['à', 'a', 'de', 'en', 'au', 'aux']);

const MOST = new Set(['mostly', 'mainly', 'more', 'surtout', 'primarily', 'largely', 'so']);

/** The types that a message calls by name and does not rule out, also where it asks: "so household?" */
function namedTypes({ utterance: { tokens, polarity } }: Understanding): JunkType[] {
  return tokens.flatMap(({ word }, index) =>
    polarity[index] === 'negated' || (word.startsWith('other') && !isCalled(tokens, index))
      ? []
      : (JUNK_TYPE_NAMES.get(word) ?? []),
  );
}

/** "Call it other", "other I guess, it's farm gear", but not "the other stuff" nor "the others". */
const isCalled = (tokens: readonly Token[], index: number): boolean =>
  (tokens[index]?.mark !== '' ||
    index === tokens.length - 1 ||
    SUPPOSED.test(`${tokens[index + 1]?.word} ${tokens[index + 2]?.word ?? ''} `)) &&
  !/^(?:the|each|or|any|no|every)$/.test(tokens[index - 1]?.word ?? '');

const SUPPOSED =
  /^(?:probably|maybe|mostly|please|then|i (?:guess|think|suppose|would|d)|id|would|is|je|peut) /;

function ordinal(text: string): number | null {
  const words = wordsOf(text);
  // "Second floor" is where it is.
  const isPlace = (word: string) => FLOOR.test(words[words.indexOf(word) + 1] ?? '');
  return ORDINALS.find(([word]) => words.includes(word) && !isPlace(word))?.[1] ?? null;
}

const FLOOR = /^(?:floor|storey|story|level)$/;
