import { storedOf, type Understanding, withVerdict } from '../../understand.ts';

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
  return told.length === 0 ? null : told.map((sentence) => sentence.trim()).join('. ');
}

/** "Use my wife's number …, her name is Jo": who answers there. */
const WHOSE =
  /\b(?:his|her|their) name(?:['’]s| is) \p{L}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?|\b(?:he|she)['’]s called \p{L}[\p{L}'’-]{1,20}|\b(?:il|elle) s['’]appelle \p{L}[\p{L}'’-]{1,20}/iu;

/** Who answers at a number that is not the visitor's own, as written; null where the number or the name is theirs. */
export function whoAnswersNote(said: Understanding, knownName: string | null): string | null {
  if (knownName === null || storedOf(said, 'phone') === null || storedOf(said, 'name') !== null) return null;
  return WHOSE.exec(said.message)?.[0] ?? null;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
