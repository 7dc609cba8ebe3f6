import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { HALIFAX } from '@harbour-haul/domain/leads/fields/preferred-date';
import { DateTime } from 'luxon';
import { isRelayed, RELAY_NOTE, senderText } from './transcript.ts';

/** Everything that a text editor shows as a line break. */
const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/**
 * Returns the messages as a text file's content: `[local time] Visitor: content`, with a blank line between two (specification
 * section 9). Times are Halifax's, as everywhere in the admin app. Further lines of a message are indented and its empty
 * lines left out, so that no message can contain a line that looks like another message. What the visitor's browser
 * said in the assistant's name is announced above, as on the screen.
 */
export function transcriptText(messages: readonly ChatMessage[]): string {
  const note = isRelayed(messages) ? [`${RELAY_NOTE}\n`] : [];
  return [...note, ...messages.map((message) => `${messageText(message)}\n`)].join('\n');
}

/** Returns `chat_transcript_{visitorId}_{YYYY-MM-DD}.txt`, by the day in Halifax. */
export function transcriptFileName(visitorId: string, now: Date): string {
  const day = DateTime.fromJSDate(now, { zone: HALIFAX }).toFormat('yyyy-MM-dd');
  return `chat_transcript_${visitorId}_${day}.txt`;
}

function messageText(message: ChatMessage): string {
  const { timestamp, content, image } = message;
  const time = DateTime.fromISO(timestamp, { zone: HALIFAX, locale: 'en' }).toFormat(
    'MMM d, yyyy, h:mm:ss a',
  );
  const [first = '', ...more] = content.split(LINE_BREAK);
  const photo = image === null ? [] : [photoText(image)];
  const text = [first, ...more.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join('\n');
  return `[${time}] ${senderText(message)}: ${[text, ...photo].filter(Boolean).join(' ')}`;
}

function photoText(image: string): string {
  return image.startsWith('data:') ? '[photo]' : `[photo: ${image.split('/').at(-1)}]`;
}
