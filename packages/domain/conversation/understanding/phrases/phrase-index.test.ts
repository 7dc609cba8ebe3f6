import { expect, it } from '@jest/globals';
import { tokensOf } from '../utterance/token.ts';
import { canonicalWords, stemOf } from './canonical-words.ts';
import { PhraseIndex } from './phrase-index.ts';

const CLASSES = { card: 'visa cash' };

function finds(phrase: string, text: string): boolean {
  const tokens = tokensOf(text);
  const index = new PhraseIndex([{ label: 'found', weight: 1, phrases: phrase }], CLASSES);
  return index.find(canonicalWords(tokens, 0, tokens.length)).length > 0;
}

it.each([
  ['call off', 'please call off the pickup', true],
  ['call off', 'call it off', false],
  ['call it|this off', 'call this off', true],
  ['how do i|we_all pay', 'how do we all pay', true],
  ['take a? @card', 'do you take visa', true],
  ['take a? @card', 'do you take a visa', true],
  ['where ~ go', 'where does my old stuff go', true],
  ['where ~ go', 'where do you think that all of it will go', false],
  ['^ why $', 'why', true],
  ['^ why $', 'why not', false],
  ['who is coming', "who's coming", true],
  ['cost', 'what are the costs', true],
  ['text', 'stop texting me', true],
])('the phrase "%s" in "%s": %s', (phrase, text, found) => {
  expect(finds(phrase, text)).toBe(found);
});

it.each([
  ['prices', 'pric'],
  ['pricing', 'pric'],
  ['stopped', 'stop'],
  ['called', 'call'],
  ['batteries', 'battery'],
  ['bring', 'bring'],
  ['shed', 'shed'],
  ['sundays', 'sundays'],
  ['is', 'is'],
])('stemOf(%s) is %s', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});
