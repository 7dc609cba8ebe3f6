import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { sampleLead } from '../testing/leads-api.ts';
import { TRASH } from '../testing/leads-server.ts';
import { openLeadsTab, pass, rowOf, sampleLeads, shownIds } from '../testing/open-leads-tab.tsx';

/** 21 November 2026, noon in Halifax. */
const NOW = new Date('2026-11-21T16:00:00.000Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});

const field = () => screen.getByLabelText<HTMLInputElement>('Search by name, phone, email, address or #id');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const address = () => screen.getByLabelText('Address', { selector: ':not(input)' }).textContent;
const isDisabled = (label: string) => screen.getByLabelText<HTMLSelectElement>(label).disabled;

describe('the search', () => {
  it('the search sends one request for what was typed, and is cleared', async () => {
    const { requests } = await openLeadsTab([...sampleLeads(12), sampleLead(13, { name: 'Élise Roy' })]);
    const before = requests.length;
    for (const text of ['p', 'pe', 'person 1']) type(text);
    await pass(299);
    expect(requests.length).toBe(before);
    await pass(50);
    await pass(50);
    expect(requests.slice(before).map(({ query }) => query)).toMatchObject([{ search: 'person 1' }]);
    expect(requests.at(-1)?.query).not.toHaveProperty('sort');
    expect(screen.getByText('4 leads found for “person 1”')).toBeTruthy();
    expect(shownIds()).toEqual(['#12', '#11', '#10', '#1']);
    expect(address()).toBe('/admin?search=person+1');
    expect(isDisabled('Sort by')).toBe(true);
    expect(screen.getByLabelText('Sort by').closest('[data-hint]')?.getAttribute('data-hint')).toBe(
      'A search has an order of its own: clear it to sort',
    );
    fireEvent.click(screen.getByLabelText('Clear search'));
    await pass(50);
    expect(field().value).toBe('');
    expect(address()).toBe('/admin');
    expect(screen.getByText('13 leads total')).toBeTruthy();
  });

  it('the search keeps room for a name, and the bar wraps in its place', async () => {
    await openLeadsTab(sampleLeads(1));
    const frame = field().closest('[data-field]') as HTMLElement;
    expect(getComputedStyle(frame).minWidth).toBe('160px');
    const bar = frame.closest('[role=search]')?.parentElement?.parentElement as HTMLElement;
    expect(getComputedStyle(bar).flexWrap).toBe('wrap');
  });

  it('the search pages without numbers, since it has no total', async () => {
    await openLeadsTab(sampleLeads(25), '/admin?search=person');
    expect(field().value).toBe('person');
    expect(screen.getByText('Page 1')).toBeTruthy();
    expect(screen.getByText('25 leads found for “person”')).toBeTruthy();
    expect(screen.queryByLabelText('Page 2')).toBeNull();
    for (const ids of [
      ['#15', 10],
      ['#5', 5],
    ] as const) {
      fireEvent.click(screen.getByText('Next'));
      await pass(50);
      expect([shownIds()[0], shownIds().length]).toEqual(ids);
    }
    fireEvent.click(screen.getByText('Next'));
    fireEvent.click(screen.getByText('Previous'));
    await pass(50);
    expect(screen.getByText('Page 2')).toBeTruthy();
  });

  it('the search needs two characters, and names what it did not find', async () => {
    const { requests } = await openLeadsTab(sampleLeads(2));
    const before = requests.length;
    type('x');
    await pass(400);
    expect(requests.length).toBe(before);
    type('xyz');
    await pass(400);
    await pass(50);
    expect(screen.getByText(/Nothing matches “xyz”/)).toBeTruthy();
    field().focus();
    fireEvent.keyDown(field(), { key: 'Escape' });
    await pass(50);
    expect(shownIds()).toHaveLength(2);
    expect(document.activeElement).toBe(document.body);
    // Also where nothing is typed: the next key is one of the list's.
    field().focus();
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(screen.getByLabelText('Clear search'));
    expect(document.activeElement).toBe(field());
  });
});

describe('the quick filters', () => {
  it('the quick filters list what needs a reply, and follow-ups that are due', async () => {
    const due = sampleLead(3, { status: 'contacted', followUpDate: '2026-11-20T12:00:00.000Z' });
    const { requests } = await openLeadsTab([...sampleLeads(2), due]);
    const needsReply = screen.getByRole('button', { name: 'Needs reply' });
    fireEvent.click(needsReply);
    await pass(50);
    expect(requests.at(-1)?.query).toEqual({ needsReply: 'true', limit: '10', _t: expect.any(String) });
    expect(screen.getByText('2 leads need a reply')).toBeTruthy();
    expect(needsReply.getAttribute('aria-pressed')).toBe('true');
    expect(address()).toBe('/admin?show=needs-reply');
    fireEvent.click(needsReply);
    fireEvent.click(screen.getByRole('button', { name: 'Follow-up due' }));
    await pass(50);
    expect(requests.at(-1)?.query).toMatchObject({ followUpDue: 'true' });
    expect(screen.getByText('1 follow-up due today or earlier')).toBeTruthy();
    expect(shownIds()).toEqual(['#3']);
    // Which day that is stands in a column of its own, as long as it is asked for.
    expect(screen.getByRole('columnheader', { name: 'Follow-up' })).toBeTruthy();
    expect(rowOf(3).getByText('1 day late').dataset.hint).toBe('Nov 20, 2026');
    fireEvent.click(screen.getByRole('button', { name: 'Follow-up due' }));
    await pass(50);
    expect(screen.getByText('3 leads total')).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Follow-up' })).toBeNull();
  });
});

it('the quick filters list the open leads that are one’s own, and those of nobody', async () => {
  const { requests } = await openLeadsTab([
    sampleLead(1, { ownerId: 'jo' }),
    sampleLead(2, { ownerId: 'max.roe' }),
    sampleLead(3),
    sampleLead(4, { status: 'completed' }),
  ]);
  expect(rowOf(2).getByRole('img', { name: 'Owner: Max Roe' }).textContent).toBe('MR');
  expect(rowOf(3).queryByRole('img', { name: /^Owner/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Mine' }));
  await pass(50);
  expect(requests.at(-1)?.query).toEqual({ owner: 'me', limit: '10', _t: expect.any(String) });
  expect([address(), shownIds()]).toEqual(['/admin?show=mine', ['#1']]);
  expect(screen.getByText('1 open lead is yours')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Unassigned' }));
  await pass(50);
  expect([address(), shownIds()]).toEqual(['/admin?show=unassigned', ['#3']]);
});

it('filters narrow each other, and each is taken off alone or all at once', async () => {
  const { requests } = await openLeadsTab(
    [
      sampleLead(1, { ownerId: 'jo', address: '2 Portland St, Dartmouth' }),
      sampleLead(2, { ownerId: 'jo' }),
      sampleLead(3, { address: '2 Portland St, Dartmouth' }),
      sampleLead(4, { ownerId: 'jo', address: '2 Portland St, Dartmouth', status: 'contacted' }),
    ],
    '/admin?status=new&in=Dartmouth',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Mine' }));
  fireEvent.click(screen.getByRole('button', { name: 'Needs reply' }));
  await pass(50);
  expect(requests.at(-1)?.query).toMatchObject({
    status: 'new',
    needsReply: 'true',
    owner: 'me',
    area: 'Dartmouth',
  });
  expect(shownIds()).toEqual(['#1']);
  expect(address()).toBe('/admin?status=new&in=Dartmouth&show=needs-reply%2Cmine');
  expect(screen.getByText('1 lead found')).toBeTruthy();
  const chips = within(screen.getByRole('group', { name: 'Chosen filters' }));
  expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
    'Status: New',
    'Needs reply',
    'Mine',
    'Area: Dartmouth',
    'Clear all filters',
  ]);
  fireEvent.click(chips.getByRole('button', { name: 'Remove filter: Mine' }));
  await pass(50);
  expect(new Set(shownIds())).toEqual(new Set(['#1', '#3']));
  fireEvent.click(chips.getByRole('button', { name: 'Clear all filters' }));
  await pass(50);
  expect([address(), shownIds().length]).toEqual(['/admin', 4]);
});

it('the search stays within the quick filter, which can be taken off and leaves the search', async () => {
  const answered = sampleLead(3, { status: 'contacted' });
  const { requests } = await openLeadsTab([...sampleLeads(2), answered], '/admin?show=needs-reply');
  type('person');
  await pass(400);
  await pass(50);
  expect(requests.at(-1)?.query).toMatchObject({ needsReply: 'true', search: 'person' });
  const needsReply = screen.getByRole('button', { name: 'Needs reply' });
  expect(needsReply.getAttribute('aria-pressed')).toBe('true');
  expect(new Set(shownIds())).toEqual(new Set(['#1', '#2']));
  expect(screen.getByText('2 leads found for “person” in Needs reply')).toBeTruthy();
  expect(address()).toBe('/admin?show=needs-reply&search=person');
  fireEvent.click(needsReply);
  await pass(50);
  expect([field().value, shownIds().length]).toEqual(['person', 3]);
});

it('a search that finds nothing within the quick filter goes on to all leads as it is', async () => {
  const answered = sampleLead(3, { name: 'Jennifer Roe', status: 'contacted' });
  await openLeadsTab([...sampleLeads(2), answered], '/admin?show=needs-reply&search=jennifer');
  await pass(50);
  expect(screen.getByText('Nothing in Needs reply matches “jennifer”.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Search all leads' }));
  await pass(50);
  expect([address(), shownIds()]).toEqual(['/admin?search=jennifer', ['#3']]);
});

it('a search of all leads that finds nothing goes on to what it leaves out', async () => {
  const deleted = sampleLead(1, { name: 'Jennifer Roe', trash: TRASH });
  await openLeadsTab([deleted, sampleLead(2, { trash: TRASH })], '/admin?search=jennifer');
  await pass(50);
  expect(screen.getByRole('button', { name: 'Search suspicious leads' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Search the trash' }));
  await pass(50);
  expect(address()).toBe('/admin?search=jennifer&status=trash');
  const list = screen.getByRole('list', { name: 'Leads in the trash' });
  expect(
    within(list)
      .getAllByText(/^(Jennifer|Person)/)
      .map((name) => name.textContent),
  ).toEqual(['Jennifer Roe']);
});

it('a search that finds nothing within several filters says so of both, and goes on to all leads without them', async () => {
  const jennifer = sampleLead(3, { name: 'Jennifer Roe' });
  await openLeadsTab([...sampleLeads(2), jennifer], '/admin?status=contacted&show=mine&search=jennifer');
  await pass(50);
  expect(
    screen.getByText(
      'No lead matches “jennifer” and all of the filters above. Remove one of them to see more.',
    ),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Search all leads' }));
  await pass(50);
  expect([address(), shownIds()]).toEqual(['/admin?search=jennifer', ['#3']]);
});

it('the focus goes to the next filter where one is removed, and to the list behind the last', async () => {
  await openLeadsTab(sampleLeads(3), '/admin?status=new&show=needs-reply&in=Dartmouth');
  await pass(50);
  const focused = () => document.activeElement?.getAttribute('aria-label');
  const remove = async (name: string) => {
    const chip = screen.getByRole('button', { name });
    act(() => chip.focus());
    fireEvent.click(chip);
    await pass(50);
  };
  await remove('Remove filter: Needs reply');
  expect(focused()).toBe('Remove filter: Area: Dartmouth');
  await remove('Remove filter: Area: Dartmouth');
  expect(focused()).toBe('Remove filter: Status: New');
  await remove('Remove filter: Status: New');
  expect(focused()).toBe('List of leads');
});

describe('the filters by junk type and area', () => {
  it('narrow the list, stand in the address and above the rows, and are taken off by a press', async () => {
    const { requests } = await openLeadsTab([
      sampleLead(1),
      sampleLead(2, { junkType: 'yard' }),
      sampleLead(3, { junkType: 'yard', address: '2 Portland St, Dartmouth', ownerId: 'jo' }),
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Display' }));
    await pass(50);
    fireEvent.change(screen.getByLabelText('Junk type'), { target: { value: 'yard' } });
    await pass(50);
    expect(requests.at(-1)?.query).toEqual({
      order: 'desc',
      junkType: 'yard',
      limit: '10',
      _t: expect.any(String),
    });
    expect([address(), shownIds()]).toEqual(['/admin?type=yard', ['#3', '#2']]);
    fireEvent.change(screen.getByLabelText('Area'), { target: { value: 'Dartmouth' } });
    await pass(50);
    expect([address(), shownIds()]).toEqual(['/admin?type=yard&in=Dartmouth', ['#3']]);
    expect(screen.getByText('1 lead: Yard Waste, Dartmouth')).toBeTruthy();
    expect(isDisabled('Sort by')).toBe(true);
    expect(screen.getByText('Filtered by type or area, leads are in the order they came in.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Mine' }));
    await pass(50);
    expect(requests.at(-1)?.query).toMatchObject({ owner: 'me', junkType: 'yard', area: 'Dartmouth' });
    fireEvent.click(screen.getByRole('button', { name: 'Remove filter: Area: Dartmouth' }));
    await pass(50);
    expect(address()).toBe('/admin?type=yard&show=mine');
    expect(screen.getByText('1 open lead is yours: Yard Waste')).toBeTruthy();
  });

  it.each([
    ['search=nobody', 'No lead matches “nobody” in Electronics, Timberlea.'],
    [
      'search=nobody&status=new&show=mine',
      'No lead with status New matches “nobody” in Electronics, Timberlea, Mine.',
    ],
    ['status=contacted', 'There is no lead with status Contacted in Electronics, Timberlea.'],
    ['from=2026-11-20&to=2026-11-20', 'There is no lead of Nov 20, 2026 in Electronics, Timberlea.'],
  ])('name all of what nothing was found of beside them: %s', async (others, reason) => {
    await openLeadsTab(sampleLeads(2), `/admin?type=electronics&in=Timberlea&${others}`);
    expect(screen.getByText(reason)).toBeTruthy();
  });

  it('say what nothing was found of, and lead back to all leads', async () => {
    await openLeadsTab(sampleLeads(2), '/admin?type=electronics&in=other');
    expect(screen.getByText('There is no lead in Electronics, Elsewhere.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all leads' }));
    await pass(50);
    expect([address(), shownIds()]).toEqual(['/admin', ['#2', '#1']]);
  });
});

it('the leads list marks hazardous goods with a word and a shape, and names them', async () => {
  await openLeadsTab([sampleLead(1, { hazards: 'Paint\nPropane tank' }), sampleLead(2)]);
  const badge = rowOf(1).getByLabelText('Hazardous');
  expect([badge.dataset.tone, badge.dataset.hint, badge.querySelector('svg')]).toEqual([
    'red',
    'Hazardous: Paint, Propane tank',
    expect.anything(),
  ]);
  expect(rowOf(2).queryByLabelText('Hazardous')).toBeNull();
});

describe('the age of a lead', () => {
  it('the age of a lead is shown from 15 minutes on until its first contact, and grows without a request', async () => {
    const { requests } = await openLeadsTab([
      sampleLead(1, { createdAt: '2026-11-21T15:45:30.000Z' }),
      sampleLead(2, { createdAt: '2026-11-21T12:00:00.000Z', askedAgain: 2 }),
      sampleLead(3, { status: 'contacted', updatedBy: 'sam' }),
    ]);
    const toneOf = (age: HTMLElement) => age.querySelector('[data-tone]')?.getAttribute('data-tone');
    expect(rowOf(1).queryByLabelText(/^Waiting/)).toBeNull();
    // It came at eight; the office opens at nine.
    expect(toneOf(rowOf(2).getByLabelText('Waiting 3 h'))).toBe('red');
    expect(rowOf(2).getByLabelText('Asked again ×2')).toBeTruthy();
    expect(rowOf(3).queryByLabelText(/^Waiting/)).toBeNull();
    const before = requests.length;
    await pass(40_000);
    expect(toneOf(rowOf(1).getByLabelText('Waiting 15 min'))).toBe('amber');
    expect(requests.length).toBe(before + 4);
  });
});
