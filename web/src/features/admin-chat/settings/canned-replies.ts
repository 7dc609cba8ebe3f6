import { StoredSetting } from '#lib/alerts/stored-setting.ts';

export interface CannedReply {
  /** What is typed after `/`: lower-case letters, digits and hyphens. */
  shortcut: string;
  text: string;
}

export const MAX_REPLIES = 30;
export const MAX_REPLY_TEXT = 1000;
const SHORTCUT = /^[a-z0-9-]{1,20}$/;

const DEFAULT_REPLIES: readonly CannedReply[] = [
  { shortcut: 'hello', text: 'Hi, thanks for your message! How can I help you?' },
  { shortcut: 'photo', text: 'Could you send us a photo of the items? It helps us give you a fair quote.' },
  { shortcut: 'quote', text: 'I will check this with our removal team and come back to you with a quote.' },
  { shortcut: 'bye', text: 'Thank you for choosing us. Have a great day!' },
];

/** The canned replies that are stored in this browser. */
export const cannedReplies = new StoredSetting('harbour-haul:canned-replies', parse);

/** Returns the replies that a text searches for: `/` and the beginning of a shortcut or of a word of the reply. */
export function findReplies(replies: readonly CannedReply[], text: string): CannedReply[] {
  if (!text.startsWith('/') || text.includes('\n')) return [];
  const search = text.slice(1).trim().toLowerCase();
  const byShortcut = replies.filter(({ shortcut }) => shortcut.startsWith(search));
  const byWord = replies.filter((reply) => !byShortcut.includes(reply) && hasWord(reply, search));
  return [...byShortcut, ...byWord];
}

function hasWord({ text }: CannedReply, search: string): boolean {
  return text
    .toLowerCase()
    .split(/\s+/)
    .some((word) => word.startsWith(search));
}

/** Returns the error of a reply among the others, or null. */
export function replyError(reply: CannedReply, others: readonly CannedReply[]): string | null {
  if (!SHORTCUT.test(reply.shortcut)) return 'Please use 1 to 20 lower-case letters, digits or hyphens.';
  if (others.some(({ shortcut }) => shortcut === reply.shortcut)) return 'This shortcut is used already.';
  if (reply.text.trim() === '') return 'Please write the reply.';
  return null;
}

function parse(stored: unknown): readonly CannedReply[] {
  return Array.isArray(stored) ? stored.filter(isReply).slice(0, MAX_REPLIES) : DEFAULT_REPLIES;
}

function isReply(value: unknown): value is CannedReply {
  if (typeof value !== 'object' || value === null) return false;
  const { shortcut, text }: { shortcut?: unknown; text?: unknown } = value;
  return typeof shortcut === 'string' && SHORTCUT.test(shortcut) && typeof text === 'string';
}
