import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { KEPT_BY_CUSTOMER } from '@harbour-haul/domain/chat/notes/kept-by-customer';
import { withoutCancelWish } from '@harbour-haul/domain/chat/questions/person-request';
import { nextNote } from '../messages/next-note.ts';
import type { Table } from '../table/table.ts';
import { decideChange } from './decide-change.ts';
import type { SessionsRepository } from './sessions-repository.ts';

/** Wishes to cancel a request that visitors have said in their chats. */
export class CancelWishes {
  readonly #tables: { messages: Table; sessions: Table };
  readonly #sessions: Pick<SessionsRepository, 'get'>;

  constructor(tables: { messages: Table; sessions: Table }, sessions: Pick<SessionsRepository, 'get'>) {
    this.#tables = tables;
    this.#sessions = sessions;
  }

  /**
   * Takes back what a visitor wished in a chat, and notes it there for the team, who may have been told of the wish.
   * @returns the changed session, or null: nobody is waiting for that any more.
   */
  async takeBack(id: string, now: Date): Promise<ChatSession | null> {
    const result = await decideChange(this.#tables.sessions, this.#sessions, id, (session, { questions }) => {
      const changes = withoutCancelWish(session, questions);
      if (changes === null || session.forgottenAt !== null) return { outcome: 'unchanged', session };
      return { session: changes, note: nextNote(this.#tables.messages, session, KEPT_BY_CUSTOMER, now) };
    });
    return result.outcome === 'changed' ? result.session : null;
  }
}
