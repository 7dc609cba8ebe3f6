import { SITE } from '@harbour-haul/domain/site/site';

/** Notes of what became of a chat, as they are stored with it; each language shows them in its own words. */
export const CHAT_CLOSED =
  'Our team has closed this chat. Write to us again at any time, and a new one begins.';
export const FORGOTTEN =
  'Your request and this chat were deleted. Write again at any time, and a new chat begins.';
export const CANCELED = 'Your request is cancelled. Nobody will come, and there is nothing to pay.';
export const REOPENED = 'Our team works on your request again.';
export const NOT_FORGOTTEN = `This chat could not be deleted from this browser. Please call ${SITE.callbackPhone}.`;

/** A note as it is said today: until November 2026 the first of them was stored as it is spelled in the United States. */
export const noteOfToday = (note: string): string => note.replace('canceled', 'cancelled');

const TEAM = `The ${SITE.brand} team`;
/** What it was called in notes of before. */
const FORMER_TEAM = 'Our team';
const LEFT = ' has left the chat.';
const JOINED = 'You are now chatting with ';
const GOES_ON = ' The assistant goes on with you.';

export const joinedNote = (adminName: string | null): string =>
  `${JOINED}${adminName ?? `the ${SITE.brand} team`}`;

/** True whether that person ended it or the server did because they were gone; the session does not tell which. */
export const leftNote = (adminName: string | null, finished: boolean): string =>
  `${adminName ?? TEAM}${LEFT}${finished ? '' : GOES_ON}`;

/** Who joined or left by such a note, null for the team; undefined where it says something else. */
export function readNote(
  note: string,
): { what: 'joined' | 'left'; who: string | null; goesOn: boolean } | undefined {
  if (note.startsWith(JOINED))
    return { what: 'joined', who: nameIn(note.slice(JOINED.length)), goesOn: false };
  const at = note.lastIndexOf(LEFT);
  if (at < 0) return undefined;
  return { what: 'left', who: nameIn(note.slice(0, at)), goesOn: note.endsWith(GOES_ON) };
}

const nameIn = (who: string) =>
  [TEAM, FORMER_TEAM].some((team) => team.toLowerCase() === who.toLowerCase()) ? null : who;
