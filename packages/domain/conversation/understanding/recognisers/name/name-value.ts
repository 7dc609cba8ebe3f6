import { MAX_NAME } from '../../../../leads/fields/text-limits.ts';
import { KEPT_TITLES } from '../../../lexicon/names/name-phrases.ts';
import { NAME_PARTICLES } from '../../../lexicon/names/name-words.ts';
import { GIVEN_NAMES } from '../../../lexicon/names/packed-names.ts';
import type { Token } from '../../utterance/token.ts';
import { titleCaseName } from './name-case.ts';
import { isInitial, writtenName } from './name-word.ts';

/** "My name is" and "I am" where no space parts them from the name. */
const SAID_BEFORE = /^(?:我的名字是|我的名字叫|我名叫|我叫|我是|我姓|私は|僕は)(?=.)/u;
const SAID_BEHIND = /(?<=.)(?:입니다|이에요|예요|です|と申します|といいます)$/u;
const SHOUTED = /^\p{Lu}{2,}$/u;
/** "JP Roe" stays. */
const SHORT = 3;
/** "d'Entremont", "al-Rahman" */
const OWN_CAPITAL = /^\p{Ll}{1,2}['’-]\p{Lu}/u;
const LOWER = /^\p{Ll}/u;

/** A name as a quote shows it: the person's capitals stand, a name typed in one case gets title case. */
export function nameValue(tokens: readonly Token[]): string {
  return capitalName(tokens.map(writtenPart).join(' ')).slice(0, MAX_NAME);
}

/** Title case where the writer gave none, of all or of some of its words: "Tim cole". */
export function capitalName(name: string): string {
  const cased = titleCaseName(name);
  return cased
    .split(' ')
    .map((word, index) => (needsCapital(word, index, name) ? titleCaseName(word.toLowerCase()) : word))
    .join(' ');
}

/** Typed in lower case; shouted, beside others that are not; or a short known name that was shouted. */
function needsCapital(word: string, index: number, name: string): boolean {
  if (OWN_CAPITAL.test(word)) return false;
  if (LOWER.test(word)) return index === 0 || !NAME_PARTICLES.has(word);
  if (!SHOUTED.test(word)) return false;
  // "Piet VAN DAM"
  if (index > 0 && name !== name.toUpperCase() && NAME_PARTICLES.has(word.toLowerCase())) return true;
  return name === name.toUpperCase() ? GIVEN_NAMES.has(word.toLowerCase()) : word.length > SHORT;
}

/** Whether the dot behind a word is part of it: "A.", "Dr.", "St." */
export const isDotted = (token: Token): boolean =>
  isInitial(token) || KEPT_TITLES.has(token.word) || SHORTENED.has(token.word);

const SHORTENED = new Set(['st', 'ste', 'jr', 'sr', 'mr', 'mrs', 'ms']);

/** With the dot of an initial or a title, which a token does not hold. */
function writtenPart(token: Token): string {
  const text = writtenName(token).replace(SAID_BEFORE, '').replace(SAID_BEHIND, '');
  const dotted = token.mark === '.' && isDotted(token);
  return dotted || /^\p{L}(?:\.\p{L})+$/u.test(text) ? `${text}.` : text;
}
