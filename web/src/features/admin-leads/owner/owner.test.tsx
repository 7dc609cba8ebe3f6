import type { Lead } from '@harbour-haul/domain/leads/lead';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { sampleLead } from '../testing/leads-api.ts';
import { conflict, leadsServer } from '../testing/leads-server.ts';
import { openDetails, patches, shownToast, type } from '../testing/open-details.tsx';
import { ComposedLeadsTab, pass } from '../testing/open-leads-tab.tsx';

const USER = { id: 'jo', username: 'jo', role: 'admin' } as const;
const TEAM = [
  { id: 'jo', name: 'Jo', isConnected: true },
  { id: 'max.roe', name: 'Max Roe', isConnected: false },
];
const listTeam = () => ({ body: { members: TEAM } });
const owner = (name: string) => screen.findByRole('button', { name: `Owner: ${name}` });
const choose = async (name: string) => fireEvent.click(await screen.findByRole('menuitem', { name }));

describe('the owner in the details of a lead', () => {
  it('is set at once, and what is typed waits to be saved', async () => {
    const { requests } = await openDetails({}, { user: USER, handlers: { listTeam } });
    await type('Notes', 'Bring a dolly.');
    fireEvent.click(await owner('Nobody'));
    await choose('Max Roe');
    fireEvent.click(await owner('Max Roe'));
    await choose('Assign to me');
    await owner('Jo (you)');
    expect(patches(requests)).toEqual([
      { ownerId: 'max.roe', version: 1 },
      { ownerId: 'jo', version: 2 },
    ]);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Notes').value).toBe('Bring a dolly.');
    expect(screen.queryByText('Compare')).toBeNull();
    expect(await screen.findAllByText('Owner', { selector: 'li strong' })).toHaveLength(2);
  });

  it('is not what else has changed meanwhile; who has been given it is said', async () => {
    const { server, requests } = await openDetails({}, { user: USER, handlers: { listTeam } });
    server.changeBy('kim', { notes: 'Called.' });
    fireEvent.click(await owner('Nobody'));
    await choose('Max Roe');
    await owner('Max Roe');
    expect(patches(requests).map((body) => (body as Lead).version)).toEqual([1, 2]);
    server.changeBy('kim', { ownerId: 'kim' });
    fireEvent.click(await owner('Max Roe'));
    await choose('Nobody');
    await owner('Kim');
    expect(shownToast()).toContain('This lead has been assigned to Kim meanwhile.');
  });
});

describe('the owner of many leads', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const pick = async (name: string) => {
    fireEvent.click(screen.getByText(name, { selector: '[role=dialog] *' }));
    await pass(500);
  };
  const opened = () => pass(500);

  it('is set by the menu for what is selected, and by a key for the row', async () => {
    const server = leadsServer([sampleLead(1), sampleLead(2), sampleLead(3, { ownerId: 'max.roe' })]);
    server.handle({ listTeam });
    renderFeature(<ComposedLeadsTab />, { user: USER });
    await pass(50);
    for (const id of [1, 3]) fireEvent.click(screen.getByLabelText(`Select lead ${id}`));
    fireEvent.click(screen.getByText('Actions (2)'));
    fireEvent.click(screen.getByText('Assign…'));
    await opened();
    expect(screen.getByRole('dialog', { name: 'Owner of 2 leads' })).toBeTruthy();
    await pick('Max Roe');
    expect(shownToast()).toContain('Assigned 2 leads to Max Roe');
    const writes = server.requests.filter(({ method }) => method === 'PATCH');
    expect(writes.map(({ path, body }) => [path, body])).toEqual([
      ['/api/leads/1', { ownerId: 'max.roe', version: 1 }],
    ]);
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a' });
    await opened();
    await pick('Assign to me');
    expect(server.leads.get(3)?.ownerId).toBe('jo');
  });

  it('is set back by Undo, as any other change of many leads', async () => {
    const server = leadsServer([sampleLead(1, { ownerId: 'jo' }), sampleLead(2)]);
    server.handle({ listTeam });
    renderFeature(<ComposedLeadsTab />, { user: USER });
    await pass(50);
    for (const id of [1, 2]) fireEvent.click(screen.getByLabelText(`Select lead ${id}`));
    fireEvent.click(screen.getByText('Actions (2)'));
    fireEvent.click(screen.getByText('Assign…'));
    await opened();
    await pick('Max Roe');
    expect([server.leads.get(1)?.ownerId, server.leads.get(2)?.ownerId]).toEqual(['max.roe', 'max.roe']);
    fireEvent.click(screen.getByText('Undo'));
    await pass(500);
    expect([server.leads.get(1)?.ownerId, server.leads.get(2)?.ownerId]).toEqual(['jo', null]);
    expect(shownToast()).toContain('Set 2 leads back to what they were.');
  });

  it('is called as in the menu: by the name that a colleague goes by, in the row and in the notice', async () => {
    const pat = { id: 'deskpat', name: 'Pat', isConnected: false };
    const server = leadsServer([sampleLead(1, { ownerId: 'deskpat' }), sampleLead(2)]);
    server.handle({ listTeam: () => ({ body: { members: [...TEAM, pat] } }) });
    renderFeature(<ComposedLeadsTab />, { user: USER });
    await pass(500);
    expect(screen.getByRole('img', { name: 'Owner: Pat' }).textContent).toBe('P');
    fireEvent.click(screen.getByLabelText('Select lead 2'));
    fireEvent.click(screen.getByText('Actions (1)'));
    fireEvent.click(screen.getByText('Assign…'));
    await opened();
    await pick('Pat');
    expect(shownToast()).toContain('Assigned 1 lead to Pat');
    expect(screen.getAllByRole('img', { name: 'Owner: Pat' })).toHaveLength(2);
  });

  it('is called by the name that they went by also once they may sign in no more, and offered to nobody', async () => {
    const server = leadsServer([sampleLead(1, { ownerId: 'deskpat' })]);
    server.handle({
      listTeam: () => ({ body: { members: TEAM, former: [{ id: 'deskpat', name: 'Pat' }] } }),
    });
    renderFeature(<ComposedLeadsTab />, { user: USER });
    await pass(500);
    expect(screen.getByRole('img', { name: 'Owner: Pat' }).textContent).toBe('P');
    fireEvent.click(screen.getByLabelText('Select lead 1'));
    fireEvent.click(screen.getByText('Actions (1)'));
    fireEvent.click(screen.getByText('Assign…'));
    await opened();
    expect(screen.queryByText('Pat', { selector: '[role=dialog] *' })).toBeNull();
  });

  it('stays where a colleague was given the lead meanwhile, which is reported', async () => {
    const server = leadsServer([sampleLead(1)]);
    server.handle({ listTeam });
    server.refuse = () => conflict(sampleLead(1, { version: 2, ownerId: 'kim', updatedBy: 'kim' }));
    renderFeature(<ComposedLeadsTab />, { user: USER });
    await pass(50);
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'a' });
    await opened();
    await pick('Max Roe');
    expect(screen.getByText(/ not assigned$/, { selector: 'h2' })).toBeTruthy();
  });
});
