import { halifaxClock } from '../leads/fields/halifax-clock.ts';
import type { TextNews } from './notice.ts';
import type { TextPause, TextShare } from './notice-limits.ts';
import { oneLine } from './one-line.ts';

/** One part of a text message, of letters that phones have had since there are texts; what is longer is paid twice. */
const MAX_TEXT = 160;
/** Of an address of ours of any length. */
const MAX_LENGTH = 300;
const MAX_NAME = 40;
/** Enough to know somebody by, where an address of ours is so long that more would make it two parts. */
const MIN_NAME = 5;

const WORDS: Record<TextShare, string> = { request: 'Lead', visitor: 'Chat' };

/**
 * The text message of what is told, in one part.
 * @param pause that begins with it: nobody would know otherwise that what comes is in the console alone
 */
export function textMessage({ before, name, after, url }: TextNews, pause: TextPause | null): string {
  const end = `${after} ${url}${pause === null ? '' : ` ${pauseText(pause)}`}`;
  const room = Math.max(MIN_NAME, Math.min(MAX_NAME, MAX_TEXT - before.length - end.length));
  // With the mark of an ellipsis a text has 70 characters in a part.
  return oneLine(`${before}${oneLine(name, room).replace(/…$/, '.')}${end}`, MAX_LENGTH);
}

function pauseText({ of, until }: TextPause): string {
  return `${WORDS[of]} texts pause until ${halifaxClock(until)}, see console.`;
}
