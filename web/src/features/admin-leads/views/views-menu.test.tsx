import type { LeadView } from '@harbour-haul/domain/leads/views/lead-view';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { NOTHING_PLANNED } from '../testing/leads-api.ts';
import { leadsServer } from '../testing/leads-server.ts';
import { ComposedLeadsTab, pass, rowOf, sampleLeads } from '../testing/open-leads-tab.tsx';
import { screenOf } from '../testing/screen-of.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const HOT: LeadView = {
  id: 'v-1',
  name: 'Hot',
  savedBy: 'kim',
  status: 'new',
  quick: null,
  search: '',
  sort: 'name',
  order: 'asc',
  columns: ['status', 'address'],
};

async function open(address = '/admin', views: LeadView[] = [HOT]) {
  const server = leadsServer(sampleLeads(2));
  let stored = views;
  server.handle({
    getLeadsCalendar: () => ({ body: NOTHING_PLANNED }),
    listLeadViews: () => ({ body: { views: stored } }),
    saveLeadView: ({ body }) => {
      const { name } = body as LeadView;
      const message = 'There is a view of this name. Please choose another name.';
      if (stored.some((view) => view.name === name)) {
        return { status: 409, body: { code: 'conflict', message, fields: { name: message } } };
      }
      stored = [...stored, { ...(body as LeadView), id: 'v-2', savedBy: 'sam' }];
      return { status: 201, body: { views: stored } };
    },
    deleteLeadView: ({ params }) => {
      stored = stored.filter(({ id }) => id !== params.id);
      return { body: { views: stored } };
    },
  });
  renderFeature(<ComposedLeadsTab />, { address });
  await pass(50);
  fireEvent.click(screen.getByLabelText('Saved views'));
  await pass(50);
  return server;
}

const address = () => screen.getByLabelText('Address').textContent;

async function save(name: string) {
  fireEvent.change(screen.getByLabelText('Save this list as'), { target: { value: name } });
  fireEvent.click(screen.getByText('Save'));
  await pass(50);
}

describe('saved views', () => {
  it.each([
    ['beneath their button on a desk', 1440, '.MuiPopover-root'],
    ['in a sheet at the thumb on a phone', 360, '.MuiDrawer-root'],
  ])('open with their title %s', async (_where, width, around) => {
    screenOf(width);
    await open();
    const views = screen.getByRole('dialog', { name: 'Saved views' });
    expect(within(views).getByRole('heading', { name: 'Saved views' })).toBeTruthy();
    expect(views.closest(around)).not.toBeNull();
  });

  it('a saved view is opened with its filter, its order and its columns, all in the address', async () => {
    const { requests } = await open();
    fireEvent.click(screen.getByText('Hot'));
    await pass(500);
    expect(address()).toBe('/admin?status=new&sort=name&order=asc&columns=status%2Caddress');
    expect(requests.at(-1)?.query).toMatchObject({ status: 'new', sort: 'name', order: 'asc' });
    expect(rowOf(2).getByText('1 Barrington St, Halifax')).toBeTruthy();
    expect(rowOf(2).queryByText('Furniture')).toBeNull();
  });

  it('the view that is shown is marked as that, until something of it is changed', async () => {
    await open();
    const view = () => screen.getByRole('button', { name: 'Hot' });
    const reopen = async () => {
      await pass(500);
      fireEvent.click(screen.getByRole('button', { name: 'Saved views' }));
      await pass(50);
    };
    expect(view().getAttribute('aria-current')).toBe('false');
    fireEvent.click(view());
    await reopen();
    expect(view().getAttribute('aria-current')).toBe('true');
    fireEvent.click(view());
    await pass(500);
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Status: New' }));
    await reopen();
    expect(view().getAttribute('aria-current')).toBe('false');
  });

  it('a name that is too long is not cut, and says by how much', async () => {
    const { requests } = await open();
    const before = requests.length;
    await save(`${'Hot '.repeat(10)}ones`);
    expect(screen.getByText('At most 40 characters: 4 too many.')).toBeTruthy();
    expect(requests.slice(before).filter(({ method }) => method !== 'GET')).toEqual([]);
    await save('Hot ones');
    expect(requests.at(-1)?.body).toMatchObject({ name: 'Hot ones' });
  });

  it('the list that is shown is saved by a name, and a name that is taken says so', async () => {
    const { requests } = await open('/admin?status=new&search=person&in=Dartmouth&columns=phone');
    await save('Hot');
    expect(screen.getByText('There is a view of this name. Please choose another name.')).toBeTruthy();
    await save('Persons');
    expect(requests.at(-1)?.body).toEqual({
      name: 'Persons',
      status: 'new',
      quick: null,
      search: 'person',
      junkType: null,
      area: 'Dartmouth',
      sort: 'createdAt',
      order: 'desc',
      columns: ['phone'],
      mode: 'list',
    });
    expect(screen.getByText('Persons')).toBeTruthy();
  });

  it('a saved view is opened with its junk type and its area', async () => {
    await open('/admin', [{ ...HOT, junkType: 'furniture', area: 'Halifax' }]);
    fireEvent.click(screen.getByText('Hot'));
    await pass(500);
    expect(address()).toContain('type=furniture&in=Halifax');
    expect(screen.getByRole('button', { name: 'Remove filter: Type: Furniture' })).toBeTruthy();
  });

  it.each(['board', 'calendar'] as const)('a view that was saved as the %s is shown as it', async (mode) => {
    await open('/admin', [{ ...HOT, mode }]);
    fireEvent.click(screen.getByText('Hot'));
    await pass(500);
    expect(address()).toBe(`/admin?status=new&sort=name&order=asc&columns=status%2Caddress&view=${mode}`);
  });

  it('a view of the list leaves the calendar, in which what is shown can be saved as well', async () => {
    const { requests } = await open('/admin?view=calendar', [{ ...HOT, mode: 'list' }]);
    await save('The week');
    expect(requests.at(-1)?.body).toMatchObject({ name: 'The week', mode: 'calendar' });
    fireEvent.click(screen.getByText('Hot'));
    await pass(500);
    expect(address()).toBe('/admin?status=new&sort=name&order=asc&columns=status%2Caddress');
  });

  it('a saved view is deleted, and without any it is said what they are for', async () => {
    await open();
    fireEvent.click(screen.getByLabelText('Delete view Hot'));
    await pass(50);
    expect(screen.queryByText('Hot')).toBeNull();
    expect(screen.getByText(/^No views yet/)).toBeTruthy();
  });

  it('a view that was deleted, which all admins have, is put back by Undo as it was', async () => {
    const { requests } = await open();
    fireEvent.click(screen.getByLabelText('Delete view Hot'));
    await pass(50);
    fireEvent.click(screen.getByText('Undo'));
    await pass(50);
    const { id: _, savedBy: __, ...saved } = HOT;
    expect(requests.at(-1)?.body).toEqual(saved);
    expect(screen.getByText('Hot')).toBeTruthy();
  });
});
