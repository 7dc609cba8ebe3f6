import { saidCallTimes } from '../../../../call-times/said-call-times.ts';
import { wordSet } from '../../../lexicon/word-set.ts';
import { storedOf, type Understanding } from '../../understand.ts';
import { clauseAt, textBetween } from '../../utterance/utterance.ts';
import { addDays } from '../pickup/calendar/calendar-day.ts';
import { findMentions } from '../pickup/find-mentions.ts';
import type { Mention } from '../pickup/mention.ts';
import { type PickupText, pickupTextOf } from '../pickup/pickup-text.ts';

const MAX_LETTERS = 80;
/** What joins such words to the number or the way that they are said of. */
const JOINTS = wordSet('and but et mais is are best est s fine works please svp though call me us');
const BEST = wordSet('best better good fine ok okay easiest preferred');
const POLITE = wordSet('please pls plz svp');

/** Words for a day that are wrong the next one: whether they say a part of it as well, and how far ahead it is. */
const NEAR_DAY =
  /(?<![\p{L}-])(?:(the day after tomorrow|day after tomorrow|après[- ]demain)|(tomorrow|demain)|(tonight|ce soir)|today|aujourd['’]hui)(?![\p{L}-])/iu;
const EVENINGS: Readonly<Record<string, string>> = { tonight: 'in the evening', 'ce soir': 'le soir' };
/** "Not tomorrow", "until tomorrow": the day stays where it is said. */
const BOUND = /(?:not|pas|except|sauf|before|until|till|after|from|by|avant|après|dès|since)\s$/i;
/** What turns to another time, before the words of it and behind them. */
const RATHER_BEFORE = /^(?:instead|rather|plut[oô]t),? /i;
const RATHER_BEHIND = /,? (?:instead|rather|plut[oô]t)$/i;

/** When somebody wants to be called. */
interface CallTimes {
  /** As they said it. */
  said: string;
  /** As it is noted: of a day that was told by how near it is, the date. */
  noted: string;
}

/**
 * Returns when somebody wants to be called or texted, in their own words, as the pages hear it of any text: "call me, only after
 * 5"; and where it is asked how they are reached, what they tell beside it: "but not before noon". Null where they do not.
 * @param today as `yyyy-mm-dd`
 * @param describeDay names such a day
 */
export function callTimes(
  said: Understanding,
  today: string,
  describeDay: (day: string) => string,
  isAsked: boolean,
): CallTimes | null {
  if (storedOf(said, 'email') !== null || storedOf(said, 'contactMethod')?.value === 'email') return null;
  const mayBeBeside = isAsked && storedOf(said, 'pickup') === null;
  const words = statedTimes(said) ?? (mayBeBeside ? timesBeside(said, today) : null);
  if (words === null) return null;
  const plain = words.replace(RATHER_BEFORE, '').replace(RATHER_BEHIND, '');
  return { said: words, noted: dated(plain, today, describeDay) };
}

/** "Tomorrow between 6 and 7 pm" with its date before it. */
function dated(words: string, today: string, describeDay: (day: string) => string): string {
  const found = NEAR_DAY.exec(words);
  if (found === null) return words;
  const [day, inTwo, inOne, evening] = found;
  const date = describeDay(addDays(today, inTwo ? 2 : inOne ? 1 : 0));
  const before = words.slice(0, found.index);
  const behind = words.slice(found.index + day.length);
  if (BOUND.test(before)) return `${before}${date}${behind}`;
  const part = evening && !/\d/.test(words) ? EVENINGS[evening.toLowerCase()] : undefined;
  const rest = [...before.split(' '), ...behind.replace(/^, ?/, '').split(' '), part];
  return [date, rest.filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** As `saidCallTimes`, which hears no "tomorrow" between a call and its hours, and no "tonight". */
function withNearDay(text: string): string | null {
  const day = NEAR_DAY.exec(text)?.[0];
  if (day === undefined) return saidCallTimes(text);
  const words = saidCallTimes(text.replace(`${day} `, '').replace(` ${day}`, ''));
  const around = words === null ? [] : [`${day} ${words}`, `${day}, ${words}`, `${words} ${day}`];
  const isSaid = (told: string) => text.includes(told);
  return around.find(isSaid) ?? partOfNearDay(text, day) ?? saidCallTimes(text);
}

/** "Tomorrow morning", "tonight", where that is when to call. */
function partOfNearDay(text: string, day: string): string | null {
  const part = PART_BEHIND.exec(text.slice(text.indexOf(day) + day.length))?.[0] ?? '';
  const evening = EVENINGS[day.toLowerCase()];
  if (part === '' && evening === undefined) return null;
  const plain =
    part === '' ? (evening ?? '') : `${/^(?:après|demain|auj)/i.test(day) ? 'le' : 'in the'}${part}`;
  return saidCallTimes(text.replace(`${day}${part}`, plain)) === plain ? `${day}${part}` : null;
}
const PART_BEHIND = /^ (?:morning|afternoon|evening|matin|après-midi|soir)(?!\p{L})/iu;

/** What says by itself that it is of a call, and of no pickup. */
function statedTimes(said: Understanding): string | null {
  const { utterance } = said;
  const told = utterance.clauses.filter(({ act }) => act !== 'question');
  const isWhole = told.length === utterance.clauses.length;
  const text = isWhole
    ? utterance.text
    : told.map(({ from, to }) => textBetween(utterance, from, to)).join('. ');
  const words = withNearDay(text);
  const pickup = storedOf(said, 'pickup');
  const isOfPickup = pickup !== null && textBetween(utterance, pickup.from, pickup.to).includes(words ?? '');
  return words === null || isOfPickup || words.length > MAX_LETTERS ? null : words;
}

/** What stands beside a number or a way to be reached. */
function timesBeside(said: Understanding, today: string): string | null {
  const { utterance } = said;
  const text = pickupTextOf(utterance);
  const times = findMentions(text, utterance, today).filter((mention) => isStretch(mention, text));
  for (const { from, to } of times) {
    const [start, end] = [text.words[from]?.from ?? 0, text.words[to - 1]?.to ?? 0];
    const clause = clauseAt(utterance, start);
    if (clause === null || clause.act === 'question') continue;
    const values = said.verdicts.flatMap(({ proposal, verdict }) => (verdict === 'stored' ? [proposal] : []));
    const before = values.filter((value) => value.to <= start).map((value) => value.to);
    const behind = values.filter((value) => value.from >= end).map((value) => value.from);
    // "I'm asleep till 3" alone tells of nobody who calls.
    if (before.length === 0) continue;
    let first = Math.max(clause.from, ...before);
    const last = Math.min(clause.to, ...behind);
    while (first < start && JOINTS.has(utterance.tokens[first]?.word ?? '')) first += 1;
    const words = textBetween(utterance, first, last);
    if (words !== '' && words.length <= MAX_LETTERS) return words;
  }
  return null;
}

/** A part of the day, or hours from or until: "at 2" may count anything. */
function isStretch({ said, strength, about, to }: Mention, { words }: PickupText): boolean {
  // "Not before 9 please", beside a number, asks for no pickup.
  const next = words[to]?.raw ?? '';
  // "Call me after 2 weeks", "a phone from 2 rooms"
  if (COUNTED.test(next)) return false;
  const isPolite = POLITE.has(next) || (next === 'is' && BEST.has(words[to + 1]?.raw ?? ''));
  // "I work nights" is no time to call at.
  if (said.kind !== 'time' || (about === 'pickup' && !isPolite) || about === 'event') return false;
  return said.time.kind === 'part' ? strength > 0 || about === 'call' : said.time.use !== 'at';
}
const COUNTED = /^(?:minutes?|hours?|days?|weeks?|months?|rooms?|jours?|semaines?|mois)$/;
