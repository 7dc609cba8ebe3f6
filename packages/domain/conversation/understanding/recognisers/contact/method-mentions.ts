import type { ContactMethod } from '../../../../leads/fields/contact-method.ts';
import { isWithinEdits } from '../../../../text/edit-distance.ts';
import { BEFORE_TAKING_BACK } from '../../../lexicon/clauses/clause-words.ts';
import {
  APPROVING,
  CONTACT_WORDS,
  METHOD_PHRASES,
  PREFERRING,
  REFUSING,
  SHORT_ANSWERS,
} from '../../../lexicon/contact/contact-words.ts';
import { RELATIONS } from '../../../lexicon/names/name-phrases.ts';
import type { Token } from '../../utterance/token.ts';
import type { Utterance } from '../../utterance/utterance.ts';
import { indexPhrases, phraseAt } from '../phrase-index.ts';

/** A way to be reached that a message names. */
export interface MethodMention {
  method: ContactMethod;
  from: number;
  to: number;
  refused: boolean;
  /** "Text is easier", "preferably by phone". */
  preferred: boolean;
  /** "I would rather you wrote to me by e-mail": before whatever else is named. */
  overOthers: boolean;
  /** "Text is fine", "phone please". */
  approved: boolean;
  /** Said as a wish ("text me", "by phone") and not by its bare word. */
  wished: boolean;
  /** Read from a word with a slip in it. */
  guessed: boolean;
  /** The last word of the message: "call or text. text I guess". */
  final: boolean;
}

const METHODS: readonly ContactMethod[] = ['sms', 'phone', 'email'];
const INDEXES = METHODS.map((method) => [method, indexPhrases(METHOD_PHRASES[method])] as const);
/** Recognised with a slip; ordinary words that look like one. */
const MEANT: readonly (readonly [string, ContactMethod])[] = [
  ['text', 'sms'],
  ['message', 'sms'],
  ['texto', 'sms'],
  ['email', 'email'],
  ['courriel', 'email'],
  ['phone', 'phone'],
  ['call', 'phone'],
  ['telephone', 'phone'],
];
const NOT_MISSPELT = new Set(
  'all tell next test small fall tall mall ball hall can cab cat calm tent ten best cell call-in coal cool care car carl cali cull taxi texas'.split(
    ' ',
  ),
);
const MAX_GUESSED_TOKENS = 4;
/** "Anything but phone" */
const ALL_BUT = new Set(['anything', 'any', 'everything', 'all', 'tout']);
/** "Wouldn't mind a call", "don't hesitate to call" */
const HARMLESS = new Set(['mind', 'minding', 'hesitate', 'hurt', 'object']);
const CHANGING = new Set(['switch', 'change', 'swap', 'replace', 'from', 'changer', 'switching', 'changing']);
const INTO = new Set(['to', 'for', 'with', 'into', 'pour', 'par', 'a']);
const ONTO = new Set(['on', 'to', 'sur']);
const OWNED = new Set(['my', 'the', 'mon', 'le']);
const DEVICES = new Set(['cell', 'cellphone', 'mobile', 'phone', 'cellulaire', 'cel', 'iphone']);
const DEVICE_REACH = 3;
/** How far before a method its "not" stands: "please don't ever call". */
const REFUSAL_REACH = 4;
const REFUSED_BEHIND = new Set([
  'no',
  'bad',
  'worse',
  'worst',
  'impossible',
  'out',
  'doesnt',
  'wont',
  'isnt',
  'never',
  'sucks',
]);

/** "Text me not her", "text not only": what is ruled out is somebody else. */
const OTHERS = new Set('only just me us the our their his her him them my elle lui'.split(' '));

/** Every way to be reached that a message names, in order. */
export function methodMentions(tokens: readonly Token[]): MethodMention[] {
  const mentions: MethodMention[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = methodAt(tokens, at);
    if (found === null || isOfAnother(tokens, at)) continue;
    const to = pastDevice(tokens, at + found.length);
    mentions.push({
      method: found.method,
      from: at,
      to,
      refused: isRefused(tokens, at, to),
      preferred: isBeside(tokens, at, to, PREFERRING),
      overOthers: isOverOthers(tokens, at),
      approved: isBeside(tokens, at, to, APPROVING),
      wished: found.wished,
      guessed: found.guessed,
      final: isFinal(tokens, at, to),
    });
    at = to - 1;
  }
  return mentions;
}

/** "Sorry, had a call", "the house phone is for telemarketers": a call that was, a line that rings elsewhere. */
const isOfAnother = (tokens: readonly Token[], at: number): boolean => {
  const [before, own] = [tokens[at - 1]?.word ?? '', tokens[at]?.word ?? ''];
  return (
    (own === 'a' && HAVING.has(before)) ||
    (own === 'phone' && OTHER_PHONES.has(before)) ||
    (DEVICES.has(own) && isNumberOf(tokens, at)) ||
    asksHow(tokens, at)
  );
};

/** "Use my husband's cell instead, 902 …": whose number it is, and not how to be reached. */
function isNumberOf(tokens: readonly Token[], at: number): boolean {
  const owner = tokens[at - 1];
  const isTheirs = owner !== undefined && (/['’]s$/.test(owner.text) || THEIRS.has(owner.word));
  const behind = tokens.slice(at + 1, at + 1 + DEVICE_REACH);
  return isTheirs && behind.some(({ word }) => word === 'instead' || /^\d{3}/.test(word));
}
const THEIRS = new Set(['her', 'his', 'their']);

/** "Will you call from a blocked number?": how a call would be, whoever chooses one. */
const asksHow = (tokens: readonly Token[], at: number): boolean =>
  ASKING_HOW.test(
    tokens
      .slice(Math.max(0, at - 2), at + 4)
      .map(({ word }) => word)
      .join(' '),
  );
const ASKING_HOW =
  /\b(?:will|would|do|does|when|if) (?:you|u|they|someone|it) (?:call|text|phone|ring|email) (?:from|come from|if|several|many)\b/;
const OTHER_PHONES = new Set(['house', 'own', 'your']);
const HAVING = new Set(['had', 'got', 'took', 'missed', 'have', 'getting']);

/** The ways to be reached that a message turns down and does not name besides: "no email", "I don't have email". */
export function refusedMethods({ tokens }: Utterance): ContactMethod[] {
  const mentions = methodMentions(tokens);
  const wanted = mentions.filter(({ refused }) => !refused).map(({ method }) => method);
  const refused = mentions.filter((mention) => mention.refused).map(({ method }) => method);
  return [...new Set(refused)].filter((method) => !wanted.includes(method));
}

/** The way that a message asks for in place of the known one: "call me after five", of who wanted a text; null for none. */
export function otherWay({ tokens }: Utterance, known: ContactMethod | null): ContactMethod | null {
  const wanted = methodMentions(tokens)
    .filter(
      ({ refused, wished, from }) => !refused && (wished || /-(?:moi|nous)$/.test(tokens[from]?.word ?? '')),
    )
    .map(({ method }) => method);
  return known === null || wanted.includes(known) ? null : (wanted.at(-1) ?? null);
}

/** A clause of its own at the end of the message, but for a word or two. */
function isFinal(tokens: readonly Token[], from: number, to: number): boolean {
  let start = from;
  while (start > 0 && from - start <= 2 && tokens[start - 1]?.mark === '') start -= 1;
  const opens = start > 0 && (tokens[start - 1]?.mark ?? '') !== '';
  const around = [...tokens.slice(start, from), ...tokens.slice(to)];
  return opens && around.length <= 3 && around.every(({ word }) => SETTLING.has(word));
}

const SETTLING = new Set(
  'a an the oh well yes ok okay so just then actually i guess suppose think probably mm mmm hmm um uh please pls thanks is fine it by do lets say yeah'.split(
    ' ',
  ),
);

interface FoundMethod {
  method: ContactMethod;
  length: number;
  wished: boolean;
  guessed: boolean;
}

function methodAt(tokens: readonly Token[], at: number): FoundMethod | null {
  let longest: Pick<FoundMethod, 'method' | 'length'> | null = null;
  for (const [method, index] of INDEXES) {
    const length = phraseAt(tokens, at, index);
    if (length > (longest?.length ?? 0)) longest = { method, length };
  }
  if (longest !== null) return { ...longest, wished: true, guessed: false };
  const { word, text } = tokens[at] ?? { word: '', text: '' };
  // "6 PM would be ideal"
  if (text.includes('@') || (word === 'pm' && /\d/.test(tokens[at - 1]?.word ?? ''))) return null;
  // "Texting's fine"
  const base = word.endsWith('ings') ? word.slice(0, -1) : word;
  const method = METHODS.find((kind) => CONTACT_WORDS[kind].has(base)) ?? shortAnswer(tokens, word);
  if (method !== null) return { method, length: 1, wished: ASKED_FOR_ME.test(word), guessed: false };
  const guessed =
    tokens.length <= MAX_GUESSED_TOKENS || (at === 0 && tokens[0]?.mark === ',') ? guess(word) : null;
  return guessed === null ? null : { method: guessed, length: 1, wished: false, guessed: true };
}

function shortAnswer(tokens: readonly Token[], word: string): ContactMethod | null {
  const isAlone = tokens.length === 1 && Object.hasOwn(SHORT_ANSWERS, word);
  return isAlone ? SHORT_ANSWERS[word as keyof typeof SHORT_ANSWERS] : null;
}

function guess(word: string): ContactMethod | null {
  if (word.length < 3 || NOT_MISSPELT.has(word)) return null;
  const meant = MEANT.find(([known]) => known[0] === word[0] && isWithinEdits(word, known, 1));
  return meant?.[1] ?? null;
}

/** "Not by phone", "don't call", "text rather than call", "phone is no good". */
function isRefused(tokens: readonly Token[], from: number, to: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - REFUSAL_REACH); at -= 1) {
    const { word, mark } = tokens[at] ?? { word: '', mark: '' };
    if (word === 'but' && ALL_BUT.has(tokens[at - 1]?.word ?? '')) return true;
    if (mark !== '' || word === 'but' || word === 'just' || word === 'only' || word === 'mais') break;
    // "Afternoon instead and text me"
    if (word === 'instead' && tokens[at + 1]?.word !== 'of') break;
    // "Carrier pigeon. No, text is good", "no a text is fine"
    const isNext = at === from - 1 || (at === from - 2 && ARTICLES.has(tokens[from - 1]?.word ?? ''));
    if (word === 'no' && isNext && isApproved(tokens, to)) return false;
    // "It says call me, I asked for a text"
    if (word === 'says' && tokens[at - 1]?.word === 'it') return true;
    // "Text, or actually no call me"
    if (word === 'no' && BEFORE_TAKING_BACK.has(tokens[at - 1]?.word ?? '')) break;
    // "No email me instead", its comma left out
    if (word === 'no' && at === from - 1 && tokens[to]?.word === 'instead' && tokens[to - 1]?.mark === '')
      return false;
    if (HARMLESS.has(word)) return tokens[at - 1]?.word === 'never';
    const next = tokens[at + 1]?.word ?? '';
    // "No wait, text", "fine except I'd rather a call", "I never check that, text me"
    if ((word === 'no' && TAKING_BACK.has(next)) || (word === 'except' && WISHES.has(next))) break;
    if (word === 'never' && from - at > 2 && tokens[from - 1]?.word !== 'the') continue;
    // "Mi nah bother with the texting", as in Jamaica.
    if (word === 'nah' && PRONOUNS.has(tokens[at - 1]?.word ?? '')) return true;
    // "Non, un courriel c'est mieux": of itself it answers.
    if (word === 'non') continue;
    // "If not, call"
    if (REFUSING.has(word)) return tokens[at - 1]?.word !== 'if' && !isMethodBetween(tokens, at + 1, from);
  }
  if ((tokens[to - 1]?.mark ?? '') !== '') return false;
  if (isChanged(tokens, from, to)) return true;
  const [first, second] = [tokens[to]?.word ?? '', tokens[to + 1]?.word ?? ''];
  const linked = ['is', 'are', 'est', 'was'].includes(first) ? second : first;
  // "A call not a text"
  const denied = ARTICLES.has(second) ? (tokens[to + 2]?.word ?? '') : second;
  return (
    REFUSED_BEHIND.has(linked) ||
    ((linked === 'not' || linked === 'pas') &&
      !OTHERS.has(second) &&
      !(ASKED_FOR_ME.test(tokens[to - 1]?.word ?? '') && BOUNDS.has(second)) &&
      !RELATIONS.has(second) &&
      !isMethodWord(denied))
  );
}

/** "Text me not before noon", "texte-moi pas avant midi": when, and no refusal. */
const ASKED_FOR_ME = /^(?:me|us)$|-m(?:oi|oe)$/;
const BOUNDS = new Set(['before', 'after', 'until', 'till', 'avant', 'apres']);
const ARTICLES = new Set(['a', 'an', 'the', 'by', 'un', 'par']);
const TAKING_BACK = new Set(['wait', 'sorry', 'hang', 'hold', 'actually', 'scratch']);
const PRONOUNS = new Set(['mi', 'me', 'i', 'we', 'im', 'dem']);
const WISHES = new Set(['id', 'i', 'make', 'change', 'please', 'its']);

const isApproved = (tokens: readonly Token[], to: number): boolean =>
  tokens[to]?.word === 'is' &&
  (APPROVING.has(tokens[to + 1]?.word ?? '') || EASIER.has(tokens[to + 1]?.word ?? ''));
const EASIER = new Set(['easier', 'easiest', 'better', 'best', 'simpler', 'quicker', 'handier', 'preferred']);

/** "Change it to text", "swap that for a call" */
export const isChangedTo = (tokens: readonly Token[], from: number): boolean => {
  const before = tokens.slice(Math.max(0, from - REFUSAL_REACH - 1), from).map(({ word }) => word);
  return before.slice(-2).some((word) => INTO.has(word)) && before.some((word) => CHANGING.has(word));
};

/** "Switch email to a call", "swap the call for a text": the first is given up. */
function isChanged(tokens: readonly Token[], from: number, to: number): boolean {
  if (!INTO.has(tokens[to]?.word ?? '')) return false;
  const changes = tokens
    .slice(Math.max(0, from - REFUSAL_REACH), from)
    .some(({ word }) => CHANGING.has(word));
  return changes && tokens.slice(to + 1, to + 1 + DEVICE_REACH).some(({ word }) => isMethodWord(word));
}

/** "Message on my mobile": the end of a method with the device that it comes to. */
function pastDevice(tokens: readonly Token[], to: number): number {
  if ((tokens[to - 1]?.mark ?? '') !== '' || !ONTO.has(tokens[to]?.word ?? '')) return to;
  const at = to + (OWNED.has(tokens[to + 1]?.word ?? '') ? 2 : 1);
  return DEVICES.has(tokens[at]?.word ?? '') && tokens[to]?.mark === '' ? at + 1 : to;
}

/** "No calls text me": the refusal belongs to the first of two; "no calls or texts" to both. */
function isMethodBetween(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to).map(({ word }) => word);
  const named = between.some((word) => METHODS.some((kind) => CONTACT_WORDS[kind].has(word)));
  return (
    named &&
    !between.includes('or') &&
    !between.includes('nor') &&
    !between.includes('and') &&
    !between.includes('ni')
  );
}

/** Behind "I would rather" and the like in the same breath, however much stands between. */
function isOverOthers(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - WISH_REACH); at -= 1) {
    const { word, mark } = tokens[at] ?? { word: '', mark: '' };
    if (mark !== '' || isMethodWord(word)) return false;
    if (OVER_OTHERS.has(word)) return true;
  }
  return false;
}
const WISH_REACH = 8;
const OVER_OTHERS = new Set([
  'rather',
  'prefer',
  'prefere',
  'jprefere',
  'prefererais',
  'aimerais',
  'jaimerais',
]);

/** Whether one of the words stands beside a method, with no sign or other method between. */
function isBeside(tokens: readonly Token[], from: number, to: number, words: ReadonlySet<string>): boolean {
  for (let at = from - 1; at >= Math.max(0, from - BESIDE); at -= 1) {
    const { word, mark } = tokens[at] ?? { word: '', mark: '' };
    if (mark !== '' || isMethodWord(word)) break;
    if (words.has(word)) return true;
  }
  for (let at = to; at < Math.min(tokens.length, to + BESIDE); at += 1) {
    if ((tokens[at - 1]?.mark ?? '') !== '' || isMethodWord(tokens[at]?.word ?? '')) return false;
    if (words.has(tokens[at]?.word ?? '')) return true;
  }
  return false;
}

const BESIDE = 4;
const isMethodWord = (word: string) =>
  word === 'or' || word === 'but' || METHODS.some((kind) => CONTACT_WORDS[kind].has(word));
