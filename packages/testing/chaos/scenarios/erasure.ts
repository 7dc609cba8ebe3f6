import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '../../bench/load/accounts/read-rows.ts';
import type { Person } from '../../bench/load/people/person.ts';
import type { ChaosStage } from '../chaos-stage.ts';
import { beginChat, say, sendForm, sendPhoto } from './people.ts';
import { names, PERSONAL_TABLES } from './rows-naming.ts';
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
        const left = await rowsOf(stage, person, [photo, chat]);
        return [
          ...unless(status === 404, `an erased lead is answered with ${status}`),
          ...left.map((row) => `a row is left of an erased person: ${row}`),
          ...filesOf(stage, photo).map((file) => `a file is left of an erased person: ${file}`),
        ];
      },
    };
  },
};

/**
 * The rows that say something of somebody, or name something of theirs, without what they say. What names alone and goes by
 * itself may stay, as receipts do, and that the visitorId is somebody's.
 */
async function rowsOf(stage: ChaosStage, person: Person, ids: readonly string[]): Promise<string[]> {
  const { visitorId, email, address, phone } = person;
  const isLeft = (row: Row, table: string) =>
    names(row, [email, address, phone, phone.replaceAll('-', '')]) ||
    ids.some((id) => row.id === id || row.name === id) ||
    (row.expiresAt === undefined && table !== 'VisitorsTable' && names(row, [visitorId, ...ids]));
  const found = await Promise.all(
    PERSONAL_TABLES.map(async (table) => ({ table, rows: await stage.rowsOf(table) })),
  );
  return found.flatMap(({ table, rows }) =>
    rows.filter((row) => isLeft(row, table)).map((row) => `${table} ${Object.keys(row).join()}`),
  );
}

function filesOf({ product }: ChaosStage, photo: string): string[] {
  const stem = photo.split('.')[0] ?? photo;
  const files = readdirSync(join(product.localDir, 's3'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.includes(stem));
}
