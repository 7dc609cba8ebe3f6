import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { sampleLead } from '../testing/leads-api.ts';
import { openDetails, press } from '../testing/open-details.tsx';

/** The details of lead 12, beside leads that the search for its phone finds. */
async function openBeside(found: Lead[], changes: Partial<Lead> = {}, events: LeadEvent[] = []) {
  const opened = await openDetails(changes, {
    events,
    handlers: {
      listLeads: ({ query }) => ({
        body: {
          leads: query.search === '9025550148' ? found : [],
          seen: [],
          total: null,
          nextCursor: null,
          prevCursor: null,
        },
      }),
    },
  });
  return opened;
}

it('the details name another open lead with the same phone, open it and merge with it', async () => {
  const { onOpen } = await openBeside([
    sampleLead(12),
    sampleLead(63, { phone: '902-555-01489' }),
    sampleLead(62, { status: 'completed' }),
    sampleLead(61, { name: 'Ann Lee', phone: '+1 902 555 0148' }),
  ]);
  expect(await screen.findByText(/^Same phone as #61 \(Ann Lee\)/)).toBeTruthy();
  press('Open #61');
  expect(onOpen).toHaveBeenCalledWith(61);
  fireEvent.click(screen.getByText('Merge…'));
  expect(await screen.findByRole('dialog', { name: /Merge/ })).toBeTruthy();
});

it('the details name each of several in one line, open each, and ask which one to merge with', async () => {
  const { onOpen } = await openBeside([sampleLead(12), sampleLead(61), sampleLead(60)]);
  expect(await screen.findByText(/^Same phone as #61 \(.+\) and #60 \(.+\)\. Is it one job\?$/)).toBeTruthy();
  press('Open #60');
  expect(onOpen).toHaveBeenCalledWith(60);
  fireEvent.click(screen.getByText('Merge…'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge #12 with another lead' }));
  expect(await dialog.findByText(/#60/)).toBeTruthy();
  expect(dialog.getByText(/#61/)).toBeTruthy();
});

it('the details ask no more about a lead that was separated from this one', async () => {
  const entry = { at: '2026-11-20T12:00:00.000Z', by: 'jo', otherId: 61 } as const;
  await openBeside([sampleLead(61), sampleLead(60)], {}, [
    { ...entry, id: '2', type: 'unmerged' },
    { ...entry, id: '1', type: 'merged' },
  ]);
  expect(await screen.findByText(/^Same phone as #60 \(.+\)\. Is it one job\?$/)).toBeTruthy();
});

it.each<[string, Lead[], Partial<Lead>]>([
  ['that another notice names', [sampleLead(61)], { looksLike: 61 }],
  ['of a lead that is done', [sampleLead(61)], { status: 'completed' }],
  ['of a lead without a phone', [sampleLead(61, { phone: null })], { phone: null }],
])('the details name none %s', async (_which, found, changes) => {
  await openBeside(found, changes);
  expect(screen.queryByText(/^Same phone/)).toBeNull();
});
