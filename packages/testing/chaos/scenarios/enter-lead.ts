import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@harbour-haul/contract/leads/create-lead';
import { mailbox } from '../../mailbox.ts';
import { type Scenario, unless } from './scenario.ts';

/** An admin enters who calls, again with the same key where no answer comes. */
export const enterLead: Scenario = {
  name: 'a caller who is entered',
  open: async (stage) => {
    const { name, phone, address, junkType } = stage.nextPerson();
    const { admin, acknowledged } = stage;
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    let id = 0;
    return {
      play: async () => {
        const lead = await admin.ask('enterLead', { body: { name, phone, address, junkType }, headers });
        id = lead.id;
        acknowledged.leads.set(id, []);
      },
      check: async () => {
        const rows = await stage.rowsOf('LeadsTable');
        const own = rows.filter((row) => row.item === 'lead' && row.address === address);
        const { events } = await admin.ask('getLead', { params: { id: String(id) } });
        const told = mailbox(stage.product.localDir)
          .mails()
          .filter(({ subject }) => subject.includes(`lead ${id}`));
        return [
          ...unless(own.length === 1, `${own.length} leads of one caller`),
          ...unless(events.length === 1, `${events.length} entries of one that is new`),
          ...unless(told.length === 0, 'the team was mailed of a lead that it entered itself'),
        ];
      },
    };
  },
};
