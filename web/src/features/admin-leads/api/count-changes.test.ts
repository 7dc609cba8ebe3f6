import { expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { waitingLeadsKey } from '#lib/waiting-leads.ts';
import { QUIET_DAY, sampleLead } from '../testing/leads-api.ts';
import { keepLeads } from './known-leads.ts';
import { refreshLeads } from './lead-cache.ts';
import { leadKeys } from './lead-keys.ts';

it('a change counts once, in the tab and in the figures of today, and a lead that nobody knew of not at all', async () => {
  const client = new QueryClient();
  client.setQueryData(waitingLeadsKey, { total: 5, newest: [] });
  client.setQueryData(leadKeys.today, { ...QUIET_DAY, waiting: 5 });
  const waiting = () => [
    client.getQueryData<{ total: number }>(waitingLeadsKey)?.total,
    client.getQueryData<{ waiting: number }>(leadKeys.today)?.waiting,
  ];
  // As if it were shown: what nobody sees is dropped.
  const shown = client.getQueryCache().find({ queryKey: leadKeys.today });
  if (shown) shown.isActive = () => true;
  const lead = sampleLead(1);
  keepLeads(client, [lead]);
  const answered = { ...lead, version: 2, status: 'contacted', firstContactAt: lead.createdAt } as const;
  await refreshLeads(client, [answered, sampleLead(2, { version: 7, status: 'completed' })]);
  expect(waiting()).toEqual([4, 4]);
  await refreshLeads(client, [answered]);
  expect(waiting()).toEqual([4, 4]);
  await refreshLeads(client, [{ ...lead, version: 3 }]);
  expect(waiting()).toEqual([5, 5]);
});
