import { aChatVisitor, COMPLETE } from '@harbour-haul/testing/chat-visitor';
import { eventually } from '@harbour-haul/testing/eventually';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { productLeads } from '@harbour-haul/testing/product-leads';
import type { TestLeadsRepository } from '@harbour-haul/testing/test-leads-repository';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, describe, expect, it } from '@jest/globals';

type Cookies = Record<string, string>;

let product: LocalProduct;
let admin: Cookies;
let leads: TestLeadsRepository;

beforeAll(async () => {
  product = await sharedProduct();
  admin = await product.signIn();
  leads = productLeads(product);
});

describe('the lead of a chat', () => {
  it('is that of the admin whose the chat is, until it was sent', async () => {
    const { save, sessionId } = await aChatVisitor(product);
    const first = await save({ phone: '902-555-0148', status: 'incomplete' });
    const id = Number(first.body.id);
    expect((await leads.get(id))?.ownerId).toBeNull();
    const assign = (ownerId: string | null, previousOwnerId: string | null) =>
      product.call('PATCH', `/api/chat/sessions/${sessionId}`, {
        cookies: admin,
        body: { ownerId, previousOwnerId },
      });
    expect((await assign('admin', null)).status).toBe(200);
    await eventually(async () => expect((await leads.get(id))?.ownerId).toBe('admin'));
    await save(COMPLETE);
    expect(await leads.get(id)).toMatchObject({ ownerId: 'admin', status: 'new', updatedBy: null });
    await product.call('PATCH', `/api/leads/${id}`, { cookies: admin, body: { ownerId: null } });
    await save({ ...COMPLETE, email: 'jane@example.com' });
    expect(await leads.get(id)).toMatchObject({ ownerId: null, email: 'jane@example.com' });
  });

  describe('goes with its chat', () => {
    const takeOver = (sessionId: string, isHandedOff = true) =>
      product.call('PATCH', `/api/chat/sessions/${sessionId}`, { cookies: admin, body: { isHandedOff } });
    const ownerOf = async (id: number) => (await leads.get(id))?.ownerId;

    it('to whoever takes that over, where it is nobody’s, as a change of its own', async () => {
      const { save, sessionId } = await aChatVisitor(product);
      const id = Number((await save(COMPLETE)).body.id);
      const sent = await leads.get(id);
      expect((await takeOver(sessionId)).status).toBe(200);
      await eventually(async () => expect(await ownerOf(id)).toBe('admin'));
      expect(await leads.get(id)).toMatchObject({
        version: Number(sent?.version) + 1,
        updatedBy: null,
        firstContactAt: null,
      });
      const entries = await leads.timeline(id, { limit: 10 });
      expect(entries.filter(({ type }) => type === 'owned')).toEqual([
        expect.objectContaining({ type: 'owned', ownerId: 'admin', by: null }),
      ]);
      const stale = await product.call('PATCH', `/api/leads/${id}`, {
        cookies: admin,
        body: { version: sent?.version, notes: 'call at noon' },
      });
      const message = 'This lead has become Admin’s with its chat since you opened it.';
      expect(stale).toMatchObject({ status: 409, body: { message, lead: { ownerId: 'admin' } } });
    });

    it('to nobody else where it is somebody’s, and to the taker as the one that it was merged into', async () => {
      const [owned, merged] = [await aChatVisitor(product), await aChatVisitor(product)];
      const id = Number((await owned.save(COMPLETE)).body.id);
      await leads.change(id, { by: 'max', now: () => new Date() }, (lead) => ({
        next: { ...lead, ownerId: 'max' },
        event: { type: 'changed', changes: [] },
      }));
      const otherId = Number((await merged.save(COMPLETE)).body.id);
      const mainId = Number((await (await aChatVisitor(product)).save(COMPLETE)).body.id);
      const merge = { cookies: admin, body: { otherId } };
      expect((await product.call('POST', `/api/leads/${mainId}/merge`, merge)).status).toBe(200);
      await takeOver(owned.sessionId);
      // Streams keep their order: what is told of the first is over by then.
      await takeOver(merged.sessionId);
      await eventually(async () => expect(await ownerOf(mainId)).toBe('admin'));
      expect([await ownerOf(id), await ownerOf(otherId)]).toEqual(['max', null]);
    });

    it('anew with every takeover, where somebody has made it nobody’s', async () => {
      const { save, sessionId } = await aChatVisitor(product);
      const id = Number((await save(COMPLETE)).body.id);
      await takeOver(sessionId);
      await eventually(async () => expect(await ownerOf(id)).toBe('admin'));
      await product.call('PATCH', `/api/leads/${id}`, { cookies: admin, body: { ownerId: null } });
      await takeOver(sessionId, false);
      expect(await ownerOf(id)).toBeNull();
      await takeOver(sessionId);
      await eventually(async () => expect(await ownerOf(id)).toBe('admin'));
    });
  });
});
