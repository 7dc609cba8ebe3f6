import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import { ADMIN } from '../../../admin.ts';
import type { Person } from '../../../bench/load/people/person.ts';
import type { ChaosCaller } from '../../chaos-caller.ts';
import type { ChaosStage } from '../../chaos-stage.ts';
import { acknowledgeChat } from '../acknowledge-chat.ts';
import { beginChat, say } from '../people.ts';
import { type Arena, erased, type Move, type Ring, seen, twoAdmins } from './arena.ts';
import { leadsOf, namesOf } from './lead-ring.ts';

/** A chat of which a part of a lead is known. */
interface ChatArena extends Arena {
  readonly id: string;
  readonly leadId: number;
  readonly person: Person;
  readonly visitor: ChaosCaller;
}

type ChatMove = Move<ChatArena>;

const change =
  (body: object): ChatMove =>
  ({ id }, admin) =>
    admin.request('updateChatSession', { params: { id }, body });
const saying =
  (sender: 'user' | 'admin', content: string): ChatMove =>
  ({ id, visitor }, admin) =>
    (sender === 'user' ? visitor : admin).request('postChatMessage', {
      params: { id },
      body: { sender, content, clientMessageId: randomUUID() },
    });
const saving =
  (facts: (person: Person) => object): ChatMove =>
  ({ id, visitor, person }) =>
    visitor.request('createLead', {
      headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
      body: { ...facts(person), visitorId: person.visitorId, source: 'chat', sessionId: id },
    });
const forget: ChatMove = ({ id, visitor, person }) =>
  visitor.request('forgetChat', { params: { visitorId: person.visitorId }, body: { sessionId: id } });
const requestPerson: ChatMove = ({ id, visitor }) =>
  visitor.request('updateChatSession', { params: { id }, body: { personRequested: true } });
const note: ChatMove = ({ id }, admin) =>
  admin.request('postChatNote', {
    params: { id },
    body: { content: 'A regular.', clientNoteId: randomUUID() },
  });

const VISITORS_MOVES = {
  'a message': saying('user', 'And a chair'),
  'a request for a person': requestPerson,
  'a part of a lead': saving(({ name, address }) => ({ name, address, status: 'incomplete' })),
  'a whole lead': saving((person) => person),
  'a withdrawal': forget,
};

/** A chat that nobody has taken over. */
export const openChat: Ring<ChatArena> = {
  name: 'two at a chat',
  open: openArena,
  moves: {
    ...VISITORS_MOVES,
    'a takeover': change({ isHandedOff: true }),
    'an end': change({ status: 'closed' }),
    'an owner': change({ ownerId: 'chaos-second', previousOwnerId: null }),
    'a note': note,
    'a deletion of its lead': ({ leadId }, admin) =>
      admin.request('deleteLead', { params: { id: String(leadId) } }),
    'an erasure of its person': ({ leadId }, admin) => erased(admin, String(leadId)),
  },
  // An erasure closes the chat first, so that nothing is added to it, and removes it at last.
  sameRefusals: ['chat_closed', 'not_found'],
  endings: ['a withdrawal', 'an erasure of its person'],
};

/** A chat that the admin has taken over who asks first. */
export const heldChat: Ring<ChatArena> = {
  name: 'two at a chat that is held',
  open: async (stage) => {
    const arena = await openArena(stage);
    await stage.admin.ask('updateChatSession', { params: { id: arena.id }, body: { isHandedOff: true } });
    return arena;
  },
  moves: {
    ...VISITORS_MOVES,
    'an answer': saying('admin', 'Hello, this is a person.'),
    'a takeover': change({ isHandedOff: true }),
    'a takeover from its holder': change({ isHandedOff: true, takeOverFrom: ADMIN.username }),
    'a return': change({ isHandedOff: false }),
    'a handover': change({ handOverTo: 'chaos-second' }),
    'an end': change({ status: 'closed' }),
  },
};

async function openArena(stage: ChaosStage): Promise<ChatArena> {
  const [person, visitor] = [stage.nextPerson(), stage.visitor()];
  const id = await beginChat(stage, visitor, person);
  await say(stage, visitor, { id, sender: 'user', content: 'How much is a couch?' });
  stage.acknowledged.chats.delete(id);
  const { name, email, visitorId } = person;
  const { id: leadId } = await visitor.ask('createLead', {
    headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
    body: { name, email, visitorId, source: 'chat', sessionId: id, status: 'incomplete' },
  });
  const names = new Map([[id, '<chat>'], [String(leadId), '<lead>'], ...namesOf(person, 'person')]);
  return {
    admins: await twoAdmins(stage),
    id,
    leadId,
    person,
    visitor,
    names,
    look: async () => ({
      chat: await seen(await stage.admin.request('getChatSession', { params: { id } })),
      forVisitor: await seen(await visitor.request('getChatSession', { params: { id } })),
      ...(await leadsOf(stage, [person], names)),
      chatRows: await chatRows(stage, id),
    }),
  };
}

/** What kinds of rows there are of a chat, but for those that go by themselves. */
async function chatRows(stage: ChaosStage, id: string): Promise<string[]> {
  const tables = ['SessionsTable', 'MessagesTable', 'ChatTermsTable'];
  const rows = await Promise.all(tables.map(async (table) => ({ table, rows: await stage.rowsOf(table) })));
  await acknowledgeChat(stage, id);
  return rows.flatMap(({ table, rows: found }) =>
    found
      .filter((row) => row.expiresAt === undefined && JSON.stringify(row).includes(id))
      .map((row) => `${table} ${Object.keys(row).toSorted().join()}`),
  );
}
