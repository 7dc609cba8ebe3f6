import { saidCallTimes } from '../../../../call-times/said-call-times.ts';
import { wordSet } from '../../../../text/word-set.ts';
import { nearDaysIn, withNearDays } from '../../near-day.ts';
import { storedOf, type Understanding } from '../../understand.ts';
import { clauseAt, textBetween, type Utterance } from '../../utterance/utterance.ts';
import { findMentions } from '../pickup/find-mentions.ts';
import type { Mention } from '../pickup/mention.ts';
import { type PickupText, pickupTextOf } from '../pickup/pickup-text.ts';

const MAX_LETTERS = 80;
/** What joins such words to the number or the way that they are said of. */
const JOINTS = wordSet('and but et mais is are best est s fine works please svp though call me us');
const BEST = wordSet('best better good fine ok okay easiest preferred');
const POLITE = wordSet('please pls plz svp');

/** "Not tomorrow", "until tomorrow": the day stays where it is said. */
const BOUND = /(?:not|pas|except|sauf|before|until|till|after|from|by|avant|après|dès|since)\s$/i;
/** What turns to another time, before the words of it and behind them. */
const RATHER_BEFORE = /^(?:instead|rather|plut[oô]t),? /i;
const RATHER_BEHIND = /,? (?:instead|rather|plut[oô]t)$/i;

/** What is asked for where somebody may say when to call: how they are reached, notes, or something else. */
type AskedForCalls = 'reached' | 'notes' | 'else';

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
 * @param asked at the notes, what is said of a time changes no pickup
 */
export function callTimes(
  said: Understanding,
  today: string,
  describeDay: (day: string) => string,
  asked: AskedForCalls,
): CallTimes | null {
  if (storedOf(said, 'email') !== null || storedOf(said, 'contactMethod')?.value === 'email') return null;
  // "Texto svp mais pas avant 10 h", beside an address: of the wish right before it.
  const wish = storedOf(said, 'contactMethod');
  const mayBeBeside = (asked === 'reached' || wish !== null) && storedOf(said, 'pickup') === null;
  const from = asked === 'reached' ? 0 : (wish?.to ?? 0);
  const beside = mayBeBeside ? timesBeside(said, today, from) : null;
  const isOfThem = asked !== 'reached' && beside !== null && OF_THEM.test(beside);
  const words = statedTimes(said, today) ?? (isOfThem ? null : beside);
  if (words === null) return null;
  const isOfPickup = asked !== 'notes' && storedOf(said, 'pickup') !== null;
  const before = isOfPickup ? null : timesBefore(said.utterance, words, today);
  const told = before === null ? words : `${before.words} ${before.joint} ${words}`;
  const plain = told.replace(RATHER_BEFORE, '').replace(RATHER_BEHIND, '');
  return { said: before === null ? words : before.said, noted: dated(plain, today, describeDay) };
}

/** "Text me instead, im on nights" says why, and not when. */
const OF_THEM = /^(?:i|we|je|on|my|our|mon|ma|notre)(?:['’]?m|['’]?re| |['’])/iu;

/** "Tomorrow between 6 and 7 pm" with its date before it; of several such days, each in its place. */
function dated(words: string, today: string, describeDay: (day: string) => string): string {
  const [near, ...others] = nearDaysIn(words, today);
  if (near === undefined) return words;
  if (others.length > 0) return withNearDays(words, today, ({ day }) => describeDay(day));
  const date = describeDay(near.day);
  const before = words.slice(0, near.index);
  const behind = words.slice(near.index + near.words.length);
  if (BOUND.test(before)) return `${before}${date}${behind}`;
  const part = near.evening !== null && !/\d/.test(words) ? near.evening : undefined;
  const rest = [...before.split(' '), ...behind.replace(/^, ?/, '').split(' '), part];
  return [date, rest.filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** As which near days are read, in their order: `saidCallTimes` hears a weekday. */
const STAND_INS: readonly (readonly [english: string, french: string])[] = [
  ['monday', 'lundi'],
  ['tuesday', 'mardi'],
];

/** As `saidCallTimes`, which hears no "tomorrow" and no "tonight". */
function withNearDay(text: string, today: string): string | null {
  const near = nearDaysIn(text, today).slice(0, STAND_INS.length);
  if (near.length === 0) return saidCallTimes(text);
  const standIns = near.map(
    ({ words }, at) => STAND_INS[at]?.[/soir|demain|aujourd/i.test(words) ? 1 : 0] ?? '',
  );
  const asWeekdays = withNearDays(text, today, ({ words }, index) => standIns[index] ?? words);
  const found = saidCallTimes(asWeekdays);
  if (found === null || text.includes(found)) return found;
  const words = near.reduce((said, day, index) => said.replace(standIns[index] ?? '', day.words), found);
  return text.includes(words) ? words : saidCallTimes(text);
}

/** What says by itself that it is of a call, and of no pickup. */
function statedTimes(said: Understanding, today: string): string | null {
  const { utterance } = said;
  const told = utterance.clauses.filter(({ act }) => act !== 'question');
  const isWhole = told.length === utterance.clauses.length;
  const text = isWhole
    ? utterance.text
    : told.map(({ from, to }) => textBetween(utterance, from, to)).join('. ');
  const words = withNearDay(text, today);
  const pickup = storedOf(said, 'pickup');
  const isOfPickup = pickup !== null && textBetween(utterance, pickup.from, pickup.to).includes(words ?? '');
  return words === null || isOfPickup || words.length > MAX_LETTERS ? null : words;
}

/** "**Before noon and** call me saturday morning": what stands before the call is of it too. */
function timesBefore(
  { text }: Utterance,
  words: string,
  today: string,
): { said: string; words: string; joint: string } | null {
  const [lead = '', first, joint] = BEFORE_CALL.exec(text.slice(0, Math.max(text.indexOf(words), 0))) ?? [];
  if (first === undefined || joint === undefined) return null;
  if (withNearDay(`call me ${first}`, today) !== first) return null;
  return { said: `${lead}${words}`, words: first, joint };
}
const BEFORE_CALL =
  /^(.{3,60}?),? (and|or|et|ou) (?:(?:please|just|then|svp) )?(?:call|text|phone|ring|r?appelez|textez)[ -](?:me|us|moi|nous) $/iu;

/** What stands beside a number or a way to be reached. `earliest`: the word that it begins at or behind. */
function timesBeside(said: Understanding, today: string, earliest: number): string | null {
  const { utterance } = said;
  const text = pickupTextOf(utterance);
  const times = findMentions(text, utterance, today).filter((mention) => isStretch(mention, text));
  for (const { from, to } of times) {
    const [start, end] = [text.words[from]?.from ?? 0, text.words[to - 1]?.to ?? 0];
    const clause = clauseAt(utterance, start);
    if (clause === null || clause.act === 'question') continue;
    // "Text is fine. Saturday morning?" asks for a pickup.
    if (utterance.tokens[clause.to - 1]?.mark === '?') continue;
    const values = said.verdicts.flatMap(({ proposal, verdict }) => (verdict === 'stored' ? [proposal] : []));
    const before = values.filter((value) => value.to <= start).map((value) => value.to);
    const behind = values.filter((value) => value.from >= end).map((value) => value.from);
    // "I'm asleep till 3" alone tells of nobody who calls.
    if (before.length === 0 || Math.max(...before) < earliest) continue;
    let first = Math.max(clause.from, ...before);
    const last = Math.min(clause.to, ...behind);
    while (first < start && JOINTS.has(utterance.tokens[first]?.word ?? '')) first += 1;
    const words = textBetween(utterance, first, last);
    const told = `${ruledOutBefore(utterance, first)}${words}`;
    if (words !== '' && told.length <= MAX_LETTERS) return told;
  }
  return null;
}

/** "**Not during the supper hour,** 5 to 6": what stands before in the same breath, and turns the time round. */
function ruledOutBefore(utterance: Utterance, at: number): string {
  if (utterance.tokens[at - 1]?.mark !== ',') return '';
  const before = RULED_OUT.exec(textBetween(utterance, Math.max(0, at - REACH), at))?.[0];
  return before === undefined ? '' : `${before}, `;
}
const RULED_OUT =
  /(?<!\p{L})(?:(?:but |mais )?(?:not|never|pas|jamais)|except|sauf) (?:during|in|at|for|pendant|durant|dans|[aà]) [^,.!?;\n]{1,30}$/iu;
const REACH = 8;

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
