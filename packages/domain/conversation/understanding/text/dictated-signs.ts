/** What people who dictate say for a sign, and the sign. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/ (?:comma|virgule)(?=[ ,.]|$)/gi, ','],
  [/ (?:question mark|point d['’]interrogation)(?=[ .]|$)/gi, '?'],
  [/ (?:exclamation (?:mark|point)|point d['’]exclamation)(?=[ .]|$)/gi, '!'],
  // An e-mail's "period" stands between small letters; "the holiday period" is a time.
  [
    / (?<!\b(?:[Aa]n?|[Tt]h(?:e|is|at)|any|long|short|same|time|notice|holiday|trial|grace|waiting|rental|moving) )(?:[Pp]eriod|[Ff]ull stop)(?=\.?$|\.? \p{Lu})/gu,
    '.',
  ],
];
const DOUBLED = /([,.?!])[,.]{1,2}(?=\s|$)/g;

/**
 * Returns a message with the signs that were said instead of typed: "the side door comma not the front period" is "the side
 * door, not the front.".
 */
export function withDictatedSigns(text: string): string {
  const signed = SIGNS.reduce((said, [words, sign]) => said.replace(words, sign), text);
  return signed === text ? text : signed.replace(DOUBLED, '$1');
}
