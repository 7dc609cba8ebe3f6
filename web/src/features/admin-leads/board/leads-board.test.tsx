import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import type { LeadView } from '@harbour-haul/domain/leads/views/lead-view';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { dayInputOf } from '#components/days/testing/day-input.ts';
import type { FakeRequest } from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { LeadStepButtons, type LeadSteps } from '../lead-details/lead-step-buttons.tsx';
import { LeadsTab } from '../leads-tab.tsx';
import { listLeads, NOTHING_PLANNED, sampleLead } from '../testing/leads-api.ts';
import { conflict, leadsServer } from '../testing/leads-server.ts';
import { pass, sampleLeads, shownToast } from '../testing/open-leads-tab.tsx';

const DAY = '2026-12-01T12:00:00.000Z';

/** @param slow a status whose column is loaded when this is */
async function openBoard(
  leads: Lead[],
  openId?: number,
  narrowed = '',
  slow?: { status: LeadStatus; until: Promise<void> },
) {
  const server = leadsServer(leads);
  server.handle({
    listLeads: async (request) => {
      if (slow && request.query.status === slow.status) await slow.until;
      return { body: listLeads([...server.leads.values()], request) };
    },
  });
  server.handle({ listTeam: () => ({ body: { members: [] } }) });
  const onOpen = jest.fn<(id: number) => void>();
  const onStep = jest.fn<(id: number) => void>();
  const details = (_loaded: unknown, steps: LeadSteps | null) => steps && <LeadStepButtons steps={steps} />;
  const tab = <LeadsTab onOpen={onOpen} onStep={onStep} openId={openId} details={details} />;
  renderFeature(tab, { address: `/admin?view=board${narrowed}` });
  // The board is read when it is first shown.
  await act(async () => void (await import('./leads-board.tsx')));
  await pass(50);
  return { server, onOpen, onStep };
}

const column = (name: string) => within(screen.getByRole('region', { name: new RegExp(`^${name}`) }));
const namesIn = (name: string) =>
  column(name)
    .queryAllByRole('link')
    .map(({ textContent }) => textContent);
const title = (name: string) => column(name).getByRole('heading').textContent;
const cardOf = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
const patches = (requests: { method: string; body?: unknown }[]) =>
  requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

function drag(name: string, to: string) {
  const target = screen.getByRole('region', { name: new RegExp(`^${to}`) });
  fireEvent.dragStart(cardOf(name), { dataTransfer: { setData: () => {} } });
  const isTaken = !fireEvent.dragOver(target);
  if (isTaken) fireEvent.drop(target);
  else fireEvent.dragEnd(cardOf(name));
  return isTaken;
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T16:00:00.000Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

it('the board before there is any lead says what comes in, until one does or something narrows it', async () => {
  const text = 'What homeowners ask for by the form or the chat comes in here.';
  await openBoard([]);
  const panel = screen.getByText(text).parentElement as HTMLElement;
  expect(within(panel).getByRole('button', { name: 'New lead' })).toBeTruthy();
  const columns = screen.getByRole('region', { name: /^New/ }).parentElement as HTMLElement;
  expect(getComputedStyle(columns).display).toBe('none');
  cleanup();
  await openBoard([], undefined, '&search=nobody');
  expect(screen.queryByText(text)).toBeNull();
  cleanup();
  await openBoard([sampleLead(1, { status: 'canceled' })]);
  expect(screen.queryByText(text)).toBeNull();
  expect(title('New')).toBe('New 0');
});

describe('a narrowed board', () => {
  const LEADS = [
    sampleLead(1),
    sampleLead(2, { ownerId: 'jo' }),
    sampleLead(3, { status: 'contacted', updatedBy: 'jo', firstContactAt: DAY }),
    sampleLead(4, { status: 'contacted', name: 'Ada Roe', junkType: 'yard' }),
  ];
  const columns = (requests: FakeRequest[]) =>
    requests.filter(({ path, query }) => path === '/api/leads' && query.limit === '20');
  const address = () => screen.getByLabelText('Address', { selector: ':not(input)' }).textContent;

  it('shows what the address says of search, owner and type, and leaves its status to the list', async () => {
    const { server } = await openBoard(
      LEADS,
      undefined,
      '&status=new&search=person&show=unassigned&type=furniture',
    );
    expect([namesIn('New'), namesIn('Contacted')]).toEqual([['Person 1'], ['Person 3']]);
    expect([title('New'), title('Contacted')]).toEqual(['New 1', 'Contacted 1']);
    const narrowed = { search: 'person', owner: 'none', junkType: 'furniture' };
    const asked = columns(server.requests).map(({ query: { _t, limit: _limit, ...query } }) => query);
    expect(asked.slice(0, LEAD_STATUSES.length)).toEqual(
      LEAD_STATUSES.map((status) => ({ ...narrowed, status })),
    );
    fireEvent.click(screen.getByLabelText('Remove filter: Unassigned'));
    await pass(50);
    expect(namesIn('New')).toEqual(['Person 2', 'Person 1']);
    fireEvent.click(screen.getByLabelText('Clear search'));
    fireEvent.click(screen.getByLabelText('Remove filter: Type: Furniture'));
    await pass(50);
    expect(namesIn('Contacted')).toEqual(['Ada Roe', 'Person 3']);
    expect(address()).toBe('/admin?view=board&status=new');
  });

  it('opens a saved view under the address that it has in the list, and saves what it is narrowed by', async () => {
    const stored: LeadView = {
      id: 'v-1',
      name: 'Yards',
      savedBy: 'kim',
      status: 'contacted',
      quick: null,
      search: '',
      junkType: 'yard',
      sort: 'name',
      order: 'asc',
      columns: ['phone'],
    };
    const { server } = await openBoard(LEADS, undefined, '&status=new');
    server.handle({
      listLeadViews: () => ({ body: { views: [stored] } }),
      saveLeadView: () => ({ status: 201, body: { views: [] } }),
    });
    fireEvent.click(screen.getByLabelText('Saved views'));
    await pass(50);
    fireEvent.click(screen.getByText('Yards'));
    await pass(50);
    expect([namesIn('New'), namesIn('Contacted')]).toEqual([[], ['Ada Roe']]);
    expect(address()).toBe('/admin?status=contacted&sort=name&order=asc&type=yard&columns=phone&view=board');
    fireEvent.click(screen.getByLabelText('Saved views'));
    await pass(50);
    fireEvent.change(screen.getByLabelText('Save this list as'), { target: { value: 'All yards' } });
    fireEvent.click(screen.getByText('Save'));
    await pass(50);
    const saved = server.requests.find(({ method }) => method === 'POST');
    expect(saved?.body).toMatchObject({
      name: 'All yards',
      status: 'all',
      junkType: 'yard',
      columns: ['phone'],
      mode: 'board',
    });
  });

  it('is searched in its own field', async () => {
    await openBoard(LEADS);
    const field = screen.getByLabelText('Search by name, phone, email, address or #id');
    fireEvent.change(field, { target: { value: 'ada' } });
    await pass(350);
    await pass(50);
    expect([namesIn('New'), namesIn('Contacted')]).toEqual([[], ['Ada Roe']]);
    expect(address()).toBe('/admin?view=board&search=ada');
    expect(document.activeElement === document.body || document.activeElement === field).toBe(true);
  });

  it('says of a column that nobody counts how many cards it has, and that there are more', async () => {
    const { server } = await openBoard(sampleLeads(25), undefined, '&show=unassigned');
    expect(title('New')).toBe('New 20+');
    fireEvent.click(column('New').getByText('Show more'));
    await pass(50);
    expect(title('New')).toBe('New 25');
    const further = { leads: [], total: null, nextCursor: 'c', prevCursor: null };
    server.handle({ listLeads: () => ({ body: further }) });
    fireEvent.click(screen.getByLabelText('Remove filter: Unassigned'));
    fireEvent.change(screen.getByLabelText(/^Search by name/), { target: { value: 'ada' } });
    await pass(350);
    await pass(50);
    expect(title('New')).toBe('New ');
    expect(column('New').getByText('None among the first looked at')).toBeTruthy();
  });

  it('keeps a card where it was put, until it is narrowed otherwise', async () => {
    await openBoard(LEADS, undefined, '&show=needs-reply');
    expect(namesIn('New')).toEqual(['Person 2', 'Person 1']);
    drag('Person 1', 'Qualified');
    await pass(50);
    expect(namesIn('Qualified')).toEqual(['Person 1']);
    fireEvent.change(screen.getByLabelText(/^Search by name/), { target: { value: 'person 2' } });
    await pass(350);
    await pass(50);
    expect([namesIn('New'), namesIn('Qualified')]).toEqual([['Person 2'], []]);
  });
});

describe('the board', () => {
  it('moves a card at once, with its version, and back by Undo', async () => {
    const { server, onOpen } = await openBoard(sampleLeads(3));
    expect([title('New'), title('Contacted')]).toEqual(['New 3', 'Contacted 0']);
    expect(drag('Person 2', 'Contacted')).toBe(true);
    expect([namesIn('New'), namesIn('Contacted')]).toEqual([['Person 3', 'Person 1'], ['Person 2']]);
    // The element that was dragged is gone, and so is its end of the drag.
    expect(document.querySelector('[data-target=true]')).toBeNull();
    expect([title('New'), title('Contacted')]).toEqual(['New 2', 'Contacted 1']);
    await pass(50);
    expect(patches(server.requests)).toEqual([{ status: 'contacted', version: 1 }]);
    expect(shownToast()).toContain('Person 2 is Contacted now');
    fireEvent.click(screen.getByText('Undo'));
    await pass(50);
    expect(patches(server.requests)[1]).toEqual({ status: 'new', version: 2 });
    expect([title('New'), title('Contacted')]).toEqual(['New 3', 'Contacted 0']);
    fireEvent.click(screen.getByText('Person 2'));
    expect(onOpen.mock.calls).toEqual([[2]]);
  });

  it('puts a card back where somebody else has changed the lead meanwhile, and says who', async () => {
    const { server, onOpen } = await openBoard(sampleLeads(1));
    server.refuse = () => conflict(sampleLead(1, { version: 2, updatedBy: 'sam', notes: 'Call at noon.' }));
    drag('Person 1', 'Qualified');
    expect(namesIn('Qualified')).toEqual(['Person 1']);
    await pass(50);
    expect([namesIn('New'), namesIn('Qualified')]).toEqual([['Person 1'], []]);
    expect(shownToast()).toContain('Person 1 was changed by Sam meanwhile.');
    fireEvent.click(screen.getByText('Open lead'));
    expect(onOpen.mock.calls).toEqual([[1]]);
  });

  it('moves a card by keys and by its menu, says so, and keeps the focus on it', async () => {
    const { server } = await openBoard([sampleLead(1, { status: 'incomplete' }), sampleLead(2)]);
    fireEvent.keyDown(screen.getByText('Person 2'), { key: 'ArrowRight', shiftKey: true });
    expect(namesIn('Contacted')).toEqual(['Person 2']);
    fireEvent.keyDown(screen.getByText('Person 2'), { key: 'ArrowLeft', shiftKey: true });
    expect(namesIn('New')).toEqual(['Person 2']);
    await pass(50);
    screen.getByText('Person 1').focus();
    fireEvent.keyDown(screen.getByText('Person 1'), { key: 'ArrowRight', shiftKey: true });
    expect(namesIn('Contacted')).toEqual(['Person 1']);
    expect(document.activeElement?.textContent).toBe('Person 1');
    expect(screen.getByText('Moved Person 1 to Contacted.')).toBeTruthy();
    await pass(50);
    const versions = patches(server.requests).map((body) => (body as { version: number }).version);
    expect(versions).toEqual([1, 2, 1]);
    // What is left undone by its visitor is nothing that a team can make of a lead.
    expect(drag('Person 1', 'Incomplete')).toBe(false);
    expect(shownToast()).toContain('Person 1 is Contacted now. Incomplete cannot be set again');
    expect(screen.queryByText('Undo')).toBeNull();
    fireEvent.click(screen.getByLabelText('Move Person 1 to'));
    const dialog = within(screen.getByRole('dialog', { name: 'Status of Person 1' }));
    const now = dialog.getByRole('menuitemradio', { checked: true });
    expect(screen.getByRole('dialog').style.top).not.toBe('');
    expect([now.textContent, now.tabIndex]).toEqual(['Contacted', 0]);
    fireEvent.click(dialog.getByText('Completed'));
    await pass(500);
    expect(namesIn('Completed')).toEqual(['Person 1']);
  });

  it('says why a step by keys goes past Incomplete, and nothing of it where none does', async () => {
    await openBoard([sampleLead(1, { status: 'contacted' })]);
    const press = async (key: string) => {
      fireEvent.keyDown(screen.getByText('Person 1'), { key, shiftKey: true });
      await pass(3000);
      return shownToast();
    };
    const why = 'Incomplete cannot be set: it is what a visitor left undone.';
    expect(await press('ArrowLeft')).toContain(`Person 1 is New now. ${why}`);
    expect(screen.getByText(`Moved Person 1 to New. ${why}`)).toBeTruthy();
    expect(await press('ArrowRight')).toContain(`Person 1 is Contacted now. ${why}`);
    const after = await press('ArrowRight');
    expect(after).toContain('Person 1 is Qualified now');
    expect(after).not.toContain('Incomplete');
  });

  it('tells of the last move alone, and Undo goes back to where the card came from', async () => {
    const { server } = await openBoard([sampleLead(1), sampleLead(2)]);
    const step = async (name: string) => {
      fireEvent.keyDown(screen.getByText(name), { key: 'ArrowRight', shiftKey: true });
      await pass(600);
    };
    await step('Person 1');
    await step('Person 2');
    expect(shownToast()).toContain('Person 2 is Contacted now');
    await step('Person 2');
    expect(shownToast()).toContain('Person 2 is Qualified now');
    fireEvent.click(screen.getByText('Undo: back to New'));
    await pass(600);
    expect(patches(server.requests).at(-1)).toEqual({ status: 'new', version: 3 });
    expect([namesIn('New'), namesIn('Contacted')]).toEqual([['Person 2'], ['Person 1']]);
    expect(shownToast()).toContain('Person 2 is New now');
    expect(screen.queryByText(/^Undo/)).toBeNull();
  });

  it('shows no Undo of an earlier move while a further one is under way, and takes the whole run back', async () => {
    const { server } = await openBoard([sampleLead(1), sampleLead(2)]);
    const step = () => fireEvent.keyDown(screen.getByText('Person 1'), { key: 'ArrowRight', shiftKey: true });
    step();
    await pass(600);
    expect(shownToast()).toContain('Person 1 is Contacted now');
    const slow = Promise.withResolvers<null>();
    server.refuse = () => slow.promise;
    for (const _ of [1, 2, 3]) step();
    await pass(600);
    expect(shownToast()).toContain('Moving Person 1...');
    expect(screen.queryByText(/^Undo/)).toBeNull();
    slow.resolve(null);
    await pass(600);
    expect(shownToast()).toContain('Person 1 is Completed now');
    fireEvent.click(screen.getByText('Undo: back to New'));
    await pass(600);
    expect(patches(server.requests).at(-1)).toEqual({ status: 'new', version: 5 });
    expect(document.activeElement?.textContent).toBe('Person 1');
  });

  it('keeps the focus on a card that its column gives another place', async () => {
    const { server } = await openBoard([
      sampleLead(1),
      ...[2, 3, 4].map((id) => sampleLead(id, { status: 'contacted' })),
    ]);
    screen.getByText('Person 1').focus();
    fireEvent.keyDown(screen.getByText('Person 1'), { key: 'ArrowRight', shiftKey: true });
    expect(namesIn('Contacted')[0]).toBe('Person 1');
    await pass(600);
    expect(patches(server.requests)).toHaveLength(1);
    expect(namesIn('Contacted').at(-1)).toBe('Person 1');
    expect(document.activeElement?.textContent).toBe('Person 1');
  });

  it('shows a card that is moved to a column which is still being loaded, with the focus on it', async () => {
    const loaded = Promise.withResolvers<void>();
    const leads = [sampleLead(1), sampleLead(2, { status: 'contacted' })];
    const slow = { status: 'contacted', until: loaded.promise } as const;
    const { server } = await openBoard(leads, undefined, '', slow);
    screen.getByText('Person 1').focus();
    fireEvent.keyDown(screen.getByText('Person 1'), { key: 'ArrowRight', shiftKey: true });
    expect([namesIn('Contacted'), title('Contacted').trim()]).toEqual([['Person 1'], 'Contacted']);
    expect(document.activeElement?.textContent).toBe('Person 1');
    await pass(600);
    expect(patches(server.requests)).toEqual([{ status: 'contacted', version: 1 }]);
    loaded.resolve();
    await pass(50);
    expect([namesIn('Contacted'), title('Contacted')]).toEqual([['Person 2', 'Person 1'], 'Contacted 2']);
    expect(document.activeElement?.textContent).toBe('Person 1');
  });

  it('says of scheduled leads that they have no day, or that it is over', async () => {
    const { onOpen } = await openBoard([
      sampleLead(1, { status: 'qualified' }),
      sampleLead(2, { status: 'scheduled', scheduledDate: '2026-11-20T12:00:00.000Z' }),
      sampleLead(3, { status: 'scheduled', scheduledDate: '2026-11-21T12:00:00.000Z' }),
      sampleLead(4, { status: 'completed', scheduledDate: '2026-11-20T12:00:00.000Z' }),
      sampleLead(5, { status: 'new', scheduledDate: '2026-11-20T12:00:00.000Z' }),
    ]);
    expect(screen.getAllByText('Pickup is past: done?')).toHaveLength(2);
    expect(cardOf('Person 5').textContent).toContain('Pickup is past: done?');
    expect(cardOf('Person 2').textContent).toContain('Pickup is past: done?');
    drag('Person 1', 'Scheduled');
    await pass(50);
    expect(shownToast()).toContain('Person 1 is Scheduled now, with no pickup day yet');
    fireEvent.click(screen.getByText('No pickup day yet'));
    expect(onOpen.mock.calls).toEqual([[1]]);
  });

  it('leads from an open lead to its neighbours in the column, also once it has left that', async () => {
    const { onStep } = await openBoard(sampleLeads(3), 2);
    const step = (name: string) => fireEvent.click(screen.getByLabelText(name));
    expect(screen.getByText('2 of 3')).toBeTruthy();
    drag('Person 2', 'Contacted');
    step('Next lead');
    step('Previous lead');
    expect(onStep.mock.calls).toEqual([[1], [3]]);
    await pass(50);
  });

  describe('by a finger', () => {
    const press = 350;
    const finger = (clientX: number) => ({ touches: [{ clientX, clientY: 200 }] });
    /** Columns of 100 px beside each other, as the page would lay them out. */
    const layOut = () => {
      for (const [index, section] of [...document.querySelectorAll('[data-column]')].entries())
        jest.spyOn(section, 'getBoundingClientRect').mockReturnValue(new DOMRect(index * 100, 0, 100, 400));
    };

    it('moves a card that is pressed long, shows where it goes, and opens no lead', async () => {
      const { server, onOpen } = await openBoard(sampleLeads(2));
      layOut();
      const card = cardOf('Person 2');
      fireEvent.touchStart(card, finger(50));
      await pass(press);
      fireEvent.touchMove(card, finger(250));
      expect(document.querySelector('[data-over=true]')?.textContent).toMatch(/^Contacted/);
      expect(screen.getByText('→ Contacted')).toBeTruthy();
      const isClicked = fireEvent.touchEnd(card, { touches: [] });
      expect([isClicked, onOpen.mock.calls]).toEqual([false, []]);
      expect([namesIn('New'), namesIn('Contacted')]).toEqual([['Person 1'], ['Person 2']]);
      expect(screen.queryByText('→ Contacted')).toBeNull();
      await pass(50);
      expect(patches(server.requests)).toEqual([{ status: 'contacted', version: 1 }]);
    });

    it('moves nothing where it scrolls, lets go too early, or drops it where it may not be', async () => {
      const { server } = await openBoard(sampleLeads(1));
      layOut();
      const card = cardOf('Person 1');
      fireEvent.touchStart(card, finger(50));
      fireEvent.touchMove(card, finger(80));
      await pass(press);
      fireEvent.touchMove(card, finger(250));
      fireEvent.touchEnd(card, { touches: [] });
      fireEvent.touchStart(card, finger(50));
      await pass(press);
      fireEvent.touchCancel(card, { touches: [] });
      await pass(50);
      expect(patches(server.requests)).toEqual([]);
      expect(namesIn('New')).toEqual(['Person 1']);
    });
  });

  it('shows by which number somebody waits to be called, and since when', async () => {
    const asked = {
      status: 'incomplete',
      name: null,
      junkType: null,
      preferredContactMethod: 'phone',
    } as const;
    const { onOpen } = await openBoard([sampleLead(1, asked), sampleLead(2, { status: 'incomplete' })]);
    const marks = column('Incomplete').getAllByText('Call back');
    expect(marks).toHaveLength(1);
    const card = within(marks[0]?.closest('li') as HTMLElement);
    expect(card.getByLabelText('Waiting 3 h')).toBeTruthy();
    const call = card.getByText('(902) 555-0148');
    call.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(call);
    expect(onOpen).not.toHaveBeenCalled();
    await pass(50);
    fireEvent.click(screen.getByText('Not called'));
  });

  it('offers a pickup day to who was moved to Scheduled without one, and takes that back', async () => {
    const { server } = await openBoard([sampleLead(1), sampleLead(2, { scheduledDate: DAY })]);
    server.handle({ getLeadsCalendar: () => ({ body: NOTHING_PLANNED }) });
    drag('Person 2', 'Scheduled');
    await pass(50);
    expect(screen.queryByText('Choose a day')).toBeNull();
    drag('Person 1', 'Scheduled');
    await pass(50);
    expect(shownToast()).toContain('Person 1 is Scheduled now, with no pickup day yet');
    expect(screen.getByText('Undo')).toBeTruthy();
    fireEvent.click(screen.getByText('Choose a day'));
    await act(async () => {
      await import('./card-day-dialog.tsx');
      await import('#components/days/day-picker.tsx');
    });
    await pass(50);
    const dialog = within(screen.getByRole('dialog', { name: 'Choose a pickup day for Person 1' }));
    const input = dayInputOf(dialog.getByText('Pickup day', { selector: 'label' }));
    fireEvent.change(input, { target: { value: 'Nov 26, 2026' } });
    fireEvent.click(dialog.getByText('Set pickup day'));
    await pass(500);
    expect(patches(server.requests).at(-1)).toEqual({ scheduledDate: '2026-11-26', version: 2 });
    expect(namesIn('Scheduled')).toContain('Person 1');
    expect(shownToast()).toContain('The pickup of Person 1 is on Nov 26, 2026 now');
    fireEvent.click(screen.getByText('Undo'));
    await pass(500);
    expect(server.leads.get(1)).toMatchObject({ status: 'scheduled', scheduledDate: null });
  });

  it('has pages of its own in each column', async () => {
    await openBoard(sampleLeads(25));
    expect([title('New'), namesIn('New').length]).toEqual(['New 25', 20]);
    fireEvent.click(column('New').getByText('Show more'));
    await pass(50);
    expect(namesIn('New')).toHaveLength(25);
    expect(column('New').queryByText('Show more')).toBeNull();
  });
});
