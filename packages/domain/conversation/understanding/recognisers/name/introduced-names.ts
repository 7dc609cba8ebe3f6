import { wordSet } from '../../../../text/word-set.ts';
import {
  DROPPED_TITLES,
  FAMILY_LEAD_INS,
  FAMILY_TRAILERS,
  LIKELY_LEAD_INS,
  NAME_FILLERS,
  NAME_TRAILERS,
  RELATIONS,
  SURE_LEAD_INS,
  WEAK_LEAD_INS,
} from '../../../lexicon/names/name-phrases.ts';
import { FORMS_OF_ADDRESS, NAME_PARTICLES, NEVER_IN_NAMES } from '../../../lexicon/names/name-words.ts';
import type { Token } from '../../utterance/token.ts';
import { indexPhrases, type PhraseIndex, phraseAt } from '../phrase-index.ts';
import { companyAt } from './company-name.ts';
import { dayNameAt } from './day-name.ts';
import { isPlaceRun } from './name-context.ts';
import { isKnownWord, isTitled, type NameRun, nameRunAt } from './name-run.ts';
import { nameValue } from './name-value.ts';
import { isCapital, nameWordOf } from './name-word.ts';

/** A name with the words that introduce it. */
export interface IntroducedName {
  /** The first token of what leads in. */
  from: number;
  run: NameRun;
  strength: number;
  reason: string;
  /** `family`: a surname alone, which a first name is still wanted for. */
  part: 'whole' | 'given' | 'family';
}

const SURE = indexPhrases(SURE_LEAD_INS);
const LIKELY = indexPhrases(LIKELY_LEAD_INS);
const WEAK = indexPhrases(WEAK_LEAD_INS);
const FAMILY = indexPhrases(FAMILY_LEAD_INS);
const FAMILY_TRAILING = indexPhrases(FAMILY_TRAILERS);
const TRAILING = indexPhrases(NAME_TRAILERS);
/** "Put it under her name, Rosa Lima" */
const IN_THEIRS = /(?:her|his|their) name$/;
const GIVEN_LEAD_IN = /\b(?:first|given|prenom)\b/;
const MAX_FILLERS = 4;
const MAX_TRAILER = 8;
const PRAISE = wordSet(
  'beau belle bon bonne bien parfait correct exact juste vrai fini clair tout good grand golden lovely sweet dandy solid perfect true right ok just all',
);
/** May end with a comma before the name: "my name is, um, Tim". */
const OPEN_ENDS = /^(?:is|its|est|cest|im|am|me|are|for|pour|name|surname|full|too|also|aussi|there|it)$/;
const MY = new Set(['my', 'our', 'his', 'her', 'ma', 'mon', 'sa', 'son', 'the', 'a']);

/** "Everybody calls me Mr. C" */
const TITLE_ALONE = /^(?:mr|mrs|ms|miss|dr|mme|m)\.?$/i;

type Level = 'sure' | 'likely' | 'weak';

/** The names that are introduced: "my name is Tim Cole", "uh it's Tim", "for my mother, Rosa Lima". */
export function introducedNames(tokens: readonly Token[]): IntroducedName[] {
  const found: IntroducedName[] = [];
  const mayEndWithFamily = tokens.some(({ word }) => OF_FAMILY.has(word));
  for (let at = 0; at < tokens.length; at += 1) {
    const said = mayEndWithFamily ? saidFamilyAt(tokens, at) : null;
    const name = familyAt(tokens, at) ?? said ?? relationAt(tokens, at) ?? introducedAt(tokens, at);
    if (name === null) continue;
    found.push(name);
    at = Math.max(at, name.run.to - 1);
  }
  return found;
}

/** The end of what is said behind a name and belongs to it: "Bob here", "Tim Cole is my name". */
export function trailerEnd(tokens: readonly Token[], to: number): number {
  const mark = tokens[to - 1]?.mark ?? '';
  if (mark !== '' && mark !== ',' && mark !== '-') return to;
  // "It's a Kenmore, white, works"
  if (mark === ',' && SAYS_HOW.test(tokens[to]?.word ?? '')) return to;
  let end = to;
  for (let length = phraseAt(tokens, end, TRAILING); length > 0 && end - to < MAX_TRAILER; ) {
    end += length;
    length = phraseAt(tokens, end, TRAILING);
  }
  return end;
}

const SAYS_HOW = /^(?:works?|will|only)$/;

function introducedAt(tokens: readonly Token[], at: number): IntroducedName | null {
  const levels: [Level, PhraseIndex][] = [
    ['sure', SURE],
    ['likely', LIKELY],
    ['weak', WEAK],
  ];
  for (const [level, phrases] of levels) {
    const length = phraseAt(tokens, at, phrases);
    // "At 11 am. Denis Roy" introduces nobody.
    const isHour = tokens[at]?.word === 'am' && /^\d/.test(tokens[at - 1]?.word ?? '');
    if (length === 0 || isHour) continue;
    const start = pastFillers(tokens, at + length);
    // "C'est sa femme Josée": the name begins behind who she is.
    if (start !== null && relationAt(tokens, start) !== null) return null;
    const day = start === null || level !== 'sure' ? null : dayNameAt(tokens, start);
    const named = start === null ? null : (companyAt(tokens, start) ?? nameRunAt(tokens, start) ?? day);
    const nick = named !== null || start === null ? null : nicknameAt(tokens, start, level);
    const run = named ?? nick;
    const found = nick !== null ? NICKNAME : run === null ? 0 : strengthOf(tokens, run, level);
    // "It's my sister's number, her name is Joy"
    const isTheirs = THEIRS.has(tokens[at - 1]?.word ?? '') && !isForThem(tokens, at);
    // "I'm typing for Mrs. Hiltz": whoever it is for may have a first name, which is asked.
    const isTitled =
      tokens[at]?.word === 'for' &&
      run?.words.length === 1 &&
      DROPPED_TITLES.has(tokens[start ?? 0]?.word ?? '');
    // "His name is Tim Cole. I'm Jane but put his"
    const isWanted = isTheirs && isUsed(tokens, run?.to ?? at);
    const strength = isWanted ? WANTED : isTheirs || isTitled ? Math.min(found, OF_OTHERS) : found;
    if (run === null || strength === 0 || TITLE_ALONE.test(run.value)) continue;
    const leadIn = tokens
      .slice(at, at + length)
      .map(({ word }) => word)
      .join(' ');
    if (isTold(tokens, leadIn, run)) continue;
    const part = GIVEN_LEAD_IN.test(leadIn) && run.words.length === 1 ? 'given' : 'whole';
    const reason = IN_THEIRS.test(leadIn) ? 'for a person named' : `after "${leadIn}"`;
    return { from: at, run, strength, reason, part };
  }
  return null;
}

/** "Put Gary has the keys": something is to be noted of him. */
function isTold(tokens: readonly Token[], leadIn: string, { to }: NameRun): boolean {
  return WRITES.test(leadIn) && tokens[to - 1]?.mark === '' && DOES.has(tokens[to]?.word ?? '');
}
const WRITES = /(?:^| )(?:put|write|note|add|mettez|ecrivez|notez)(?: down)?$/;
const DOES = wordSet(
  'has have is was will wants needs knows can could said says lives works goes comes a est va veut sera',
);

/** "They call me Tiny", "call me skipper": an everyday word that is somebody's name; "call me later" is none. */
function nicknameAt(tokens: readonly Token[], at: number, level: Level): NameRun | null {
  const token = tokens[at];
  const isCalled = CALLED.has(tokens[at - 1]?.word ?? '') && CALLED.has(tokens[at - 2]?.word ?? '');
  if (token === undefined || level === 'weak' || !isCalled || !/^\p{L}+$/u.test(token.text)) return null;
  if (NEVER_IN_NAMES.has(token.word)) return null;
  if (!isCapital(token) && !FORMS_OF_ADDRESS.has(token.word)) return null;
  // "Big Jim"
  const rest = token.mark === '' ? nameRunAt(tokens, at + 1) : null;
  const to = rest?.capital === true ? rest.to : at + 1;
  return { from: at, to, value: nameValue(tokens.slice(at, to)), words: ['word'], capital: isCapital(token) };
}

/** "It's for my grandpa, his name is Jim": who the pickup is for. */
function isForThem(tokens: readonly Token[], at: number): boolean {
  const [lead, whose] = tokens.slice(Math.max(at - 4, 0), at);
  return lead?.word === 'for' && (whose?.word === 'my' || whose?.word === 'our');
}

const THEIRS = new Set(['her', 'his', 'their', 'whose', 'hers']);
const OF_OTHERS = 0.35;
const WANTED = 0.97;
const CALLED = new Set(['call', 'calls', 'me', 'go', 'goes', 'by', 'known', 'as']);
const NICKNAME = 0.85;
const SURE_NAME = 0.95;

function familyAt(tokens: readonly Token[], at: number): IntroducedName | null {
  const length = phraseAt(tokens, at, FAMILY);
  // "Put my last name too, Cole"
  const next = tokens[at + length]?.word ?? '';
  // "Put my last name on there, Cole"
  const isThere = next === 'on' && /^(?:there|it)$/.test(tokens[at + length + 1]?.word ?? '');
  const end = at + length + (isThere ? 2 : TOO.test(next) ? 1 : 0);
  const start = length === 0 ? null : pastFillers(tokens, end);
  const run = start === null ? null : (familyRunAt(tokens, start) ?? dayNameAt(tokens, start));
  if (run === null) return null;
  return { from: at, run, strength: SURE_NAME, reason: 'a surname', part: 'family' };
}

const TOO = /^(?:too|also|aussi)$/;

const OF_FAMILY = new Set(['last', 'surname', 'family', 'famille']);

/** "Singh is my last name" */
function saidFamilyAt(tokens: readonly Token[], at: number): IntroducedName | null {
  const run = familyRunAt(tokens, at);
  const isApart = run !== null && /[.!?\n]/.test(tokens[run.to - 1]?.mark ?? '');
  if (run === null || isApart || phraseAt(tokens, run.to, FAMILY_TRAILING) === 0) return null;
  // "Tim Cole is my last name too" is no surname alone.
  if (run.words.length > 1) return null;
  return { from: at, run, strength: SURE_NAME, reason: 'a surname', part: 'family' };
}

/** A surname with the particles before it: "Van Dyke", "de la Cruz". */
function familyRunAt(tokens: readonly Token[], start: number): NameRun | null {
  let at = start;
  while (at - start < MAX_PARTICLES && NAME_PARTICLES.has(tokens[at]?.word ?? '') && tokens[at]?.mark === '')
    at += 1;
  const run = nameRunAt(tokens, at);
  if (run === null || at === start) return run;
  const particles = tokens.slice(start, at).map(({ text }) => text);
  return { ...run, from: start, value: [...particles, run.value].join(' ') };
}

const MAX_PARTICLES = 3;

/** "My mother, Rosa Lima", "my husband Bob": who the quote is for. */
function relationAt(tokens: readonly Token[], at: number): IntroducedName | null {
  const relation = relationOf(tokens[at + 1]);
  const { word: mine, text } = tokens[at] ?? { word: '', text: '' };
  if (relation === null || !(MY.has(mine) || FOR.has(mine) || text.endsWith("'s"))) return null;
  const named = new Set(['is', 'named', 'called', 'name', 'names', 'cest', 'its', 'it']);
  let start = at + 2;
  while (named.has(tokens[start]?.word ?? '') && start < at + 5) start += 1;
  const run = nameRunAt(tokens, start);
  if (run === null) return null;
  // "The account is still under my husband Bob"
  const isHeld = tokens[at - 1]?.word === 'under' && IS_HELD.has(tokens[at - 2]?.word ?? '');
  const isFor = FOR.has(mine) || (FOR.has(tokens[at - 1]?.word ?? '') && !isHeld) || isUsed(tokens, run.to);
  // "I'm Zoe's mother, Ann", "I'm her mother Ann"
  const isSpeaker =
    ['is', 'im', 'its', 'am', 'cest', 'suis'].includes(tokens[at - 1]?.word ?? '') &&
    (text.endsWith("'s") || MY.has(mine));
  const isWhole = isFor && run.to >= tokens.length && run.words.length > 1;
  const isLikely = isWhole || (run.capital && (isFor || isSpeaker || run.words.length > 1));
  if (!isLikely && !run.words.some(isKnownWord)) return null;
  const strength = (isFor || isSpeaker ? 0.85 : 0.45) - (run.words.length === 1 ? 0.1 : 0);
  return {
    from: FOR.has(tokens[at - 1]?.word ?? '') ? at - 1 : at,
    run,
    strength,
    reason: `${isFor ? 'for' : 'of'} a ${relation}`,
    part: 'whole',
  };
}

const IS_HELD = new Set(['is', 'was', 'are', 'still', 'its']);
const FOR = new Set(['for', 'pour', 'under', 'of', 'to', 'put', 'use', 'write']);

/** "Mother", "grandpas" of "grandpas name". */
function relationOf(token: Token | undefined): string | null {
  if (token === undefined) return null;
  if (RELATIONS.has(token.word)) return token.word;
  const owner = token.word.replace(/s$/, '');
  return RELATIONS.has(owner) ? owner : null;
}

/** "My wife Jane will be home so use hers" */
const isUsed = (tokens: readonly Token[], from: number): boolean =>
  tokens
    .slice(from, from + USED_WITHIN)
    .some(
      ({ word }, index, all) =>
        ['hers', 'his', 'theirs', 'her', 'him'].includes(word) &&
        ['use', 'put'].includes(all[index - 1]?.word ?? ''),
    );
const USED_WITHIN = 10;

/** Steps over "uh", "well" and the like; null where the sentence ended before a name. */
function pastFillers(tokens: readonly Token[], start: number): number | null {
  let at = start;
  while (at - start < MAX_FILLERS && isFiller(tokens, at)) at += 1;
  const mark = tokens[at - 1]?.mark ?? '';
  // "Tim is my name, Cole"
  if (mark === ',' && at === start && isBehindIs(tokens, start - 1)) return null;
  if (mark === ',' && at === start && !OPEN_ENDS.test(tokens[at - 1]?.word ?? '')) return null;
  return mark === '?' || mark === '!' || mark === ')' ? null : at;
}

const isBehindIs = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === 'name' &&
  MY.has(tokens[at - 1]?.word ?? '') &&
  (/^(?:is|s)$/.test(tokens[at - 2]?.word ?? '') || isGiven(tokens[at - 2]));
const isGiven = (token: Token | undefined) => token !== undefined && nameWordOf(token, true) === 'given';

/** "Ummmm" */
const DRAWN_OUT = /^(?:u+(?:h+|m+)|h+m+)$/;

/** Whether a word before a name says nothing; "Ben" does, though the French say "ben". */
export function isFiller(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  // "The Honourable Jane Roe"
  if (token?.word === 'the') return DROPPED_TITLES.has(tokens[at + 1]?.word ?? '');
  if (token === undefined || !(NAME_FILLERS.has(token.word) || DRAWN_OUT.test(token.word))) return false;
  if (nameWordOf(token, true) === null || token.mark === ',') return true;
  const next = tokens[at + 1];
  const behind = next === undefined || token.mark !== '' ? 'unknown' : nameWordOf(next, false);
  return behind === null || (behind === 'given' && !isCapital(token));
}

function strengthOf(tokens: readonly Token[], run: NameRun, level: Level): number {
  const known = run.words.some(isKnownWord);
  const [first = 'unknown'] = run.words;
  // "My son of the same name owes you": what the name does.
  const isVerb =
    tokens[run.from - 1]?.word === 'name' && run.to < tokens.length && tokens[run.to - 1]?.mark === '';
  if (level === 'sure') return run.capital || known ? 0.95 : isVerb && run.words.length === 1 ? 0.4 : 0.85;
  // "My camera broke but im Devon": a village is nobody.
  const isSelfAlone =
    run.capital && trailerEnd(tokens, run.to) >= tokens.length && SELF.has(tokens[run.from - 1]?.word ?? '');
  if (isPlaceRun(tokens, run) && !isSelfAlone) return 0;
  const asWord = first === 'word' && !run.capital && !run.words.slice(1).some(isKnownWord);
  if (isPraise(run, tokens)) return 0;
  if (isTitled(tokens, run)) return 0.85;
  if (level === 'weak') return weakStrength(run, known);
  if (asWord) return run.words.length > 1 ? 0.4 : 0.3;
  if (isKnownWord(first)) return run.capital || run.words.length > 1 ? 0.92 : 0.8;
  if (run.capital && !isShouted(tokens)) return run.words.length > 1 ? 0.85 : 0.65;
  const to = trailerEnd(tokens, run.to);
  const ends = to >= tokens.length || (tokens[to - 1]?.mark ?? '') !== '';
  // "Skip it i'm rajwinder": at the end, and no word that says how somebody is.
  const isSelf = SELF.has(tokens[run.from - 1]?.word ?? '') && to >= tokens.length && first === 'unknown';
  if (isSelf && !STATE.test(tokens[run.to - 1]?.word ?? '')) return 0.5;
  return ends ? (run.words.length > 1 ? 0.4 : 0.25) : 0;
}

/** "HOT TUB ITS CRACKED": capitals throughout say nothing. */
const isShouted = (tokens: readonly Token[]): boolean =>
  tokens.length > 2 && tokens.every(({ text }) => text === text.toUpperCase());

const SELF = new Set(['im', 'am']);
const STATE = /(?:ed|ing|ous|ful|less|ish|ient|ier)$/;

/** "C'est beau", "it's good": in lower case, what is said of a thing. */
function isPraise({ from, to, words }: NameRun, tokens: readonly Token[]): boolean {
  // "C'est ben bon"
  const first = tokens[from]?.word === 'ben' && to - from > 1 ? from + 1 : from;
  return (
    PRAISE.has(tokens[first]?.word ?? '') &&
    tokens.slice(from, to).every((token) => !isCapital(token)) &&
    (to - first === 1 || !words.slice(first + 1 - from).some(isKnownWord))
  );
}

/** "Quote for Jane Roe", "under Cole": only with a capital, or a name that is known. */
function weakStrength({ words, capital }: NameRun, known: boolean): number {
  const isGiven = words[0] === 'given' || words[0] === 'either';
  if (words.length > 1) return isGiven || (capital && known) ? 0.75 : capital ? 0.45 : 0;
  return isGiven ? (capital ? 0.5 : 0.3) : capital && known ? 0.4 : 0;
}
