import { halifaxToday } from '../halifax-today.ts';
import type { ConversationState } from '../state.ts';
import type { TurnContext } from '../turn.ts';
import { namedSlot } from '../understanding/changes.ts';
import { withDictatedSigns } from '../understanding/text/dictated-signs.ts';
import { withStarredCorrections } from '../understanding/text/starred-corrections.ts';
import { readUtterance } from '../understanding/utterance/read-utterance.ts';
import { withAnsweringNo } from './reading/answering-no.ts';
import { withOrderedDay } from './reading/kept-day.ts';
import { understandAt } from './understand-at.ts';
import { withoutEcho } from './without-echo.ts';

/**
 * Returns a typed message as its visitor means it, in words that are read the same wherever they are said: signs that were dictated, words
 * behind a star, a wrong number before the right one.
 */
export function asMeant(state: ConversationState, typed: string, context: TurnContext): string {
  const own = withoutEcho(typed.toWellFormed().trim(), state.lastReplies.at(-1));
  const known = state.slots.pickup?.day ?? null;
  const complete = state.lead === 'collecting' ? withForgotten(state, own, context) : own;
  const housed = state.step === 'address' ? complete.replace(WRONG_HOUSE, '$1 ') : complete;
  const written = withOrderedDay(withStarredCorrections(withDictatedSigns(housed)), known);
  return withAnsweringNo(written, known, halifaxToday(context.now));
}

/** "You forgot the key at Burke Law", "you left out the mattress": of what was told here, and to be taken up. */
const FORGOTTEN =
  /^(?:(?:hey|but|and|no|oh|um|ok|okay|wait|hi)[, ]+){0,3}(?:you|u) (?:forgot|missed|left (?:out|off)|didn['’]?t (?:add|note|include|write|put(?: down| in)?)) (?:about )?(?=\S)(?!me\b|it\b|that\b)/i;

/** "71 not 17 Shore Road", before any address is known. */
const WRONG_HOUSE = /^(\d{1,5}[a-z]?),? (?:not|pas) \d{1,5}[a-z]? (?=\p{L})/iu;

/** What the assistant is said to have forgotten comes on top: of the load and its like by its words, and else as a note. */
function withForgotten(state: ConversationState, text: string, context: TurnContext): string {
  if (!FORGOTTEN.test(text)) return text;
  // "You forgot the unit, 4B" names what it is of.
  if (namedSlot(readUtterance(text)) !== null) return text;
  const added = text.replace(FORGOTTEN, 'also ');
  const isValue = understandAt(state, added, context).verdicts.some(({ verdict }) => verdict === 'stored');
  return isValue ? added : text.replace(FORGOTTEN, 'add a note: ');
}
