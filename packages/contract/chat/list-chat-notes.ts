import type { ChatNote } from '@harbour-haul/domain/chat/notes/chat-note';
import { defineOperation } from '../operation.ts';

/** The notes of a chat in the order of their numbers, for admins. */
export const listChatNotes = defineOperation<{ response: { notes: ChatNote[] } }>()({
  method: 'GET',
  path: '/api/chat/sessions/{id}/notes',
  access: 'admin',
  function: 'chat',
});
