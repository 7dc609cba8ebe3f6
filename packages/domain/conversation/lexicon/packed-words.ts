/**
 * Words of which is only asked whether they are there: the numbers they hash to, in order, as Rice codes of the gaps
 * between them, six bits a letter. A third of what the words would weigh; one in some hundred strange words passes for
 * one of them. Written by `packages/testing/bin/pack-word-lists.ts`.
 */
export interface PackedWords {
  has(word: string): boolean;
}

export const PACKED_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const BITS_A_LETTER = 6;
/** Words are numbers of so many bits: more make fewer strange words pass, and weigh one bit a word. */
const HASH_BITS = 19;
/** For words that a strange name may not pass for: one in some thousands does. */
export const MORE_BITS = 22;
const PRIME = 0x01000193;
const MIXER = 0x85ebca6b;

/** What a word is written as: FNV-1a, its upper bits mixed. */
export function hashOfWord(word: string, bits = HASH_BITS): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(index), PRIME);
  }
  hash = Math.imul(hash ^ (hash >>> 16), MIXER);
  return hash >>> (32 - bits);
}

/** The set that a packed text holds, packed with as many bits. */
export function packedWords(packed: string, bits = HASH_BITS): PackedWords {
  const hashes = new Set(unpackHashes(packed));
  return { has: (word) => hashes.has(hashOfWord(word, bits)) };
}

/** The numbers of a packed text. Its first letter says how many bits of a gap are written out; the rest is unary. */
export function unpackHashes(packed: string): number[] {
  const width = PACKED_LETTERS.indexOf(packed.charAt(0));
  const hashes: number[] = [];
  let hash = 0;
  let gap = 0;
  /** How many of its bits are still to come; null while ones count its upper part. */
  let left: number | null = null;
  for (const bit of bitsOf(packed.slice(1))) {
    if (left === null) {
      if (bit === 1) gap += 1;
      else left = width;
    } else {
      gap = gap * 2 + bit;
      left -= 1;
    }
    if (left !== 0) continue;
    hash += gap;
    hashes.push(hash);
    gap = 0;
    left = null;
  }
  return hashes;
}

function* bitsOf(letters: string): Generator<0 | 1> {
  for (const letter of letters) {
    const value = PACKED_LETTERS.indexOf(letter);
    for (let bit = BITS_A_LETTER - 1; bit >= 0; bit -= 1) yield (value >> bit) & 1 ? 1 : 0;
  }
}
