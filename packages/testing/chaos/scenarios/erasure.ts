import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ChaosStage } from '../chaos-stage.ts';
import { beginChat, say, sendForm, sendPhoto } from './people.ts';
import { linesOf, rowsOfPerson } from './rows-of-person.ts';
import { type Scenario, unless } from './scenario.ts';

/** An admin erases a person with a lead, a photo and a chat. */
export const erasure: Scenario = {
  name: 'erasing a person',
  open: async (stage) => {
    const { admin, acknowledged } = stage;
    const [person, caller] = [stage.nextPerson(), stage.visitor()];
    const photo = await sendPhoto(stage, caller, person);
    const chat = await beginChat(stage, caller, person);
    await say(stage, caller, { id: chat, sender: 'user', content: `This is ${person.email}` });
    const id = await sendForm(stage, caller, person, [photo]);
    await stage.product.idle();
    const params = { id: String(id) };
    return {
      play: async () => {
        await admin.ask('deleteLead', { params });
        for (let erasedAt: string | null = null; erasedAt === null; )
          ({ erasedAt } = await admin.ask('eraseLead', { params }));
        acknowledged.leads.delete(id);
        acknowledged.chats.delete(chat);
        acknowledged.photos.delete(photo);
      },
      check: async () => {
        const { status } = await admin.request('getLead', { params });
        const left = linesOf(await rowsOfPerson(stage, person, [photo, chat]));
        return [
          ...unless(status === 404, `an erased lead is answered with ${status}`),
          ...left.map((row) => `a row is left of an erased person: ${row}`),
          ...filesOf(stage, photo).map((file) => `a file is left of an erased person: ${file}`),
        ];
      },
    };
  },
};

function filesOf({ product }: ChaosStage, photo: string): string[] {
  const stem = photo.split('.')[0] ?? photo;
  const files = readdirSync(join(product.localDir, 's3'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.includes(stem));
}
