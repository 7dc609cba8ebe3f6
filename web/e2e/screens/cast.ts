import { ensureAdmin } from '@harbour-haul/admin-cli/ensure-admin';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { aLead } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { anInlineImage } from '@harbour-haul/testing/photos';
import { productTable } from '@harbour-haul/testing/product-table';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';

/** Whom the states of the console speak of. */
export interface Cast {
  /** A new lead, another that was contacted, one that is scheduled, and one that a colleague changes meanwhile: their ids. */
  first: number;
  other: number;
  scheduled: number;
  contested: number;
  /** One with two photos, and one in the trash. */
  photographed: number;
  deleted: number;
  /** A chat whose visitor asks for a person, one that the admin has taken over, one that a colleague has, and one that is closed: their addresses. */
  asking: string;
  held: string;
  others: string;
  closed: string;
  /** Has both taken over again: the assistant takes a chat back whose holder was away for five minutes. */
  holdChats: () => Promise<void>;
}

/** Where there are no leads, and no chats. */
export const NOBODY: Cast = {
  first: 0,
  other: 0,
  scheduled: 0,
  contested: 0,
  photographed: 0,
  deleted: 0,
  asking: '',
  held: '',
  others: '',
  closed: '',
  holdChats: async () => undefined,
};

/** Beyond those that the product hands out, and those of a seed. */
const FIRST_ID = 290_001;
const DAY_MS = 24 * 3600 * 1000;

/** Who is in the console, and with `'one'` a lead and a chat alone. */
export async function prepareCast(product: LocalProduct, size: 'one' | 'all' = 'all'): Promise<Cast> {
  const leads = castLeads(new Date());
  await writeLeads(productTable(product, 'LeadsTableName'), size === 'one' ? leads.slice(0, 1) : leads);
  const asking = await startChat(product, 'Do you take a piano?');
  await product.call('PATCH', asking.api, { body: { personRequested: true }, cookies: asking.cookies });
  const [first = 0, other = 0, scheduled = 0, contested = 0, photographed = 0, deleted = 0] = leads.map(
    ({ id }) => id,
  );
  const people =
    size === 'one'
      ? {
          first,
          other: first,
          scheduled: first,
          contested: first,
          photographed: first,
          deleted: first,
        }
      : { first, other, scheduled, contested, photographed, deleted };
  const rest =
    size === 'one'
      ? { held: asking.path, others: asking.path, closed: asking.path, holdChats: NOBODY.holdChats }
      : await workedChats(product);
  await product.settleIndexes();
  return { ...people, asking: asking.path, ...rest };
}

/** A chat that the admin has taken over, one that a colleague has, and one that is closed. */
async function workedChats(
  product: LocalProduct,
): Promise<Pick<Cast, 'held' | 'others' | 'closed' | 'holdChats'>> {
  const [admin, colleague] = [await product.signIn(), await dana(product)];
  const held = await startChat(product, 'Hello?');
  const closed = await startChat(product, 'Thanks, that was all');
  await product.call('PATCH', closed.api, { body: { status: 'closed' }, cookies: admin });
  const others = await startChat(product, 'Is Dana there?');
  const holdChats = async () => {
    await product.call('PATCH', held.api, { body: { isHandedOff: true }, cookies: admin });
    await product.call('PATCH', others.api, { body: { isHandedOff: true }, cookies: colleague });
  };
  await holdChats();
  return { held: held.path, others: others.path, closed: closed.path, holdChats };
}

/** A colleague, signed in. */
async function dana(product: LocalProduct): Promise<Record<string, string>> {
  const [username, password] = ['dana', 'lantern-plankton-tide'];
  await ensureAdmin(product.users, username, password);
  return (await product.call('POST', '/api/login', { body: { username, password } })).cookies;
}

function castLeads(now: Date): Lead[] {
  const at = new Date(now.getTime() - 3_600_000).toISOString();
  const noon = (days: number) =>
    `${new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)}T12:00:00.000Z`;
  const expiresAt = new Date(now.getTime() + 30 * DAY_MS).toISOString();
  const photos = { photoPath: anInlineImage(9000), additionalPhotos: JSON.stringify([anInlineImage(4000)]) };
  const people: Partial<Lead>[] = [
    { name: 'Priya Nair', email: 'priya@example.com', notes: 'Call at noon' },
    { name: 'Frank Beaton', phone: '902-555-0177', status: 'contacted', unanswered: 2, unansweredAt: at },
    { name: 'Jane Roe', status: 'scheduled', scheduledDate: noon(0), estimatedValue: 250 },
    { name: 'Ann Lee', phone: '902-555-0178', status: 'contacted' },
    {
      name: 'Bo Pier',
      phone: '902-555-0179',
      status: 'contacted',
      followUpDate: noon(-2),
      ownerId: 'admin',
      ...photos,
    },
    { name: 'Gone Roe', trash: { deletedAt: at, deletedBy: 'admin', expiresAt } },
    { name: 'Scripty Roe', suspicion: 'honeypot' },
    { name: 'P. Nair', phone: '(902) 555-0160', status: 'contacted' },
  ];
  return people.map((person, index) =>
    aLead({ id: FIRST_ID + index, createdAt: at, updatedAt: at, phone: `902-555-016${index}`, ...person }),
  );
}

interface StartedChat {
  api: string;
  /** In the console. */
  path: string;
  cookies: Record<string, string>;
}

async function startChat(product: LocalProduct, content: string): Promise<StartedChat> {
  const visitorId = `cast-${crypto.randomUUID()}`;
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
  const api = `/api/chat/sessions/${String(body.id)}`;
  const message = { sender: 'user', content, clientMessageId: crypto.randomUUID() };
  await product.call('POST', `${api}/messages`, { body: message, cookies });
  return { api, path: `/admin/chat/${String(body.id)}`, cookies };
}
