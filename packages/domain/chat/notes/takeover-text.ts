import type { ChatNote, TakeoverEvent } from './chat-note.ts';

type Happened = Pick<ChatNote, 'authorName' | 'toName' | 'fromName'>;

/** What happened, and by whom where that does not say it. */
const TEXTS: Record<TakeoverEvent, (happened: Happened) => { what: string; detail?: string }> = {
  taken: ({ authorName, fromName }) => ({
    what: `${authorName} took over${fromName === undefined ? '' : ` from ${fromName}`}`,
  }),
  'handed-over': ({ authorName, toName }) => ({
    what: `${authorName} handed over to ${toName ?? 'a colleague'}`,
  }),
  ended: ({ authorName }) => ({ what: 'Assistant back', detail: `ended by ${authorName}` }),
  released: ({ authorName }) => ({ what: 'Assistant back', detail: `${authorName} was away` }),
};

/** Returns an event of a takeover as the team reads it: `Dana took over, 2:14 PM`. @param time of the day */
export function takeoverText(event: TakeoverEvent, happened: Happened, time?: string): string {
  const { what, detail } = TEXTS[event](happened);
  return [[what, time].filter(Boolean).join(', '), detail].filter(Boolean).join(' · ');
}
