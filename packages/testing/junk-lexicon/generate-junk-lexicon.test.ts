import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { generateJunkLexicon } from './generate-junk-lexicon.ts';
import { JUNK_LEXICON_FILE } from './junk-lexicon-file.ts';
import { readWordNet } from './read-wordnet.ts';

it('the generated words of the junk lexicon are what the script makes of the database and the handwritten lists', () => {
  expect(readFileSync(JUNK_LEXICON_FILE, 'utf8')).toBe(generateJunkLexicon(readWordNet()));
}, 60_000);
