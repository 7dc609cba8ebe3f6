import { writeFileSync } from 'node:fs';
import { generateJunkLexicon } from '../junk-lexicon/generate-junk-lexicon.ts';
import { JUNK_LEXICON_FILE } from '../junk-lexicon/junk-lexicon-file.ts';
import { readWordNet } from '../junk-lexicon/read-wordnet.ts';

/** `node packages/testing/bin/generate-junk-lexicon.ts` writes the generated words of the chat's junk lexicon anew. */
writeFileSync(JUNK_LEXICON_FILE, generateJunkLexicon(readWordNet()));
