/** The committed file that `generateJunkLexicon` makes. */
export const JUNK_LEXICON_FILE = new URL(
  '../../domain/conversation/lexicon/junk/generated-words.ts',
  import.meta.url,
);
