import { readFileSync } from 'node:fs';
import {
  hashOfWord,
  packedWords,
  unpackHashes,
} from '@harbour-haul/domain/conversation/lexicon/packed-words';
import { expect, it } from '@jest/globals';
import { packWords } from './pack-words.ts';
import { packedFiles } from './packed-files.ts';

const packed = packedFiles().map(({ file, text }) => ({ name: file.pathname.split('/').at(-1), file, text }));

const values = (text: string) => [...text.matchAll(/'[\w-]{20,}'/g)].map(([value]) => value);

it.each(packed)('$name holds what the word lists say; else run pack-word-lists', ({ file, text }) => {
  expect(values(readFileSync(file, 'utf8'))).toEqual(values(text));
});

it('packed words are read as they were', () => {
  const words = ['couch', 'ukulele', 'zither', 'anne-marie', 'a'];
  expect(unpackHashes(packWords(words))).toEqual(words.map(hashOfWord).toSorted((a, b) => a - b));
  expect(words.every((word) => packedWords(packWords(words)).has(word))).toBe(true);
  expect(packedWords(packWords(words)).has('fridge')).toBe(false);
  expect(unpackHashes(packWords([]))).toEqual([]);
});
