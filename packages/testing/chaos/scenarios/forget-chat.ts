import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import { FORGOTTEN_TEXT } from '@harbour-haul/domain/chat/forgotten-text';
import { beginChat, say } from './people.ts';
import { PERSONAL_TABLES, rowsNaming } from './rows-naming.ts';
import { type Scenario, unless } from './scenario.ts';

const SAID = ['A sideboard', 'It stands in the cellar', 'Water Street in Halifax'];
let serial = 0;

/** A visitor who has sent nothing has their chat forgotten. */
export const forgetChat: Scenario = {
  name: 'a chat that is forgotten',
  open: async (stage) => {
    const [person, caller] = [stage.nextPerson(), stage.visitor()];
    const id = await beginChat(stage, caller, person);
    const { visitorId, name, email, phone } = person;
    serial += 1;
    const word = `Walnut${serial}th`;
    for (const content of [...SAID, `${word} and ${email}`])
      await say(stage, caller, { id, sender: 'user', content });
    const lead = await caller.ask('createLead', {
      headers: { [IDEMPOTENCY_HEADER]: randomUUID() },
      body: { name, email, visitorId, source: 'chat', sessionId: id, status: 'incomplete' },
    });
    return {
      play: async () => {
        await caller.ask('forgetChat', { params: { visitorId }, body: { sessionId: id } });
        await stage.product.idle();
        // What there was no time for goes on by the clock.
        await stage.product.runSchedules();
      },
      check: async () => {
        const rows = await stage.rowsOf('MessagesTable');
        const messages = rows.filter(({ sessionId }) => sessionId === id);
        const { status } = await stage.admin.request('getLead', { params: { id: String(lead.id) } });
        const texts = [email, phone, phone.replaceAll('-', ''), word, word.toLowerCase()];
        const left = await rowsNaming(stage, PERSONAL_TABLES, texts);
        return [
          ...unless(status === 404, `the lead of a forgotten chat is answered with ${status}`),
          ...unless(
            messages.length === SAID.length + 1,
            `${messages.length} messages of ${SAID.length + 1} keep their numbers`,
          ),
          ...unless(
            messages.every(({ content }) => content === FORGOTTEN_TEXT),
            'a message of a forgotten chat says something',
          ),
          ...left.map((row) => `a row is left of a forgotten chat: ${row}`),
        ];
      },
    };
  },
};
