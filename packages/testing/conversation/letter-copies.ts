import { readdirSync, readFileSync } from 'node:fs';
import type { BlindBatch } from '@harbour-haul/domain/conversation/eval/blind/batch';

const CONVERSATION = new URL('../../domain/conversation/', import.meta.url);
const FOLDERS = ['lexicon/', 'understanding/'];
const COMMENT = /^\s*(?:\/?\*|\/\/).*$/gm;
/** Up to here a text may well be an expression that everybody uses: "no thank you", "give me a call". */
const MAX_WORDS_OF_EXPRESSION = 4;

/** Returns the sources of the lexicon and of what understands as one text, without comments and escapes. */
export function understandingSources(): string {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(new URL(folder, CONVERSATION), { recursive: true, encoding: 'utf8' }).map(
      (file) => folder + file,
    ),
  );
  const sources = files.filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file));
  return sources
    .map((file) => readFileSync(new URL(file, CONVERSATION), 'utf8').replaceAll(COMMENT, ''))
    .join('\n');
}

/** Returns the texts of batches that stand to the letter in sources: they were learned by heart. */
export function letterCopies(batches: readonly BlindBatch[], sources: string): string[] {
  const plain = sources.replaceAll('\\', '').toLowerCase();
  const known = new Set(pairsOf(plain.split(/\s+/)));
  return textsOf(batches).filter((text) => {
    const copy = text.trim().toLowerCase();
    const words = copy.split(/\s+/);
    if (words.length <= MAX_WORDS_OF_EXPRESSION) return false;
    // The sources are read from end to end for few: all words within a copy stand there, one after the other.
    return pairsOf(words.slice(1, -1)).every((pair) => known.has(pair)) && plain.includes(copy);
  });
}

function pairsOf(words: readonly string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

/** Returns everything that is typed in batches. */
export function textsOf(batches: readonly BlindBatch[]): string[] {
  const said = batches.flatMap(({ dialogues, texts }) => [
    ...dialogues.flatMap(({ says }) => Object.values(says).flat()),
    ...texts.map(({ text }) => text),
  ]);
  return said.filter((text) => !text.startsWith('@'));
}
