/** The committed file that `generateJunkLexicon` makes. */
export const JUNK_LEXICON_FILE = new URL('../word-lists/generated-junk-words.ts', import.meta.url);
