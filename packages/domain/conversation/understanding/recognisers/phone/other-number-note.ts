import { storedOf, type Understanding, withVerdict } from '../../understand.ts';
import { clauseAt, textBetween } from '../../utterance/utterance.ts';
import type { Proposal } from '../proposal.ts';

/** Between sentences; the dots of "902.555.0148" are none. */
const SENTENCE_END = /[.!?;](?=\s)|\n/;
/** When the other number is to be called. */
const CALLED_TOO = /\b(?:if|(?<!the )first|back-?up|otherwise|on site|emergency|si|sinon|d'abord)\b/i;
const NOT_CALLED =
  /\b(?:not|never|old|dead|wrong|fax|oops|disconnected|cut off|(?:do not|don['’]?t) (?:use|call|try)|no,|no wait)(?!\p{L})/iu;

/**
 * What a message tells of a second number that is to be called as well, as written: "if I don't answer try my sister at
 * 902-555-0120". The lead has one number, so the team reads of the other in the notes. Null where there is none.
 */
export function otherNumberNote(said: Understanding): string | null {
  const stored = storedOf(said, 'phone');
  if (stored === null) return null;
  const others = withVerdict(said, 'phone', 'dropped').filter(({ value }) => value !== stored.value);
  const digits = others.map(({ value }) => digitsOf(value).slice(-4));
  const told = said.message
    .split(SENTENCE_END)
    .filter((sentence) => digits.some((end) => digitsOf(sentence).includes(end)))
    .filter((sentence) => CALLED_TOO.test(sentence) && !NOT_CALLED.test(sentence));
  if (told.length > 0) return told.map((sentence) => sentence.trim()).join('. ');
  const [other] = others;
  const isInPlace = REPLACED.test(said.message) && !THEIRS.test(said.message);
  return other === undefined || isInPlace || NOT_CALLED.test(said.message)
    ? null
    : bothNumbers(said, stored, other);
}
/** "Mine is …, Josh's is …": no other number of one's own, whatever is told of either. */
const THEIRS =
  /(?<!\p{L})(?!(?:it|that|here|what|number|cell|phone|mobile|home|work)['’]s)\p{L}{2,20}['’]s (?:(?:number|cell|phone|mobile) )?is \(?\d{3}/iu;

/** "My cell is … and home is …": both, with what is said of either. */
function bothNumbers({ utterance, verdicts }: Understanding, stored: Proposal, other: Proposal): string {
  const [first, last] = stored.from < other.from ? [stored, other] : [other, stored];
  const { from = 0 } = clauseAt(utterance, first.from) ?? {};
  const { to = last.to } = clauseAt(utterance, last.to - 1) ?? {};
  const isFree = (start: number, end: number) =>
    end - start <= MAX_BESIDE &&
    verdicts.every(
      ({ proposal, verdict }) =>
        verdict !== 'stored' || proposal === stored || proposal.to <= start || proposal.from >= end,
    );
  const both = textBetween(
    utterance,
    isFree(from, first.from) ? from : first.from,
    isFree(last.to, to) ? to : last.to,
  );
  return both.length <= MAX_LETTERS ? both : textBetween(utterance, other.from, other.to);
}

/** How many words belong to a number, at most. */
const MAX_BESIDE = 6;
const MAX_LETTERS = 120;
/** One number takes the place of the other, or is to be called rather than it: "home is …, but use my cell …". */
const REPLACED =
  /(?<!\p{L})(?:use|using|try (?:the|my) (?:cell|mobile|home)|hang on|hold on|that['’]?s (?:her|his|their|not)|mix(?:ed)?|checked|but|better|best|prefer|broken?|sorry|actually|i mean|meant|instead|rather|correction|scratch|typo|wait|change|changed|new|was|used to|should be|fat fingers|your|yours|call you|plut[oô]t|d[ée]sol[ée]e?|pardon|(?:ex|['’]?s)cusez?|oups|attends|attendez|non|ancien|vieux|chang[ée]|nouveau|mais|mieux|meilleur|utilisez|prenez|corrig\p{L}*|pas)(?!\p{L})/iu;

/** "Use my wife's number …, her name is Jo": who answers there. */
const WHOSE =
  /\b(?:his|her|their) name(?:['’]s| is) \p{L}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?|\b(?:he|she)['’]s called \p{L}[\p{L}'’-]{1,20}|\b(?:il|elle) s['’]appelle \p{L}[\p{L}'’-]{1,20}/iu;

/** Who answers at a number that is not the visitor's own, as written; null where the number or the name is theirs. */
export function whoAnswersNote(said: Understanding, knownName: string | null): string | null {
  if (knownName === null || storedOf(said, 'phone') === null || storedOf(said, 'name') !== null) return null;
  return WHOSE.exec(said.message)?.[0] ?? null;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
