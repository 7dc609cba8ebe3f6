import { answeredByPhoneText } from '@harbour-haul/domain/chat/notes/answered-by-phone-text';
import { PERSON_CAME } from '@harbour-haul/domain/chat/questions/person-request';
import { questionsAnswered } from '@harbour-haul/domain/chat/questions/team-questions';
import { nextNote } from '../messages/next-note.ts';
import type { Table } from '../table/table.ts';
import { decideChange, type TakeoverResult } from './decide-change.ts';
import type { SessionsRepository } from './sessions-repository.ts';
import type { Actor } from './takeovers-repository.ts';

/** Questions of visitors that the team has answered outside of their chat. */
export class AnsweredQuestions {
  readonly #tables: { messages: Table; sessions: Table };
  readonly #sessions: Pick<SessionsRepository, 'get'>;

  constructor(tables: { messages: Table; sessions: Table }, sessions: Pick<SessionsRepository, 'get'>) {
    this.#tables = tables;
    this.#sessions = sessions;
  }

  /**
   * Marks questions of a chat as answered by phone, be it closed, and notes them and who has answered. With none left the chat
   * needs the team no more for a question; what else its visitor wants a person for stays, but for a call, which that was.
   * @param lines the questions, as the chat's lead has them.
   */
  async answer(
    id: string,
    lines: readonly string[],
    { adminId, adminName }: Actor,
    now: Date,
  ): Promise<TakeoverResult> {
    return decideChange(this.#tables.sessions, this.#sessions, id, (session, { questions: known }) => {
      if (session.forgottenAt !== null) return { outcome: 'closed' };
      const questions = questionsAnswered(known, lines, adminId);
      if (questions === known) return { outcome: 'unchanged', session };
      const isOver = questions.open.length === 0 && session.personRequestAbout === 'question';
      const said = { authorId: adminId, authorName: adminName, content: answeredByPhoneText(lines) };
      return {
        session: {
          ...(isOver && PERSON_CAME),
          ...(session.callBackAt && { callBackAt: null }),
        },
        questions,
        note: nextNote(this.#tables.messages, session, said, now),
      };
    });
  }
}
