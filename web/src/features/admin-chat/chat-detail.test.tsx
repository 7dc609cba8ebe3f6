import { EMPTY_LEAD } from '@harbour-haul/domain/leads/lead';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ChatServer, chatServer, sampleSession, slowServer } from './testing/chat-server.ts';
import { openChatTab, rowButton, shownToast } from './testing/open-chat-tab.tsx';
import { pushed } from './testing/pushed.ts';

const MINE = { isHandedOff: true, adminId: 'sam', adminName: 'Admin' };
const log = () => within(screen.getByRole('log', { name: 'Messages' }));
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Type your message');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** Goes on over the warning that the visitor's last message has no answer. */
const leaveUnanswered = () =>
  fireEvent.click(
    within(screen.getByRole('alertdialog', { name: 'Leave a message unanswered?' })).getByText(
      'End Takeover',
    ),
  );
const posted = (server: ChatServer) => server.requestsTo('POST', '/api/chat/sessions/a/messages');

/** The screen with chat `a` open, with the message Hello. */
async function openChat(changes: Parameters<typeof sampleSession>[1] = {}) {
  const server = chatServer([sampleSession('a', changes)]);
  server.say('a', 'user', 'Hello');
  return { server, ...(await openChatTab(server, 'a')) };
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

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

describe('chat detail', () => {
  it('a click on a row opens the conversation and marks it as seen once', async () => {
    const server = chatServer([sampleSession('a', { adminViewed: false })]);
    const { pass } = await openChatTab(server);
    fireEvent.click(rowButton('Visitor A'));
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Visitor A' })).toBeTruthy();
    expect(screen.getByText('Customer')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Active' })).toBeTruthy();
    expect(screen.getByText('No messages yet', { selector: 'h4' })).toBeTruthy();
    expect(rowButton('Visitor A').getAttribute('aria-current')).toBe('true');
    expect(server.requestsTo('PATCH', '/').map(({ body }) => body)).toEqual([{ adminViewed: true }]);
  });

  it('an open conversation shows new messages, typing and presence', async () => {
    const { server, say } = await openChat();
    await say({ type: 'presence', sessionId: 'a', online: true });
    expect(screen.getByText('Customer · online')).toBeTruthy();
    await say({ type: 'typing', sessionId: 'a', sender: 'user', typing: true });
    expect(screen.getByText('Visitor is typing…')).toBeTruthy();
    await say({ ...pushed(server.say('a', 'user', '<b>bold</b>')) });
    await say({ ...pushed(server.say('a', 'assistant', 'I see.')) });
    expect(screen.queryByText('Visitor is typing…')).toBeNull();
    expect(log().getByText('<b>bold</b>')).toBeTruthy();
    expect(log().getByText(/^AI assistant/)).toBeTruthy();
  });

  it('a closed conversation says nothing of presence: its visitor has left its session, and maybe not the page', async () => {
    const { say } = await openChat({ status: 'closed' });
    await say({ type: 'presence', sessionId: 'a', online: false });
    expect(screen.queryByText(/offline/)).toBeNull();
    expect(screen.queryByLabelText('Visitor is offline')).toBeNull();
  });

  it('what was delivered still is after a reload, be the visitor gone or there by then', async () => {
    const { server, say } = await openChat(MINE);
    await say({ ...pushed(server.say('a', 'admin', 'On our way')) });
    expect(log().getByText('Sent')).toBeTruthy();
    await say({ type: 'presence', sessionId: 'a', online: true });
    expect(log().getByText('Delivered')).toBeTruthy();
    cleanup();
    await openChatTab(server, 'a');
    expect(log().getByText('Delivered')).toBeTruthy();
    cleanup();
    sessionStorage.clear();
    const answer = slowServer(server);
    const again = await openChatTab(server, 'a');
    await again.say({ type: 'presence', sessionId: 'a', online: true });
    answer();
    await again.pass(0);
    expect(log().getByText('Delivered')).toBeTruthy();
  });

  it('what the visitor’s browser sent in the assistant’s name is marked, and its links are not to be followed', async () => {
    const { server, say } = await openChat(MINE);
    const link = 'https://pay.example/now';
    await say({ ...pushed(server.say('a', 'assistant', `Pay at ${link}`)) });
    expect(log().getByText('· sent by the visitor’s browser').parentElement?.textContent).toMatch(
      /^AI assistant/,
    );
    expect(log().queryByRole('link')).toBeNull();
    await say({ ...pushed(server.say('a', 'admin', `No, at ${link}`)) });
    expect(log().getAllByText('· sent by the visitor’s browser')).toHaveLength(1);
    expect(log().getByRole('link').getAttribute('href')).toBe(link);
  });

  it('a conversation can be taken over and the takeover ended', async () => {
    const { server, pass } = await openChat();
    expect(screen.getByText('You need to take over this chat first.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End Takeover' })).toBeNull();
    press('Take over and answer');
    await pass(0);
    expect(shownToast()).toContain('Chat Takeover');
    expect(shownToast()).toContain('You are now handling this conversation');
    expect(field()).toBeTruthy();
    press('End Takeover');
    leaveUnanswered();
    await pass(0);
    expect(shownToast()).toContain('Takeover Ended');
    expect(shownToast()).toContain('Chat is now being handled by the AI assistant again');
    expect(server.requestsTo('PATCH', '/').map(({ body }) => body)).toEqual([
      { isHandedOff: true, adminId: 'sam', adminName: 'Admin' },
      { isHandedOff: false, adminId: '', adminName: '' },
    ]);
  });

  it('a question that no person has answered is named before its takeover ends', async () => {
    const server = chatServer([sampleSession('a', MINE)]);
    server.say('a', 'user', 'Can you take a sofa on saturday?');
    const { pass } = await openChatTab(server, 'a');
    const ends = () => server.requestsTo('PATCH', '/').length;
    const dialog = () => within(screen.getByRole('alertdialog', { name: 'Leave a question unanswered?' }));
    press('End Takeover');
    expect(dialog().getByText(/“Can you take a sofa on saturday\?”/)).toBeTruthy();
    fireEvent.click(dialog().getByText('Go back'));
    await pass(0);
    expect(ends()).toBe(0);
    press('End Takeover');
    fireEvent.click(dialog().getByText('End Takeover'));
    await pass(0);
    expect(ends()).toBe(1);
  });

  it('a question that no person has answered is named before its chat is closed', async () => {
    const server = chatServer([sampleSession('a', MINE)]);
    server.say('a', 'user', 'Can you take a sofa on saturday?');
    const { pass } = await openChatTab(server, 'a');
    press('Close Chat');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Leave a question unanswered?' }));
    expect(dialog.getByText(/“Can you take a sofa on saturday\?” last\. A closed chat cannot/)).toBeTruthy();
    fireEvent.click(dialog.getByText('Close Chat'));
    await pass(0);
    expect(server.requestsTo('PATCH', '/')).toHaveLength(1);
  });

  it('what a visitor wrote to the person is named too, though it asks nothing', async () => {
    const server = chatServer([sampleSession('a', MINE)]);
    server.say('a', 'user', '12 Desk Street, please');
    const { pass } = await openChatTab(server, 'a');
    press('End Takeover');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Leave a message unanswered?' }));
    expect(dialog.getByText(/“12 Desk Street, please”.*may pass over it/)).toBeTruthy();
    await pass(0);
    expect(server.requestsTo('PATCH', '/')).toHaveLength(0);
    fireEvent.click(dialog.getByText('End Takeover'));
    await pass(0);
    expect(server.requestsTo('PATCH', '/')).toHaveLength(1);
  });

  it.each(['Thanks, bye!', 'Merci beaucoup, bonne journée'])('nobody is asked about “%s”', async (last) => {
    const server = chatServer([sampleSession('a', MINE)]);
    server.say('a', 'user', last);
    const { pass } = await openChatTab(server, 'a');
    press('End Takeover');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pass(0);
    expect(server.requestsTo('PATCH', '/')).toHaveLength(1);
  });

  it('half a reply is asked about alone where the visitor has said goodbye', async () => {
    const server = chatServer([sampleSession('a', MINE)]);
    server.say('a', 'user', 'Thank you');
    await openChatTab(server, 'a');
    fireEvent.change(field(), { target: { value: 'You are' } });
    press('End Takeover');
    const dialog = within(screen.getByRole('alertdialog', { name: 'Leave a message unsent?' }));
    expect(dialog.getByText('Leave it unsent')).toBeTruthy();
  });

  it('a question whose answer is on its way is named to nobody', async () => {
    const server = chatServer([sampleSession('a', MINE)]);
    server.say('a', 'user', 'Can you take a sofa on saturday?');
    const { pass } = await openChatTab(server, 'a');
    fireEvent.change(field(), { target: { value: 'We can.' } });
    press('Send');
    press('End Takeover');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pass(0);
    expect(server.requestsTo('PATCH', '/')).toHaveLength(1);
  });

  it('an answer that comes while it is asked about leaves the dialog open', async () => {
    const server = chatServer([sampleSession('a', MINE)]);
    server.say('a', 'user', 'Can you take a sofa on saturday?');
    const { say, pass } = await openChatTab(server, 'a');
    press('End Takeover');
    await say({ ...pushed(server.say('a', 'admin', 'We can.')) });
    fireEvent.click(within(screen.getByRole('alertdialog')).getByText('End Takeover'));
    await pass(0);
    expect(server.requestsTo('PATCH', '/')).toHaveLength(1);
  });

  it('the messages of the team say whose they are, whoever has the chat now', async () => {
    const server = chatServer([sampleSession('a', MINE)]);
    server.say('a', 'admin', 'From before');
    server.say('a', 'admin', 'One', { authorId: 'dana', authorName: 'Dana' });
    server.say('a', 'admin', 'Two', { authorId: 'dana', authorName: 'Dana' });
    server.say('a', 'admin', 'Three', { authorId: 'max', authorName: 'Max Roe' });
    const { pass } = await openChatTab(server, 'a');
    fireEvent.change(field(), { target: { value: 'Four' } });
    press('Send');
    const said = () =>
      [...document.querySelectorAll('[role=log] [data-sender]')].map((row) =>
        row.textContent?.replace(/\d+:.*$/, ''),
      );
    const shown = ['AdminFrom before', 'DanaOne', 'Two', 'Max RoeThree', 'SamFour'];
    expect(said()).toEqual(shown);
    await pass(0);
    press('End Takeover');
    await pass(0);
    expect(said()).toEqual(shown);
  });

  it('a chat is handed back with the question from which the assistant goes on', async () => {
    const { server, pass } = await openChat(MINE);
    press('Choose where the assistant goes on');
    fireEvent.click(screen.getByText('the phone number'));
    leaveUnanswered();
    await pass(0);
    expect(shownToast()).toContain('handled by the AI assistant again, from the phone number');
    expect(server.requestsTo('PATCH', '/').at(-1)?.body).toMatchObject({
      isHandedOff: false,
      resumeFrom: 'phone',
    });
  });

  it('an admin is told where somebody else has ended the takeover already, and nothing is left to ask once sent', async () => {
    const { server, pass, say } = await openChat(MINE);
    server.sessions.set('a', sampleSession('a', { version: 2, isHandedOff: false }));
    press('Choose where the assistant goes on');
    fireEvent.click(screen.getByText('the phone number'));
    leaveUnanswered();
    await pass(0);
    expect(shownToast()).toContain('was not told where to go on');
    const session = server.change('a', { ...MINE, leadSentAt: '2026-11-21T15:00:00.000Z' });
    await say({ type: 'sessionUpdate', session });
    expect(screen.getByText('End Takeover')).toBeTruthy();
    expect(screen.queryByLabelText('Choose where the assistant goes on')).toBeNull();
  });

  it('a takeover that another admin holds names the holder', async () => {
    const { server, pass } = await openChat();
    server.refuse = ({ method }) => {
      if (method !== 'PATCH') return null;
      server.change('a', { isHandedOff: true, adminId: 'kim', adminName: 'Kim' });
      return { status: 409, body: { code: 'conflict', message: 'This chat is taken.', holder: 'Kim' } };
    };
    press('Take over and answer');
    await pass(0);
    expect(shownToast()).toContain('Failed to take over chat');
    expect(shownToast()).toContain('Kim is handling this chat.');
    expect(screen.getByText('Kim is handling this chat.', { selector: '[role=status]' })).toBeTruthy();
    expect(screen.getByText('Customer · handled by Kim')).toBeTruthy();
    server.refuse = () => null;
    press('End Takeover');
    const dialog = screen.getByRole('alertdialog', { name: 'End the takeover of Kim?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'End Takeover' }));
    leaveUnanswered();
    await pass(0);
    expect(server.requestsTo('PATCH', '/').at(-1)?.body).toMatchObject({ isHandedOff: false });
    expect(screen.getByRole('button', { name: 'Take over and answer' })).toBeTruthy();
  });

  it('a takeover that cannot be ended shows an error', async () => {
    const { server, pass } = await openChat(MINE);
    server.refuse = ({ method }) => (method === 'PATCH' ? { status: 500, body: {} } : null);
    press('End Takeover');
    leaveUnanswered();
    await pass(0);
    expect(shownToast()).toContain('Failed to end takeover');
    expect(shownToast()).toContain('An unknown error occurred');
  });

  it('the tags are told what is done in the console, and not with whom', async () => {
    const page: Window & { dataLayer?: object[] } = window;
    page.dataLayer = [];
    const { pass } = await openChat(MINE);
    await userEvent.type(field(), 'Hello{Enter}');
    await pass(0);
    press('End Takeover');
    await pass(0);
    press('Close Chat');
    const dialog = screen.getByRole('alertdialog', { name: 'Close this chat?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close Chat' }));
    await pass(0);
    const event_category = 'chat_management';
    // In development React runs effects twice.
    const [seenTwice, ...told] = page.dataLayer;
    expect(seenTwice).toEqual(told[0]);
    expect(told).toEqual([
      { event: 'view_chat', event_category },
      { event: 'send_message', event_category },
      { event: 'end_takeover', event_category },
      { event: 'close_chats', event_category, count: 1 },
    ]);
    delete page.dataLayer;
  });

  it('a conversation is closed for good after a confirmation', async () => {
    const { server, pass } = await openChat(MINE);
    press('Close Chat');
    const dialog = screen.getByRole('alertdialog', { name: 'Close this chat?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close Chat' }));
    await pass(0);
    expect(server.requestsTo('PATCH', '/').map(({ body }) => body)).toEqual([{ status: 'closed' }]);
    expect(shownToast()).toContain('1 chat session has been closed.');
    expect(screen.getByText('This chat is closed.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Closed' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('img', { name: 'Active' })).toBeNull();
  });

  it('a conversation whose details fail to load shows what the list has', async () => {
    const server = chatServer([sampleSession('a')]);
    server.refuse = ({ path }) => (path === '/api/chat/sessions/a' ? { status: 500, body: {} } : null);
    const { pass } = await openChatTab(server);
    fireEvent.click(rowButton('Visitor A'));
    await pass(0);
    expect(shownToast()).toContain('Failed to load chat session details');
    expect(screen.getByRole('heading', { name: 'Visitor A' })).toBeTruthy();
    server.refuse = () => null;
    press('Try Again');
    await pass(0);
    expect(screen.getByText('No messages yet', { selector: 'h4' })).toBeTruthy();
  });

  it('an unknown conversation is shown as not available', async () => {
    await openChatTab(chatServer([]), 'unheard-of');
    expect(shownToast()).toContain('Failed to load chat session. Please try refreshing the page.');
    expect(screen.getByText('This chat is not available')).toBeTruthy();
  });

  it('a message image is tried at each address before it counts as missing', async () => {
    const { server, say } = await openChat();
    await say({ ...pushed(server.say('a', 'user', '', { image: 'uploads/couch.jpg' })) });
    const image = () => log().getByRole('img', { name: 'Sent by the visitor' });
    expect(image().getAttribute('src')).toBe('/uploads/couch.jpg');
    fireEvent.error(image());
    expect(image().getAttribute('src')).toBe('/api/photos/couch.jpg');
    fireEvent.error(image());
    expect(log().getByText('Image could not be loaded')).toBeTruthy();
    await say({ ...pushed(server.say('a', 'user', '[photo]')) });
    expect(log().getByText('User uploaded a photo but the image data is missing')).toBeTruthy();
  });

  it('a long conversation renders only its visible rows', async () => {
    const server = chatServer([sampleSession('a')]);
    for (let index = 1; index <= 700; index += 1) server.say('a', 'user', `Text ${index}`);
    const { pass } = await openChatTab(server, 'a');
    expect(log().queryAllByText(/^Text/).length).toBeLessThan(60);
    press('Load earlier messages');
    await pass(0);
    expect(screen.queryByRole('button', { name: 'Load earlier messages' })).toBeNull();
  });
});

describe('composer', () => {
  it('the composer sends on Enter, and not on Shift+Enter', async () => {
    const { server, pass } = await openChat(MINE);
    await userEvent.type(field(), 'One{Shift>}{Enter}{/Shift}two');
    expect(posted(server)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await pass(0);
    expect(posted(server).map(({ body }) => body)).toEqual([
      { content: 'One\ntwo', sender: 'admin', clientMessageId: expect.any(String) },
    ]);
    expect(field().value).toBe('');
    expect(log().getByText(/One\s*two/)).toBeTruthy();
    expect(log().getByText('Sent')).toBeTruthy();
    expect(document.activeElement).toBe(field());
  });

  it('the composer sends neither an empty text nor during a composition', async () => {
    const { server, pass } = await openChat(MINE);
    await userEvent.type(field(), '   {Enter}');
    fireEvent.change(field(), { target: { value: 'こん' } });
    const enter = createEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    fireEvent(field(), enter);
    await pass(0);
    expect(posted(server)).toEqual([]);
  });

  it('a message that failed stays, is marked, and is sent again by Retry', async () => {
    const { server, pass } = await openChat(MINE);
    server.refuse = ({ method }) => (method === 'POST' ? { status: 503, body: {} } : null);
    await userEvent.type(field(), 'Hi{Enter}');
    await pass(0);
    expect(shownToast()).toContain('Failed to send message. Please try again.');
    expect(log().getByText('Not sent')).toBeTruthy();
    server.refuse = () => null;
    press('Retry');
    await pass(0);
    expect(log().queryByText('Not sent')).toBeNull();
    expect(log().getAllByText('Hi')).toHaveLength(1);
  });

  it('a message that failed can be discarded', async () => {
    const { server, pass } = await openChat(MINE);
    server.down = true;
    await userEvent.type(field(), 'Hi{Enter}');
    await pass(0);
    press('Discard');
    expect(log().queryByText('Hi')).toBeNull();
  });

  it('the composer sends typing frames when the admin starts and stops typing', async () => {
    const { platform, pass } = await openChat(MINE);
    await userEvent.type(field(), 'Hello there');
    const frame = { type: 'typing', sessionId: 'a' };
    expect(platform.socket().framesOf('typing')).toEqual([{ ...frame, typing: true }]);
    await pass(5000);
    expect(platform.socket().framesOf('typing').at(-1)).toEqual({ ...frame, typing: false });
  });

  it('a draft stays while another chat is open', async () => {
    const server = chatServer([sampleSession('a', MINE), sampleSession('b')]);
    const { pass } = await openChatTab(server, 'a');
    await userEvent.type(field(), 'Half a tho');
    fireEvent.click(rowButton('Visitor B'));
    await pass(0);
    fireEvent.click(rowButton('Visitor A'));
    await pass(0);
    expect(field().value).toBe('Half a tho');
  });

  it('a slash opens the menu of canned replies', async () => {
    const { server } = await openChat(MINE);
    await userEvent.type(field(), '/');
    expect(screen.getAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('{ArrowDown}');
    const chosen = screen.getByRole('option', { selected: true });
    expect(field().getAttribute('aria-activedescendant')).toBe(chosen.id);
    await userEvent.keyboard('{Enter}');
    expect(field().value).toBe('Could you send us a photo of the items? It helps us give you a fair quote.');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(posted(server)).toEqual([]);
    await userEvent.clear(field());
    await userEvent.type(field(), '/by{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('/by');
  });
});

describe('chat settings', () => {
  it('desktop notifications are requested by a click only, and shown while the page has no focus', async () => {
    const shown: [string, string | undefined][] = [];
    const ask = jest.fn(async () => 'granted' as const);
    class FakeNotification {
      static permission = 'default';
      static requestPermission = ask;
      constructor(title: string, options?: { body?: string }) {
        shown.push([title, options?.body]);
      }
    }
    Object.assign(globalThis, { Notification: FakeNotification });
    jest.spyOn(document, 'hasFocus').mockReturnValue(false);
    const { server, say } = await openChat(MINE);
    expect(ask).not.toHaveBeenCalled();
    press('Chat settings');
    ask.mockImplementation(async () => {
      FakeNotification.permission = 'granted';
      return 'granted';
    });
    await act(async () =>
      fireEvent.click(screen.getByRole('switch', { name: 'Desktop notifications when a visitor needs you' })),
    );
    expect(ask).toHaveBeenCalledTimes(1);
    await say({ ...pushed(server.say('a', 'admin', 'Yes?')) });
    await say({ ...pushed(server.say('a', 'user', 'Still there?')) });
    expect(shown).toEqual([['Visitor waiting', 'Visitor A is waiting for a reply']]);
    Reflect.deleteProperty(globalThis, 'Notification');
  });
});

describe('chat console on a phone', () => {
  const realMatchMedia = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) =>
      ({
        media,
        matches: media.includes('max-width'),
        addListener() {},
        removeListener() {},
        addEventListener() {},
        removeEventListener() {},
      }) as never;
  });
  afterEach(() => {
    window.matchMedia = realMatchMedia;
  });

  it('the header says who handles the chat, and no toast covers its buttons', async () => {
    const { pass } = await openChatTab(chatServer([sampleSession('a')]), 'a');
    const before = shownToast();
    press('Take over and answer');
    await pass(0);
    expect(screen.getByText(/handled by you/).getAttribute('role')).toBe('status');
    expect(screen.getByRole('button', { name: 'End Takeover' })).toBeTruthy();
    expect(shownToast()).toBe(before);
  });

  it('the phone layout shows the list or the conversation, and returns the focus to the row', async () => {
    const { pass } = await openChatTab(chatServer([sampleSession('a'), sampleSession('b')]));
    expect(screen.queryByText('Select a conversation')).toBeNull();
    fireEvent.click(rowButton('Visitor B'));
    await pass(0);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Conversation with Visitor B');
    press('Back to conversations');
    await act(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(document.activeElement).toBe(rowButton('Visitor B'));
    expect(screen.queryByRole('heading', { name: 'Visitor B' })).toBeNull();
  });
});
