import { type CanonicalWord, canonicalWords } from '../phrases/canonical-words.ts';
import { type Stretch, stretchesOf } from '../phrases/stretches.ts';
import { asksInFrenchAt } from '../utterance/french-asking.ts';
import { frenchWordsOf } from '../utterance/french-words.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { askingOf, type Sign } from './asking-stretches.ts';

/** A question as one run of words. */
export interface QuestionGroup {
  sign: Sign;
  /** Token indices; `to` is exclusive. */
  from: number;
  to: number;
  words: CanonicalWord[];
  /** What was said before it, which "do you take those" is about. */
  before: CanonicalWord[];
}

/** What a stretch begins with that goes on with the question before it. */
const CONTINUING = new Set(
  'if or like even when once such including especially as from because si ou'.split(' '),
);
/** What a stretch begins with that the question behind it depends on. */
const CONDITIONS = new Set('if once when since after say because suppose in si quand'.split(' '));
/** "And then what", "so now what" */
const BEFORE_WHAT = new Set(['then', 'now']);
const MAX_FRAGMENT = 3;
const OWN = new Set('i my me we our it here'.split(' '));

interface Part extends Stretch {
  words: CanonicalWord[];
  /** The index of the word that it begins to ask with in French; -1 where it does not. */
  inFrench: number;
}

/** The questions of a message in order, each with the conditions around it. */
export function questionGroups(utterance: Utterance): QuestionGroup[] {
  const parts = stretchesOf(utterance)
    .filter((stretch) => !spells(utterance, stretch))
    .map((stretch) => partOf(utterance, stretch));
  const groups: QuestionGroup[] = [];
  for (const [index, part] of parts.entries()) {
    const isAlternative = groups.length > 0 && part.words[0]?.word === 'or';
    const group = isAlternative ? null : groupAt(parts, index, part);
    if (group !== null) groups.push(group);
    else continuesLast(groups, parts, index);
  }
  return groups;
}

function partOf({ tokens }: Utterance, stretch: Stretch): Part {
  const words = canonicalWords(tokens, stretch.from, stretch.to);
  const french = tokens
    .slice(stretch.from, stretch.to)
    .flatMap((token, index) => frenchWordsOf(token).map((word) => ({ word, token: stretch.from + index })));
  const asking = french[asksInFrenchAt(french.map(({ word }) => word))]?.token;
  return {
    ...stretch,
    words,
    inFrench: asking === undefined ? -1 : words.findIndex(({ token }) => token >= asking),
  };
}

/** "Y A R E D" asks neither why nor who. */
const spells = ({ tokens }: Utterance, { from, to }: Stretch): boolean =>
  to - from >= MIN_SPELLED && tokens.slice(from, to).every(({ word }) => word.length === 1);
const MIN_SPELLED = 3;

function groupAt(parts: readonly Part[], index: number, part: Part): QuestionGroup | null {
  const isLast = parts[index + 1]?.sentence !== part.sentence;
  const asking = askingOf(part.words, part.marked && isLast, part.inFrench);
  const inSentence = parts.filter((other) => other !== part && other.sentence === part.sentence);
  const rivals = asking?.sign === 'topic' ? inSentence.filter(({ to }) => to <= part.from) : inSentence;
  if (asking === null || (asking.sign !== 'words' && rivals.some(asksByWords))) return null;
  const behindThen = BEFORE_WHAT.has(part.words[asking.from - 1]?.word ?? '') ? 1 : 0;
  const start = isCondition(part) ? 0 : asking.from - behindThen;
  // "Ma présence est-elle obligatoire": what it asks about may stand before the verb.
  const words = part.inFrench >= 0 ? part.words : part.words.slice(start);
  const first = part.words[start]?.token ?? part.from;
  const condition = start === 0 ? conditionBefore(parts, index) : null;
  const earlier = parts.slice(0, index).flatMap((other) => other.words);
  return {
    sign: asking.sign,
    from: condition?.from ?? first,
    to: part.to,
    words: [...(condition?.words ?? []), ...words],
    before: [...earlier, ...part.words.slice(0, start)],
  };
}

const asksByWords = ({ words, inFrench }: Part) => askingOf(words, false, inFrench) !== null;

/** "And if my schedule changes" */
const isCondition = ({ words }: Part) =>
  CONDITIONS.has(words.find(({ word }) => !JOINING.has(word))?.word ?? '');
const JOINING = new Set('and so but et pis mais'.split(' '));

/** "If I cancel, is there a fee?" */
function conditionBefore(parts: readonly Part[], index: number): Part | null {
  const before = parts[index - 1];
  if (before === undefined || before.sentence !== parts[index]?.sentence) return null;
  return isCondition(before) ? before : null;
}

/** "Do you take couches, tables and lamps?", "is there a fee, if I cancel" */
function continuesLast(groups: QuestionGroup[], parts: readonly Part[], index: number): void {
  const last = groups.at(-1);
  const part = parts[index];
  if (last === undefined || part === undefined || last.to !== part.from) return;
  if (parts[index - 1]?.sentence !== part.sentence) return;
  const [first] = part.words;
  const isFragment = part.words.length <= MAX_FRAGMENT && !part.words.some(({ word }) => OWN.has(word));
  if (!(part.marked || isFragment || CONTINUING.has(first?.word ?? ''))) return;
  last.to = part.to;
  last.words.push(...part.words);
}
