import { readFileSync } from 'node:fs';
import { junkEntryOf } from '@harbour-haul/domain/conversation/lexicon/junk/junk-entries';
import { singularsOf } from '@harbour-haul/domain/conversation/lexicon/junk/singular';
import {
  hashOfWord,
  MORE_BITS,
  packedWords,
  unpackHashes,
} from '@harbour-haul/domain/conversation/lexicon/packed-words';
import { expect, it } from '@jest/globals';
import { FAMILY_NAMES } from './family-names.ts';
import { GENERATED_HAZARDS, GENERATED_IN_COMPANY, GENERATED_THINGS } from './generated-junk-words.ts';
import { GIVEN_NAMES } from './given-names.ts';
import { ORDINARY_WORDS } from './ordinary-words.ts';
import { packWords } from './pack-words.ts';
import { packedFiles } from './packed-files.ts';

const packed = packedFiles().map(({ file, text }) => ({ name: file.pathname.split('/').at(-1), file, text }));

const values = (text: string) => [...text.matchAll(/'[\w-]{20,}'/g)].map(([value]) => value);

it.each(packed)('$name holds what the word lists say; else run npm run lexicon', ({ file, text }) => {
  expect(values(readFileSync(file, 'utf8'))).toEqual(values(text));
});

it('packed words are read as they were', () => {
  const words = ['couch', 'ukulele', 'zither', 'anne-marie', 'a'];
  expect(unpackHashes(packWords(words))).toEqual(
    words.map((word) => hashOfWord(word)).toSorted((a, b) => a - b),
  );
  expect(words.every((word) => packedWords(packWords(words)).has(word))).toBe(true);
  expect(packedWords(packWords(words)).has('fridge')).toBe(false);
  expect(unpackHashes(packWords([]))).toEqual([]);
});

const listed = (words: string) => words.split(/\s+/).filter((word) => word !== '');

it('no name of the lists is taken for a generated thing whose number it has', () => {
  const written = new Set(
    [GENERATED_THINGS, GENERATED_IN_COMPANY, GENERATED_HAZARDS].flatMap((lists) =>
      Object.values(lists).flatMap((words) => words.split(/[\s,]+/)),
    ),
  );
  const taken = [...listed(GIVEN_NAMES), ...listed(FAMILY_NAMES)].filter((name) => {
    const found = junkEntryOf([name]);
    return found?.entry.common === false && !singularsOf(name).some((form) => written.has(form));
  });
  expect(taken).toEqual([]);
});

it('no name of the lists is taken for an everyday word', () => {
  const ordinary = packedWords(packWords(listed(ORDINARY_WORDS), MORE_BITS), MORE_BITS);
  const written = new Set(listed(ORDINARY_WORDS));
  const taken = [...listed(GIVEN_NAMES), ...listed(FAMILY_NAMES)].filter(
    (name) => ordinary.has(name) && !written.has(name),
  );
  expect(taken).toEqual([]);
});
