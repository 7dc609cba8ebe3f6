import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { chatServer, sampleSession } from './testing/chat-server.ts';
import { openChatTab, rowOf, shownRows } from './testing/open-chat-tab.tsx';

const LAST = { sender: 'user', content: 'Hello', timestamp: '2026-11-21T12:00:00.000Z' } as const;
const PRIYA = { leadId: 8, name: 'Priya Nair' };

function spoken(id: string, changes: Parameters<typeof sampleSession>[1] = {}) {
  return sampleSession(id, { seq: 1, lastMessage: LAST, ...changes });
}

function openRail() {
  fireEvent.click(screen.getByRole('button', { name: 'Customer' }));
  return within(screen.getByRole('complementary', { name: 'Customer' }));
}

describe('the chats of who has sent a lead before', () => {
  it('have its name, marked as its, in the list and in its rail, until another is said in the chat', async () => {
    const customer = { name: null, junkType: 'electronics', area: null } as const;
    const server = chatServer([spoken('a', { customer }), spoken('b')]);
    server.customers = { 'visitor-a': PRIYA };
    const { pass, say } = await openChatTab(server, 'a');
    await pass(0);
    const name = 'Select Priya Nair · Electronics';
    expect(rowOf('Priya Nair').getByRole('checkbox', { name, hidden: true })).toBeTruthy();
    expect(rowOf('Priya Nair').getByText('Name from lead #8')).toBeTruthy();
    expect(rowOf('Visitor B').queryByText(/^Name from lead/)).toBeNull();
    const rail = openRail();
    expect(rail.getByRole('heading', { name: 'Priya Nair' })).toBeTruthy();
    // The assistant has asked for none yet.
    expect(rail.getByText('So far: 1 of 6')).toBeTruthy();
    expect(rail.getByRole('link', { name: 'Open lead' }).getAttribute('href')).toBe('/admin/leads/8');

    const asked = () => server.requestsTo('GET', '/api/leads/visitors').length;
    const before = asked();
    // What the server sends of the chat knows nothing of it.
    await say({ type: 'sessionUpdate', session: server.change('a', { adminViewed: true }) });
    expect(rail.getByRole('heading', { name: 'Priya Nair' })).toBeTruthy();
    const said = { ...customer, name: 'Asha Nair' };
    await say({ type: 'sessionUpdate', session: server.change('a', { customer: said }) });
    expect(rail.getByRole('heading', { name: 'Asha Nair' })).toBeTruthy();
    expect(rail.queryByText('Name from lead #8')).toBeNull();
    // Both were answered, and nobody is asked for again.
    expect(asked()).toBe(before);
  });

  it('are asked for no more than 25 at a time, and nobody who has said nothing or their name', async () => {
    const chats = Array.from({ length: 30 }, (_, index) => spoken(`s${index}`));
    const named = { name: 'Ann Lee', junkType: null, area: null };
    const server = chatServer([...chats, sampleSession('silent'), spoken('named', { customer: named })]);
    const { pass } = await openChatTab(server);
    await pass(0);
    expect(shownRows()).toHaveLength(32);
    const asked = server
      .requestsTo('GET', '/api/leads/visitors')
      .map(({ query }) => query.visitors?.split(',') ?? []);
    expect(asked.every((ids) => ids.length <= 25)).toBe(true);
    expect([...new Set(asked.flat())].toSorted()).toEqual(chats.map(({ visitorId }) => visitorId).toSorted());
  });
});

it('the rail counts what the assistant has so far as it is pushed', async () => {
  const server = chatServer([spoken('a')]);
  const { say } = await openChatTab(server, 'a');
  const rail = openRail();
  expect(rail.getByText('So far: 0 of 6')).toBeTruthy();
  const customer = { name: 'Priya Nair', junkType: 'electronics', area: null } as const;
  await say({ type: 'sessionUpdate', session: server.change('a', { customer }) });
  expect(rail.getByText('So far: 2 of 6')).toBeTruthy();
  expect(rail.getByText('Electronics')).toBeTruthy();
});
