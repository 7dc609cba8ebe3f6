import { noteErasure } from '@harbour-haul/aws/dynamodb/leads/changes/unfinished-work';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { toTrash } from '@harbour-haul/domain/leads/trash';
import { aNewPerson } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { productLeads } from '@harbour-haul/testing/product-leads';
import { productTable } from '@harbour-haul/testing/product-table';
import { signInAs } from '@harbour-haul/testing/sign-in-as';
import type { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { writeRows } from '@harbour-haul/testing/write-rows';
import { beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;

/** More than one call moves, with the entry that says that the lead came in. */
const CALLED = 2_000;
const MOST = 20;

let product: LocalProduct;
let sam: Cookies;
let ann: Cookies;
let leads: TestLeadsRepository;

beforeAll(async () => {
  product = await sharedProduct();
  sam = await product.signIn();
  ann = await signInAs(product, 'ann.lee');
  leads = productLeads(product);
});

async function aLead(called = 0): Promise<number> {
  const { body } = await product.call('POST', '/api/leads', {
    body: {
      name: 'Jane Roe',
      ...aNewPerson(),
      junkType: 'yard',
      preferredDate: halifaxToday(new Date()),
      source: 'form',
    },
  });
  const id = Number(body.id);
  const at = '2026-01-01T00:00:00.000Z';
  const rows = Array.from({ length: called }, (_, index) => {
    const eventId = `${at}-${10_000 + index}`;
    return { PutRequest: { Item: { id, item: `event#${eventId}`, eventId, type: 'called', at, by: 'sam' } } };
  });
  await writeRows(product.documents, product.outputs.LeadsTableName ?? '', rows);
  return id;
}

/** How many rows of a lead expire, and how many stay. */
async function expiries(id: number): Promise<{ expiring: number; staying: number }> {
  const rows = await productTable(product, 'LeadsTableName').queryAll({
    where: 'id = :id',
    values: { ':id': id },
    consistent: true,
  });
  const expiring = rows.filter(({ expiresAt }) => expiresAt !== undefined).length;
  return { expiring, staying: rows.length - expiring };
}

const remove = (id: number, as: Cookies) => product.call('DELETE', `/api/leads/${id}`, { cookies: as });
const restore = (id: number, as: Cookies) =>
  product.call('POST', `/api/leads/${id}/restore`, { cookies: as });
const unfinished = async () => {
  const { body } = await product.call('GET', '/api/leads?status=trash', { cookies: sam });
  return body.unfinished;
};

describe('a deletion of very many rows', () => {
  it('says how far it is, is named as unfinished, and goes on by any admin', async () => {
    const id = await aLead(CALLED);
    const first = await remove(id, sam);
    const left = Number(first.body.entriesLeft);
    // As far as it came: the lead, its deletion, how it came in, and what it called.
    expect([first.status, left > 0]).toEqual([202, true]);
    expect(await expiries(id)).toEqual({ expiring: CALLED + 3 - left, staying: left });
    expect(await unfinished()).toEqual([{ what: 'deletion', leadId: id }]);

    const last = await untilDone(() => remove(id, ann));
    expect(last.body).toMatchObject({ id, trash: { deletedBy: 'admin' } });
    expect(last.body).not.toHaveProperty('entriesLeft');
    expect(await expiries(id)).toEqual({ expiring: CALLED + 3, staying: 0 });
    expect(await unfinished()).toEqual([]);

    const back = await restore(id, ann);
    expect([back.status, Number(back.body.entriesLeft) > 0]).toEqual([202, true]);
    expect(await unfinished()).toEqual([{ what: 'restore', leadId: id }]);
    // Nobody asks again.
    for (let runs = 0; runs < MOST && (await expiries(id)).expiring > 0; runs += 1)
      await product.runSchedules();
    expect(await expiries(id)).toEqual({ expiring: 0, staying: CALLED + 4 });
    expect(await unfinished()).toEqual([]);
  });
});

/** Sends a request again as long as it is not done, which takes more than twice only where the machine is slow. */
async function untilDone(send: () => ReturnType<typeof remove>) {
  for (let sent = 1; ; sent += 1) {
    const response = await send();
    if (response.status !== 202) {
      expect(response.status).toBe(200);
      return response;
    }
    expect(sent).toBeLessThan(MOST);
  }
}

describe('what was cut off right after it began goes on by itself', () => {
  it('a deletion, and a restore after it', async () => {
    const id = await aLead(150);
    const move = async (what: 'deleted' | 'restored') => {
      const result = await leads.change(id, { by: 'sam', now: () => new Date() }, (lead) => ({
        next: what === 'deleted' ? toTrash(lead, 'sam', new Date()) : { ...lead, trash: null },
        event: { type: what },
      }));
      expect(result.outcome).toBe('changed');
    };
    await move('deleted');
    expect(await expiries(id)).toMatchObject({ staying: 151 });
    await product.runSchedules();
    expect(await expiries(id)).toEqual({ expiring: 153, staying: 0 });
    await move('restored');
    expect(await unfinished()).toEqual([{ what: 'restore', leadId: id }]);
    // Any admin may go on at once.
    const continued = await product.call('POST', '/api/leads/unfinished', { cookies: ann });
    expect([continued.status, continued.body]).toEqual([200, { unfinished: [] }]);
    expect(await expiries(id)).toEqual({ expiring: 0, staying: 154 });
    expect(await unfinished()).toEqual([]);
    expect((await product.call('POST', '/api/leads/unfinished')).status).toBe(401);
  });

  it('an erasure, and one of a lead that went with another', async () => {
    const [id, gone] = [await aLead(), await aLead()];
    const table = productTable(product, 'LeadsTableName');
    await noteErasure(table, id);
    expect(await unfinished()).toEqual([{ what: 'erasure', leadId: id }]);
    await product.runSchedules();
    expect((await product.call('GET', `/api/leads/by-id/${id}`, { cookies: sam })).status).toBe(404);
    expect(await leads.timeline(id, { limit: 10 })).toEqual([]);
    const erased = await product.call('POST', `/api/leads/${gone}/erase`, { cookies: ann });
    expect(erased.status).toBe(200);
    await noteErasure(table, gone);
    await product.runSchedules();
    expect(await unfinished()).toEqual([]);
  });
});
