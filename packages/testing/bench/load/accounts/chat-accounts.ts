import { notesPartition } from '@harbour-haul/aws/dynamodb/rows';
import { statusOfState } from '@harbour-haul/aws/dynamodb/sessions/session-items';
import { MAX_CHAT_COUNT } from '@harbour-haul/contract/chat/count-chat-sessions';
import { ACTIVE_STATES } from '@harbour-haul/domain/chat/chat-state';
import { LAST_FUNNEL_STEP } from '@harbour-haul/domain/chat/funnel';
import { type Account, account, atMost } from './account.ts';
import type { Row } from './read-rows.ts';
import type { Settlement } from './settlement.ts';

/** Chats and their messages as rows, as acknowledged and as counted. */
export async function chatAccounts(settlement: Settlement): Promise<Account[]> {
  const { admin, failures, acknowledged, rowsOf } = settlement;
  const sessions = (await rowsOf('SessionsTable')).filter(({ id }) => !String(id).includes('#'));
  const rows = Map.groupBy(await rowsOf('MessagesTable'), ({ sessionId }) => String(sessionId));
  // Beside the messages are what admins and the server have noted of a chat.
  const messages = new Map([...rows].filter(([partition]) => !partition.includes('#')));
  const ids = new Set(sessions.map(({ id }) => String(id)));
  const told = [...acknowledged.chats];
  const lost = told.flatMap(([id, { seqs }]) => {
    const stored = new Set(messages.get(id)?.map(({ seq }) => Number(seq)));
    return seqs.filter((seq) => !stored.has(seq)).map((seq) => `${id} ${seq}`);
  });
  const { funnel } = await admin.call('getLeadsOverview', { query: { days: '7' } });
  return [
    account(
      'chats that were acknowledged and are gone',
      [],
      told.map(([id]) => id).filter((id) => !ids.has(id)),
    ),
    atMost('chats that nobody was told of, by as many failures', failures, ids.size - told.length),
    account('messages that were acknowledged and are gone', [], lost),
    account(
      'numbers that two messages were told',
      [],
      told.flatMap(([id, { seqs }]) => twice(seqs).map((seq) => `${id} ${seq}`)),
    ),
    atMost(
      'messages that nobody was told of, by as many failures',
      failures,
      rowCount(messages) - toldMessages(settlement),
    ),
    account(
      'chats whose messages are not numbered from 1 to their last',
      [],
      sessions
        .filter(({ id, seq }) => !isNumbered(Number(seq), messages.get(String(id)) ?? []))
        .map(({ id }) => id),
    ),
    account(
      'chats whose notes are not numbered from 1 to their last',
      [],
      sessions
        .filter(
          ({ id, noteSeq }) => !isNumbered(Number(noteSeq ?? 0), rows.get(notesPartition(String(id))) ?? []),
        )
        .map(({ id }) => id),
    ),
    account(
      'chats that came to each step',
      funnelOf(sessions),
      funnel.map(({ chats }) => chats),
    ),
    account('chats in each state', stateCounts(sessions), await admin.call('countChatSessions')),
  ];
}

function toldMessages({ acknowledged }: Settlement): number {
  return [...acknowledged.chats.values()].reduce((sum, { seqs }) => sum + seqs.length, 0);
}

function rowCount(messages: ReadonlyMap<string, readonly Row[]>): number {
  return [...messages.values()].reduce((sum, rows) => sum + rows.length, 0);
}

function twice(seqs: readonly number[]): number[] {
  return seqs.filter((seq, index) => seqs.indexOf(seq) !== index);
}

function isNumbered(last: number, rows: readonly Row[]): boolean {
  const seqs = rows.map(({ seq }) => Number(seq)).toSorted((a, b) => a - b);
  return seqs.length === last && seqs.every((seq, index) => seq === index + 1);
}

function funnelOf(sessions: readonly Row[]): number[] {
  const reached = (step: number) =>
    sessions.filter(({ furthestStep }) => Number(furthestStep ?? 0) >= step).length;
  return Array.from({ length: LAST_FUNNEL_STEP }, (_, index) => reached(index + 1));
}

function stateCounts(sessions: readonly Row[]): Record<string, number> {
  const inState = (state: (typeof ACTIVE_STATES)[number]) =>
    sessions.filter(({ status }) => status === statusOfState(state)).length;
  return Object.fromEntries(ACTIVE_STATES.map((state) => [state, Math.min(MAX_CHAT_COUNT, inState(state))]));
}
