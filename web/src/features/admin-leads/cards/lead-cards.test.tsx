import type { Lead } from '@harbour-haul/domain/leads/lead';
import { describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { LeadsTab } from '../leads-tab.tsx';
import { listLeads, QUIET_DAY, sampleLead } from '../testing/leads-api.ts';
import { screenOf } from '../testing/screen-of.ts';

async function openList(changes: Partial<Lead> = {}) {
  const leads = Array.from({ length: 12 }, (_, index) => sampleLead(index + 1, changes));
  /** Of the last lead. */
  const change = (next: Partial<Lead>) => {
    const before = leads.pop() as Lead;
    const body = { ...before, ...next, version: before.version + 1 };
    leads.push(body);
    return { body };
  };
  fakeServer(
    fakeOperations({
      getLeadsToday: () => ({ body: QUIET_DAY }),
      listLeads: (request) => ({ body: listLeads(leads, request) }),
      recordCall: () => change({ firstContactAt: '2026-11-21T16:00:00.000Z' }),
      updateLead: ({ body }) => change(body as Partial<Lead>),
    }),
  );
  const onOpen = jest.fn<(id: number) => void>();
  renderFeature(<LeadsTab onOpen={onOpen} onStep={() => {}} openId={undefined} details={() => null} />);
  await screen.findByText('#12');
  expect(screen.queryByRole('table')).toBeNull();
  return { leads, onOpen, item: within(screen.getByText('#12').closest('li') as HTMLElement) };
}

describe('the list below a desk', () => {
  it('the head of a card has the number and the status, and what else there is to see stands below the name', async () => {
    screenOf(1024);
    const unansweredAt = '2026-11-21T15:00:00.000Z';
    const { item } = await openList({ status: 'contacted', unanswered: 2, unansweredAt });
    const head = item.getByText('#12').closest('li')?.firstElementChild;
    expect(head?.textContent).toBe('#12Contacted');
    const isBelow = item
      .getByText('Person 12')
      .compareDocumentPosition(item.getByText(/^No answer, 2nd time/));
    expect(isBelow).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('who wishes any day soon is not said to want the first of them, which passes', async () => {
    screenOf(360);
    const { item } = await openList({ details: 'As soon as possible, please.' });
    expect(item.getByText('Wants it ASAP')).toBeTruthy();
    expect(item.queryByText(/Dec 1/)).toBeNull();
  });

  it('the leads list on a tablet shows a card per lead with all that a row has', async () => {
    screenOf(1024);
    const { onOpen, item } = await openList({ phone: null });
    for (const text of ['Person 12', 'Not provided', 'Dec 1, 2026', 'User Selected', 'New']) {
      expect(item.getByText(text)).toBeTruthy();
    }
    fireEvent.click(item.getByText('Dec 1, 2026'));
    expect(onOpen.mock.lastCall).toEqual([12]);
    fireEvent.click(item.getByLabelText('Select lead 12'));
    expect(screen.getByText('Actions (1)')).toBeTruthy();
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('a lead beyond the served areas is marked as long as it is open, whichever way it came', async () => {
    screenOf(1024);
    const address = '12 Main St, Truro';
    const { item } = await openList({ address });
    expect(item.getByText('Outside our area')).toBeTruthy();
    cleanup();
    const done = await openList({ address, status: 'completed' });
    expect(done.item.queryByText('Outside our area')).toBeNull();
    cleanup();
    const near = await openList({ address: '12 Truro Rd, Bedford' });
    expect(near.item.queryByText('Outside our area')).toBeNull();
  });

  it('the leads list on a phone shows rows with a call, one sheet of filters and short page texts', async () => {
    screenOf(360);
    const { leads, onOpen, item } = await openList();
    expect(screen.getByText('Page 1 of 2')).toBeTruthy();
    const call = item.getByLabelText('Call Person 12, (902) 555-0148');
    expect(call.getAttribute('href')).toBe('tel:+19025550148');
    call.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(call);
    expect(screen.getByText('Did you reach Person 12?')).toBeTruthy();
    expect(onOpen).not.toHaveBeenCalled();
    fireEvent.click(screen.getByText('Not called'));
    expect(screen.queryByText('Did you reach Person 12?')).toBeNull();
    fireEvent.click(call);
    fireEvent.click(screen.getByText('Reached'));
    expect(await screen.findByText('Person 12 is still New.')).toBeTruthy();
    fireEvent.click(screen.getByText('Set to Contacted'));
    await waitFor(() => expect(leads.at(-1)?.status).toBe('contacted'));
    expect(screen.queryByText('Person 12 is still New.')).toBeNull();
    fireEvent.click(item.getByText('Furniture'));
    expect(onOpen.mock.lastCall).toEqual([12]);
    expect(screen.queryByLabelText('Status')).toBeNull();
    fireEvent.click(screen.getByText('Filter'));
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'contacted' } });
    expect(await screen.findByText('1 lead with status Contacted')).toBeTruthy();
    const filter = screen.getByLabelText('Filter: 1 set');
    // The count ends with its button, beside which another one stands.
    const { right, transform } = getComputedStyle(filter.nextElementSibling as Element);
    expect([right, transform]).toEqual(['0px', '']);
  });

  it.each([360, 1024])('says at %d px that somebody waits for a call, and by which number', async (width) => {
    screenOf(width);
    const asked = {
      status: 'incomplete',
      name: null,
      junkType: null,
      preferredContactMethod: 'phone',
    } as const;
    const { item } = await openList(asked);
    expect(item.getAllByText('Call back')).toHaveLength(1);
    expect(item.getByText('(902) 555-0148')).toBeTruthy();
    expect(item.getByLabelText(/^Waiting/)).toBeTruthy();
  });

  it('says on a phone that somebody waits for a call on the button that calls them', async () => {
    screenOf(360);
    const { item } = await openList({ callBackAt: '2026-11-22T15:00:00.000Z' });
    expect(item.getByText('Call back').getAttribute('href')).toBe('tel:+19025550148');
    expect(item.getByLabelText('Call back Person 12, (902) 555-0148')).toBeTruthy();
  });

  it('asks on a card whether a pickup was done whose day is past, until that is said', async () => {
    screenOf(1024);
    const scheduledDate = '2026-09-04T12:00:00.000Z';
    const { item } = await openList({ status: 'new', scheduledDate });
    expect(item.getByLabelText('Pickup is past: done?').textContent).toBe('Done?');
    cleanup();
    expect((await openList({ status: 'completed', scheduledDate })).item.queryByText('Done?')).toBeNull();
  });

  it.each<[string, Partial<Lead>, string]>([
    ['a follow-up that is due', { followUpDate: '2026-09-03T12:00:00.000Z' }, 'Follow-up Sep 3 late'],
    [
      'a scheduled pickup that is past',
      { status: 'scheduled', scheduledDate: '2026-09-04T12:00:00.000Z' },
      'Sep 4Done?',
    ],
    [
      'a follow-up of a lead that is done',
      { status: 'completed', followUpDate: '2026-09-03T12:00:00.000Z' },
      'Wants Dec 1',
    ],
    [
      'a follow-up of a lead that was scheduled since',
      { status: 'scheduled', followUpStatus: 'contacted', followUpDate: '2026-09-03T12:00:00.000Z' },
      'No day yet',
    ],
    [
      'a pickup that is past of a lead that nobody has moved on',
      { status: 'new', scheduledDate: '2026-09-04T12:00:00.000Z' },
      'Sep 4Done?',
    ],
    [
      'a pickup that was made',
      { status: 'completed', scheduledDate: '2026-09-04T12:00:00.000Z' },
      'Pickup Sep 4',
    ],
    ['the wish', {}, 'Wants Dec 1'],
    ['a pickup without its day', { status: 'scheduled' }, 'No day yet'],
    ['one without a wish either', { status: 'scheduled', preferredDate: null }, 'No day yet'],
    ['no day at all', { preferredDate: null }, 'No date'],
  ])('a row on a phone names its day: %s', async (_case, changes, text) => {
    screenOf(375);
    const { item } = await openList(changes);
    const day = item.getByText((_content, element) => element?.classList.contains('day') === true);
    expect(`${day.textContent}${item.queryByLabelText('Pickup is past: done?')?.textContent ?? ''}`).toBe(
      text,
    );
  });
});
