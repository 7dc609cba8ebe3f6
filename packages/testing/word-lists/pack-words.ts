import {
  BITS_A_LETTER,
  hashOfWord,
  PACKED_LETTERS,
} from '@harbour-haul/domain/conversation/lexicon/packed-words';

/** Packs words as `unpackHashes` reads them, with the width of Rice code that takes the least room. */
export function packWords(words: readonly string[], bits?: number): string {
  const hashes = [...new Set(words.map((word) => hashOfWord(word, bits)))].toSorted((a, b) => a - b);
  const gaps = hashes.map((hash, index) => hash - (hashes[index - 1] ?? 0));
  const widths = Array.from({ length: 19 }, (_, index) => index + 1);
  const packed = widths.map((width) => (PACKED_LETTERS[width] ?? '') + lettersOf(riceCodes(gaps, width)));
  return packed.toSorted((a, b) => a.length - b.length)[0] ?? '';
}

function riceCodes(gaps: readonly number[], width: number): string {
  return gaps
    .map((gap) => `${'1'.repeat(gap >> width)}0${(gap % 2 ** width).toString(2).padStart(width, '0')}`)
    .join('');
}

/** The last letter is filled with ones, which end no code. */
function lettersOf(bits: string): string {
  const filled = bits.padEnd(Math.ceil(bits.length / BITS_A_LETTER) * BITS_A_LETTER, '1');
  return Array.from({ length: filled.length / BITS_A_LETTER }, (_, index) => {
    const at = index * BITS_A_LETTER;
    return PACKED_LETTERS[Number.parseInt(filled.slice(at, at + BITS_A_LETTER), 2)] ?? '';
  }).join('');
}
