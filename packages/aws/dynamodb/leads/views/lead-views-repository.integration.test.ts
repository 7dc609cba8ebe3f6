import type { LeadView } from '@harbour-haul/domain/leads/views/lead-view';
import { createTestTables } from '@harbour-haul/testing/tables';
import { expect, it } from '@jest/globals';
import { Table } from '../../table/table.ts';
import { LeadViewsRepository } from './lead-views-repository.ts';

const view = (name: string) => ({ id: name, name }) as LeadView;

it('tells who is overtaken again and again to try once more, and stores nothing of theirs', async () => {
  const { client, leadsTable } = await createTestTables();
  const table = new Table(client, leadsTable);
  const rival = new LeadViewsRepository(table);
  let rivals = 0;
  const overtaken = new LeadViewsRepository({
    get: (key) => table.get(key),
    put: async (item, options) => {
      rivals += 1;
      await rival.change((views) => [...views, view(`rival ${rivals}`)]);
      return table.put(item, options);
    },
  });
  const refused = overtaken.change((views) => [...views, view('mine')]);
  await expect(refused).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('try again'),
  });
  expect((await rival.list()).map(({ name }) => name)).not.toContain('mine');
  expect(rivals).toBeGreaterThan(1);
});
