import type { ChatNote, Closing } from './chat-note.ts';

/** Returns the end of a chat as the team reads it: `Dana closed the chat, 2:14 PM`. @param time of the day */
export function closingText(
  closing: Closing,
  { authorName }: Pick<ChatNote, 'authorName'>,
  time?: string,
): string {
  const what = closing === 'idle' ? 'Closed by itself' : `${authorName} closed the chat`;
  const detail = closing === 'idle' ? ' · nobody wrote any more' : '';
  return [what, time].filter(Boolean).join(', ') + detail;
}
