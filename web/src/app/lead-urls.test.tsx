import type { Lead } from '@harbour-haul/domain/leads/lead';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clearOpenedLeads } from '#features/admin-leads/opened-leads.ts';
import { sampleLead } from '#features/admin-leads/testing/leads-api.ts';
import { chatsApi, sampleChat } from '#features/chat-transcript/testing/chats-api.ts';
import { type FakeResult, offline } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { loadAdminApp, openApp } from './testing/open-app.tsx';

beforeAll(loadAdminApp);
// Drafts of one test are none of the next one's.
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => act(() => clearOpenedLeads()));

/** Leads 1 to `count`, the last the youngest, a minute apart. */
const leads = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
    return sampleLead(index + 1, { createdAt, visitorId: `visitor-${index + 1}` });
  });

const dialog = (name: string) => screen.findByRole('dialog', { name });
const address = () => screen.getByLabelText('Address', { selector: 'output' }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the URL of a lead', () => {
  it('the URL of a lead opens its details over the list, with its chats, and marks it as read', async () => {
    const { requests } = openApp('/admin/leads/12', { leads: leads(12) });
    const details = within(await dialog('Lead Details: Person 12'));
    expect(await details.findByText('No chat history available for this lead')).toBeTruthy();
    expect(requests.find(({ query }) => query.visitorId)?.query.visitorId).toBe('visitor-12');
    expect((await screen.findByRole('tab', { name: /^Leads/ })).getAttribute('aria-selected')).toBe('true');
    expect(requests.filter(({ path }) => path === '/api/leads/12/seen')).toHaveLength(1);
    press('Close');
    await noDialog();
    expect(address()).toBe('/admin');
    expect(screen.getAllByLabelText('New lead (unread)')).toHaveLength(9);
  });

  it('a lead says what its visitor wrote to people while its chat is open, with the way there', async () => {
    const chat = sampleChat('s-1', '2026-01-01T12:00:00.000Z', [
      { sender: 'assistant' },
      { sender: 'admin', authorId: 'dana', authorName: 'Dana' },
      { content: 'It is 14 Oak St now' },
      { content: 'And two chairs' },
    ]);
    const lead = sampleLead(7, { visitorId: 'visitor-1', sessionId: 's-1' });
    const [open, done] = [lead, { ...lead, id: 8, status: 'completed' as const }];
    openApp('/admin/leads/7', { leads: [open, done], handlers: chatsApi([chat]) });
    const details = within(await dialog(`Lead Details: ${lead.name}`));
    const notice = await details.findByText(/The visitor wrote 2 messages to Dana/);
    expect(notice.textContent).toContain('that changed nothing in this lead');
    expect(details.getByRole('link', { name: 'Read in the chat' }).getAttribute('href')).toBe(
      '/admin/chat/s-1',
    );
    fireEvent.click(screen.getByLabelText('Previous lead'));
    await waitFor(() => expect(address()).toBe('/admin/leads/8'));
    await screen.findByText('And two chairs');
    expect(screen.queryByText(/The visitor wrote/)).toBeNull();
  });

  it('a lead of a chat leads back to it, live', async () => {
    const chat = sampleChat('s-1', '2026-01-01T12:00:00.000Z', [{ content: 'An old couch' }]);
    const lead = sampleLead(7, { visitorId: 'visitor-1', sessionId: 's-1' });
    openApp('/admin/leads/7', {
      leads: [lead, sampleLead(8)],
      handlers: {
        ...chatsApi([chat]),
        getChatSession: () => ({ body: { ...chat.session, messages: chat.messages, lastSeq: 1 } }),
        updateChatSession: () => ({ body: chat.session }),
      },
    });
    const details = within(await dialog(`Lead Details: ${lead.name}`));
    const link = await details.findByRole('link', { name: 'Open live chat' });
    expect(link.getAttribute('href')).toBe('/admin/chat/s-1');
    fireEvent.click(link);
    await noDialog();
    expect(address()).toBe('/admin/chat/s-1');
    expect((await screen.findByRole('tab', { name: /^Chat/ })).getAttribute('aria-selected')).toBe('true');
    const log = within(await screen.findByRole('log', { name: 'Messages' }));
    expect(await log.findByText('An old couch')).toBeTruthy();
  });

  it('the palette opens over a lead, keeps what is typed there, and leads to another one', async () => {
    openApp('/admin/leads/12', {
      leads: leads(12),
      handlers: { listLeadViews: () => ({ body: { views: [] } }) },
    });
    await dialog('Lead Details: Person 12');
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    fireEvent.change(name, { target: { value: 'Person Twelve' } });
    fireEvent.keyDown(name, { key: 'k', ctrlKey: true });
    const palette = await dialog('Command palette');
    fireEvent.keyDown(palette, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Command palette' })).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Person Twelve');
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'k', ctrlKey: true });
    fireEvent.change(within(await dialog('Command palette')).getByRole('combobox'), {
      target: { value: 'Person 3' },
    });
    fireEvent.click(await screen.findByRole('option', { name: /Person 3/ }));
    await dialog('Lead Details: Person 3');
    expect(address()).toBe('/admin/leads/3');
    expect(await screen.findByText(/^Your changes to Person 12 are kept in this browser/)).toBeTruthy();
  });

  it('the palette opens over a new lead, and keeps what is typed there', async () => {
    openApp('/admin', { leads: leads(3), handlers: { listLeadViews: () => ({ body: { views: [] } }) } });
    await screen.findByText('Person 3');
    fireEvent.keyDown(document.body, { key: 'c' });
    const typed = () =>
      within(screen.getByRole('dialog', { name: 'New lead' })).getByLabelText<HTMLInputElement>('Name');
    await dialog('New lead');
    fireEvent.change(typed(), { target: { value: 'Omar Chen' } });
    fireEvent.keyDown(typed(), { key: 'k', ctrlKey: true });
    fireEvent.keyDown(await dialog('Command palette'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Command palette' })).toBeNull());
    expect(typed().value).toBe('Omar Chen');
  });

  it('the Details button sets the URL of the lead; closing restores that of the list', async () => {
    openApp('/admin?sort=name&order=asc', { leads: leads(12) });
    const row = (await screen.findByText('Person 10')).closest('tr') as HTMLElement;
    fireEvent.click(within(row).getByRole('button', { name: 'Details' }));
    const details = await dialog('Lead Details: Person 10');
    expect(address()).toBe('/admin/leads/10?sort=name&order=asc');
    fireEvent.keyDown(details, { key: 'Escape' });
    fireEvent.keyDown(details, { key: 'Escape' });
    await noDialog();
    expect(address()).toBe('/admin?sort=name&order=asc');
  });

  it('the URL of a lead opens one that is not on the loaded page', async () => {
    const { requests } = openApp('/admin/leads/3', { leads: leads(60) });
    expect(await dialog('Lead Details: Person 3')).toBeTruthy();
    expect(requests.some(({ path }) => path === '/api/leads/by-id/3')).toBe(true);
  });

  it.each(['/admin/leads/99', '/admin/leads/none', '/admin/leads?visitorId=nobody'])(
    'the URL of a missing lead shows that it was not found: %s',
    async (path) => {
      openApp(path, { leads: leads(3) });
      expect(await screen.findByText(/may have been erased/)).toBeTruthy();
      press('Show all leads');
      await noDialog();
      expect(address()).toBe('/admin');
    },
  );

  it('the URL of a lead shows a failed load, with a retry', async () => {
    let isDown = true;
    const found = { body: { lead: sampleLead(7), events: [], merged: [] } };
    const { requests } = openApp('/admin/leads/7', {
      handlers: { getLead: () => (isDown ? offline() : found) },
    });
    await dialog('Could not load lead #7');
    expect(requests.some(({ path }) => path === '/api/leads/by-id/7')).toBe(true);
    isDown = false;
    press('Try Again');
    expect(await dialog('Lead Details: Person 7')).toBeTruthy();
  });

  it('a lead keeps unsaved changes while another tab is shown', async () => {
    openApp('/admin', { leads: leads(2) });
    const details = async () => {
      const row = (await screen.findByText('Person 2')).closest('tr') as HTMLElement;
      fireEvent.click(within(row).getByText('Details'));
      return within(await dialog('Lead Details: Person 2'));
    };
    const notes = (await details()).getByLabelText('Notes');
    await act(async () => void fireEvent.change(notes, { target: { value: 'Half a thought' } }));
    fireEvent.click(screen.getByText('Test Tools'));
    await noDialog();
    fireEvent.click(screen.getByText('Leads'));
    expect((await details()).getByDisplayValue('Half a thought')).toBeTruthy();
    expect(screen.getByText('What you had typed and not saved is back.')).toBeTruthy();
  });

  it('an open lead steps to the next page of the list, and closes to the list', async () => {
    openApp('/admin', { leads: leads(12) });
    fireEvent.click(await screen.findByText('Person 3'));
    fireEvent.click(await screen.findByLabelText('Next lead'));
    expect(await screen.findByText('11 of 12')).toBeTruthy();
    expect(screen.getByText('Lead Details: Person 2')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Next lead');
    expect(address()).toBe('/admin/leads/2');
    fireEvent.click(screen.getByLabelText('Close'));
    await waitFor(() => expect(address()).toBe('/admin'));
  });

  /** Opens a lead, types into it, saves, and goes on before the server has answered. */
  async function goOnWhileSaving(
    answer: FakeResult<'updateLead'>,
    goOn: () => void,
    when: 'at once' | 'later' = 'later',
  ) {
    let settle = () => {};
    const held = new Promise<void>((resolve) => (settle = resolve));
    openApp('/admin', {
      leads: leads(3),
      handlers: {
        updateLead: async () => {
          await held;
          return answer;
        },
      },
    });
    fireEvent.click(await screen.findByText('Person 3'));
    await dialog('Lead Details: Person 3');
    await act(
      async () => void fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Called' } }),
    );
    press('Save Changes');
    if (when === 'later') await screen.findByText('Saving...');
    goOn();
    await waitFor(() => expect(screen.queryByText('Lead Details: Person 3')).toBeNull());
    expect(screen.queryByText('Not saved')).toBeNull();
    await act(async () => settle());
  }
  const saved = { ...(leads(3)[2] as Lead), notes: 'Called', version: 2 };
  const stored = () => localStorage.getItem('harbour-haul:lead-drafts');

  it('a save that returns late says so, and leaves the next lead open', async () => {
    await goOnWhileSaving({ body: saved }, () => fireEvent.click(screen.getByLabelText('Next lead')));
    expect(await screen.findByText('Person 3 saved')).toBeTruthy();
    expect(screen.getByText('Lead Details: Person 2')).toBeTruthy();
    expect(address()).toBe('/admin/leads/2');
    expect(stored()).not.toContain('Called');
  });

  it.each([
    ['button', () => fireEvent.click(screen.getByLabelText('Next lead'))],
    ['key', () => fireEvent.keyDown(screen.getByLabelText('Close'), { key: 'j' })],
  ])(
    'going on in the same moment as saving tells of no draft, and leaves the next lead open: by %s',
    async (_, goOn) => {
      await goOnWhileSaving({ body: saved }, goOn, 'at once');
      expect(await screen.findByText('Person 3 saved')).toBeTruthy();
      expect(screen.getByText('Lead Details: Person 2')).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
      expect(address()).toBe('/admin/leads/2');
      expect(stored()).not.toContain('Called');
    },
  );

  const keyOfNotes = (keys: object) => fireEvent.keyDown(screen.getByLabelText('Notes'), keys);

  it.each([
    ['button', () => press('Save and Next')],
    ['key', () => void keyOfNotes({ key: 'Enter', ctrlKey: true, shiftKey: true })],
  ])(
    'is saved and gives way to the next lead, once it is saved, to the last one: by %s',
    async (_, saveAndNext) => {
      const all = leads(2);
      const state = { isDown: true };
      openApp('/admin', {
        leads: all,
        handlers: {
          updateLead: ({ body }) => {
            if (state.isDown) return offline();
            return { body: { ...(all[1] as Lead), ...(body as Partial<Lead>), version: 2 } };
          },
        },
      });
      fireEvent.click(await screen.findByText('Person 2'));
      await dialog('Lead Details: Person 2');
      await act(
        async () => void fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Called' } }),
      );
      saveAndNext();
      expect(await screen.findByText('Failed to update lead details')).toBeTruthy();
      expect(screen.getByText('Lead Details: Person 2')).toBeTruthy();
      state.isDown = false;
      saveAndNext();
      await dialog('Lead Details: Person 1');
      expect(await screen.findByText('Person 2 saved')).toBeTruthy();
      expect(screen.queryByText('Not saved')).toBeNull();
      expect(address()).toBe('/admin/leads/1');
      expect(screen.queryByRole('button', { name: 'Save and Next' })).toBeNull();
    },
  );

  it('what cannot be saved is said to be kept where one has gone on in the same moment', async () => {
    openApp('/admin', { leads: leads(3) });
    fireEvent.click(await screen.findByText('Person 3'));
    await dialog('Lead Details: Person 3');
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'nobody' } });
    press('Save Changes');
    fireEvent.click(screen.getByLabelText('Next lead'));
    expect(await screen.findByText('Not saved')).toBeTruthy();
    await dialog('Lead Details: Person 2');
    expect(stored()).toContain('nobody');
  });

  it('a save that returns late leaves the list where it is', async () => {
    await goOnWhileSaving({ body: saved }, () => fireEvent.click(screen.getByText('Test Tools')));
    expect(await screen.findByText('Person 3 saved')).toBeTruthy();
    expect(address()).toBe('/admin/test-tools');
  });

  it.each<[string, FakeResult<'updateLead'>]>([
    ['failed', { status: 500, body: { code: 'internal_error', message: 'Sorry.' } }],
    [
      'met other changes',
      {
        status: 409,
        body: { code: 'version_conflict', message: 'x', lead: { ...saved, notes: 'Wants Friday' } },
      },
    ],
  ])('a save that %s says where one has gone on that it is kept', async (_, answer) => {
    await goOnWhileSaving(answer, () => fireEvent.click(screen.getByLabelText('Next lead')));
    expect(await screen.findByText('Not saved')).toBeTruthy();
    expect(screen.getByText(/^Your changes to Person 3 are kept/)).toBeTruthy();
    expect(address()).toBe('/admin/leads/2');
    expect(stored()).toContain('Called');
  });

  it('the URL of a visitor opens their newest lead', async () => {
    const all = [sampleLead(1, { visitorId: 'v' }), sampleLead(2, { visitorId: 'v' }), sampleLead(3)];
    openApp('/admin/leads?visitorId=v&status=new', { leads: all });
    expect(await dialog('Lead Details: Person 2')).toBeTruthy();
    press('Close');
    await noDialog();
    expect(address()).toBe('/admin?status=new');
  });
});

describe('the URL of a dashboard tab', () => {
  it.each([
    ['/admin', 'Leads'],
    ['/admin/leads', 'Leads'],
    ['/admin/chat', 'Chat'],
    ['/admin/chat/s-1', 'Chat'],
    ['/admin/test-tools', 'Test Tools'],
    ['/admin/constructor', 'Leads'],
    ['/admin/chat/s-1/more', 'Leads'],
  ])('%s shows %s', async (path, label) => {
    openApp(path);
    const tab = await screen.findByRole('tab', { name: label });
    expect(tab.getAttribute('aria-selected')).toBe('true');
  });

  it('the filters of the leads list come back from other tabs, whose URL has none of them', async () => {
    openApp('/admin?status=new');
    fireEvent.click(await screen.findByRole('tab', { name: 'Test Tools' }));
    expect(address()).toBe('/admin/test-tools');
    fireEvent.click(screen.getByRole('tab', { name: /^Leads/ }));
    expect(address()).toBe('/admin?status=new');
  });
});
