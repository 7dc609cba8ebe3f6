import { isWithinEdits } from '../../../../text/edit-distance.ts';
import { dayCodeOf, longWordsLike, soundsLike, WEAK_DAY_WORDS } from '../../../lexicon/pickup/day-words.ts';
import { CARDINALS, ORDINALS } from '../../../lexicon/pickup/number-words.ts';

export interface PieceCode {
  code: string;
  weak: boolean;
}

/** Dates and hours in figures begin with one. */
const FIGURE = /^\d/;
const ORDINAL = /^(\d{1,2})(?:st|nd|rd|th|er|e|eme|ieme)$/;
const CLOCK = /^(\d{1,2})(?:[:.h](\d{2}))?(a\.?m?|p\.?m?)$/;
/** "930am", "415pm", and not the coolant "R-410A". */
const JOINED_CLOCK = /^(\d{1,2})([0-5]\d)([ap])\.?m$/;
const COLON_CLOCK = /^(\d{1,2})[:](\d{2})(?:ish)?$/;
/** "3.30": no date, and seldom a price. */
const POINT_CLOCK = /^(1\d|2[0-3]|[1-9])\.(15|30|45)$/;
const FRENCH_CLOCK = /^(\d{1,2})h(\d{2})?$/;
const ROUGH_CLOCK = /^(\d{1,2})ish$/;
/** "0900": a figure with a nought in front is on the clock of 24 hours. */
const MILITARY = /^(0[5-9]|[01]\d(?=\d\dh))([0-5]\d)h?$/;

/** What a piece of a word is to the rules: a code, a figure, or the word itself. */
export function pieceCode(piece: string): PieceCode {
  const strong = (code: string): PieceCode => ({ code, weak: false });
  const isFigure = FIGURE.test(piece);
  const ordinal = (isFigure ? ORDINAL.exec(piece)?.[1] : undefined) ?? ORDINALS.get(piece)?.toString();
  if (ordinal !== undefined)
    return { code: `${Number(ordinal)}o`, weak: ORDINALS.has(piece) && Number(ordinal) <= 12 };
  const clock = isFigure ? clockCode(piece) : null;
  if (clock !== null) return strong(clock);
  const cardinal = CARDINALS.get(piece);
  if (cardinal !== undefined) return { code: `n${cardinal}`, weak: true };
  const code = dayCodeOf(piece) ?? dayCodeOf(withoutTail(piece)) ?? slipCode(piece);
  return code === null ? strong(piece) : { code, weak: WEAK_DAY_WORDS.has(piece) };
}

/** `T14:30` where morning and afternoon are told apart, else `t2:30`. */
export function clockCode(piece: string): string | null {
  const halved = CLOCK.exec(piece) ?? JOINED_CLOCK.exec(piece);
  if (halved !== null) return halfClock(Number(halved[1]), halved[2] ?? '00', halved[3]?.[0] ?? '');
  const military = MILITARY.exec(piece);
  if (military !== null) return `T${Number(military[1])}:${military[2]}`;
  const open =
    COLON_CLOCK.exec(piece) ?? POINT_CLOCK.exec(piece) ?? FRENCH_CLOCK.exec(piece) ?? ROUGH_CLOCK.exec(piece);
  return open === null ? null : openClock(Number(open[1]), open[2] ?? '00');
}

export function halfClock(hours: number, minutes: string, half: string): string | null {
  if (hours > 23 || Number(minutes) > 59) return null;
  const hour = hours > 12 || hours === 0 ? hours : (hours % 12) + (half === 'p' ? 12 : 0);
  return `T${hour}:${minutes}`;
}

export function openClock(hours: number, minutes: string): string | null {
  if (hours > 23 || Number(minutes) > 59) return null;
  return hours > 12 || hours === 0 ? `T${hours}:${minutes}` : `t${hours}:${minutes}`;
}

function slipCode(piece: string): string | null {
  const meant = longWordsLike(piece).find((long) => soundsLike(piece, long) || isWithinEdits(piece, long, 1));
  return meant === undefined ? null : dayCodeOf(meant);
}

/** "Off" and "all" end as they should. */
const LONG = 5;

/** "fridayyyy", "tmrwww": the letter that stayed under the thumb. */
function withoutTail(word: string): string {
  let end = word.length;
  while (end > 2 && word[end - 1] === word[end - 2]) end -= 1;
  return word.length >= LONG ? word.slice(0, end) : word;
}
