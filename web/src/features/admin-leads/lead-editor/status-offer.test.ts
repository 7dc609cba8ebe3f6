import { expect, it } from '@jest/globals';
import { offeredStatus } from './status-offer.ts';

const TODAY = '2026-11-25';
const REACHED = '2026-11-25T14:00:00.000Z';

it.each<[string, string | null, string, string, string | undefined]>([
  ['a new lead with a pickup day', null, 'new', '2026-11-26', 'scheduled'],
  ['a pickup of today', null, 'contacted', TODAY, 'scheduled'],
  ['a qualified lead with a pickup day', REACHED, 'qualified', '2026-11-26', 'scheduled'],
  ['an incomplete lead with a pickup day', null, 'incomplete', '2026-11-26', 'scheduled'],
  ['a new lead that was reached', REACHED, 'new', '', 'contacted'],
  ['an incomplete lead that was reached', REACHED, 'incomplete', '', 'contacted'],
  ['a reached lead with a pickup day', REACHED, 'new', '2026-11-26', 'scheduled'],
  ['a pickup day that is over', null, 'new', '2026-11-24', undefined],
  ['half a day', null, 'new', 'unreadable', undefined],
  ['a new lead that nobody has reached', null, 'new', '', undefined],
  ['a contacted lead', REACHED, 'contacted', '', undefined],
  ['a scheduled lead', REACHED, 'scheduled', '2026-11-26', undefined],
  ['a completed lead', REACHED, 'completed', '2026-11-26', undefined],
  ['a canceled lead', REACHED, 'canceled', '2026-11-26', undefined],
])('%s is offered the status that follows', (_case, firstContactAt, status, scheduledDate, offered) => {
  expect(offeredStatus({ firstContactAt }, { status, scheduledDate }, TODAY)?.status).toBe(offered);
});
