import { type CanonicalWord, canonicalWords } from '../phrases/canonical-words.ts';
import { type Stretch, stretchesOf } from '../phrases/stretches.ts';
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
const MAX_FRAGMENT = 3;
const OWN = new Set('i my me we our it here'.split(' '));

interface Part extends Stretch {
  words: CanonicalWord[];
}

/** The questions of a message in order, each with the conditions around it. */
export function questionGroups(utterance: Utterance): QuestionGroup[] {
  const parts = stretchesOf(utterance)
    .filter((stretch) => !spells(utterance, stretch))
    .map((stretch) => ({
      ...stretch,
      words: canonicalWords(utterance.tokens, stretch.from, stretch.to),
    }));
  const groups: QuestionGroup[] = [];
  for (const [index, part] of parts.entries()) {
    const isAlternative = groups.length > 0 && part.words[0]?.word === 'or';
    const group = isAlternative ? null : groupAt(parts, index, part);
    if (group !== null) groups.push(group);
    else continuesLast(groups, parts, index);
  }
  return groups;
}

/** "Y A R E D" asks neither why nor who. */
const spells = ({ tokens }: Utterance, { from, to }: Stretch): boolean =>
  to - from >= MIN_SPELLED && tokens.slice(from, to).every(({ word }) => word.length === 1);
const MIN_SPELLED = 3;

function groupAt(parts: readonly Part[], index: number, part: Part): QuestionGroup | null {
  const isLast = parts[index + 1]?.sentence !== part.sentence;
  const asking = askingOf(part.words, part.marked && isLast);
  const inSentence = parts.filter((other) => other !== part && other.sentence === part.sentence);
  const rivals = asking?.sign === 'topic' ? inSentence.filter(({ to }) => to <= part.from) : inSentence;
  if (asking === null || (asking.sign !== 'words' && rivals.some(asksByWords))) return null;
  const start = CONDITIONS.has(part.words[0]?.word ?? '') ? 0 : asking.from;
  const words = part.words.slice(start);
  const first = words[0]?.token ?? part.from;
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

const asksByWords = ({ words }: Part) => askingOf(words, false) !== null;

/** "If I cancel, is there a fee?" */
function conditionBefore(parts: readonly Part[], index: number): Part | null {
  const before = parts[index - 1];
  if (before === undefined || before.sentence !== parts[index]?.sentence) return null;
  return CONDITIONS.has(before.words[0]?.word ?? '') ? before : null;
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
