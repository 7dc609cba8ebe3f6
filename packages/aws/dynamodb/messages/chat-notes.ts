import type { ChatNote } from '@harbour-haul/domain/chat/notes/chat-note';
import { messageKey, messageReceiptKey, notesPartition, sessionKey } from '../rows.ts';
import { putNoteReceipt } from '../sessions/session-writes.ts';
import type { SessionsRepository } from '../sessions/sessions-repository.ts';
import { commit, guarded, unguarded } from '../table/commit.ts';
import type { Table } from '../table/table.ts';
import { retryOnConflict } from '../table/transactions.ts';
import { fromNoteItem, toNoteItem } from './note-items.ts';

/** What an admin sends of a note. */
export type NoteDraft = Pick<ChatNote, 'id' | 'content' | 'authorId' | 'authorName'> & {
  clientNoteId: string;
};

export type NoteResult =
  | { outcome: 'stored' | 'repeated'; note: ChatNote }
  | { outcome: 'missing' | 'forgotten' | 'id_used_for_other_note' | 'busy' };

/**
 * What admins note of chats, beside the messages and in none of their partitions: what reads messages for a visitor cannot
 * come upon a note (decision 0063). A note and the count of its session change in one transaction, so that numbers have no gaps.
 */
export class ChatNotes {
  readonly #table: Table;
  readonly #sessionsTable: Table;
  readonly #sessions: Pick<SessionsRepository, 'get'>;

  constructor(tables: { messages: Table; sessions: Table }, sessions: Pick<SessionsRepository, 'get'>) {
    this.#table = tables.messages;
    this.#sessionsTable = tables.sessions;
    this.#sessions = sessions;
  }

  /** Stores a note as the next one of a session, open or closed, once whatever is repeated. */
  async add(sessionId: string, draft: NoteDraft, now: Date): Promise<NoteResult> {
    const result = await retryOnConflict(() => this.#tryAdd(sessionId, draft, now));
    return result ?? { outcome: 'busy' };
  }

  /** The notes of a session, in order. */
  async list(sessionId: string): Promise<ChatNote[]> {
    const items = await this.#table.queryAll({
      where: 'sessionId = :partition',
      values: { ':partition': notesPartition(sessionId) },
      consistent: true,
    });
    return items.map((item) => fromNoteItem(sessionId, item));
  }

  async #tryAdd(
    sessionId: string,
    { clientNoteId, ...draft }: NoteDraft,
    now: Date,
  ): Promise<NoteResult | null> {
    const session = (await this.#sessions.get(sessionId))?.session;
    if (!session) return { outcome: 'missing' };
    if (session.forgottenAt !== null) return { outcome: 'forgotten' };
    const { seq: afterSeq, noteSeq } = session;
    const note = { ...draft, sessionId, number: noteSeq + 1, afterSeq, createdAt: now.toISOString() };
    const item = toNoteItem(note, clientNoteId);
    const result = await commit(this.#table, [
      ...guarded('conflict', this.#counting(note)),
      ...unguarded(this.#table.putting(item, { condition: 'attribute_not_exists(sessionId)' })),
      ...guarded(
        'receipt',
        putNoteReceipt(this.#sessionsTable, { ...item, clientMessageId: clientNoteId }, now),
      ),
    ]);
    if (result === 'committed') return { outcome: 'stored', note };
    return result === 'receipt' ? this.#repeated(note, clientNoteId) : null;
  }

  /** Not of a chat that is being forgotten or erased: nothing would take the note away again. */
  #counting({ sessionId, number }: ChatNote) {
    return this.#sessionsTable.updating(sessionKey(sessionId), {
      update: 'SET noteSeq = :number',
      condition:
        'attribute_exists(id) AND attribute_not_exists(forgottenAt) AND (attribute_not_exists(noteSeq) OR noteSeq = :read)',
      values: { ':number': number, ':read': number - 1 },
    });
  }

  async #repeated({ sessionId, content, authorId }: ChatNote, clientNoteId: string): Promise<NoteResult> {
    const partition = notesPartition(sessionId);
    const receipt = await this.#sessionsTable.get(messageReceiptKey(partition, clientNoteId));
    const item = receipt && (await this.#table.get(messageKey(partition, Number(receipt.messageSeq))));
    if (!item) throw new Error('A receipt names a note that is not there.');
    const note = fromNoteItem(sessionId, item);
    const isSame = note.content === content && note.authorId === authorId;
    return isSame ? { outcome: 'repeated', note } : { outcome: 'id_used_for_other_note' };
  }
}
