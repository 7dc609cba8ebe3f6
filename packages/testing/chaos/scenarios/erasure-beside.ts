import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import type { Row } from '../../bench/load/accounts/read-rows.ts';
import type { Person } from '../../bench/load/people/person.ts';
import type { ChaosCaller } from '../chaos-caller.ts';
import type { ChaosStage } from '../chaos-stage.ts';
import { acknowledgeChat } from './acknowledge-chat.ts';
import { beginChat, say, sendForm } from './people.ts';
import { names } from './rows-naming.ts';
import { linesOf, type PlacedRow, rowsOfPerson } from './rows-of-person.ts';
import type { Scenario } from './scenario.ts';

const GONE = 404;

/** An admin erases a person who is on the site, begins another chat at any moment of it and sends what they want there. */
export const erasureBeside: Scenario = {
  name: 'erasing who begins a chat',
  hasRival: true,
  open: async (stage) => {
    const { admin, acknowledged } = stage;
    const [person, caller] = [stage.nextPerson(), stage.visitor()];
    const chat = await beginChat(stage, caller, person);
    await say(stage, caller, { id: chat, sender: 'user', content: `This is ${person.email}` });
    const id = await sendForm(stage, caller, person);
    const params = { id: String(id) };
    let isAfter = false;
    let begun = '';
    return {
      play: async () => {
        for (let erasedAt: string | null = null; erasedAt === null; )
          ({ erasedAt } = await admin.ask('eraseLead', { params }));
        acknowledged.leads.delete(id);
        acknowledged.chats.delete(chat);
      },
      rival: async () => {
        isAfter = (await admin.request('getLead', { params })).status === GONE;
        begun = await sendInNewChat(caller, person);
      },
      check: async () => {
        const rows = await rowsOfPerson(stage, person, [chat, begun].filter(Boolean));
        // Once the lead is gone, a chat is somebody's who wants one, and is there as a whole or not at all.
        const later = isAfter ? laterRows(rows, begun) : [];
        await acknowledge(stage, later, begun);
        const left = rows.filter((one) => !later.includes(one));
        const ofErased = later.filter(({ row }) => row.leadId === id);
        return [
          ...linesOf(left).map((row) => `a row is left of an erased person: ${row}`),
          ...linesOf(ofErased).map((row) => `what was begun after an erasure names the erased lead: ${row}`),
        ];
      },
    };
  },
};

/** Whatever it comes to: a chat that is erased meanwhile refuses what is said there. @returns the chat */
async function sendInNewChat(caller: ChaosCaller, person: Person): Promise<string> {
  const { visitorId, email } = person;
  const keyed = () => ({ headers: { [IDEMPOTENCY_HEADER]: randomUUID() } });
  const { id } = await caller.ask('createChatSession', { ...keyed(), body: { visitorId, status: 'active' } });
  const said = { sender: 'user', content: `Again ${email}`, clientMessageId: randomUUID() };
  await caller.request('postChatMessage', { params: { id }, body: said });
  await caller.request('createLead', { ...keyed(), body: { ...person, source: 'chat', sessionId: id } });
  return id;
}

/** Those of a chat and of the lead that it became; none where the chat is gone. */
function laterRows(rows: readonly PlacedRow[], chat: string): PlacedRow[] {
  if (!rows.some(({ row }) => row.id === chat)) return [];
  const leadIds = rows.filter((one) => isLeadOf(one, chat)).map(({ row }) => row.id);
  const isOfLead = ({ id, leadId }: Row) => leadIds.includes(id) || leadIds.includes(leadId);
  return rows.filter(({ row }) => isOfLead(row) || names(row, [chat]));
}

function isLeadOf({ row: { item, sessionId } }: PlacedRow, chat: string): boolean {
  return item === 'lead' && sessionId === chat;
}

/** What is there now has to be there when all is settled. */
async function acknowledge(stage: ChaosStage, rows: readonly PlacedRow[], chat: string): Promise<void> {
  const leads = rows.filter((one) => isLeadOf(one, chat));
  for (const { row } of leads) stage.acknowledged.leads.set(Number(row.id), []);
  await acknowledgeChat(stage, chat);
}
