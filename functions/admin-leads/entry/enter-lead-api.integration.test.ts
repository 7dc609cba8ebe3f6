import { randomUUID } from 'node:crypto';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { aNewPerson } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;

let product: LocalProduct;
let sam: Cookies;

beforeAll(async () => {
  product = await sharedProduct();
  sam = await product.signIn();
});

const enter = (body: unknown, key: string | null = randomUUID(), cookies = sam) =>
  product.call('POST', '/api/leads/entered', {
    body,
    cookies,
    headers: key === null ? {} : { 'Idempotency-Key': key },
  });
const read = async (id: number) =>
  (await product.call('GET', `/api/leads/by-id/${id}`, { cookies: sam })).body as unknown as {
    lead: Lead;
    events: LeadEvent[];
  };
const found = async (search: string) =>
  (await product.call('GET', `/api/leads?search=${search}`, { cookies: sam })).body
    .leads as unknown as Lead[];
const totalOf = async (query: string) =>
  Number((await product.call('GET', `/api/leads?${query}`, { cookies: sam })).body.total);
const aCaller = (said: object = {}) => ({ name: 'Priya Nair', ...aNewPerson(), ...said });

describe('POST /api/leads/entered', () => {
  it('makes a lead of a caller, whose timeline says who entered it', async () => {
    const before = await totalOf('status=new');
    const caller = aCaller({ junkType: 'furniture', notes: 'Third floor.', estimatedValue: 120 });
    const { status, body } = await enter(caller);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Priya Nair',
      address: caller.address,
      junkType: 'furniture',
      notes: 'Third floor.',
      estimatedValue: 120,
      source: 'phone',
      status: 'new',
      version: 1,
      visitorId: null,
      sessionId: null,
      marketingConsent: null,
      suspicion: null,
      updatedBy: 'admin',
    });
    const { lead, events } = await read(Number(body.id));
    expect(lead).toEqual(body);
    expect(events).toMatchObject([{ type: 'created', by: 'admin', source: 'phone', junkType: 'furniture' }]);
    expect(await totalOf('status=new')).toBe(before + 1);
    expect(await found(caller.phone.replace(/\D/g, ''))).toMatchObject([{ id: body.id }]);
  });

  it('lets nobody who was on the phone wait for a first answer, and sets no cookie', async () => {
    const before = await totalOf('needsReply=true');
    const { cookies } = await enter(aCaller());
    expect(await totalOf('needsReply=true')).toBe(before);
    expect(cookies).toEqual({});
  });

  it('is one lead however often it is sent, also at once, and as it is by then', async () => {
    const [key, caller] = [randomUUID(), aCaller()];
    const both = await Promise.all([enter(caller, key), enter(caller, key)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 201]);
    const [id = 0] = both.map(({ body }) => Number(body.id));
    await product.call('PATCH', `/api/leads/${id}`, { body: { notes: 'Rang back.' }, cookies: sam });
    const again = await enter(caller, key);
    expect([again.status, again.body.id, again.body.notes]).toEqual([200, id, 'Rang back.']);
    const other = await enter({ ...caller, name: 'Somebody Else' }, key);
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
    expect(await found(caller.phone.replace(/\D/g, ''))).toHaveLength(1);
  });

  it('a second call of the same phone is a lead of its own, which is found by the same number', async () => {
    const caller = aCaller();
    const [{ body: first }, { body: second }] = [await enter(caller), await enter(caller)];
    expect(second.id).not.toBe(first.id);
    const ids = (await found(caller.phone.replace(/\D/g, ''))).map(({ id }) => id);
    expect(new Set(ids)).toEqual(new Set([first.id, second.id]));
  });

  it('takes what is booked in the call, and another source', async () => {
    const { body } = await enter({
      email: 'priya@example.com',
      source: 'walk-in',
      status: 'scheduled',
      scheduledDate: '2026-12-01',
      scheduledHours: '09:00-11:00',
    });
    expect(body).toMatchObject({
      source: 'walk-in',
      status: 'scheduled',
      scheduledDate: '2026-12-01T12:00:00.000Z',
      scheduledHours: '09:00-11:00',
      firstContactAt: expect.any(String),
    });
  });

  it.each<[object, string]>([
    [{ name: 'Nobody' }, 'phone'],
    [{ phone: '0000000000' }, 'phone'],
    [{ phone: '12' }, 'phone'],
    [{ phone: '999-999-9999' }, 'phone'],
    [{ phone: '902-555-0148', email: 'no' }, 'email'],
    [{ phone: '902-555-0148', status: 'incomplete' }, 'status'],
    [{ phone: '902-555-0148', junkType: 'gold' }, 'junkType'],
    [{ phone: '902-555-0148', scheduledHours: '09:00-11:00' }, 'scheduledHours'],
    [{ phone: '902-555-0148', visitorId: 'visitor-1' }, 'visitorId'],
    [{ phone: '902-555-0148', marketingConsent: 'yes' }, 'marketingConsent'],
    [{ phone: '902-555-0148', ownerId: 'admin' }, 'ownerId'],
    [{ phone: '902-555-0148', version: 3 }, 'version'],
  ])('refuses %j and names the field', async (body, field) => {
    const response = await enter(body);
    expect([response.status, response.body.code]).toEqual([400, 'invalid_input']);
    expect(Object.keys(response.body.fields ?? {})).toEqual([field]);
  });

  it('is for who is signed in alone', async () => {
    const response = await enter(aCaller(), randomUUID(), {});
    expect(response.status).toBe(401);
  });
});
