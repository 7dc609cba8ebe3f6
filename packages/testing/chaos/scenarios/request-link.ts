import { notesPartition } from '@harbour-haul/aws/dynamodb/rows';
import { REQUEST_TOKEN_HEADER } from '@harbour-haul/contract/requests/get-request';
import { KEPT_BY_CUSTOMER } from '@harbour-haul/domain/chat/notes/kept-by-customer';
import { allPhotoPaths } from '@harbour-haul/domain/leads/lead-photos';
import { mailbox } from '../../mailbox.ts';
import type { ChaosStage } from '../chaos-stage.ts';
import { correct } from './correct.ts';
import { beginChat, say, sendForm, sendPhoto } from './people.ts';
import { type Scenario, unless } from './scenario.ts';

const NOTE = 'Please ring twice.';

/** A homeowner who has wished to cancel keeps their request, corrects it, adds a photo, and cancels it at last, all by its link. */
export const requestLink: Scenario = {
  name: 'a request by its link',
  open: async (stage) => {
    const { admin, acknowledged } = stage;
    const [person, caller] = [stage.nextPerson(), stage.visitor()];
    const id = await sendForm(stage, caller, person);
    const params = { id: String(id) };
    const photo = await sendPhoto(stage, caller, person);
    const chat = await beginChat(stage, caller, person);
    await say(stage, caller, { id: chat, sender: 'user', content: 'Please cancel my pickup' });
    const wish = { personRequested: true, about: 'cancel' };
    await caller.ask('updateChatSession', { params: { id: chat }, body: wish });
    const { token } = await caller.ask('openRequest', { params });
    const headers = { [REQUEST_TOKEN_HEADER]: token };
    const address = person.address.replace('Elm', 'Pine');
    return {
      play: async () => {
        await caller.ask('keepRequest', { headers });
        await correct(caller, headers, { address, note: NOTE });
        await caller.ask('addRequestPhotos', { headers, body: { photoPaths: [`/uploads/${photo}`] } });
        acknowledged.leads.set(id, [photo]);
        await caller.ask('cancelRequest', { headers });
      },
      check: async () => {
        const { lead, events } = await admin.ask('getLead', { params });
        const shown = await caller.ask('getRequest', { headers });
        const { personRequestAbout } = await admin.ask('getChatSession', { params: { id: chat } });
        const times = (type: string) => events.filter((event) => event.type === type).length;
        const notes = await keptNotes(stage, chat);
        const mails = mailbox(stage.product.localDir).mails();
        const told = (what: string) =>
          mails.filter(({ subject }) => subject.startsWith(`Lead #${id} was ${what}`)).length;
        return [
          ...unless(lead.address === address && shown.address === address, 'a correction is gone'),
          ...unless(lead.details?.split(NOTE).length === 2, 'what was added is not there once'),
          ...unless(
            allPhotoPaths(lead).join() === `/uploads/${photo}`,
            `the photos of a request are ${allPhotoPaths(lead).length} of one`,
          ),
          ...unless(lead.status === 'canceled', `a request that was cancelled is ${lead.status}`),
          ...unless(personRequestAbout === null, 'a wish that was taken back is there'),
          ...unless(notes === 1, `${notes} notes that a request is kept, of one`),
          ...['corrected', 'canceled'].flatMap((type) => [
            ...unless(times(type) === 1, `${times(type)} entries "${type}" of one`),
            ...unless(told(type) <= 1, `the team was mailed ${told(type)} times that it was ${type}`),
          ]),
        ];
      },
    };
  },
};

/** How often the team reads in a chat that the request is kept. */
async function keptNotes({ rowsOf }: ChaosStage, chat: string): Promise<number> {
  const rows = await rowsOf('MessagesTable');
  return rows.filter(
    ({ sessionId, content }) => sessionId === notesPartition(chat) && content === KEPT_BY_CUSTOMER.content,
  ).length;
}
