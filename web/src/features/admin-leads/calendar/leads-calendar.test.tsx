import { toCalendarLead } from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { QUIET_DAY, sampleLead } from '../testing/leads-api.ts';
import { address, day, dayOf, drag, LEADS, openCalendar, press, stop } from '../testing/open-calendar.tsx';
import { pass, shownToast } from '../testing/open-leads-tab.tsx';
import { weekdaysText } from './calendar-days.ts';
import { routeLinks } from './route-links.ts';

describe('the calendar', () => {
  it('says before there is any lead what comes in, and not where nothing is planned alone', async () => {
    const text = 'What homeowners ask for by the form or the chat comes in here.';
    await openCalendar([sampleLead(1)]);
    expect(screen.getByText('Nothing is planned this week.')).toBeTruthy();
    expect(screen.queryByText(text)).toBeNull();
    cleanup();
    await openCalendar([]);
    const panel = screen.getByText(text).parentElement as HTMLElement;
    fireEvent.click(within(panel).getByRole('button', { name: 'New lead' }));
    await pass(500);
    expect(screen.getByRole('dialog', { name: 'New lead' })).toBeTruthy();
  });

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
      '19:00–11:30 AMPerson 2Halifax1 Barrington StFurniture$250.001 photo(902) 555-0148',
      '21:00–3:00 PMPerson 1Bedford5 Rocky Lake DrFurniture(902) 555-0148',
    ]);
    const link = new URL(thursday.getByRole<HTMLAnchorElement>('link', { name: 'Open route in maps' }).href);
    expect(link.searchParams.get('waypoints')).toBe('1 Barrington St, Halifax, Nova Scotia');
    expect(link.searchParams.get('destination')).toBe('5 Rocky Lake Dr, Bedford, Nova Scotia');
    const today = screen.getByRole('region', { current: 'date' });
    expect(today.textContent).toContain('TodayFollow upPerson 3(902) 555-0148');
    fireEvent.click(thursday.getByText('Person 2'));
    expect(onOpen.mock.calls).toEqual([[2]]);
  });

  it.each([
    ['before the last pickup of a Sunday is over', '2026-11-29T23:59:00Z', '2026-11-23'],
    ['once it is', '2026-11-30T00:00:00Z', '2026-11-30'],
    ['on any other evening', '2026-11-29T03:00:00Z', '2026-11-23'],
  ])('opens with the week that is to be planned: %s', async (_when, now, monday) => {
    jest.setSystemTime(new Date(now));
    const { requests } = await openCalendar();
    expect(requests[0]?.query.from).toBe(monday);
    fireEvent.click(screen.getByRole('button', { name: 'Today' }));
    await pass(50);
    expect(requests.at(-1)?.query.from).toBe('2026-11-23');
    fireEvent.click(screen.getByLabelText('Next week'));
    await pass(50);
    expect(requests.at(-1)?.query.from).toBe('2026-11-30');
  });

  it('names the days that are over and had nothing, which narrow screens leave out', async () => {
    await openCalendar([...LEADS, sampleLead(5, { status: 'contacted', followUpDate: day('2026-11-23') })]);
    expect(screen.getByText('Nothing planned Tuesday')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Previous week'));
    await pass(50);
    const line = screen.getByText('Nothing planned Monday to Sunday');
    // A desk shows the days themselves.
    expect(getComputedStyle(line).display).toBe('none');
    fireEvent.click(screen.getByText('Today'));
    await pass(50);
    fireEvent.click(screen.getByLabelText('Next week'));
    await pass(50);
    expect(screen.queryByText(/^Nothing planned ./)).toBeNull();
  });

  it.each([
    [['2026-11-23'], 'Monday'],
    [['2026-11-23', '2026-11-24'], 'Monday and Tuesday'],
    [['2026-11-23', '2026-11-25', '2026-11-26', '2026-11-27'], 'Monday and Wednesday to Friday'],
    [['2026-11-23', '2026-11-25', '2026-11-28'], 'Monday, Wednesday and Saturday'],
  ])('names weekdays in the order of the week: %j', (days, text) => {
    expect(weekdaysText(days)).toBe(text);
  });

  it('heads a day by its number, and by its month where that begins', async () => {
    await openCalendar(LEADS, '/admin?view=calendar&day=2026-12-01');
    const monthOf = (name: string) =>
      getComputedStyle(dayOf(name).getByText('Dec', { exact: false })).clipPath;
    expect([monthOf('Tue Dec 1'), monthOf('Wed Dec 2')]).toEqual(['', 'inset(50%)']);
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
      'Overlaps with Person 2',
      'Overlaps with stop 1',
    ]);
    // A number for each stop that the route leads to, and for no other.
    expect([1, 2, 3, 4].map((id) => stop(id).textContent?.slice(0, 1))).toEqual(['1', '1', '1', '2']);
    expect([2, 3].map((id) => stop(id).textContent)).toEqual([
      expect.stringMatching(/^10(:00)? AM–12(:00)? PM/),
      expect.stringMatching(/^12:00–1:00 PM/),
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
    expect(shown.getByText('11 AM–1:15 PM')).toBeTruthy();
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
    expect(screen.getByText('Failed to load leads data')).toBeTruthy();
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
    await act(async () => void (await import('#components/days/day-picker.tsx')));
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
