import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import { beginChat, say } from './people.ts';
import { type Scenario, unless } from './scenario.ts';

const SAID = ['How much is a couch?', 'A couch and two chairs', 'Jane Roe', 'Elm Street in Halifax'];
const REPLY = 'Thanks! And what else should we know about it?';
const TRANSCRIPT = SAID.flatMap((content) => [content, REPLY]);

/** A visitor chats with the assistant, and what is known is saved as a lead twice. */
export const chat: Scenario = {
  name: 'a chat that becomes a lead',
  open: async (stage) => {
    const [person, caller] = [stage.nextPerson(), stage.visitor()];
    const { acknowledged } = stage;
    let id = '';
    const leads = new Set<number>();
    const save = async (facts: object) => {
      const body = { ...facts, visitorId: person.visitorId, source: 'chat', sessionId: id };
      const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
      const lead = await caller.ask('createLead', { body, headers });
      acknowledged.leads.set(lead.id, []);
      leads.add(lead.id);
    };
    return {
      play: async () => {
        id = await beginChat(stage, caller, person);
        for (const content of SAID) await say(stage, caller, { id, sender: 'user', content, reply: REPLY });
        await save({ name: person.name, status: 'incomplete' });
        const { email: _, ...facts } = person;
        await save(facts);
      },
      check: async () => {
        const { messages } = await caller.ask('listChatMessages', { params: { id }, query: { after: '0' } });
        const own = (await stage.rowsOf('LeadsTable')).filter(
          (row) => row.item === 'lead' && row.sessionId === id,
        );
        return [
          ...unless(
            messages.map(({ content }) => content).join() === TRANSCRIPT.join(),
            `messages: ${messages.length} of ${TRANSCRIPT.length}, or in another order`,
          ),
          ...unless(
            messages.every(({ seq }, index) => seq === index + 1),
            'messages are not numbered one by one',
          ),
          ...unless(own.length === 1 && leads.size === 1, `${own.length} leads of one chat`),
          ...unless(own[0]?.status === 'new', `a lead that was sent is ${String(own[0]?.status)}`),
        ];
      },
    };
  },
};
