import {
  type CannedReplies,
  type CannedReply,
  MAX_REPLIES,
  MAX_SHORTCUT,
  replyError,
} from './canned-reply.ts';

/** A reply as browsers kept it before the list was shared. */
export type OwnReply = Pick<CannedReply, 'shortcut' | 'text'>;

/**
 * Returns the shared replies with those of a browser: in place of a list that nobody has saved yet, else behind it, without what it
 * says already. A shortcut that is taken gets a number.
 * @returns also those that fit nowhere, since the list is full or they are not valid any more
 */
export function withOwnReplies(
  { version, replies }: CannedReplies,
  own: readonly OwnReply[],
  newId: () => string,
): { replies: CannedReply[]; left: OwnReply[] } {
  const merged = version === 0 && own.length > 0 ? [] : [...replies];
  const left: OwnReply[] = [];
  for (const { shortcut, text } of own) {
    if (merged.some((other) => other.text.trim() === text.trim())) continue;
    const known = replies.find((other) => other.text === text && other.shortcut === shortcut);
    const reply = known ?? { id: newId(), shortcut: freeShortcut(shortcut, merged), text, topics: [] };
    if (merged.length >= MAX_REPLIES || replyError(reply, merged)) left.push({ shortcut, text });
    else merged.push(reply);
  }
  return { replies: merged, left };
}

/**
 * Returns an admin's changes of the list put upon what others have saved meanwhile: what they added, changed or removed counts,
 * but for the replies that this admin has changed themselves.
 * @param base the list as the admin began with it
 */
export function rebaseReplies(
  base: readonly CannedReply[],
  mine: readonly CannedReply[],
  theirs: readonly CannedReply[],
): CannedReply[] {
  const kept = mine.flatMap((reply) => {
    const before = base.find(({ id }) => id === reply.id);
    const now = theirs.find(({ id }) => id === reply.id);
    return before && isSame(before, reply) ? (now ?? []) : reply;
  });
  const added = theirs.filter(({ id }) => !base.some((before) => before.id === id));
  return [...kept, ...added.filter(({ id }) => !kept.some((reply) => reply.id === id))];
}

function isSame(a: CannedReply, b: CannedReply): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function freeShortcut(wanted: string, taken: readonly CannedReply[]): string {
  const isTaken = (shortcut: string) => taken.some((reply) => reply.shortcut === shortcut);
  let shortcut = wanted;
  for (let number = 2; isTaken(shortcut); number += 1) {
    shortcut = `${wanted.slice(0, MAX_SHORTCUT - 1 - String(number).length)}-${number}`;
  }
  return shortcut;
}
