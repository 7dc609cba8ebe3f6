import { EMPTY_LEAD } from '@harbour-haul/domain/leads/lead';
import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { chatServer, sampleSession } from '../testing/chat-server.ts';
import { MINE } from '../testing/open-chat.tsx';
import { openChatTab } from '../testing/open-chat-tab.tsx';

describe('the customer beside the chat', () => {
  const customer = { name: 'Priya Nair', junkType: 'electronics', area: 'Dartmouth' } as const;

  it('shows who it is, how to reach them, what is known so far, photos and the lead', async () => {
    const server = chatServer([sampleSession('a', { customer, leadId: 8 })]);
    server.lead = {
      ...EMPTY_LEAD,
      id: 8,
      status: 'incomplete',
      name: 'Priya Nair',
      phone: '9025550148 x12',
      address: '12 Portland St, Dartmouth',
      junkType: 'electronics',
    };
    server.say('a', 'user', '', { image: '/uploads/tv.jpg' });
    const { say, pass } = await openChatTab(server, 'a');
    fireEvent.click(screen.getByRole('button', { name: 'Customer' }));
    await pass(0);
    const rail = within(screen.getByRole('complementary', { name: 'Customer' }));
    expect(rail.getByText('So far: 4 of 6')).toBeTruthy();
    const link = (name: string | RegExp) => rail.getByRole('link', { name }).getAttribute('href');
    expect(link('Call (902) 555-0148 x12')).toBe('tel:+19025550148,12');
    expect(link('Text (902) 555-0148 x12')).toBe('sms:+19025550148');
    expect(link('Map of 12 Portland St, Dartmouth')).toContain(
      'query=12+Portland+St%2C+Dartmouth%2C+Nova+Scotia',
    );
    // The number and the address are named once.
    expect(rail.getAllByText(/555-0148/)).toHaveLength(1);
    expect(rail.getAllByText(/Portland/)).toHaveLength(1);
    expect(link('Open lead')).toBe('/admin/leads/8');
    expect(rail.getByRole('img', { name: 'Photo 1 of Priya' })).toBeTruthy();
    // What is saved while the visitor talks is there as it is pushed.
    server.lead = { ...(server.lead as object), preferredDate: '2026-11-25T12:00:00.000Z', status: 'new' };
    await say({ type: 'leads_changed', leadsSeq: 1, leads: [{ id: 8, version: 2 }] });
    await pass(0);
    expect(rail.getByText('Wed, Nov 25')).toBeTruthy();
    expect(rail.getByText('Lead #8 · New')).toBeTruthy();
  });

  it('leads to the lead that the chat’s own was merged into', async () => {
    const server = chatServer([sampleSession('a', { leadId: 8 })]);
    server.lead = { ...EMPTY_LEAD, id: 8, status: 'incomplete', name: 'Priya Nair', mergedInto: 7 };
    server.others.set('7', {
      ...EMPTY_LEAD,
      id: 7,
      status: 'scheduled',
      scheduledDate: '2026-12-01T12:00:00.000Z',
      scheduledHours: '10:00-12:00',
    });
    const { pass } = await openChatTab(server, 'a');
    fireEvent.click(screen.getByRole('button', { name: 'Customer' }));
    await pass(0);
    await pass(0);
    const rail = within(screen.getByRole('complementary', { name: 'Customer' }));
    expect(rail.getByText('Lead #7 · Scheduled')).toBeTruthy();
    expect(rail.getByText('Tue, Dec 1, 10:00 AM–12:00 PM')).toBeTruthy();
    expect(rail.getByText('Lead #8 of this chat is merged into it.')).toBeTruthy();
    expect(rail.getByRole('link', { name: 'Open lead' }).getAttribute('href')).toBe('/admin/leads/7');
  });

  it('shows the open questions of the lead until they are answered by phone', async () => {
    const server = chatServer([sampleSession('a', { leadId: 8 })]);
    server.lead = { ...EMPTY_LEAD, id: 8, status: 'new', openQuestions: 'Do you take pianos?' };
    const { say, pass } = await openChatTab(server, 'a');
    fireEvent.click(screen.getByRole('button', { name: 'Customer' }));
    await pass(0);
    const rail = within(screen.getByRole('complementary', { name: 'Customer' }));
    expect(rail.getByText('Do you take pianos?')).toBeTruthy();
    // Where the visitor is answered.
    const conversation = within(screen.getByRole('region', { name: /^Conversation/, hidden: true }));
    fireEvent.click(await conversation.findByText('Answered by phone'));
    expect(await conversation.findByText('Noted: answered by phone')).toBeTruthy();
    expect(server.requestsTo('PATCH', '/api/chat/sessions/a').at(-1)?.body).toEqual({
      answeredByPhone: 'Do you take pianos?',
    });
    server.lead = { ...(server.lead as object), openQuestions: null };
    await say({ type: 'leads_changed', leadsSeq: 1, leads: [{ id: 8, version: 2 }] });
    await pass(0);
    expect(rail.queryByText('Open questions')).toBeNull();
  });

  it('calls who asked to be called, and says so until a call has reached them', async () => {
    const server = chatServer([sampleSession('a', { leadId: 8, ...MINE })]);
    const asked = {
      ...EMPTY_LEAD,
      id: 8,
      version: 1,
      status: 'incomplete',
      phone: '9025550148',
      preferredContactMethod: 'phone',
    };
    server.lead = asked;
    const { pass } = await openChatTab(server, 'a');
    await pass(0);
    const conversation = within(screen.getByRole('region', { name: /^Conversation/, hidden: true }));
    const bar = within(await conversation.findByRole('group', { name: 'Call back', hidden: true }));
    expect(bar.getByText(/Wants a call at/).textContent).toBe('Wants a call at (902) 555-0148');
    expect(bar.getByText('Call').getAttribute('href')).toBe('tel:+19025550148');
    server.lead = { ...asked, version: 2, firstContactAt: '2026-11-22T15:00:00.000Z' };
    const reached = bar.getByText('Reached');
    act(() => reached.focus());
    fireEvent.click(reached);
    await pass(0);
    const calls = () => server.requestsTo('POST', '/api/leads/8/calls').map(({ body }) => body);
    expect(calls()).toEqual([{ outcome: 'reached' }]);
    expect(conversation.queryByText(/Wants a call/)).toBeNull();
    // The focus stays in the conversation, whose button has gone.
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Conversation/);
    expect(screen.getByText('Call noted')).toBeTruthy();
    // By a slip.
    server.lead = asked;
    fireEvent.click(screen.getByText('Undo'));
    await pass(0);
    expect(calls()[1]).toMatchObject({ outcome: 'taken-back', version: 2 });
    expect(await conversation.findByText(/Wants a call/)).toBeTruthy();
  });

  it('shows what is known before there is a lead', async () => {
    const said = { ...customer, name: null, pickupDay: '2026-11-27', pickupSlot: 'morning' } as const;
    const server = chatServer([sampleSession('a', { customer: said })]);
    await openChatTab(server, 'a');
    fireEvent.click(screen.getByRole('button', { name: 'Customer' }));
    const rail = within(screen.getByRole('complementary', { name: 'Customer' }));
    expect(rail.getByText('So far: 2 of 6')).toBeTruthy();
    expect(rail.getByText('Fri, Nov 27, Morning (9AM-12PM)')).toBeTruthy();
    expect(rail.getByText('Electronics')).toBeTruthy();
    expect(rail.queryByRole('link')).toBeNull();
    expect(server.requestsTo('GET', '/api/leads')).toEqual([]);
  });
});
