import type { ListLeadsResponse } from '@harbour-haul/contract/leads/list-leads';
import { aLead } from '@harbour-haul/testing/leads';
import { productTable } from '@harbour-haul/testing/product-table';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { sharedProduct } from '@harbour-haul/testing/test-servers';
import { expect, it } from '@jest/globals';

/** Beyond those that the product hands out. */
const FIRST_ID = 280_001;

it('a page of leads has ten where nothing is said of its size, and the way to the others', async () => {
  const product = await sharedProduct();
  const cookies = await product.signIn();
  const leads = Array.from({ length: 13 }, (_, index) => {
    const createdAt = new Date(Date.UTC(2026, 10, 21, 15, index)).toISOString();
    return aLead({ id: FIRST_ID + index, name: `Person ${index}`, createdAt, updatedAt: createdAt });
  });
  await writeLeads(productTable(product, 'LeadsTableName'), leads);
  await product.settleIndexes();
  const list = async (query: string) => {
    const { body } = await product.call('GET', `/api/leads${query}`, { cookies });
    const { leads: listed, nextCursor } = body as unknown as ListLeadsResponse;
    return { ids: listed.map(({ id }) => id - FIRST_ID), nextCursor };
  };
  const first = await list('');
  expect(first.ids).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  const last = await list(`?after=${first.nextCursor}`);
  expect(last).toEqual({ ids: [2, 1, 0], nextCursor: null });
  expect((await list('?limit=25')).ids).toHaveLength(13);
});
