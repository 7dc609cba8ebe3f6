import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { TeamQuestions } from '@harbour-haul/domain/chat/questions/team-questions';
import { JUST_ASKED_ATTRIBUTE, OWNER_ATTRIBUTE } from '../keys.ts';
import { sessionKey } from '../rows.ts';
import { commit, guarded, unguarded } from '../table/commit.ts';
import type { Write } from '../table/items.ts';
import type { Table } from '../table/table.ts';
import { fromSessionItem, isJustAsked, listedStatus, ownerStatus, storedQuestions } from './session-items.ts';

/** What a change sets; null removes. */
type Changes = Partial<
  Pick<
    ChatSession,
    | 'status'
    | 'isHandedOff'
    | 'adminId'
    | 'adminName'
    | 'adminDisplayName'
    | 'handedOverBy'
    | 'ownerId'
    | 'ownerName'
    | 'adminViewed'
    | 'personRequestedAt'
    | 'personRequestAbout'
    | 'askedBeforeCancel'
    | 'resumeFrom'
    | 'snoozedUntil'
    | 'snoozedBy'
    | 'snoozeEndedAt'
    | 'customer'
    | 'leadId'
    | 'leadSentAt'
    | 'leadCanceledAt'
    | 'callBackAt'
  >
>;

export interface SessionChange {
  session: Changes;
  /** What is kept beside the session (`session-items.ts`). */
  bookkeeping?: { holderSeenAt?: string; waitingSince?: string | null };
  questions?: TeamQuestions;
  /** A condition beside that the session is still as it was read. */
  only?: { condition: string; values?: Record<string, unknown> };
  /** The next note of the session, which is stored with the change or not at all. */
  note?: { number: number; write: Write };
}

/**
 * Changes a session in one conditional write, with the status by which it is listed.
 * @param read the session as it was read.
 * @returns the session after it; null where it, or its messages, have changed since.
 */
export async function changeSession(
  table: Table,
  read: ChatSession,
  { session: changes, bookkeeping = {}, questions, only, note }: SessionChange,
): Promise<ChatSession | null> {
  const next = { ...read, ...changes, ...(note && { noteSeq: note.number }), version: read.version + 1 };
  const set = Object.entries({
    ...changes,
    ...bookkeeping,
    ...(questions && { questions: storedQuestions(questions) }),
    ...(note && { noteSeq: note.number }),
    status: listedStatus(next),
    [OWNER_ATTRIBUTE]: ownerStatus(next.ownerId, listedStatus(next)),
    [JUST_ASKED_ATTRIBUTE]: isJustAsked(next, read) ? true : null,
    version: next.version,
  });
  const kept = set.filter(([, value]) => value !== null);
  const removed = set.filter(([, value]) => value === null).map(([name]) => `#${name}`);
  const update = {
    update:
      `SET ${kept.map(([name]) => `#${name} = :${name}`).join(', ')}` +
      (removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : ''),
    condition: [
      '#version = :readVersion',
      'seq = :readSeq',
      // Notes change neither.
      ...(note ? ['(attribute_not_exists(noteSeq) OR noteSeq = :readNoteSeq)'] : []),
      ...(only ? [only.condition] : []),
    ].join(' AND '),
    names: Object.fromEntries(set.map(([name]) => [`#${name}`, name])),
    values: {
      ...Object.fromEntries(kept.map(([name, value]) => [`:${name}`, value])),
      ':readVersion': read.version,
      ':readSeq': read.seq,
      ...(note && { ':readNoteSeq': read.noteSeq }),
      ...only?.values,
    },
  };
  if (note) {
    const change = guarded('conflict', table.updating(sessionKey(read.id), update));
    return (await commit(table, [...change, ...unguarded(note.write)])) === 'committed' ? next : null;
  }
  const item = await table.update(sessionKey(read.id), update);
  return item && fromSessionItem(item).session;
}
