import { MAX_MESSAGE_LENGTH } from '@harbour-haul/domain/chat/messages/chat-message';
import type { ChatNote } from '@harbour-haul/domain/chat/notes/chat-note';
import { type InferType, object, string } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';
import { defineOperation } from '../operation.ts';

/**
 * Stores an admin's note of a chat, be it closed, and returns it, 201; under the same `clientNoteId` the first one. 409
 * where the visitor had the chat forgotten.
 */
export const postChatNote = defineOperation<{ body: PostNoteBody; response: ChatNote }>()({
  method: 'POST',
  path: '/api/chat/sessions/{id}/notes',
  access: 'admin',
  function: 'chat',
});

export const postChatNoteRequest = { body: postNoteSchema };

export type PostNoteBody = InferType<ReturnType<typeof postNoteSchema>>;

function postNoteSchema() {
  return object({
    content: string()
      .typeError(INVALID)
      .required('Please write a note.')
      .max(MAX_MESSAGE_LENGTH, 'Notes must be at most 4,000 characters.')
      .matches(/\S/, 'Please write a note.'),
    clientNoteId: string()
      .typeError(INVALID)
      .required(REQUIRED)
      .matches(/^[\x21-\x7e]{1,100}$/, 'Please use 1 to 100 printable characters without blanks.'),
  });
}
