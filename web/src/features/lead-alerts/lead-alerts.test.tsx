import { EMPTY_LEAD, type Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { alertPreferences, setPreference } from '#lib/alerts/alert-preferences.ts';
import { type LeadNews, setLive } from '#lib/live-leads.ts';
import type { NotificationDraft, WaitingDraft } from '#lib/notification-draft.ts';
import { installAudio, played } from '#lib/testing/fake-audio.ts';
import { fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { LeadAlerts } from './lead-alerts.tsx';
import { LeadsTabLabel } from './leads-tab-label.tsx';

function aNewLead(id: number, fields: Partial<Lead> = {}): Lead {
  const at = '2026-11-22T15:00:00.000Z';
  const facts = {
    name: `Person ${id}`,
    junkType: 'electronics',
    address: '1 Portland St, Dartmouth',
  } as const;
  return {
    ...EMPTY_LEAD,
    id,
    version: 1,
    status: 'new',
    source: 'form',
    createdAt: at,
    updatedAt: at,
    ...facts,
    ...fields,
  };
}

const toastText = () => document.querySelector('[data-variant]')?.textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

interface OpenOptions {
  leads: Lead[];
  /** The ids of those that this admin has opened before. */
  seen?: number[];
  isListShown?: boolean;
}

/** The alerts over a list of leads that wait, with a socket that the test plays. */
async function open({ leads, seen = [], isListShown = false }: OpenOptions) {
  const state: { leads: Lead[]; events: LeadEvent[] } = { leads, events: [] };
  fakeServer(
    fakeOperations({
      listLeads: () => ({
        body: { leads: state.leads, seen, total: state.leads.length, nextCursor: null, prevCursor: null },
      }),
      getLead: ({ params }) => {
        const lead = state.leads.find(({ id }) => id === Number(params.id));
        return lead ? { body: { lead, events: state.events, merged: [] } } : { status: 404 as const };
      },
    }),
  );
  const notified: NotificationDraft[] = [];
  const waited: WaitingDraft[] = [];
  const settled: string[] = [];
  let receive: (news: LeadNews) => void = () => {};
  let client: QueryClient | undefined;
  function Tab() {
    client = useQueryClient();
    return <LeadsTabLabel label="Leads" />;
  }
  renderFeature(
    <LeadAlerts
      onNotify={(one) => notified.push(one)}
      onWaiting={(all) => waited.push(...all)}
      isUnread={(path) => notified.some(({ action }) => action === path) && !settled.includes(path)}
      onSettled={(path) => settled.push(path)}
      isListShown={isListShown}
    >
      {(given) => {
        receive = given;
        return <Tab />;
      }}
    </LeadAlerts>,
  );
  await pass(50);
  const live = (isLive: boolean) => act(async () => client && setLive(client, isLive));
  await live(true);
  const push = async (news: LeadNews) => {
    act(() => receive(news));
    await pass(50);
  };
  return { state, notified, waited, settled, push, live };
}

let removeAudio = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  document.title = 'Chat – Admin';
  removeAudio = installAudio();
});
afterEach(() => {
  jest.useRealTimers();
  setPreference({ leadSound: false });
  removeAudio();
});

it('alerts of a lead that is pushed as new, once: toast, notification, title and badge', async () => {
  const { state, notified, push } = await open({ leads: [aNewLead(1)] });
  expect(screen.getByText('1').parentElement?.textContent).toBe('Leads 1 needs a reply');
  expect(toastText()).toBeUndefined();
  state.leads = [aNewLead(1), aNewLead(2, { leftAt: 'pickup', visitorId: 'v-2' })];
  const news: LeadNews = [{ id: 2, version: 2, isNew: true }];
  await push(news);
  await push(news);
  await pass(2_000);
  const message = 'Person 2 · Electronics · Dartmouth · Left at: pickup date';
  expect(toastText()).toContain(message);
  expect(notified).toMatchObject([{ title: 'New Lead', message, action: '/admin/leads/2', customer: 'v-2' }]);
  expect(document.title).toBe('(1) Chat – Admin');
  expect(screen.getByText('2')).toBeTruthy();
});

it('alerts of somebody who asks for no more than a call, with their number', async () => {
  const { state, notified, push } = await open({ leads: [] });
  state.leads = [
    aNewLead(3, {
      status: 'incomplete',
      name: null,
      junkType: null,
      address: null,
      phone: '(902) 555-0148',
      preferredContactMethod: 'phone',
      callBackAt: '2026-11-22T15:00:00.000Z',
    }),
  ];
  await push([{ id: 3, version: 1, isNew: true }]);
  expect(notified).toMatchObject([{ title: 'Call Back', message: '(902) 555-0148' }]);
  // No browser is known of, so that the lead stands for the customer.
  expect(notified[0]?.customer).toBe(notified[0]?.action);
});

it('alerts of no other change, and of nothing that was there before', async () => {
  const { state, notified, push } = await open({ leads: [aNewLead(1), aNewLead(2)] });
  state.leads = [aNewLead(2, { version: 2 })];
  await push([{ id: 1, version: 2 }]);
  await pass(2_000);
  expect(notified).toEqual([]);
  expect(document.title).toBe('Chat – Admin');
  expect(screen.getByText('1')).toBeTruthy();
});

it('tells that a lead was dealt with that it alerted of: contacted by whomever, or gone', async () => {
  const { state, settled, push } = await open({ leads: [aNewLead(1)] });
  state.leads = [1, 2, 3].map((id) => aNewLead(id));
  await push([2, 3].map((id) => ({ id, version: 1, isNew: true }) as const));
  // A visitor who adds something has not been answered.
  await push([{ id: 2, version: 2 }]);
  expect(settled).toEqual([]);
  state.leads = [
    aNewLead(1, { firstContactAt: '2026-11-22T16:00:00.000Z' }),
    aNewLead(2, { status: 'contacted' }),
  ];
  await push([1, 2].map((id) => ({ id, version: 3 })));
  await push([{ id: 3, version: null }]);
  expect(settled).toEqual(['/admin/leads/2', '/admin/leads/3']);
});

const NEWS_AT = '2026-11-23T15:00:00.000Z';
const BOOKED: Partial<Lead> = {
  name: 'Frank Beaton',
  status: 'scheduled',
  scheduledDate: '2026-12-02T12:00:00.000Z',
  newsAt: NEWS_AT,
};

it.each<[string, Partial<Lead>, LeadEvent[], string, string]>([
  ['canceled', { status: 'canceled' }, [], 'Canceled', 'Frank Beaton canceled the pickup of Dec 2'],
  [
    'corrected',
    {},
    [
      {
        id: '1',
        at: NEWS_AT,
        by: null,
        type: 'corrected',
        changes: [{ field: 'address', from: null, to: '2 Oak St' }],
        note: null,
      },
    ],
    'Request Changed',
    'Frank Beaton changed the pickup of Dec 2: Address',
  ],
  ['added to', {}, [], 'Request Changed', 'Frank Beaton added to the pickup of Dec 2'],
  [
    'asked again beside',
    { askedAgain: 1, askedAgainAt: NEWS_AT },
    [],
    'Asked Again',
    'Frank Beaton asked again, beside the pickup of Dec 2',
  ],
])('alerts of a pickup that its customer %s, once, until it is dealt with', async (...row) => {
  const [, fields, events, title, message] = row;
  const { state, notified, settled, push } = await open({ leads: [] });
  Object.assign(state, { leads: [aNewLead(7, { ...BOOKED, ...fields })], events });
  const news: LeadNews = [{ id: 7, version: 2, hasNews: true }];
  await push(news);
  await push(news);
  await pass(2_000);
  expect(toastText()).toContain(message);
  expect(notified).toMatchObject([{ title, message, action: '/admin/leads/7' }]);
  expect(document.title).toBe('(1) Chat – Admin');
  state.leads = [aNewLead(7, { ...BOOKED, ...fields, newsAt: null, version: 3 })];
  await push([{ id: 7, version: 3 }]);
  expect(settled).toEqual(['/admin/leads/7']);
});

it('alerts of what a customer did while pushes were lost, and of nothing that was there before', async () => {
  const { state, notified, push } = await open({ leads: [aNewLead(7, BOOKED)] });
  state.leads = [aNewLead(7, BOOKED), aNewLead(6, { ...BOOKED, name: 'Ann Lee' })];
  await push(null);
  await pass(2_000);
  expect(notified).toMatchObject([{ message: 'Ann Lee added to the pickup of Dec 2' }]);
});

it('tells the bell once of what waited before, without a toast: what nobody here has opened, and what customers did', async () => {
  const canceled: Partial<Lead> = { ...BOOKED, status: 'canceled' };
  const leads = [
    aNewLead(9, { createdAt: '2026-11-24T15:00:00.000Z' }),
    aNewLead(8),
    aNewLead(7, canceled),
    aNewLead(6, { ...BOOKED, name: 'Ann Lee', newsAt: '2026-11-23T16:00:00.000Z' }),
  ];
  const { state, waited, notified, push } = await open({ leads, seen: [8, 7] });
  state.leads = [aNewLead(10), ...leads];
  await push([{ id: 10, version: 1, isNew: true }]);
  await pass(2_000);
  expect(waited.map(({ title, message, since, action }) => [title, message, since, action])).toEqual([
    ['Canceled', 'Frank Beaton canceled the pickup of Dec 2', NEWS_AT, '/admin/leads/7'],
    ['Request Changed', 'Ann Lee changed the pickup of Dec 2', '2026-11-23T16:00:00.000Z', '/admin/leads/6'],
    ['New Lead', 'Person 9 · Electronics · Dartmouth', '2026-11-24T15:00:00.000Z', '/admin/leads/9'],
  ]);
  expect(notified.map(({ action }) => action)).toEqual(['/admin/leads/10']);
});

it('the toast opens the lead', async () => {
  const { state, push } = await open({ leads: [] });
  state.leads = [aNewLead(2)];
  await push([{ id: 2, version: 1, isNew: true }]);
  act(() => screen.getByText('Open lead').click());
  expect(screen.getByLabelText('Address').textContent).toBe('/admin/leads/2');
});

it('alerts of a lead whose push was lost, and of those that come while nothing is pushed', async () => {
  const { state, notified, push, live } = await open({ leads: [] });
  state.leads = [aNewLead(1)];
  await push(null);
  await pass(2_000);
  expect(notified).toHaveLength(1);
  await live(false);
  state.leads = [aNewLead(1), aNewLead(2)];
  await pass(31_000);
  expect(notified.map(({ action }) => action)).toEqual(['/admin/leads/1', '/admin/leads/2']);
});

it('counts nothing in the title that is seen in the list', async () => {
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  const { state, push } = await open({ leads: [], isListShown: true });
  state.leads = [aNewLead(1)];
  await push([{ id: 1, version: 1, isNew: true }]);
  expect(toastText()).toContain('Person 1');
  expect(document.title).toBe('Chat – Admin');
});

it('is silent until a sound is wanted', async () => {
  expect(alertPreferences.get()).toMatchObject({ leadSound: false, leadDesktop: false });
  const { state, notified, push } = await open({ leads: [] });
  state.leads = [aNewLead(1), aNewLead(2)];
  await push([{ id: 1, version: 1, isNew: true }]);
  expect(played).not.toHaveBeenCalled();
  setPreference({ leadSound: true });
  await push([{ id: 2, version: 1, isNew: true }]);
  expect(played).toHaveBeenCalledTimes(2);
  expect(notified).toHaveLength(2);
});
