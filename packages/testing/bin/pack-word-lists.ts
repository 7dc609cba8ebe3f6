import { writeFileSync } from 'node:fs';
import { packedFiles } from '../word-lists/packed-files.ts';

/** `node packages/testing/bin/pack-word-lists.ts` writes the packed words of the chat's lexicon anew. */
for (const { file, text } of packedFiles()) writeFileSync(file, text);
