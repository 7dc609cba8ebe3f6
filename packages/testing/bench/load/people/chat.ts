import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import type { AdminDesk } from './admin-desk.ts';
import type { LoadCaller } from './load-caller.ts';
import { LoadSocket } from './load-socket.ts';
import { look } from './look.ts';
import type { Person } from './person.ts';
import { type Chat, say } from './say.ts';
import { talkToPerson } from './talk-to-person.ts';

/** What the visitor says, ten times; from the second on the lead is saved with each answer, as the widget does. */
const SAYS = [
  'Hi, how much is a couch?',
  'A couch and two chairs',
  'Jane Roe',
  'You can call me any time',
  'Elm Street in Halifax',
  'Tomorrow would be best',
  'By phone please',
  'No stairs',
  'Nothing else',
  'Yes, send it',
] as const;
const REPLY = 'Thanks! And what else should we know about it?';
/** People need half a minute for an answer; here it is this much at most, with the pings of half a minute. */
const MAX_PAUSE_MS = 300;

/**
 * Chats for twenty messages over HTTP with a socket open, as browsers do, and saves the lead nine times.
 * @param wantsPerson whether the visitor talks to one of the desk at the end
 */
export async function chat(
  caller: LoadCaller,
  person: Person,
  { desk, wantsPerson }: { desk: AdminDesk; wantsPerson: boolean },
): Promise<void> {
  await look(caller, person);
  const { visitorId } = person;
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const { id } = await caller.call('createChatSession', { body: { visitorId, status: 'active' }, headers });
  const acknowledged = caller.recorder.acknowledged.begunChat(id);
  const query = new URLSearchParams({ isAdmin: 'false', visitorId, sessionId: id });
  const socket = await LoadSocket.open(caller, `?${query.toString()}`);
  try {
    await socket.ask({ type: 'identify_visitor', visitorId, sessionId: id }, 'identified');
    const chatting = { id, caller, socket, acknowledged };
    for (const turn of SAYS.keys()) await takeTurn(chatting, person, turn);
    if (wantsPerson) await talkToPerson(chatting, desk);
  } finally {
    await socket.close();
  }
}

async function takeTurn(chatting: Chat, person: Person, turn: number): Promise<void> {
  await say(chatting, 'user', SAYS[turn] ?? '', { reply: REPLY, step: turn + 1 });
  if (turn > 0) await saveLead(chatting, person, turn === SAYS.length - 1);
  await chatting.socket.ask({ type: 'ping' }, 'pong');
  await wait(MAX_PAUSE_MS * Math.random());
}

/** What is known so far, or all of it. */
async function saveLead({ id, caller }: Chat, person: Person, isComplete: boolean): Promise<void> {
  const { email: _, name, ...others } = person;
  const facts = isComplete
    ? { name, ...others }
    : { name, visitorId: person.visitorId, status: 'incomplete' };
  const body = { ...facts, source: 'chat', sessionId: id };
  const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
  const lead = await caller.call('createLead', { body, headers });
  caller.recorder.acknowledged.leads.set(lead.id, []);
}
