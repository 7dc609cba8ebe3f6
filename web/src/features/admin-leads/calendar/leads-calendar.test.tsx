import type { Lead } from '@harbour-haul/domain/leads/lead';
import {
  isFollowUp,
  isPickup,
  isUndated,
  toCalendarLead,
} from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { type FakeRequest, fakeOperations, fakeServer, offline } from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { LeadStepButtons, type LeadSteps } from '../lead-details/lead-step-buttons.tsx';
import { LeadsTab } from '../leads-tab.tsx';
import { listLeads, QUIET_DAY, sampleLead } from '../testing/leads-api.ts';
import { conflict } from '../testing/leads-server.ts';
import { pass, shownToast } from '../testing/open-leads-tab.tsx';
import { routeLinks } from './route-links.ts';

/** Wednesday, noon in Halifax. */
const NOW = new Date('2026-11-25T16:00:00.000Z');
const day = (date: string) => `${date}T12:00:00.000Z`;
const LEADS = [
  sampleLead(1, {
    status: 'scheduled',
    address: '5 Rocky Lake Dr, Bedford',
    scheduledDate: day('2026-11-26'),
    scheduledHours: '13:00-15:00',
    preferredDate: day('2026-11-26'),
  }),
  sampleLead(2, {
    status: 'scheduled',
    scheduledDate: day('2026-11-26'),
    scheduledHours: '09:00-11:30',
    preferredDate: day('2026-11-26'),
    estimatedValue: 250,
    photoPath: '/uploads/a.jpg',
  }),
  sampleLead(3, { status: 'contacted', followUpDate: day('2026-11-25') }),
  sampleLead(4, { status: 'scheduled', scheduledDate: day('2026-12-01') }),
];

async function openCalendar(
  leads: Lead[] = LEADS,
  address = '/admin?view=calendar',
  openId?: number,
  today = QUIET_DAY,
) {
  const state = { leads, down: false, refuse: null as Lead | null, answered: async () => {} };
  const changes: unknown[] = [];
  const requests: FakeRequest[] = [];
  fakeServer(
    fakeOperations({
      getLeadsToday: () => ({ body: today }),
      updateLead: async ({ params, body }) => {
        await state.answered();
        const id = Number(params.id);
        const lead = state.leads.find((one) => one.id === id) ?? sampleLead(id);
        if (state.refuse) return conflict(state.refuse);
        const { scheduledDate, ...others } = body as { scheduledDate?: string | null; version: number };
        if (others.version !== lead.version) return conflict(lead);
        changes.push({ id, ...others, scheduledDate });
        const saved = {
          ...lead,
          ...others,
          ...(scheduledDate !== undefined && { scheduledDate: scheduledDate && day(scheduledDate) }),
          version: lead.version + 1,
        };
        state.leads = state.leads.map((one) => (one.id === id ? saved : one));
        return { body: saved };
      },
      listLeads: (request) => ({ body: listLeads(state.leads, request) }),
      getLeadsCalendar: (request) => {
        requests.push(request);
        const { from = '', to = '' } = request.query;
        const isShown = (date: string | null) => date !== null && date >= from && date <= `${to}~`;
        if (state.down) return offline();
        return {
          body: {
            pickups: state.leads
              .filter((lead) => isPickup(lead) && isShown(lead.scheduledDate))
              .map(toCalendarLead),
            followUps: state.leads
              .filter((lead) => isFollowUp(lead) && isShown(lead.followUpDate))
              .map(toCalendarLead),
            crowdedDays: [],
            hasMoreFollowUps: false,
            undated: state.leads.filter(isUndated).map(toCalendarLead),
            hasMoreUndated: false,
          },
        };
      },
    }),
  );
  const onOpen = jest.fn<(id: number) => void>();
  const onStep = jest.fn<(id: number) => void>();
  const details = (_loaded: unknown, steps: LeadSteps | null) => steps && <LeadStepButtons steps={steps} />;
  renderFeature(<LeadsTab onOpen={onOpen} onStep={onStep} openId={openId} details={details} />, { address });
  // The calendar is read when it is first shown.
  await act(async () => void (await import('./leads-calendar.tsx')));
  await pass(50);
  return { state, requests, changes, onOpen, onStep };
}

const dayOf = (name: string) => within(screen.getByRole('region', { name }));
const address = () => screen.getByLabelText('Address').textContent;
const press = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the calendar', () => {
  it('leads from an open lead to the next stop, in the order of the week', async () => {
    const { onStep } = await openCalendar(LEADS, '/admin?view=calendar', 2);
    expect(screen.getByText('2 of 3')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Next lead'));
    fireEvent.click(screen.getByLabelText('Previous lead'));
    expect(onStep.mock.calls).toEqual([[1], [3]]);
  });

  it('shows the stops of a week in the order of their route, and the follow-ups', async () => {
    const { requests, onOpen } = await openCalendar();
    expect(requests[0]?.query).toMatchObject({ from: '2026-11-23', to: '2026-11-29' });
    expect(screen.getByText('2 pickups, 1 follow-up')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nov 23 – 29, 2026');
    const thursday = dayOf('Thu Nov 26');
    const stops = thursday.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(stops).toEqual([
      '19:00–11:30 AMPerson 2Halifax1 Barrington St, HalifaxFurniture$250.001 photo(902) 555-0148',
      '21:00–3:00 PMPerson 1Bedford5 Rocky Lake Dr, BedfordFurniture(902) 555-0148',
    ]);
    const link = new URL(thursday.getByRole<HTMLAnchorElement>('link', { name: 'Open route in maps' }).href);
    expect(link.searchParams.get('waypoints')).toBe('1 Barrington St, Halifax, Nova Scotia');
    expect(link.searchParams.get('destination')).toBe('5 Rocky Lake Dr, Bedford, Nova Scotia');
    const today = screen.getByRole('region', { current: 'date' });
    expect(today.textContent).toContain('TodayFollow upPerson 3(902) 555-0148');
    fireEvent.click(thursday.getByText('Person 2'));
    expect(onOpen.mock.calls).toEqual([[2]]);
  });

  it('marks hours that are promised twice, and says which stops have no place on the route', async () => {
    const thursday = { status: 'scheduled', scheduledDate: day('2026-11-26') } as const;
    await openCalendar([
      sampleLead(1, { ...thursday, scheduledHours: '09:00-11:00' }),
      sampleLead(2, { ...thursday, scheduledHours: '10:00-12:00', address: null }),
      sampleLead(3, { ...thursday, scheduledHours: '12:00-13:00', address: null }),
      sampleLead(4, { ...thursday, status: 'completed', scheduledHours: '12:00-13:00' }),
    ]);
    const shown = dayOf('Thu Nov 26');
    expect(shown.getAllByText(/Overlaps with/).map(({ textContent }) => textContent)).toEqual([
      'Overlaps with stop 2',
      'Overlaps with stop 1',
    ]);
    expect(shown.getByText('2 stops have no address and are left out of the route.')).toBeTruthy();
    const calls = shown.getAllByRole<HTMLAnchorElement>('link', { name: 'Call (902) 555-0148' });
    expect(calls.map(({ href }) => href)).toEqual(Array(3).fill('tel:+19025550148'));
  });

  it('says what was wished where the schedule is another, and takes no hours from the wish of another day', async () => {
    const wish = { preferredDate: day('2026-11-27'), preferredTimeSlot: 'morning' } as const;
    await openCalendar([
      sampleLead(1, { ...wish, status: 'scheduled', scheduledDate: day('2026-11-26') }),
      sampleLead(2, { ...wish, status: 'scheduled', scheduledDate: day('2026-11-27') }),
      sampleLead(3, {
        ...wish,
        status: 'scheduled',
        scheduledDate: day('2026-11-27'),
        scheduledHours: '13:00-15:00',
      }),
    ]);
    expect(stop(1).textContent).toMatch(/^1Person 1Wished: Friday, November 27, morning/);
    expect(stop(2).textContent).toMatch(/^1Morning \(9AM-12PM\)Person 2/);
    expect(stop(3).textContent).toMatch(/^21:00–3:00 PMWished: Friday, November 27, morningPerson 3/);
    await drag(1, 'Fri Nov 27');
    expect(stop(1).textContent).toMatch(/^1Morning \(9AM-12PM\)Person 1/);
  });

  it('has what is at no hour in a band of its own after the hours, by one name', async () => {
    const thursday = { status: 'scheduled', scheduledDate: day('2026-11-26') } as const;
    const elsewhen = { preferredDate: day('2026-11-27') };
    await openCalendar([
      sampleLead(1, { ...thursday, preferredDate: day('2026-11-26') }),
      sampleLead(2, { ...thursday, ...elsewhen }),
      sampleLead(3, { ...thursday, ...elsewhen, scheduledHours: '11:00-13:15' }),
    ]);
    const shown = dayOf('Thu Nov 26');
    const namesIn = (list: string) =>
      [...shown.getByRole('list', { name: list }).querySelectorAll('[data-name]')].map(
        (one) => one.textContent,
      );
    expect(shown.getAllByRole('list').map((list) => list.getAttribute('aria-label'))).toEqual([
      'Pickups',
      null,
    ]);
    expect([namesIn('Pickups'), namesIn('Any time').toSorted()]).toEqual([
      ['Person 3'],
      ['Person 1', 'Person 2'],
    ]);
    expect(shown.getByText('11:00–1:15 PM')).toBeTruthy();
    expect(shown.getAllByText(/any time|no hours/i)).toHaveLength(1);
  });

  it('counts the follow-ups that are late, and leads to their list', async () => {
    await openCalendar(LEADS, '/admin?view=calendar', undefined, { ...QUIET_DAY, followUpsDue: 3 });
    fireEvent.click(screen.getByText('3 follow-ups due or late'));
    await pass(50);
    expect(address()).toBe('/admin?show=follow-up-due');
  });

  it('counts the past pickups that nobody has spoken of, and leads to their list', async () => {
    await openCalendar(LEADS, '/admin?view=calendar', undefined, { ...QUIET_DAY, pastPickups: 5 });
    fireEvent.click(screen.getByText('5 past pickups: done?'));
    await pass(50);
    expect(address()).toBe('/admin?show=pickup-past');
  });

  it('goes from week to week by keys and by address, and back to today', async () => {
    await openCalendar();
    await press('n');
    await pass(50);
    expect(address()).toBe('/admin?view=calendar&day=2026-11-30');
    expect(dayOf('Tue Dec 1').getByText('Person 4')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nov 30 – Dec 6, 2026');
    await press('t');
    await pass(50);
    expect(address()).toBe('/admin?view=calendar');
    await press('p');
    expect(address()).toBe('/admin?view=calendar&day=2026-11-16');
    await pass(50);
    expect(screen.getByText('Nothing is planned this week.')).toBeTruthy();
  });

  it('is one of the views of the tab, and leaves the list as it was', async () => {
    await openCalendar(LEADS, '/admin?status=contacted');
    fireEvent.click(screen.getByRole('button', { name: 'Calendar' }));
    await pass(50);
    expect(address()).toBe('/admin?status=contacted&view=calendar');
    expect(dayOf('Thu Nov 26').getByText('Person 2')).toBeTruthy();
    await press('v');
    await press('l');
    await pass(50);
    expect(address()).toBe('/admin?status=contacted');
    expect(screen.getByText('Person 3')).toBeTruthy();
  });

  it('says that it could not be loaded, and keeps what it had', async () => {
    const { state } = await openCalendar();
    state.down = true;
    await pass(11_000);
    expect(screen.getByText(/The calendar could not be refreshed/)).toBeTruthy();
    expect(dayOf('Thu Nov 26').getByText('Person 2')).toBeTruthy();
    await press('n');
    await pass(50);
    expect(screen.getByText('The leads are not available')).toBeTruthy();
  });
});

describe('a pickup whose day is past', () => {
  const past = { status: 'scheduled', scheduledDate: day('2026-11-24') } as const;
  const question = (id: number) =>
    screen.queryByRole('group', { name: `Was the pickup of Person ${id} done?` });

  it('is asked about until somebody says that it was done, which Undo takes back', async () => {
    const { changes } = await openCalendar([
      sampleLead(1, past),
      sampleLead(2, { ...past, status: 'completed' }),
    ]);
    expect(question(2)).toBeNull();
    const asked = within(question(1) as HTMLElement);
    expect(asked.getByText('Was it done?')).toBeTruthy();
    fireEvent.click(asked.getByText('Set to Completed'));
    await pass(50);
    expect(changes).toMatchObject([{ id: 1, status: 'completed' }]);
    expect(dayOf('Tue Nov 24').getByText('Person 1')).toBeTruthy();
    expect(question(1)).toBeNull();
    expect(document.activeElement).toBe(stop(1).querySelector('[data-name]'));
    expect(shownToast()).toContain('Person 1 is Completed now');
    fireEvent.click(screen.getByText('Undo'));
    await pass(50);
    expect(changes.at(-1)).toMatchObject({ id: 1, status: 'scheduled' });
    expect(question(1)).toBeTruthy();
  });

  it('is given another day', async () => {
    await openCalendar([sampleLead(1, past)]);
    fireEvent.click(within(question(1) as HTMLElement).getByText('It needs a new day'));
    await act(async () => void (await import('../day-picker.tsx')));
    await pass(50);
    expect(screen.getByRole('dialog', { name: 'Move the pickup of Person 1' })).toBeTruthy();
  });

  it('is not asked about on its day, nor before', async () => {
    await openCalendar([
      sampleLead(1, { ...past, scheduledDate: day('2026-11-25') }),
      sampleLead(2, { ...past, scheduledDate: day('2026-11-26') }),
    ]);
    expect(question(1)).toBeNull();
    expect(question(2)).toBeNull();
  });
});

const stop = (id: number) => document.querySelector<HTMLElement>(`[data-card="${id}"]`) as HTMLElement;
const data = { setData: () => {}, effectAllowed: '' };
const drag = async (id: number, to: string) => {
  fireEvent.dragStart(stop(id), { dataTransfer: data });
  fireEvent.drop(screen.getByRole('region', { name: to }), { dataTransfer: data });
  await pass(50);
};

describe('what is scheduled for no day', () => {
  const NO_DAY = [
    sampleLead(7, { status: 'scheduled', scheduledDate: null }),
    sampleLead(8, { status: 'scheduled', scheduledDate: null, address: null }),
    sampleLead(9, { status: 'contacted', scheduledDate: null }),
  ];
  const undated = () => screen.queryByRole('region', { name: /^No day yet/ });

  it('stands above the week, where it is opened, stepped through and called', async () => {
    const { onOpen } = await openCalendar([...LEADS, ...NO_DAY], '/admin?view=calendar', 7);
    expect(undated()?.textContent).toBe(
      'No day yet (2)Person 7Furniture · 1 Barrington St, HalifaxWished: Tuesday, December 1(902) 555-0148Choose a day' +
        'Person 8Furniture · No address yetWished: Tuesday, December 1(902) 555-0148Choose a day',
    );
    expect(screen.getByText('1 of 5')).toBeTruthy();
    fireEvent.click(screen.getByText('Person 8'));
    expect(onOpen.mock.calls).toEqual([[8]]);
  });

  it('is not said to be there where every scheduled lead has a day', async () => {
    await openCalendar();
    expect(undated()).toBeNull();
  });

  it('is given a day in a dialog, and is back by Undo', async () => {
    const { changes } = await openCalendar([...LEADS, ...NO_DAY]);
    fireEvent.click(screen.getByRole('button', { name: 'Choose a pickup day for Person 7' }));
    await act(async () => void (await import('../day-picker.tsx')));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Choose a pickup day for Person 7' }));
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Nov 27, 2026' } });
    await pass(50);
    fireEvent.click(dialog.getByRole('button', { name: 'Set pickup day' }));
    await pass(500);
    expect(changes).toEqual([{ id: 7, scheduledDate: '2026-11-27', version: NO_DAY[0]?.version }]);
    expect(dayOf('Fri Nov 27').getByText('Person 7')).toBeTruthy();
    expect(undated()?.textContent).not.toContain('Person 7');
    fireEvent.click(screen.getByText('Undo'));
    await pass(50);
    expect(undated()?.textContent).toContain('Person 7');
    expect(dayOf('Fri Nov 27').queryByText('Person 7')).toBeNull();
  });

  it('is dragged to its day, and not moved by keys from none', async () => {
    const { changes } = await openCalendar([...LEADS, ...NO_DAY]);
    fireEvent.keyDown(stop(8).querySelector('a') as HTMLElement, { key: 'ArrowRight', shiftKey: true });
    await drag(8, 'Tue Nov 24');
    expect(changes).toEqual([]);
    await drag(8, 'Sat Nov 28');
    expect(changes).toMatchObject([{ id: 8, scheduledDate: '2026-11-28' }]);
    expect(dayOf('Sat Nov 28').getByText('Person 8')).toBeTruthy();
  });
});

describe('a pickup', () => {
  it('is dragged to another day, with the version that was shown, and back by Undo', async () => {
    const { changes } = await openCalendar();
    await drag(1, 'Fri Nov 27');
    expect(dayOf('Fri Nov 27').getByText('Person 1')).toBeTruthy();
    expect(dayOf('Thu Nov 26').queryByText('Person 1')).toBeNull();
    expect(changes).toEqual([{ id: 1, scheduledDate: '2026-11-27', version: LEADS[0]?.version }]);
    expect(shownToast()).toContain('The pickup of Person 1 is on Fri Nov 27, 1:00–3:00 PM now');
    fireEvent.click(screen.getByText('Undo'));
    await pass(50);
    expect(dayOf('Thu Nov 26').getByText('Person 1')).toBeTruthy();
    expect(changes).toHaveLength(2);
  });

  it('is not taken back by Undo from who has changed it meanwhile', async () => {
    const { state, changes } = await openCalendar();
    await drag(1, 'Fri Nov 27');
    state.leads = state.leads.map((lead) =>
      lead.id === 1 ? { ...lead, status: 'completed', version: lead.version + 1, updatedBy: 'kim' } : lead,
    );
    // The list brings what the colleague has saved.
    await press('v');
    await press('l');
    await pass(50);
    fireEvent.click(screen.getByText('Undo'));
    await pass(50);
    expect(changes).toHaveLength(1);
    expect(state.leads[0]).toMatchObject({ status: 'completed', scheduledDate: day('2026-11-27') });
    expect(shownToast()).toContain('Person 1 was changed by Kim meanwhile. Please look at it first.');
  });

  it('is moved into the past once that is confirmed, as everywhere else', async () => {
    const { changes } = await openCalendar();
    await drag(1, 'Tue Nov 24');
    expect(screen.getByText('Save a pickup in the past?')).toBeTruthy();
    fireEvent.click(screen.getByText('Go back'));
    await pass(500);
    expect(changes).toEqual([]);
    await drag(1, 'Tue Nov 24');
    fireEvent.click(screen.getByText('Save Anyway'));
    await pass(500);
    expect(changes).toMatchObject([{ id: 1, scheduledDate: '2026-11-24' }]);
    expect(dayOf('Tue Nov 24').getByText('Person 1')).toBeTruthy();
  });

  it('is moved by Shift and an arrow, and keeps the focus', async () => {
    const { changes } = await openCalendar();
    const link = stop(2).querySelector('a') as HTMLElement;
    act(() => link.focus());
    fireEvent.keyDown(link, { key: 'ArrowRight', shiftKey: true });
    await pass(50);
    expect(changes).toMatchObject([{ id: 2, scheduledDate: '2026-11-27' }]);
    expect(document.activeElement?.closest('section')?.textContent).toContain('Fri Nov 27');
    expect(screen.getByText('Moved Person 2 to Fri Nov 27.')).toBeTruthy();
  });

  it('goes on to the next week and the last one by Shift and an arrow, and asks where the day is past', async () => {
    const { changes } = await openCalendar([
      sampleLead(1, { status: 'scheduled', scheduledDate: day('2026-11-25') }),
      sampleLead(2, { status: 'scheduled', scheduledDate: day('2026-11-29') }),
    ]);
    const shift = async (id: number, key: string) => {
      fireEvent.keyDown(stop(id).querySelector('a') as HTMLElement, { key, shiftKey: true });
      await pass(50);
    };
    await shift(1, 'ArrowLeft');
    expect(screen.getByText('Save a pickup in the past?')).toBeTruthy();
    fireEvent.click(screen.getByText('Go back'));
    await pass(500);
    await shift(2, 'ArrowRight');
    expect(changes).toMatchObject([{ id: 2, scheduledDate: '2026-11-30' }]);
    expect(address()).toBe('/admin?view=calendar&day=2026-11-30');
    expect(dayOf('Mon Nov 30').getByText('Person 2')).toBeTruthy();
    expect(screen.getByText('Moved Person 2 to Mon Nov 30.')).toBeTruthy();
    expect(document.activeElement).toBe(stop(2).querySelector('[data-name]'));
    await shift(2, 'ArrowLeft');
    expect(changes.at(-1)).toMatchObject({ id: 2, scheduledDate: '2026-11-29' });
    expect(address()).toBe('/admin?view=calendar');
    expect(dayOf('Sun Nov 29').getByText('Person 2')).toBeTruthy();
    expect(document.activeElement).toBe(stop(2).querySelector('[data-name]'));
  });

  it('stays where it was moved on to while an earlier move is saved', async () => {
    const { state, changes } = await openCalendar();
    const answers: (() => void)[] = [];
    state.answered = () => new Promise((resolve) => void answers.push(resolve));
    act(() => stop(2).querySelector('a')?.focus());
    for (const _move of ['to Friday', 'to Saturday']) {
      fireEvent.keyDown(stop(2).querySelector('a') as HTMLElement, { key: 'ArrowRight', shiftKey: true });
      await pass(50);
    }
    answers[0]?.();
    await pass(50);
    expect(answers).toHaveLength(2);
    expect(dayOf('Sat Nov 28').getByText('Person 2')).toBeTruthy();
    expect(document.activeElement?.closest('section')?.textContent).toContain('Sat Nov 28');
    answers[1]?.();
    await pass(50);
    expect(changes).toMatchObject([{ scheduledDate: '2026-11-27' }, { scheduledDate: '2026-11-28' }]);
    expect(dayOf('Sat Nov 28').getByText('Person 2')).toBeTruthy();
  });

  it('is not moved once it is completed, though its link can be dragged', async () => {
    const done = { status: 'completed', scheduledDate: day('2026-11-26') } as const;
    const { changes } = await openCalendar([sampleLead(1, done)]);
    fireEvent.dragStart(stop(1).querySelector('a') as HTMLElement, { dataTransfer: data });
    fireEvent.drop(screen.getByRole('region', { name: 'Fri Nov 27' }), { dataTransfer: data });
    await pass(50);
    expect(changes).toEqual([]);
    expect(dayOf('Thu Nov 26').getByText('Person 1')).toBeTruthy();
  });

  it('stays where it is when somebody else has changed it meanwhile', async () => {
    const { state, onOpen } = await openCalendar();
    const [lead = sampleLead(1)] = LEADS;
    state.refuse = { ...lead, version: lead.version + 1, updatedBy: 'kim' };
    await drag(1, 'Fri Nov 27');
    expect(dayOf('Thu Nov 26').getByText('Person 1')).toBeTruthy();
    expect(shownToast()).toContain('Person 1 was changed by Kim meanwhile. Please look at it first.');
    fireEvent.click(screen.getByText('Open lead'));
    expect(onOpen.mock.calls).toEqual([[1]]);
  });

  it('is moved to a day of another week in a dialog', async () => {
    const { changes } = await openCalendar();
    fireEvent.click(screen.getByRole('button', { name: 'Move Person 1 to another day' }));
    await act(async () => void (await import('../day-picker.tsx')));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Move the pickup of Person 1' }));
    const submit = dialog.getByRole('button', { name: 'Move pickup' });
    expect(submit).toHaveProperty('disabled', true);
    fireEvent.change(dialog.getByDisplayValue('Nov 26, 2026'), { target: { value: 'Dec 3, 2026' } });
    await pass(50);
    fireEvent.click(submit);
    await pass(500);
    expect(changes).toEqual([{ id: 1, scheduledDate: '2026-12-03', version: LEADS[0]?.version }]);
    expect(dayOf('Thu Nov 26').queryByText('Person 1')).toBeNull();
  });

  it('is moved with a look at what its new day holds, and a warning where hours overlap', async () => {
    await openCalendar();
    fireEvent.click(screen.getByRole('button', { name: 'Move Person 1 to another day' }));
    await act(async () => void (await import('../day-picker.tsx')));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Move the pickup of Person 1' }));
    const stops = dialog.getByRole('list', { name: 'Pickups of that day' });
    expect(stops.textContent).toContain('9:00–11:30 AM · Person 2');
    fireEvent.change(dialog.getByLabelText('Pickup hours from'), { target: { value: '11:00' } });
    expect(dialog.getByText(/These hours overlap with Person 2/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Move pickup' })).toHaveProperty('disabled', false);
  });

  it('gets other hours in the dialog, on its day or with another', async () => {
    const { changes } = await openCalendar();
    fireEvent.click(screen.getByRole('button', { name: 'Move Person 1 to another day' }));
    await act(async () => void (await import('../day-picker.tsx')));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Move the pickup of Person 1' }));
    const submit = dialog.getByRole('button', { name: 'Move pickup' });
    const hours = (end: string) => dialog.getByLabelText<HTMLInputElement>(`Pickup hours ${end}`);
    const [from = '', to = ''] = (LEADS[0]?.scheduledHours ?? '').split('-');
    expect([hours('from').value, hours('to').value]).toEqual([from, to]);
    fireEvent.change(hours('from'), { target: { value: '08:00' } });
    fireEvent.change(hours('to'), { target: { value: '07:00' } });
    fireEvent.blur(hours('to'));
    expect(
      dialog.getByText('Pickup hours: 7:00 AM is before 8:00 AM. Please choose an end after the start.'),
    ).toBeTruthy();
    expect(submit).toHaveProperty('disabled', true);
    fireEvent.change(hours('to'), { target: { value: '09:30' } });
    fireEvent.click(submit);
    await pass(500);
    expect(changes).toEqual([
      { id: 1, scheduledDate: '2026-11-26', scheduledHours: '08:00-09:30', version: LEADS[0]?.version },
    ]);
    expect(dayOf('Thu Nov 26').getByText(/8:00–9:30 AM/)).toBeTruthy();
  });

  it('goes back from the question about a past day to the dialog as it was', async () => {
    const { changes } = await openCalendar();
    fireEvent.click(screen.getByRole('button', { name: 'Move Person 1 to another day' }));
    await act(async () => void (await import('../day-picker.tsx')));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Move the pickup of Person 1' }));
    fireEvent.change(dialog.getByDisplayValue('Nov 26, 2026'), { target: { value: 'Nov 24, 2026' } });
    fireEvent.change(dialog.getByLabelText('Pickup hours from'), { target: { value: '12:30' } });
    await pass(50);
    fireEvent.click(dialog.getByText('Move pickup'));
    expect(screen.getByText('Save a pickup in the past?')).toBeTruthy();
    fireEvent.click(screen.getByText('Go back'));
    await pass(500);
    expect(screen.getByRole('dialog', { name: 'Move the pickup of Person 1' })).toBeTruthy();
    expect(dialog.getByDisplayValue('Nov 24, 2026')).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Pickup hours from').value).toBe('12:30');
    fireEvent.click(dialog.getByText('Move pickup'));
    fireEvent.click(screen.getByText('Save Anyway'));
    await pass(500);
    expect(changes).toMatchObject([{ id: 1, scheduledDate: '2026-11-24', scheduledHours: '12:30-15:00' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has its first day chosen from the month that its visitor wishes, not from this one', async () => {
    const wished = sampleLead(5, {
      status: 'scheduled',
      scheduledDate: null,
      preferredDate: day('2027-02-10'),
    });
    await openCalendar([wished]);
    fireEvent.click(screen.getByRole('button', { name: /day for Person 5|Move Person 5/ }));
    await act(async () => void (await import('../day-picker.tsx')));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Choose a pickup day for Person 5' }));
    fireEvent.click(dialog.getByRole('button', { name: /Choose date/ }));
    await pass(300);
    expect(screen.getByText('February 2027')).toBeTruthy();
  });

  it('is scheduled from its day for a lead that is found by search', async () => {
    const { changes } = await openCalendar();
    expect(screen.queryByRole('button', { name: 'Schedule a lead for Tue Nov 24' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Schedule a lead for Fri Nov 27' }));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Schedule a lead for Fri Nov 27' }));
    const search = dialog.getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'Person 3' } });
    await pass(400);
    await pass(50);
    fireEvent.click(dialog.getByText('Person 3'));
    await pass(500);
    expect(changes).toEqual([
      { id: 3, scheduledDate: '2026-11-27', status: 'scheduled', version: LEADS[2]?.version },
    ]);
    expect(dayOf('Fri Nov 27').getByText('Person 3')).toBeTruthy();
    fireEvent.click(screen.getByText('Undo'));
    await pass(50);
    expect(changes.at(-1)).toMatchObject({ id: 3, scheduledDate: null, status: 'contacted' });
    expect(dayOf('Fri Nov 27').queryByText('Person 3')).toBeNull();
  });

  it('is offered for the leads that have none, who wishes that day first', async () => {
    const { changes } = await openCalendar([
      ...LEADS,
      sampleLead(5, { status: 'qualified' }),
      sampleLead(6, { status: 'contacted', preferredDate: day('2026-11-27') }),
      sampleLead(7, { status: 'completed' }),
      sampleLead(8, { status: 'scheduled' }),
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Schedule a lead for Fri Nov 27' }));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Schedule a lead for Fri Nov 27' }));
    const offered = dialog.getByRole('list', { name: 'Leads without a pickup day' });
    expect(offered.textContent?.match(/Person \d/g)).toEqual([
      'Person 6',
      'Person 8',
      'Person 5',
      'Person 3',
    ]);
    expect(offered.textContent).toContain('#6 · Contacted · wants Fri Nov 27');
    fireEvent.click(dialog.getByText('Person 6'));
    await pass(500);
    expect(changes).toMatchObject([{ id: 6, scheduledDate: '2026-11-27', status: 'scheduled' }]);
  });

  it('is offered for nobody where every open lead has one, which is said', async () => {
    await openCalendar(LEADS.filter(({ status }) => status === 'scheduled'));
    fireEvent.click(screen.getByRole('button', { name: 'Schedule a lead for Fri Nov 27' }));
    await pass(50);
    expect(screen.getByText(/^No open lead is without a pickup day\./)).toBeTruthy();
  });

  it('is scheduled for an open lead that many closed ones of the same name come before', async () => {
    const closed = [...Array(9).keys()].map((id) =>
      sampleLead(id + 10, { name: 'Ann Lee', status: 'completed' }),
    );
    await openCalendar([sampleLead(3, { name: 'Ann Lee', status: 'contacted' }), ...closed]);
    fireEvent.click(screen.getByRole('button', { name: 'Schedule a lead for Fri Nov 27' }));
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Schedule a lead for Fri Nov 27' }));
    fireEvent.change(dialog.getByRole('searchbox'), { target: { value: 'Ann Lee' } });
    await pass(400);
    await pass(50);
    expect(dialog.getAllByText('Ann Lee')).toHaveLength(1);
  });
});

it('the links of a long route are parts of it, each from where the one before ends', () => {
  const stops = [1, 2, 3, 4, 5, 6].map((id) =>
    toCalendarLead(
      sampleLead(id, {
        address: id === 2 ? null : `${id} Oak St, NS`,
        status: id === 3 ? 'completed' : 'scheduled',
      }),
    ),
  );
  const links = routeLinks(stops, 3).map(({ href, ...part }) => ({
    ...part,
    to: new URL(href).searchParams,
  }));
  expect(links.map(({ first, last }) => [first, last])).toEqual([
    [1, 5],
    [6, 6],
  ]);
  expect(links.map(({ to }) => [to.get('origin'), to.get('waypoints'), to.get('destination')])).toEqual([
    [null, '1 Oak St, NS|4 Oak St, NS', '5 Oak St, NS'],
    ['5 Oak St, NS', null, '6 Oak St, NS'],
  ]);
});
