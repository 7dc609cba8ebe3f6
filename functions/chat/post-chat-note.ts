import type { NoteResult } from '@harbour-haul/aws/dynamodb/messages/chat-notes';
import { postChatNoteRequest } from '@harbour-haul/contract/chat/post-chat-note';
import { messageTerms } from '@harbour-haul/domain/chat/chat-search';
import type { ChatNote } from '@harbour-haul/domain/chat/notes/chat-note';
import { AppError } from '@harbour-haul/domain/errors';
import { colleagueName } from '@harbour-haul/domain/users/display-name';
import { tooManyConflicts } from '../shared/chat/too-many-conflicts.ts';
import { ignoreFailure } from '../shared/live/ignore-failure.ts';
import { log } from '../shared/log.ts';
import { operation } from '../shared/operation.ts';
import type { ChatDeps } from './deps.ts';

/** `POST /api/chat/sessions/{id}/notes`: a note for the other admins, who alone are told. */
export const postChatNote = operation(
  'postChatNote',
  postChatNoteRequest,
  async ({ body, params, user }, deps: ChatDeps) => {
    const author = { authorId: user.id, authorName: colleagueName(user) };
    const draft = { ...body, ...author, id: deps.newId(), content: body.content.trim().toWellFormed() };
    const note = requireNote(await deps.notes.add(params.id, draft, deps.now()));
    log('info', 'note stored', { sessionId: note.sessionId, number: note.number });
    // A repeated one as well: its first sender may have died between storing and pushing.
    await Promise.all([
      deps.relay.notifyAdmins({ type: 'note', sessionId: note.sessionId, noteSeq: note.number }),
      ignoreFailure(() => makeFound(note, deps), 'chat terms failed'),
    ]);
    return { status: 201, body: note };
  },
);

/** Makes the chat found by the words of its note, which admins alone search; they go when the chat is forgotten or erased. */
async function makeFound({ sessionId, content }: ChatNote, { sessions, terms }: ChatDeps): Promise<void> {
  const row = await sessions.get(sessionId);
  if (row) await terms.add(row.session, messageTerms('admin', content));
}

/** @throws AppError where there is none. */
function requireNote(result: NoteResult): ChatNote {
  switch (result.outcome) {
    case 'stored':
    case 'repeated':
      return result.note;
    case 'missing':
      throw new AppError('not_found', 'There is no such chat.');
    case 'forgotten':
      throw new AppError('chat_closed', 'The visitor asked to be forgotten.');
    case 'id_used_for_other_note':
      throw new AppError(
        'idempotency_mismatch',
        'This clientNoteId was used for another note; please use a new one.',
        { fields: { clientNoteId: 'Please use a new ID.' } },
      );
    case 'busy':
      throw tooManyConflicts();
    default:
      return result satisfies never;
  }
}
