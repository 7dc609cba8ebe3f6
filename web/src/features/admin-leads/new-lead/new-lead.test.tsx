import type { EnterLeadBody } from '@harbour-haul/contract/leads/fields/enter-lead-schema';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { offline } from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { draftIds, endDrafts, startDrafts } from '../drafts/draft-store.ts';
import { listLeads, readLead, sampleLead } from '../testing/leads-api.ts';
import { leadsServer } from '../testing/leads-server.ts';
import { ComposedLeadsTab, pass, shownToast } from '../testing/open-leads-tab.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  endDrafts();
});

/** A number that no other lead of the tests has. */
const PHONE = '902-555-0199';

/** The tab over a server that enters leads, and the dialog of a new one. */
async function openNewLead(others: Lead[] = []) {
  const server = leadsServer(others);
  const state = { isDown: false };
  const entered = () => server.requests.filter(({ path }) => path === '/api/leads/entered');
  server.handle({
    listTeam: () => ({ body: { members: [] } }),
    getLead: (request) => readLead([...server.leads.values()], request),
    listLeads: (request) => {
      const { search, ...query } = request.query;
      const all = [...server.leads.values()];
      const isWanted = ({ phone }: Lead) => !search || phone?.replace(/\D/g, '') === search;
      return { body: listLeads(all.filter(isWanted), { ...request, query }) };
    },
    enterLead: ({ body }) => {
      if (state.isDown) return offline();
      const lead = sampleLead(77, { source: 'phone', visitorId: null, ...(body as Partial<Lead>) });
      server.leads.set(lead.id, lead);
      return { status: 201 as const, body: lead };
    },
  });
  renderFeature(
    <>
      <ComposedLeadsTab />
      <Link to="/admin">Elsewhere</Link>
    </>,
  );
  await pass(50);
  fireEvent.keyDown(document.body, { key: 'c' });
  await pass(500);
  return { server, state, entered };
}

const dialog = () => screen.getByRole('dialog', { name: 'New lead' });
const field = (name: string) => within(dialog()).getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const create = () => fireEvent.click(within(dialog()).getByRole('button', { name: /Create Lead|Saving/ }));
const bodyOf = (request: { body: unknown } | undefined) => request?.body as EnterLeadBody;

describe('a new lead', () => {
  it('a caller is entered by the key c, once however often it is pressed, and opens', async () => {
    const { entered } = await openNewLead();
    expect(document.activeElement).toBe(field('Name'));
    type('Name', 'Priya Nair');
    type('Phone', PHONE);
    type('Junk type', 'appliances');
    type('Access', 'elevator');
    type('Part of the day', 'morning');
    type('Contact by', 'sms');
    type('Notes', 'Third floor.');
    create();
    create();
    await pass(500);
    expect(entered().map(bodyOf)).toEqual([
      {
        name: 'Priya Nair',
        phone: PHONE,
        preferredContactMethod: 'sms',
        junkType: 'appliances',
        access: 'elevator',
        preferredTimeSlot: 'morning',
        notes: 'Third floor.',
      },
    ]);
    expect(entered()[0]?.headers['idempotency-key']).toMatch(/^[\w-]{36}$/);
    expect(screen.getByRole('dialog', { name: 'Lead Details: Priya Nair' })).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'New lead' })).toBeNull();
    expect(shownToast()).toContain('Priya Nair entered');
    expect(screen.getByLabelText('Address', { selector: 'output' }).textContent).toBe('/admin');
  });

  it('keeps the wish for the first day that can be, whatever is typed over the details', async () => {
    const { entered } = await openNewLead();
    type('Name', 'Priya Nair');
    type('Phone', PHONE);
    const soonest = () => field('As soon as possible');
    fireEvent.click(soonest());
    expect(field('Details').value).toBe('');
    type('Details', 'Two sofas');
    type('Details', 'Three sofas');
    expect([soonest().checked, field('Details').value]).toEqual([true, 'Three sofas']);
    create();
    await pass(500);
    expect(bodyOf(entered()[0]).details).toBe('As soon as possible, please.\nThree sofas');
  });

  it('is opened by its button, comes from the phone, and is new unless said otherwise', async () => {
    await openNewLead();
    fireEvent.click(within(dialog()).getByText('Cancel'));
    await pass(500);
    fireEvent.click(screen.getByLabelText('New lead'));
    await pass(500);
    expect(field('Source').value).toBe('phone');
    expect(field('Status').value).toBe('new');
  });

  it('asks for a way to reach them, by the rules of the lead editor, and requests nothing until then', async () => {
    const { entered } = await openNewLead();
    type('Name', 'Priya Nair');
    create();
    await pass(500);
    expect(within(dialog()).getByText(/Please enter a phone number or an email/)).toBeTruthy();
    expect(document.activeElement).toBe(field('Phone'));
    type('Phone', '12');
    await pass(50);
    expect(within(dialog()).getByText(/Phone number must be at least 10 digits/)).toBeTruthy();
    expect(entered()).toEqual([]);
  });

  it('says that its email gets a confirmation, before it does', async () => {
    await openNewLead();
    expect(within(dialog()).queryByText(/confirmation/)).toBeNull();
    type('Email', 'priya@');
    expect(within(dialog()).queryByText(/confirmation/)).toBeNull();
    type('Email', 'priya@example.ca');
    expect(
      within(dialog()).getByText('priya@example.ca gets a confirmation with a link to the request.'),
    ).toBeTruthy();
    // Whose pickup is agreed upon already gets none.
    fireEvent.change(field('Status'), { target: { value: 'scheduled' } });
    expect(within(dialog()).queryByText(/gets a confirmation/)).toBeNull();
  });

  it('names the open leads with the same phone before there is one more, leads to each, and keeps what is typed', async () => {
    startDrafts('jo');
    await openNewLead([
      sampleLead(3, { name: 'Omar Chen', phone: PHONE }),
      sampleLead(5, { name: 'Omar C', phone: PHONE }),
    ]);
    type('Phone', '(902) 555-0199');
    await pass(500);
    const hint = within(dialog()).getByText(/^Same phone as #\d/);
    expect(hint.textContent).toMatch(/#3 \(Omar Chen\)/);
    expect(hint.textContent).toMatch(/#5 \(Omar C\)/);
    expect(within(dialog()).getByText('Open #5')).toBeTruthy();
    fireEvent.click(within(dialog()).getByText('Open #3'));
    await pass(500);
    expect(screen.getByRole('dialog', { name: 'Lead Details: Omar Chen' })).toBeTruthy();
    expect(screen.queryByText('Throw Away')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(500);
    fireEvent.keyDown(document.body, { key: 'c' });
    await pass(500);
    expect(within(dialog()).getByLabelText<HTMLInputElement>('Phone').value).toBe('(902) 555-0199');
  });

  it('keeps what is typed where the server is not reached, and sends the same again by the same key', async () => {
    const { state, entered } = await openNewLead();
    state.isDown = true;
    type('Phone', PHONE);
    create();
    await pass(500);
    expect(shownToast()).toContain('The lead could not be entered');
    state.isDown = false;
    create();
    await pass(500);
    const keys = entered().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(screen.getByRole('dialog', { name: /^Lead Details/ })).toBeTruthy();
  });

  it.each([
    ['the way to another lead', () => fireEvent.click(screen.getByText('Elsewhere'))],
    ['a reload', () => void window.dispatchEvent(new Event('pagehide'))],
  ])('is kept over %s, says so, and is gone once it is thrown away', async (_, leave) => {
    startDrafts('jo');
    await openNewLead();
    type('Name', 'Priya Nair');
    type('Phone', PHONE);
    type('Junk type', 'appliances');
    await pass(10);
    leave();
    cleanup();
    await openNewLead();
    expect(['Name', 'Phone', 'Junk type'].map((name) => field(name).value)).toEqual([
      'Priya Nair',
      PHONE,
      'appliances',
    ]);
    expect(within(dialog()).getByText(/not saved is back/)).toBeTruthy();
    fireEvent.click(within(dialog()).getByText('Cancel'));
    await pass(50);
    fireEvent.click(screen.getByText('Throw Away'));
    cleanup();
    await openNewLead();
    expect(field('Name').value).toBe('');
    expect(within(dialog()).queryByText(/not saved is back/)).toBeNull();
  });

  describe('is emptied for the next caller where a draft is back', () => {
    const texts = () => ['Name', 'Junk type'].map((name) => field(name).value);
    const startEmpty = async () => {
      startDrafts('jo');
      await openNewLead();
      type('Name', 'Priya Nair');
      type('Junk type', 'appliances');
      await pass(10);
      cleanup();
      const opened = await openNewLead();
      fireEvent.click(within(dialog()).getByText('Start Empty'));
      await pass(500);
      expect(texts()).toEqual(['', '']);
      return opened;
    };

    it('with the cursor in its first field, and Undo brings back what was typed', async () => {
      await startEmpty();
      expect(within(dialog()).queryByText('Start Empty')).toBeNull();
      expect(document.activeElement).toBe(field('Name'));
      type('Name', 'A');
      expect(within(dialog()).queryByText('Start Empty')).toBeNull();
      fireEvent.click(screen.getByText('Undo'));
      await pass(500);
      expect([texts(), draftIds()]).toEqual([['Priya Nair', 'appliances'], [0]]);
    });

    it('and the call before is back once that caller is entered', async () => {
      const { entered } = await startEmpty();
      type('Name', 'Al Fancy');
      type('Phone', PHONE);
      create();
      await pass(500);
      expect(entered()).toHaveLength(1);
      cleanup();
      await openNewLead();
      expect(texts()).toEqual(['Priya Nair', 'appliances']);
      expect(within(dialog()).getByText(/not saved is back/)).toBeTruthy();
      expect(draftIds()).toEqual([0]);
    });
  });

  it('leaves no draft once it is entered, and opens nothing over what one has gone on to', async () => {
    startDrafts('jo');
    const { entered, server } = await openNewLead();
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    const created = sampleLead(78, { name: 'Priya Nair', phone: PHONE });
    server.handle({
      enterLead: async () => {
        await held;
        return { status: 201, body: created };
      },
    });
    type('Name', 'Priya Nair');
    type('Phone', PHONE);
    create();
    await pass(10);
    fireEvent.click(screen.getByText('Elsewhere'));
    await pass(500);
    expect(draftIds().length).toBe(1);
    answer();
    await pass(500);
    expect([entered().length, draftIds().length]).toEqual([1, 0]);
    expect(shownToast()).toContain('Priya Nair entered');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is thrown away only once it is asked about', async () => {
    await openNewLead();
    type('Name', 'Priya');
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    await pass(500);
    fireEvent.click(screen.getByText('Keep Editing'));
    await pass(500);
    expect(field('Name').value).toBe('Priya');
  });

  it('is kept for later from the same question, and back with the next new lead', async () => {
    startDrafts('jo');
    await openNewLead();
    type('Name', 'Priya');
    fireEvent.keyDown(dialog(), { key: 'Escape' });
    await pass(500);
    fireEvent.click(screen.getByText('Keep for Later'));
    await pass(500);
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'c' });
    await pass(500);
    expect(field('Name').value).toBe('Priya');
    expect(within(dialog()).getByText(/not saved is back/)).toBeTruthy();
  });
});
