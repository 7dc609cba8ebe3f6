import { DEFAULT_COLUMNS } from '@harbour-haul/domain/leads/views/list-columns';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { type FakeRequest, fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { listLayout, parseLayout } from './list/list-layout.ts';
import { clearOpenedLeads } from './opened-leads.ts';
import { listLeads, QUIET_DAY, sampleLead } from './testing/leads-api.ts';
import {
  ComposedLeadsTab,
  openLeadsTab,
  pass,
  rowOf,
  sampleLeads,
  shownIds,
} from './testing/open-leads-tab.tsx';

/** 21 November 2026, noon in Halifax. */
const NOW = new Date('2026-11-21T16:00:00.000Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  act(() => clearOpenedLeads());
  jest.useRealTimers();
});

const sort = (header: string) => fireEvent.click(screen.getByRole('button', { name: header }));
const address = () => screen.getByLabelText('Address').textContent;
const lastQuery = (requests: FakeRequest[]) => requests.at(-1)?.query ?? {};

describe('the list of leads', () => {
  it('the leads list shows that it is loading, then its total', async () => {
    fakeServer(
      fakeOperations({
        listLeads: (request) => ({ body: listLeads(sampleLeads(2), request) }),
        getLeadsToday: () => ({ body: QUIET_DAY }),
        markLeadSeen: () => ({ status: 204 }),
      }),
    );
    renderFeature(<ComposedLeadsTab />);
    expect(screen.getByText('Loading leads...')).toBeTruthy();
    await pass(50);
    expect(screen.queryByText('Loading leads...')).toBeNull();
    expect(screen.getByText('2 leads total')).toBeTruthy();
    expect(shownIds()).toEqual(['#2', '#1']);
  });

  it('the leads list tells the tags how many leads there are', async () => {
    const page: Window & { dataLayer?: object[] } = window;
    page.dataLayer = [];
    await openLeadsTab(sampleLeads(2));
    expect(page.dataLayer).toContainEqual({ event: 'admin_leads_loaded', count: 2 });
    delete page.dataLayer;
  });

  it('the leads list sends the query of the specification', async () => {
    const { requests } = await openLeadsTab(sampleLeads(2));
    expect(requests[0]?.query).toEqual({
      sort: 'createdAt',
      order: 'desc',
      limit: '10',
      _t: expect.stringMatching(/^\d{13}$/),
    });
  });

  it('a row of the leads list has badges and dates, the created day in Halifax', async () => {
    await openLeadsTab([
      sampleLead(7, { junkClassificationSource: 'ai', junkConfidence: 0.9 }),
      sampleLead(6, { junkClassificationSource: 'ai', junkConfidence: 0.899 }),
    ]);
    expect(rowOf(6).getByLabelText('Medium').dataset.hint).toBe('Medium: AI confidence 89%');
    const cells = rowOf(7);
    expect(cells.getByText('Person 7')).toBeTruthy();
    expect(cells.getByRole('link', { name: '(902) 555-0148' }).getAttribute('href')).toBe('tel:+19025550148');
    expect(cells.getByText('Furniture')).toBeTruthy();
    expect(cells.getByLabelText('High-Confidence').dataset.hint).toBe('High-Confidence: AI confidence 90%');
    expect(cells.getByText('Dec 1, 2026')).toBeTruthy();
    expect(cells.getByText('New')).toBeTruthy();
    // 03:07 in UTC is still the evening before.
    expect(cells.getByText('Nov 20, 2026')).toBeTruthy();
    expect(cells.getByText('11:07 PM')).toBeTruthy();
  });

  it('a row of the leads list has the pickup where the wished day stood, once it is scheduled', async () => {
    const scheduledDate = '2026-11-27T12:00:00.000Z';
    await openLeadsTab([
      sampleLead(1, { status: 'scheduled', scheduledDate, scheduledHours: '09:00-11:30' }),
      sampleLead(2, { status: 'canceled', scheduledDate }),
      sampleLead(3, { details: 'As soon as possible, please.' }),
      sampleLead(4, { status: 'scheduled' }),
    ]);
    const planned = rowOf(1).getByText('Pickup Nov 27');
    expect(planned.dataset.hint).toBe('Scheduled for Nov 27, 2026, 9:00–11:30 AM. Wished: Dec 1, 2026');
    expect(planned.textContent).toBe('Pickup Nov 27, 9:00–11:30 AM');
    expect(rowOf(1).queryByText('Dec 1, 2026')).toBeNull();
    const wished = rowOf(2).getByText('Dec 1, 2026');
    expect(wished.textContent).toBe('Wants Dec 1, 2026');
    expect(wished.dataset.hint).toBe('The customer wants Dec 1, 2026. No pickup is scheduled.');
    const soon = rowOf(3).getByText('ASAP');
    expect(soon.textContent).toBe('Wants it ASAP');
    expect(soon.dataset.hint).toBe(
      'The customer wants it as soon as possible, from Dec 1, 2026. No pickup is scheduled.',
    );
    const open = rowOf(4).getByText('No day yet');
    expect(open.dataset.hint).toBe('Scheduled without a day. Wished: Dec 1, 2026');
    const head = screen.getByRole('columnheader', { name: 'Preferred Date' });
    expect(head.dataset.hint).toBe('The day that the customer wants, or the pickup’s');
  });

  it('a row of the leads list has a text for every missing value', async () => {
    await openLeadsTab([
      sampleLead(1, {
        status: 'incomplete',
        name: null,
        phone: null,
        junkType: null,
        junkClassificationSource: null,
        preferredDate: null,
      }),
    ]);
    expect(rowOf(1).getAllByText('Not provided')).toHaveLength(2);
    expect(rowOf(1).getAllByText('Not specified')).toHaveLength(2);
    expect(rowOf(1).getByLabelText('Unknown Source')).toBeTruthy();
    expect(rowOf(1).getByText('Incomplete')).toBeTruthy();
  });

  it('an empty leads list has a text and clears the filter', async () => {
    await openLeadsTab([], '/admin?status=qualified');
    expect(screen.getByText('No leads found')).toBeTruthy();
    expect(screen.getByText('0 leads with status Qualified')).toBeTruthy();
    expect(screen.getByLabelText('Export Leads')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all leads' }));
    await pass(50);
    expect(address()).toBe('/admin');
    expect(screen.getByText('0 leads total')).toBeTruthy();
  });

  it('a list before there is any lead says what comes in, and makes the first one', async () => {
    await openLeadsTab([]);
    const text = 'What homeowners ask for by the form or the chat comes in here.';
    const panel = screen.getByText(text).parentElement as HTMLElement;
    expect(within(panel).getByRole('heading').textContent).toBe('No leads found');
    fireEvent.click(within(panel).getByRole('button', { name: 'New lead' }));
    await pass(500);
    expect(screen.getByRole('dialog', { name: 'New lead' })).toBeTruthy();
    cleanup();
    await openLeadsTab([], '/admin?search=nobody');
    expect(screen.getByText('No leads found')).toBeTruthy();
    expect(screen.queryByText(text)).toBeNull();
  });
});

describe('filter and order', () => {
  it('filter and order are in the URL and in the request', async () => {
    const leads = [...sampleLeads(1), sampleLead(2, { status: 'scheduled' })];
    const { requests } = await openLeadsTab(leads);
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'scheduled' } });
    fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'followUpDate' } });
    fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'asc' } });
    await pass(50);
    expect(address()).toBe('/admin?status=scheduled&sort=followUpDate&order=asc');
    expect(lastQuery(requests)).toMatchObject({ status: 'scheduled', sort: 'followUpDate', order: 'asc' });
    expect(screen.getByText('1 lead with status Scheduled')).toBeTruthy();
  });

  it('filter and order of an invalid URL are the defaults', async () => {
    const { requests } = await openLeadsTab(
      sampleLeads(1),
      '/admin?status=constructor&sort=password&order=up',
    );
    expect(lastQuery(requests)).toMatchObject({ sort: 'createdAt', order: 'desc' });
    expect(lastQuery(requests)).not.toHaveProperty('status');
  });

  it('a click on a header sorts by it, the next one in the other order', async () => {
    const { requests } = await openLeadsTab(sampleLeads(3));
    const header = (name: string) => screen.getByRole('columnheader', { name });
    expect(header('Created').getAttribute('aria-sort')).toBe('descending');
    sort('Name');
    await pass(50);
    expect(header('Name').getAttribute('aria-sort')).toBe('ascending');
    expect(lastQuery(requests)).toMatchObject({ sort: 'name', order: 'asc' });
    sort('Name');
    await pass(50);
    expect(header('Name').getAttribute('aria-sort')).toBe('descending');
    expect(lastQuery(requests)).toMatchObject({ sort: 'name', order: 'desc' });
  });

  it('filter and order offer the specification’s texts', async () => {
    await openLeadsTab(sampleLeads(1));
    const options = (label: string) =>
      [...(screen.getByLabelText(label) as HTMLSelectElement).options].map(({ text }) => text);
    expect(options('Order')).toEqual(['Newest First', 'Oldest First']);
    expect(options('Status')).toEqual([
      'All',
      'New',
      'Incomplete',
      'Contacted',
      'Qualified',
      'Scheduled',
      'Completed',
      'Canceled',
      'Suspicious',
      'Trash',
    ]);
    expect(options('Sort by')).toHaveLength(7);
  });
});

describe('a row', () => {
  const open = () => screen.queryByRole('dialog', { name: 'Lead Details: Person 2' });

  it('a row opens its lead wherever it has nothing else, and the name is a link to it', async () => {
    await openLeadsTab(sampleLeads(2));
    const name = rowOf(2).getByRole('link', { name: 'Person 2' });
    expect(name.getAttribute('href')).toBe('/admin/leads/2');
    fireEvent.click(rowOf(2).getByLabelText('Select lead 2'));
    expect(open()).toBeNull();
    let isLeftToBrowser: boolean | undefined;
    const watch = (event: Event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', watch, { once: true });
    fireEvent.click(name, { ctrlKey: true });
    expect([isLeftToBrowser, open()]).toEqual([true, null]);
    window.addEventListener('click', watch, { once: true });
    fireEvent.click(name);
    await pass(500);
    expect([isLeftToBrowser, Boolean(open())]).toEqual([false, true]);
  });

  it('a row that is pressed where it has nothing else opens its lead', async () => {
    await openLeadsTab(sampleLeads(2));
    fireEvent.click(rowOf(2).getByText('Furniture'));
    await pass(500);
    expect(open()).toBeTruthy();
  });
});

describe('the display of the list', () => {
  afterEach(() => act(() => listLayout.set(parseLayout(null))));

  it('the rows of a page are ten at first, and as many as were chosen from then on', async () => {
    const { requests } = await openLeadsTab(sampleLeads(40));
    expect(shownIds()).toHaveLength(10);
    fireEvent.click(screen.getByLabelText('Display'));
    fireEvent.change(screen.getByLabelText('Rows per page'), { target: { value: '25' } });
    await pass(50);
    expect(lastQuery(requests)).toMatchObject({ limit: '25' });
    expect(shownIds()).toHaveLength(25);
    expect(screen.getByText('Showing 1 to 25 of 40 results')).toBeTruthy();
    expect(parseLayout(JSON.parse(localStorage.getItem('harbour-haul:leads-layout') ?? ''))).toMatchObject({
      rows: 25,
    });
  });

  it('a hundred rows are drawn a screenful at a time, once, in the room that they take', async () => {
    const leads = sampleLeads(200);
    act(() => listLayout.set(parseLayout({ rows: 100 })));
    const { state } = await openLeadsTab(leads);
    const room = () =>
      Number.parseInt(document.querySelector<HTMLElement>('tbody td[style]')?.style.height ?? '0', 10);
    const drawn = () => [shownIds().length, room() / 40];
    // What one `act` draws is one frame.
    const expectPortions = async () => {
      for (let [rows = 0, rest = 0] = drawn(); rows < 100; [rows = 0, rest = 0] = drawn()) {
        expect(rest).toBe(100 - rows);
        await pass(20);
        expect(shownIds()).toHaveLength(rows + 25);
      }
      expect(drawn()).toEqual([100, 0]);
    };
    await expectPortions();
    const before = new Set(shownIds());
    fireEvent.click(screen.getByText('Next'));
    await pass(50);
    expect(shownIds().length).toBeLessThan(100);
    await expectPortions();
    expect(shownIds().filter((id) => before.has(id))).toEqual([]);
    state.leads = leads.map((lead) => ({ ...lead, name: 'Renamed', version: lead.version + 1 }));
    await pass(60_000);
    expect(screen.getAllByText('Renamed')).toHaveLength(100);
  });

  it('the columns are those that were chosen, without another request', async () => {
    const { requests } = await openLeadsTab([sampleLead(1, { estimatedValue: 250 })]);
    fireEvent.click(screen.getByLabelText('Display'));
    const before = requests.length;
    fireEvent.click(screen.getByLabelText('Phone'));
    fireEvent.click(screen.getByLabelText('Est. Value'));
    expect(rowOf(1).queryByText('(902) 555-0148')).toBeNull();
    expect(rowOf(1).getByText('$250.00')).toBeTruthy();
    fireEvent.click(screen.getByText('Default columns'));
    expect(rowOf(1).getByText('(902) 555-0148')).toBeTruthy();
    expect(requests.length).toBe(before);
  });

  it('what is stored of the display may be anything', () => {
    for (const stored of [null, 7, 'x', [], { rows: 11, columns: 'all' }, { rows: '10' }]) {
      expect(parseLayout(stored)).toEqual({ rows: 10, columns: DEFAULT_COLUMNS });
    }
    expect(parseLayout({ rows: 100, columns: ['status', 'password', 'phone'] })).toEqual({
      rows: 100,
      columns: ['phone', 'status'],
    });
  });
});

describe('unread leads', () => {
  it('unread leads have a blue dot until their details were opened', async () => {
    await openLeadsTab(sampleLeads(2));
    expect(screen.getAllByLabelText('New lead (unread)')).toHaveLength(2);
    fireEvent.click(rowOf(2).getByRole('button', { name: 'Details' }));
    const dialog = screen.getByRole('dialog', { name: 'Lead Details: Person 2' });
    expect(within(dialog).getByText('Tuesday, December 1, 2026')).toBeTruthy();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    await pass(500);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rowOf(2).queryByLabelText('New lead (unread)')).toBeNull();
    expect(rowOf(1).getByLabelText('New lead (unread)')).toBeTruthy();
  });
});
