import { MAX_NAME } from '../../../../leads/fields/text-limits.ts';
import { NAME_PARTICLES } from '../../../lexicon/name-words.ts';
import { KEPT_TITLES } from '../../../lexicon/names/name-phrases.ts';
import { titleCaseName } from '../../../parsers/name/name-case.ts';
import type { Token } from '../../utterance/token.ts';
import { isInitial, writtenName } from './name-word.ts';

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
    .map((word, index) =>
      LOWER.test(word) && (index === 0 || !NAME_PARTICLES.has(word)) ? titleCaseName(word) : word,
    )
    .join(' ');
}

/** With the dot of an initial or a title, which a token does not hold. */
function writtenPart(token: Token): string {
  const text = writtenName(token);
  const dotted = token.mark === '.' && (isInitial(token) || KEPT_TITLES.has(token.word));
  return dotted || /^\p{L}(?:\.\p{L})+$/u.test(text) ? `${text}.` : text;
}
