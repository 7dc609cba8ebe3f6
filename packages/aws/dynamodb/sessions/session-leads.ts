import { type SaidOfCustomer, withSaid } from '@harbour-haul/domain/chat/chat-customer';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { withPersonRequest } from '@harbour-haul/domain/chat/questions/person-request';
import { questionsWithLead } from '@harbour-haul/domain/chat/questions/team-questions';
import type { Table } from '../table/table.ts';
import { retryOnConflict } from '../table/transactions.ts';
import { changeSession, type SessionChange } from './change-session.ts';
import type { SessionRow } from './session-items.ts';
import type { SessionsRepository } from './sessions-repository.ts';

/** What a chat's lead says of its session. */
export interface SavedLead {
  leadId: number;
  customer: SaidOfCustomer;
  /** When its visitor sent it; null while they are still talking. */
  sentAt: string | null;
  /** What the visitor asked and nobody has answered, as the lead has it. */
  openQuestions: string | null;
  /** Since when its visitor waits for a call, null where they do not; undefined where that is not known anew. */
  callBackAt: string | null | undefined;
}

/** Where the lead of a session stands, as its visitor and the team are to see it in the chat. */
export interface LeadStanding {
  /** Null where it is not canceled, or not any more. */
  canceledAt: string | null;
  /** As in `SavedLead`. */
  callBackAt: string | null;
}

/** Notes on a session what became of it among the leads, so that consoles show it without reading leads. */
export class SessionLeads {
  readonly #table: Table;
  readonly #sessions: Pick<SessionsRepository, 'get'>;

  /** @param table the sessions' table. */
  constructor(table: Table, sessions: Pick<SessionsRepository, 'get'>) {
    this.#table = table;
    this.#sessions = sessions;
  }

  /**
   * Notes the lead that a session was saved to, where the session does not say so already. With questions for the team it is
   * one that needs the team, whether or not the message that asked has said so.
   * @param read the session as it was read a moment ago.
   * @returns the changed session, or null: nothing is new, or the visitor had it forgotten.
   */
  note(read: SessionRow, lead: SavedLead, now: Date): Promise<ChatSession | null> {
    return this.#change(read, (row) => newOf(row, lead, now));
  }

  /**
   * Notes whether the lead that a session was saved to is canceled, and whether its visitor waits for a call.
   * @returns as `note`.
   */
  noteStanding(read: ChatSession, { canceledAt, callBackAt }: LeadStanding): Promise<ChatSession | null> {
    return this.#change({ session: read }, ({ session }) => {
      const isCancelKnown = (session.leadCanceledAt === null) === (canceledAt === null);
      const isCallKnown = (session.callBackAt ?? null) === callBackAt;
      if ((isCancelKnown && isCallKnown) || session.forgottenAt !== null) return null;
      return {
        session: {
          ...(!isCancelKnown && { leadCanceledAt: canceledAt }),
          ...(!isCallKnown && { callBackAt }),
        },
      };
    });
  }

  async #change<Read extends Pick<SessionRow, 'session'>>(
    read: Read,
    decide: (row: Read | SessionRow) => SessionChange | null,
  ): Promise<ChatSession | null> {
    let known: Read | null = read;
    const result = await retryOnConflict(async () => {
      const row = known ?? (await this.#sessions.get(read.session.id));
      known = null;
      const change = row && decide(row);
      if (!row || !change) return { session: null };
      const changed = await changeSession(this.#table, row.session, change);
      return changed && { session: changed };
    });
    return result?.session ?? null;
  }
}

/** What of a lead a session does not say yet; null for nothing. */
function newOf({ session, questions: known }: SessionRow, lead: SavedLead, now: Date): SessionChange | null {
  if (session.forgottenAt !== null) return null;
  const { leadId, openQuestions } = lead;
  const customer = withSaid(session.customer, lead.customer);
  // Sent again, once it was canceled, it is another request.
  const isAnew = session.leadCanceledAt !== null && session.leadId !== leadId;
  const leadSentAt = (isAnew ? lead.sentAt : null) ?? session.leadSentAt ?? lead.sentAt;
  const asked = openQuestions !== null && isUnseen(session) ? withPersonRequest(session, ABOUT, now) : null;
  const questions = questionsWithLead(known, openQuestions);
  const knownCall = session.callBackAt ?? null;
  const { callBackAt = knownCall } = lead;
  const isKnown =
    session.leadId === leadId &&
    customer === session.customer &&
    leadSentAt === session.leadSentAt &&
    callBackAt === knownCall &&
    questions === known;
  if (isKnown && asked === null) return null;
  return {
    session: {
      leadId,
      customer,
      leadSentAt,
      ...(callBackAt !== knownCall && { callBackAt }),
      ...(isAnew && { leadCanceledAt: null }),
      ...asked,
    },
    ...(questions !== known && { questions }),
  };
}

const ABOUT = { about: 'question' } as const;

/** Nobody of the team has had the chat, so that nobody can have answered either. */
function isUnseen({ status, isHandedOff, ownerId }: ChatSession): boolean {
  return status === 'active' && !isHandedOff && ownerId === null;
}
