import type { ChatNote } from './chat-note.ts';

/** What the server notes in a chat whose visitor keeps the request that they wished to cancel there. No username is empty. */
export const KEPT_BY_CUSTOMER: Pick<ChatNote, 'authorId' | 'authorName' | 'content'> = {
  authorId: '',
  authorName: 'Customer',
  content: 'Keeps the request after all: "Keep it" was pressed on the page of the request.',
};
