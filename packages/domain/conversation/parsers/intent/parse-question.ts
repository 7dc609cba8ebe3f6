import { wordSet } from '../../lexicon/word-set.ts';
import { holdsPhrase, normalizeText, wordsOf } from '../../understanding/text/plain-text.ts';
import { findPlace } from '../address/find-place.ts';

export type QuestionTopic =
  | 'price'
  | 'areas'
  | 'what-we-take'
  | 'hazardous'
  | 'how-soon'
  | 'is-it-free'
  | 'are-you-a-person'
  | 'process';

const ASKING = wordSet(
  'what whats how hows when where wheres why who whos which do does did is are can could would combien quel quelle quels est quand ou',
);
/** First words that are also a name or an answer's beginning ("Will Price"): a question only with more behind them. */
const WEAKLY_ASKING = wordSet('will any have has should may am u you');
const MIN_WEAK_WORDS = 4;
/** "And batteries?" */
const MAX_SHORT_WORDS = 4;

const PRICE = wordSet(
  'price prices pricing priced cost costs charge charges charged fee fees rate rates expensive estimate ballpark prix cout coute cheap minimum quote quotes',
);
const PRICE_ANSWERS = new Set([
  'price',
  'prices',
  'pricing',
  'cost',
  'how much',
  'rates',
  'combien',
  'prix',
  'the price',
  'the cost',
]);
const HAZARDOUS = wordSet(
  'hazardous hazard asbestos paint paints chemical chemicals propane oil gas gasoline petrol battery batteries toxic mold mould ' +
    'needles needle medical explosive explosives ammunition ammo freon pesticide pesticides solvent solvents bleach acid flammable radioactive biohazard tires tire',
);
const CERTAINLY_HAZARDOUS = wordSet('asbestos hazardous toxic');
const AREAS = wordSet(
  'area areas serve service cover located location based region regions city cities town towns deliver secteur',
);
const MOVING = wordSet(
  'come go drive travel operate work pick pickup do serve service cover haul in to deliver',
);
const SOON = wordSet(
  'soon fast quick quickly earliest availability available weekends hours open sameday fastest',
);
const TAKING = wordSet('take takes accept haul remove handle collect taking removing pick prenez');
const DAYS = wordSet(
  'today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday morning afternoon evening week',
);
const PERSON_PHRASES = [
  'are you a person',
  'are you a real',
  'are you real',
  'are you human',
  'are you a human',
  'are you a bot',
  'are you a robot',
  'are you an ai',
  'are you ai',
  'are you a computer',
  'are you a machine',
  'is this a bot',
  'is this a robot',
  'is this a real',
  'is this a person',
  'is this a human',
  'is this an ai',
  'is this ai',
  'is this real',
  'is this automated',
  'am i talking to',
  'am i speaking to',
  'am i chatting with',
  'who am i talking',
  'who am i speaking',
  'who am i chatting',
  'you a bot',
  'u a bot',
  'you a robot',
  'you a real person',
  'are you chatgpt',
  'is it a bot',
  'are u a',
  'are u real',
  'are u human',
  'es tu un',
  'etes vous un',
];
const PROCESS_PHRASES = [
  'how does it work',
  'how does this work',
  'how it works',
  'how this works',
  'how do you work',
  'what happens next',
  'what happens now',
  'what happens after',
  'whats next',
  'what is next',
  'whats the process',
  'what is the process',
  'how do i pay',
  'how can i pay',
  'can i pay',
  'do you take credit',
  'do you take visa',
  'do you take cash',
  'do you take debit',
  'do you accept credit',
  'do you accept cash',
  'do you accept debit',
  'do i need to be',
  'do i have to be',
  'what do i need to do',
  'how do i book',
  'who are you',
  'what is this',
  'who picks',
  'who comes',
  'who does the',
  'why do you need',
  'how long does it take',
  'how long will it take',
  'is my information',
  'is my info',
  'comment ca marche',
  'what do you do',
  'who will',
];
const AREA_PHRASES = ['where are you', 'where do you', 'which areas', 'what areas', 'do you do'];
const SOON_PHRASES = [
  'how soon',
  'how fast',
  'how quick',
  'how quickly',
  'how long until',
  'how long before',
  'do you work',
  'are you open',
  'same day',
  'when can you',
  'when could you',
  'when will you',
  'when do you',
  'when are you',
  'when can someone',
  'when would you',
  'when will someone',
  'what times',
  'what time do',
  'what days',
];
const FREE_PHRASES = [
  'is it free',
  'is this free',
  'is that free',
  'for free',
  'free quote',
  'quote free',
  'estimate free',
  'free estimate',
  'service free',
  'its free',
  'free of charge',
  'gratuit',
];
const TAKE_PHRASES = [
  'what do you take',
  'what can you take',
  'what will you take',
  'what dont you take',
  'what wont you take',
  'what cant you take',
  'what do you accept',
  'what dont you accept',
  'what kind of',
  'what kinds of',
  'what types of',
  'what type of',
  'what sort of',
  'what stuff',
  'what items',
  'what things',
  'which items',
  'what can i',
  'anything you dont',
  'anything you wont',
  'anything you cant',
];

/** Returns the FAQ topic of a question; null for an answer, or a question that the FAQ does not cover. */
export function parseQuestion(text: string): QuestionTopic | null {
  const words = wordsOf(text).slice(0, 60);
  if (PRICE_ANSWERS.has(words.join(' '))) return 'price';
  if (!isQuestion(words, normalizeText(text).includes('?'))) return null;
  const holds = (phrases: readonly string[]) => phrases.some((phrase) => holdsPhrase(words, phrase));
  const has = (known: ReadonlySet<string>) => words.some((word) => known.has(word));
  if (holds(PERSON_PHRASES)) return 'are-you-a-person';
  if (holds(FREE_PHRASES) || words.join(' ') === 'free') return 'is-it-free';
  if (holds(['how much']) || (has(PRICE) && !holds(['free']))) return 'price';
  if (holds(PROCESS_PHRASES)) return 'process';
  if (holds(SOON_PHRASES) || (has(SOON) && !has(DAYS))) return 'how-soon';
  if (has(HAZARDOUS) && (has(TAKING) || words.length <= MAX_SHORT_WORDS)) return 'hazardous';
  if (holds(['hazardous']) || has(CERTAINLY_HAZARDOUS)) return 'hazardous';
  if (holds(TAKE_PHRASES)) return 'what-we-take';
  if (isAboutAreas(words) || (holds(AREA_PHRASES) && has(AREAS))) return 'areas';
  if (has(TAKING) && !has(DAYS) && !words.includes('where') && (words.includes('you') || words.includes('u')))
    return 'what-we-take';
  return null;
}

function isQuestion(words: readonly string[], marked: boolean): boolean {
  if (marked || words.some((word, index) => word === 'how' && words[index + 1] === 'much')) return true;
  const first = words.find((word) => !LEADING.has(word)) ?? '';
  return ASKING.has(first) || (WEAKLY_ASKING.has(first) && words.length >= MIN_WEAK_WORDS);
}

const LEADING = wordSet(
  'hi hey hello so ok okay and but um also wait first just quick question yes sure well btw before bonjour',
);

function isAboutAreas(words: readonly string[]): boolean {
  if (words.some((word) => AREAS.has(word))) return true;
  return words.some((word) => MOVING.has(word)) && words.includes('you') && findPlace(words) !== null;
}
