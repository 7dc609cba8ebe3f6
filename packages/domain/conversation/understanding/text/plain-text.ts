/** The widget sends no more: longer answers are truncated before they are read. */
export const MAX_PARSED_LENGTH = 4000;

/** One sign may decompose into eighteen: no letter that people write has more than three marks. */
const MAX_DECOMPOSED_LENGTH = 4 * MAX_PARSED_LENGTH;

const FULL_WIDTH = /[！-～]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const CURLY_APOSTROPHES = /[‘’ʼ`´]/g;
const DASHES = /[‐-―−]/g;
/** Control and format characters (zero-width, bidirectional marks and the like) carry no answer. */
const INVISIBLE = /\p{C}/gu;
const SPACES = /\s+/g;
const LINE_BREAKS = /\r\n|[\r\u2028\u2029]/g;
const MARKS = /\p{M}/gu;
const PICTOGRAPHS = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu;
const NOT_A_WORD = /[^\p{L}\p{N}']+/gu;
/**
 * Plain ASCII on one line, as most messages and nearly all of their words are: nothing of it is respelled but its spaces,
 * and there is no need to look for whatever else Unicode holds.
 */
const PLAIN = /^[ -_a-~]*$/;
const NOT_A_PLAIN_WORD = /[^A-Za-z0-9']+/g;

/** Thumbs and other pictographs as words. */
const SPOKEN_PICTOGRAPHS: readonly (readonly [string, string])[] = [
  ['👍', ' yes '],
  ['👌', ' yes '],
  ['✅', ' yes '],
  ['👎', ' no '],
  ['❌', ' no '],
  ['🚫', ' no '],
  ['🙅', ' no '],
  ['✔', ' yes '],
  ['💯', ' yes '],
];

/** Truncates an answer to what is parsed, without broken surrogates: the first thing that every parser does. */
export function capText(text: string): string {
  const capped = text.slice(0, MAX_PARSED_LENGTH);
  return PLAIN.test(capped) ? capped : capped.toWellFormed().replaceAll('\uFFFD', ' ');
}

/** The answer's lines, each on one line with single spaces and without control characters; blank ones are dropped. */
export function normalizeLines(text: string): string[] {
  const capped = capText(text);
  if (PLAIN.test(capped)) return [singleSpaced(capped)].filter((line) => line !== '');
  return capped
    .normalize('NFC')
    .replace(LINE_BREAKS, '\n')
    .split('\n')
    .map(normalizeLine)
    .filter((line) => line !== '');
}

/** The whole answer on one line, as it was written but for its spaces, apostrophes and dashes. */
export function normalizeText(text: string): string {
  const capped = capText(text);
  return PLAIN.test(capped) ? singleSpaced(capped) : normalizeLine(capped.normalize('NFC'));
}

/** For comparing: tidied, lower case, without accents and pictographs. */
export function foldText(text: string): string {
  const tidied = normalizeText(text);
  if (PLAIN.test(tidied)) return tidied.toLowerCase();
  const plain = tidied
    .normalize('NFKD')
    .slice(0, MAX_DECOMPOSED_LENGTH)
    .replace(MARKS, '')
    .replace(PICTOGRAPHS, ' ')
    .slice(0, MAX_PARSED_LENGTH)
    .toLowerCase();
  return plain.replace(SPACES, ' ').trim();
}

/** The words of an answer, folded and without punctuation; apostrophes stay out ("don't" is `dont`). */
export function wordsOf(text: string): string[] {
  const folded = foldText(text);
  return folded
    .replace(PLAIN.test(folded) ? NOT_A_PLAIN_WORD : NOT_A_WORD, ' ')
    .replaceAll("'", '')
    .split(' ')
    .filter((word) => word !== '');
}

/** As `wordsOf`, with a thumb read as the yes or no that it stands for. */
export function answerWordsOf(text: string): string[] {
  let spoken = capText(text);
  for (const [pictograph, words] of SPOKEN_PICTOGRAPHS) spoken = spoken.replaceAll(pictograph, words);
  return wordsOf(spoken);
}

/** The phrases that the words hold, word for word. */
export function phrasesIn(words: readonly string[], phrases: readonly string[]): string[] {
  const said = ` ${words.join(' ')} `;
  return phrases.filter((phrase) => said.includes(` ${phrase} `));
}

/** Without pictographs, which are no part of a name or an address. */
export function withoutPictographs(text: string): string {
  if (PLAIN.test(text)) return singleSpaced(text);
  return text.replace(PICTOGRAPHS, ' ').replaceAll('\uFE0F', '').replace(SPACES, ' ').trim();
}

const singleSpaced = (plain: string): string =>
  (plain.includes('  ') ? plain.replace(SPACES, ' ') : plain).trim();

function normalizeLine(line: string): string {
  if (PLAIN.test(line)) return singleSpaced(line);
  return line
    .replace(FULL_WIDTH, (char) => String.fromCharCode(char.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(CURLY_APOSTROPHES, "'")
    .replace(DASHES, '-')
    .replace(SPACES, ' ')
    .replace(INVISIBLE, '')
    .replace(SPACES, ' ')
    .trim();
}

/** Without the letters that stayed under the thumb at the ends of words: "yesss", "noo", "sofaa". */
export function squeezeLetters(text: string): string {
  return text.replace(/(\p{L})\1+(?!\p{L})/gu, '$1');
}
