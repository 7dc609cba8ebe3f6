import { FILLERS, FOLLOWERS } from '../../../lexicon/pickup/context-words.ts';
import { dateFrom } from './calendar/calendar-count.ts';
import { oneDay } from './calendar/day-value.ts';
import type { Mention, Said } from './mention.ts';
import type { PickupText } from './pickup-text.ts';

const FEW = 4;
const STRENGTH = 0.4;
const LAST_HOUR = 23;

/** Whether a word says nothing of its own in an answer about when. */
export function isFiller({ raw, code }: { raw: string; code: string }): boolean {
  return FILLERS.has(raw) || FOLLOWERS.has(raw) || code === ',' || code === '|' || code === '-';
}

/** "2", "2 please", "28": an hour or a date, where the pickup was asked for and the message holds nothing else. */
export function bareFigure({ words }: PickupText, today: string): Mention[] {
  const at = words.findIndex(({ code }) => /^n?\d{1,2}$/.test(code));
  const figure = /\d+/.exec(words[at]?.code ?? '')?.[0];
  const isAlone = words.every((word, index) => index === at || isFiller(word));
  if (figure === undefined || !isAlone || words.length > FEW) return [];
  const said = meaningOf(Number(figure), today);
  if (said === null) return [];
  return [
    { from: at, to: at + 1, said, about: 'unsaid', strength: STRENGTH, ruledOut: false, preferred: false },
  ];
}

function meaningOf(figure: number, today: string): Said | null {
  if (figure > LAST_HOUR) {
    return figure > 31 ? null : { kind: 'day', day: oneDay(dateFrom(figure, today), STRENGTH, 'bare date') };
  }
  const clock = { hour: figure, minutes: '00', open: figure >= 1 && figure <= 12 };
  return { kind: 'time', time: { kind: 'clock', clock, use: 'at', strength: STRENGTH, guarded: true } };
}
