import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tableNameOf } from '../bench/load/accounts/read-rows.ts';
import type { LocalProduct } from '../local-product.ts';
import { productDocuments } from '../product-table.ts';
import { ownProduct } from '../test-servers.ts';
import { type LaterRows, laterRows } from './later-rows.ts';
import { type StoredRow, type TableName, writeRows } from './stored-rows.ts';

let product: LocalProduct;
let rows: LaterRows;
let admin: Record<string, string>;

beforeAll(async () => {
  product = await ownProduct();
  rows = laterRows();
  const { accessKeyId, secretAccessKey, region, endpoints } = product;
  const config = { endpoint: endpoints.dynamodb, region, credentials: { accessKeyId, secretAccessKey } };
  // Sockets are gone with their gateway, and limits are of that day.
  const { Connections: _gone, Limits: _over, ...tables } = rows.tables;
  for (const [name, stored] of Object.entries(tables)) await writeRows(config, tableOf(name), stored);
  await product.settleIndexes();
  admin = await product.signIn();
});
afterAll(() => product.idle());

const tableOf = (name: string) => tableNameOf(`${name}Table`);

async function stored(name: TableName, key: Record<string, unknown>): Promise<Record<string, unknown>> {
  const { Item } = await productDocuments(product).send(
    new GetCommand({ TableName: tableOf(name), Key: key, ConsistentRead: true }),
  );
  return Item ?? {};
}

const ask = (method: string, path: string, body?: unknown) =>
  product.call(method, path, { cookies: admin, ...(body !== undefined && { body }) });
const read = async (path: string) => (await ask('GET', path)).status;

describe('rows of a later version', () => {
  it('are read by every list and sheet of the console', async () => {
    const { leadId, chatId, tables } = rows;
    const leads = tables.Leads.filter(({ item }) => item?.S === 'lead').map(({ id }) => id?.N);
    const chats = tables.Sessions.filter(({ id }) => !id?.S?.includes('#')).map(({ id }) => id?.S);
    const paths = [
      '/api/user',
      '/api/team',
      '/api/accounts',
      '/api/lead-views',
      '/api/canned-replies',
      ...['', '&status=new', '&status=trash', '&status=suspicious', '&needsReply=true', '&search=jane'].map(
        (query) => `/api/leads?limit=50${query}`,
      ),
      '/api/leads/count',
      '/api/leads/overview?days=7',
      '/api/leads/today',
      ...leads.map((id) => `/api/leads/by-id/${id}`),
      '/api/chat/sessions?limit=50',
      '/api/chat/sessions/active?limit=50',
      '/api/chat/sessions/counts',
      ...chats.flatMap((id) => [
        `/api/chat/sessions/${id}`,
        `/api/chat/sessions/${id}/messages?after=0`,
        `/api/chat/sessions/${id}/notes`,
      ]),
    ];
    const answers: [string, number][] = [];
    for (const path of paths) answers.push([path, await read(path)]);
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    const { body } = await ask('GET', `/api/leads/by-id/${leadId}`);
    expect(body.lead).toMatchObject({ id: leadId, status: 'quoted', source: 'sms', language: 'mi' });
    expect((body.events as { type: string }[]).map(({ type }) => type)).toContain('emailed');
    const said = await ask('GET', `/api/chat/sessions/${chatId}/messages?after=0`);
    expect((said.body.messages as { sender: string }[]).map(({ sender }) => sender)).toContain('robot');
  });

  it('are exported', async () => {
    const begun = await ask('POST', '/api/leads/exports', {});
    expect(begun.status).toBeLessThan(300);
    const path = `/api/leads/exports/${String(begun.body.id)}`;
    let { body, status } = begun;
    for (let steps = 0; body.done !== true && steps < 10; steps += 1)
      ({ body, status } = await ask('POST', path));
    expect([status, body.done]).toEqual([200, true]);
  });

  it('keep what this version does not know when it writes them', async () => {
    const { leadId, chatId } = rows;
    const changed = await ask('PATCH', `/api/leads/${leadId}`, { notes: 'Called at noon' });
    expect([changed.status, changed.body.code]).toEqual([200, undefined]);
    expect((await ask('POST', `/api/leads/${leadId}/calls`, { outcome: 'reached' })).status).toBeLessThan(
      300,
    );
    expect((await ask('DELETE', `/api/leads/${leadId}`)).status).toBeLessThan(300);
    expect(await stored('Leads', { id: leadId, item: 'lead' })).toMatchObject({
      heldStatus: 'quoted',
      source: 'sms',
      language: 'mi',
      junkType: 'pianos',
      preferredTimeSlot: 'dawn',
      preferredContactMethod: 'pigeon',
      notes: 'Called at noon',
    });
    expect((await ask('POST', `/api/leads/${leadId}/restore`)).status).toBeLessThan(300);
    expect(await stored('Leads', { id: leadId, item: 'lead' })).toMatchObject({ status: 'quoted' });
    const taken = await ask('PATCH', `/api/chat/sessions/${chatId}`, { isHandedOff: true });
    expect(taken.status).toBe(200);
    const path = `/api/chat/sessions/${chatId}/messages`;
    expect((await ask('POST', path, { content: 'Hello', sender: 'admin' })).status).toBe(201);
    expect(await stored('Sessions', { id: chatId })).toMatchObject({ channel: 'sms' });
    expect(await stored('Messages', { sessionId: chatId, seq: 1 })).toMatchObject({
      sender: 'robot',
      kind: 'card',
    });
  });

  it('stay where their kind is unknown, and are in nobody’s way', async () => {
    await product.idle();
    for (const [table, row] of rows.unknown) {
      const found = await stored(table, keyOf(table, row));
      expect(Object.keys(found).toSorted()).toEqual(
        expect.arrayContaining(Object.keys(row).filter((name) => name !== 'expiresAt')),
      );
    }
    // What that day told people of is told again by streams that take it for new, and is not: others are at it.
    const isOld = (line: string) => line.includes('OtherTryError');
    const errors = product.logLines.filter((line) => /"level":"error"/.test(line) && !isOld(line));
    expect(errors).toEqual([]);
  });
});

const KEYS: Partial<Record<TableName, readonly string[]>> = {
  Leads: ['id', 'item'],
  Messages: ['sessionId', 'seq'],
  Users: ['username'],
  Photos: ['name'],
};

function keyOf(table: TableName, row: StoredRow): Record<string, unknown> {
  const attributeOf = (name: string) => (row[name]?.N === undefined ? row[name]?.S : Number(row[name]?.N));
  return Object.fromEntries((KEYS[table] ?? ['id']).map((name) => [name, attributeOf(name)]));
}
