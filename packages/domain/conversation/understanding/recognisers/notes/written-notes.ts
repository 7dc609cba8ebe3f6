import { NOTE_LEAD_PHRASES } from '../../../lexicon/notes/crew-words.ts';
import type { Token } from '../../utterance/token.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import { indexPhrases, phraseAt } from '../phrase-index.ts';

/** As written, with the full stop and the line breaks inside; without what leads in to it from another clause. */
export function written({ text, tokens }: Utterance, { from, to }: { from: number; to: number }): string {
  let start = from;
  while (start < to - 1 && leadsIn(tokens[start])) start += 1;
  start += noteLead(tokens, { from: start, to });
  // "Tell them to honk"
  if (start > from && start < to - 1 && tokens[start]?.word === 'to') start += 1;
  // "Put 3rd floor", "mets 3e étage"
  if (start < to - 1 && WRITES.has(tokens[start]?.word ?? '') && /^\d/.test(tokens[start + 1]?.word ?? ''))
    start += 1;
  const slice = text.slice(tokens[start]?.start ?? 0, tokens[to]?.start ?? text.length);
  return withoutLooseEnd(slice.replace(/^[\s,;:.-]+/, ''));
}

const WRITES = new Set('put write note mets mettez ecris ecrivez notez'.split(' '));

const NOTE_LEADS = indexPhrases(NOTE_LEAD_PHRASES);

/** How many words only say that a note follows: "please add that the dog bites". */
export function noteLead(tokens: readonly Token[], { from, to }: { from: number; to: number }): number {
  let polite = 0;
  while (polite < MAX_POLITE && POLITE.has(tokens[from + polite]?.word ?? '')) polite += 1;
  const first = tokens[from + polite];
  // "Add: gate sticks"
  const isAdded = first?.word === 'add' && first.mark === ':';
  const length = isAdded ? 1 : phraseAt(tokens, from + polite, NOTE_LEADS);
  const that = length > 0 && tokens[from + polite + length]?.word === 'that' ? 1 : 0;
  return length > 0 && from + polite + length + that < to ? polite + length + that : 0;
}

/** "Add that there's a low branch", and not "add that lamp". */
export const statesNote = (tokens: readonly Token[], clause: { from: number; to: number }): boolean => {
  const lead = noteLead(tokens, clause);
  const words = tokens.slice(clause.from + lead, clause.to).map(({ word }) => word);
  // "Add bring a rope to the notes"
  const behindPut = words.slice(words.findIndex((word) => PUTS.has(word)) + 1);
  if (behindPut.length < words.length && TO_NOTES.test(`${behindPut.join(' ')} `)) return true;
  return (
    lead > 0 &&
    words.some((word) => STATING.has(word)) &&
    !words.some((word) => /^(?:too|also|well)$/.test(word))
  );
};
const PUTS = new Set(['add', 'put', 'write']);
const TO_NOTES = / (?:to|in|on) (?:the |my |your )?(?:notes?|instructions) /;
const STATING = new Set('is are was theres there has have needs got im its dont cant'.split(' '));

function withoutLooseEnd(text: string): string {
  let end = text.length;
  while (end > 0 && LOOSE.has(text.charAt(end - 1))) end -= 1;
  // "... over the driveway and | send it"
  return text.slice(0, end).replace(/,? (?:and|et|then)$/i, '');
}

const MAX_POLITE = 5;
const POLITE = new Set('please also and but oh pls can could would you u just maybe ps then'.split(' '));

const LOOSE = new Set([' ', '\n', ',', ';', ':', '-']);
/** "We'll" is no "well". */
export const leadsIn = (token: Token | undefined): boolean =>
  token !== undefined && LEADING.has(token.word) && token.text.length === token.word.length;
const LEADING = new Set([
  'and',
  'but',
  'also',
  'oh',
  'et',
  'mais',
  'aussi',
  'finalement',
  'so',
  'plus',
  'yes',
  'yeah',
  'yep',
  'ok',
  'okay',
  'oui',
  'well',
  'um',
  'uh',
]);
