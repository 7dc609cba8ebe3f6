import type { QuestionTopic } from '../../conversation/lexicon/questions/question-topics.ts';
import { unknownVariables, variableList } from './reply-variables.ts';

/** A reply that admins have ready. All of them share one list, in their own order. */
export interface CannedReply {
  id: string;
  /** What is typed after `/`: lower-case letters, digits and hyphens. */
  shortcut: string;
  /** With variables such as `{name}` (`reply-variables.ts`). */
  text: string;
  /** What it is suggested for, where a visitor asks about it. */
  topics: QuestionTopic[];
}

/** The shared list, and how often it was saved: 0 where it is still the first one. */
export interface CannedReplies {
  version: number;
  replies: CannedReply[];
}

/** So many that all fit into one item and one menu. */
export const MAX_REPLIES = 50;
export const MAX_REPLY_TEXT = 1000;
export const MAX_SHORTCUT = 20;
const SHORTCUT = /^[a-z0-9-]{1,20}$/;

/** What the list begins with. */
export const FIRST_REPLIES: readonly CannedReply[] = [
  { id: 'hello', shortcut: 'hello', text: 'Hi, thanks for your message! How can I help you?', topics: [] },
  {
    id: 'photo',
    shortcut: 'photo',
    text: 'Could you send us a photo of the items? It helps us give you a fair quote.',
    topics: ['photo', 'price', 'what-we-take', 'heavy-things'],
  },
  {
    id: 'quote',
    shortcut: 'quote',
    text: 'I will check this with our removal team and come back to you with a quote.',
    topics: ['price', 'estimate-on-site', 'is-it-free'],
  },
  { id: 'bye', shortcut: 'bye', text: 'Thank you for choosing us. Have a great day!', topics: [] },
];

/** What is wrong with a reply, and with which part of it. */
export interface ReplyError {
  field: 'shortcut' | 'text';
  remedy: string;
}

/** Returns what is wrong with a reply among the others, or null. */
export function replyError(
  { shortcut, text }: Pick<CannedReply, 'shortcut' | 'text'>,
  others: readonly Pick<CannedReply, 'shortcut'>[],
): ReplyError | null {
  if (!SHORTCUT.test(shortcut))
    return { field: 'shortcut', remedy: 'Please use 1 to 20 lower-case letters, digits or hyphens.' };
  if (others.some((other) => other.shortcut === shortcut))
    return { field: 'shortcut', remedy: 'This shortcut is used already.' };
  if (text.trim() === '') return { field: 'text', remedy: 'Please write the reply.' };
  const [unknown] = unknownVariables(text);
  if (unknown === undefined) return null;
  return { field: 'text', remedy: `There is no ${unknown}. You can use ${variableList()}.` };
}

/** Where in a text replies are searched for, from its `/` to the end of what is searched. */
export interface ReplySearch {
  from: number;
  to: number;
}

/**
 * Returns where a text searches for replies, right before the caret: at its beginning or behind a space, so that neither "and/or"
 * nor a link does. Words are searched for as long as nothing stands before them.
 */
export function replySearch(text: string, caret: number): ReplySearch | null {
  const before = text.slice(0, caret);
  const isWhole = before.startsWith('/') && !before.includes('\n');
  const from = isWhole ? 0 : before.search(/(?<=\s)\/\S*$/);
  return from < 0 ? null : { from, to: caret };
}

/** Returns the replies that are searched for by `/` and the beginning of a shortcut or of a word of the reply. */
export function findReplies(replies: readonly CannedReply[], searched: string): CannedReply[] {
  const search = searched.slice(1).trim().toLowerCase();
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
