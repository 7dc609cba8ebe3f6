import { clockCode, halfClock, openClock } from './piece-code.ts';
import type { Piece } from './pieces.ts';

type Join = (pieces: readonly Piece[], at: number) => { length: number; code: string } | null;

const HALVES: Readonly<Record<string, string>> = { am: 'a', 'a.m': 'a', pm: 'p', 'p.m': 'p' };
const CLOCK_WORDS = new Set(['oclock', 'oclok', 'heure', 'heures', 'h', 'ish']);
const MINUTE_WORDS: Readonly<Record<string, number>> = { half: 30, quarter: 15, demie: 30, quart: 15 };
/** One of these, or half of the day, is in whatever is joined: most messages have none. */
const JOINED = /^(?:[ntT]?\d|o$|clock$|noon$|week$)/;
const AT = /^(?:at|around|about|vers|@)$/;
const OPEN = /^t(\d{1,2}):(\d{2})$/;

/** The ways of saying one thing in several words, the longer first. */
const JOINS: readonly Join[] = [
  afternoonInTwo,
  weekdaysInFrench,
  orderOfChoice,
  splitOclock,
  tensAndOrdinal,
  tensAndUnit,
  frenchQuarters,
  hourAndMinutes,
  pastTheHour,
  figuresOnTheClock,
  partAlone,
];

/** Joins what is one word to the rules: "twenty third", "9 30 a.m.", "quarter to three", "2 o'clock". */
export function joinPieces(pieces: readonly Piece[]): Piece[] {
  if (!pieces.some(({ code }) => JOINED.test(code) || HALVES[code] !== undefined)) return [...pieces];
  let joined: readonly Piece[] = pieces;
  for (const join of JOINS) joined = joinedBy(join, joined);
  return [...joined];
}

function joinedBy(join: Join, pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at];
    const found = join(pieces, at);
    const last = pieces[at + (found?.length ?? 1) - 1];
    if (piece === undefined || last === undefined) break;
    if (found === null) joined.push(piece);
    else joined.push({ ...piece, code: found.code, weak: false, to: last.to, mark: last.mark });
    at += (found?.length ?? 1) - 1;
  }
  return joined;
}

/** "Apres midi", without its hyphen: the hour may follow. "Apres midi" alone is after noon as well. */
function afternoonInTwo(pieces: readonly Piece[], at: number) {
  const [first, second] = [pieces[at], pieces[at + 1]];
  const isAfternoon = first?.raw === 'apres' && second?.raw === 'midi' && first.mark === '';
  return isAfternoon ? { length: 2, code: 'P1' } : null;
}

/** "En semaine seulement", "les soirs de semaine" */
function weekdaysInFrench(pieces: readonly Piece[], at: number) {
  const [first, second, next] = [pieces[at], pieces[at + 1], pieces[at + 2]];
  const isLed = first?.raw === 'en' || (first?.raw === 'de' && /^P\d$/.test(codeAt(pieces, at - 1)));
  const isWeekdays = isLed && second?.raw === 'semaine' && !/^(?:du|prochaine|de)$/.test(next?.raw ?? '');
  return isWeekdays ? { length: 2, code: 'weekday' } : null;
}

/** "Second choice friday": no second of a month. */
function orderOfChoice(pieces: readonly Piece[], at: number) {
  const isOrder = /^[1-3]o$/.test(codeAt(pieces, at)) && CHOICE.test(nextCode(pieces, at));
  return isOrder ? { length: 2, code: 'choice' } : null;
}
const CHOICE = /^(?:choice|pick|option|preference|choix)$/;

/** "Ten o clock", "ten clock". */
function splitOclock(pieces: readonly Piece[], at: number) {
  if (codeAt(pieces, at) === 'o' && nextCode(pieces, at) === 'clock') return { length: 2, code: 'oclock' };
  // "2 clock": one clock is not two.
  const isHour = codeAt(pieces, at) === 'clock' && /^n?(?:[2-9]|1[0-2])$/.test(codeAt(pieces, at - 1));
  return isHour ? { length: 1, code: 'oclock' } : null;
}

/** "Twenty third", "thirty first". */
function tensAndOrdinal(pieces: readonly Piece[], at: number) {
  const tens = /^n([2-5]0)$/.exec(codeAt(pieces, at))?.[1];
  const unit = /^([1-9])o$/.exec(nextCode(pieces, at))?.[1];
  const date = Number(tens) + Number(unit);
  return tens === undefined || unit === undefined || date > LAST_DATE || isSplit(pieces, at)
    ? null
    : { length: 2, code: `${date}o` };
}

/** "Twenty three". */
function tensAndUnit(pieces: readonly Piece[], at: number) {
  const tens = /^n([2-5]0)$/.exec(codeAt(pieces, at))?.[1];
  const unit = /^n([1-9])$/.exec(nextCode(pieces, at))?.[1];
  return tens === undefined || unit === undefined || isSplit(pieces, at)
    ? null
    : { length: 2, code: `n${Number(tens) + Number(unit)}` };
}

/** "Two thirty, four days from now", "two thirty first monday": the tens are minutes, and the unit counts days. */
const isSplit = (pieces: readonly Piece[], at: number): boolean =>
  /^n\d{1,2}$/.test(codeAt(pieces, at - 1)) && /^(?:D\d|day|week|month)$/.test(codeAt(pieces, at + 2));
const LAST_DATE = 31;

/** "Nine thirty", "two forty five", "9 30 am", "10 h 30". */
function hourAndMinutes(pieces: readonly Piece[], at: number) {
  const hour = hourAt(pieces, at);
  if (hour === null) return null;
  const skip = CLOCK_WORDS.has(nextCode(pieces, at)) ? 1 : 0;
  const minutes = minutesOf(nextCode(pieces, at + skip));
  // "Ten o'clock 27 november".
  if (minutes === null || (skip > 0 && codeAt(pieces, at + 2 + skip).startsWith('M'))) return null;
  const spoken = codeAt(pieces, at).startsWith('n') && nextCode(pieces, at).startsWith('n');
  const half = HALVES[nextCode(pieces, at + 1 + skip)];
  // "Around 10 30"
  const isAt = AT.test(codeAt(pieces, at - 1)) && minutes % 15 === 0;
  if (!spoken && !isAt && skip === 0 && half === undefined) return null;
  const code = openClock(hour, String(minutes));
  return code === null ? null : { length: 2 + skip, code };
}

/** "Deux heures et demie", "3h et quart", "midi et demi", "neuf heures moins le quart". */
function frenchQuarters(pieces: readonly Piece[], at: number) {
  const isNoon = codeAt(pieces, at) === 'noon';
  const open = OPEN.exec(codeAt(pieces, at))?.[1];
  const hour = isNoon ? 12 : open === undefined ? hourAt(pieces, at) : Number(open);
  const joint = at + (CLOCK_WORDS.has(nextCode(pieces, at)) ? 2 : 1);
  if (hour === null || (!isNoon && open === undefined && joint === at + 1)) return null;
  const word = pieces[joint]?.raw;
  const end = joint + (word === 'moins' && pieces[joint + 1]?.raw === 'le' ? 2 : 1);
  const minutes = FRENCH_QUARTERS[pieces[end]?.raw ?? ''];
  if (minutes === undefined || (word !== 'et' && word !== 'moins')) return null;
  const total = hour * 60 + (word === 'et' ? minutes : -minutes);
  const code = openClock(Math.floor(total / 60), String(total % 60).padStart(2, '0'));
  return code === null ? null : { length: end + 1 - at, code: isNoon ? code.replace('t', 'T') : code };
}

const FRENCH_QUARTERS: Readonly<Record<string, number>> = { demie: 30, demi: 30, quart: 15 };

/** "Half past nine", "quarter to 3", "ten past two", "half 9". */
function pastTheHour(pieces: readonly Piece[], at: number) {
  const start = codeAt(pieces, at) === 'a' ? at + 1 : at;
  const word = codeAt(pieces, start);
  const relation = nextCode(pieces, start);
  // "10 to 2" is a window, and "ten past two" a time.
  const minutes = MINUTE_WORDS[word] ?? (relation === 'past' ? minutesOf(word) : null);
  const bare = word === 'half' && hourAt(pieces, start + 1) !== null;
  const hour = hourAt(pieces, start + (bare ? 1 : 2));
  if (minutes === null || hour === null || !(bare || isRelation(relation))) return null;
  const total =
    hour * 60 + (relation === 'to' || relation === 'of' || relation === 'until' ? -minutes : minutes);
  const code = openClock(Math.floor(total / 60), String(total % 60).padStart(2, '0'));
  return code === null ? null : { length: start - at + (bare ? 2 : 3), code };
}

const isRelation = (word: string): boolean => ['past', 'to', 'after', 'before', 'until', 'of'].includes(word);

/** "8 am", "930 am", "2 p m", "2:30 p.m.", "2 o'clock", "1400 hours", "10 heures". */
function figuresOnTheClock(pieces: readonly Piece[], at: number) {
  const code = codeAt(pieces, at);
  const open = OPEN.exec(code);
  const hour = open === null ? hourAt(pieces, at) : Number(open[1]);
  if (pieces[at]?.mark !== '' && pieces[at]?.mark !== '.') return null;
  const half = halfAt(pieces, at + 1);
  if (hour !== null && half !== null) {
    const clock = halfClock(hour, open?.[2] ?? '00', half.half);
    return clock === null ? null : { length: 1 + half.length, code: clock };
  }
  if (hour !== null && CLOCK_WORDS.has(nextCode(pieces, at)))
    return joinedClock(openClock(hour, open?.[2] ?? '00'));
  const military = /^(\d{1,2})(\d{2})$/.exec(code);
  if (military !== null && half !== null) {
    const clock = halfClock(Number(military[1]), military[2] ?? '', half.half);
    return clock === null ? null : { length: 1 + half.length, code: clock };
  }
  if (military === null || nextCode(pieces, at) !== 'hour') return null;
  return joinedClock(clockCode(`${military[1]}:${military[2]}`));
}

const joinedClock = (code: string | null) => (code === null ? null : { length: 2, code });

function halfAt(pieces: readonly Piece[], at: number): { half: string; length: number } | null {
  const half = HALVES[codeAt(pieces, at)];
  if (half !== undefined) return { half, length: 1 };
  const letter = codeAt(pieces, at);
  return (letter === 'a' || letter === 'p') && nextCode(pieces, at) === 'm'
    ? { half: letter, length: 2 }
    : null;
}

/** "Friday pm", "tomorrow am", "in the am": but never the "am" of "I am free". */
function partAlone(pieces: readonly Piece[], at: number) {
  const half = HALVES[codeAt(pieces, at)];
  const before = codeAt(pieces, at - 1);
  const next = nextCode(pieces, at);
  if (half === undefined || before === 'i' || next === 'me') return null;
  // "Am I talking to a real person?"
  if (at === 0 && next === 'i' && pieces[at]?.mark === '') return null;
  const stands =
    at === 0 ||
    /^(?:D\d|M\d+|\d+o|\d{1,2}|[\d/-]{4,}|the|in|or|either|today|tomorrow|overmorrow|this|next|week|weekend|fortnight)$/.test(
      before,
    ) ||
    /^(?:D\d|M\d+|\d+o|[\d/-]{4,}|next|today|tomorrow|overmorrow)$/.test(next) ||
    (/^(?:day|eve|month)$/.test(before) && next !== 'i');
  if (half === 'a' && !stands) return null;
  return { length: 1, code: half === 'a' ? 'P0' : 'P1' };
}

const codeAt = (pieces: readonly Piece[], at: number): string => pieces[at]?.code ?? '';
const nextCode = (pieces: readonly Piece[], at: number): string =>
  pieces[at]?.mark === '' || pieces[at]?.mark === '.' ? codeAt(pieces, at + 1) : '';

function hourAt(pieces: readonly Piece[], at: number): number | null {
  const figure = /^n?(\d{1,2})$/.exec(codeAt(pieces, at))?.[1];
  return figure === undefined || Number(figure) > 23 ? null : Number(figure);
}

function minutesOf(code: string): number | null {
  const figure = /^n?([0-5]\d)$/.exec(code)?.[1];
  return figure === undefined ? null : Number(figure);
}
