import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { chatServer, sampleSession, slowServer } from '../testing/chat-server.ts';
import { field, leaveUnanswered, MINE, openChat, press } from '../testing/open-chat.tsx';
import { openChatTab, rowButton, shownToast } from '../testing/open-chat-tab.tsx';
import { pushed } from '../testing/pushed.ts';

/** Given back by an admin who has left a question. */
const ASKED = { personRequestedAt: '2026-11-21T12:00:00.000Z', personRequestAbout: 'question' as const };

const CALLED = { callBackAt: '2026-11-21T12:00:00.000Z' };

describe('chat detail', () => {
  it('a conversation can be taken over and the takeover ended', async () => {
    const { server, pass } = await openChat();
    expect(screen.getByText('You need to take over this chat first.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'End Takeover' })).toBeNull();
    press('Take over and answer');
    await pass(0);
    expect(screen.getByText('Customer · handled by you').getAttribute('role')).toBe('status');
    expect(field()).toBeTruthy();
    press('End Takeover');
    leaveUnanswered();
    await pass(0);
    expect(screen.getByText('Customer')).toBeTruthy();
    expect(screen.getByText('You need to take over this chat first.')).toBeTruthy();
    // The screen says all of it.
    expect(shownToast()).toBeUndefined();
    expect(server.requestsTo('PATCH', '/').map(({ body }) => body)).toEqual([
      { isHandedOff: true, adminId: 'sam', adminName: 'Admin' },
      { isHandedOff: false, adminId: '', adminName: '' },
    ]);
  });

  it.each<[string, Partial<ChatSession>, string, string, RegExp]>([
    ['of a takeover', {}, 'Take over and answer', 'Chat Takeover', /You are now handling this conversation/],
    [
      'of its end',
      MINE,
      'End Takeover',
      'Takeover Ended',
      /Chat is now being handled by the AI assistant again/,
    ],
    ['of a chat that was closed', MINE, 'Close Chat', 'Chat closed', /1 chat session has been closed\./],
  ])('an admin who has gone on to another chat is told %s', async (_what, changes, button, title, text) => {
    const server = chatServer([sampleSession('a', changes), sampleSession('b')]);
    const { pass } = await openChatTab(server, 'a');
    const answer = slowServer(server);
    press(button);
    const asked = screen.queryByRole('alertdialog');
    if (asked) fireEvent.click(within(asked).getByRole('button', { name: button }));
    fireEvent.click(rowButton('Visitor B'));
    await pass(0);
    expect(shownToast()).toBeUndefined();
    answer();
    await pass(0);
    expect(shownToast()).toContain(title);
    expect(shownToast()).toMatch(text);
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
    const dialog = within(screen.getByRole('alertdialog', { name: 'Close with a question unanswered?' }));
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
    expect(dialog.getByText(/“12 Desk Street, please”.*stays under Needs you/)).toBeTruthy();
    await pass(0);
    expect(server.requestsTo('PATCH', '/')).toHaveLength(0);
    fireEvent.click(dialog.getByText('End Takeover'));
    await pass(0);
    expect(server.requestsTo('PATCH', '/')).toHaveLength(1);
  });

  it('what was written last is not kept for the team where the assistant is told what to ask', async () => {
    const server = chatServer([sampleSession('a', MINE)]);
    server.say('a', 'user', '12 Desk Street, please');
    const { pass } = await openChatTab(server, 'a');
    press('Choose where the assistant goes on');
    fireEvent.click(screen.getByRole('menuitem', { name: /phone/i }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Leave a message unanswered?' }));
    expect(dialog.getByText(/“12 Desk Street, please”.*may pass over it/)).toBeTruthy();
    fireEvent.click(dialog.getByText('End Takeover'));
    await pass(0);
    expect(server.requestsTo('PATCH', '/').map(({ body }) => body)).toMatchObject([{ resumeFrom: 'phone' }]);
  });

  it.each([
    ['a message', MINE, 'Close with a message unanswered?', /“no, friday” last\. A closed chat/],
    [
      'a wish for a person',
      ASKED,
      'Close with a visitor waiting?',
      /^Asked a question for the team, and still waits\. /,
    ],
    ['a wish for a call', CALLED, 'Close with a visitor waiting?', /^Asked to be called, and still waits\. /],
    [
      'a request that was not sent',
      { leadId: 12 },
      'Close with a request unsent?',
      /^Its visitor has not sent it\. Lead #12 keeps what they said so far\. /,
    ],
    ['nothing', { leadId: 12, leadSentAt: '2026-11-21T12:00:00.000Z' }, 'Close this chat?', /^A closed chat/],
  ])('%s that nobody has answered is named before its chat is closed', async (_, changes, name, detail) => {
    const server = chatServer([sampleSession('a', changes)]);
    server.say('a', changes === MINE ? 'user' : 'assistant', 'no, friday');
    await openChatTab(server, 'a');
    press('Close Chat');
    const dialog = within(screen.getByRole('alertdialog', { name }));
    expect(dialog.getByText(detail)).toBeTruthy();
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

  it('a conversation is closed for good after a confirmation', async () => {
    const { server, pass } = await openChat(MINE);
    press('Close Chat');
    const dialog = screen.getByRole('alertdialog', { name: 'Close with a message unanswered?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close Chat' }));
    await pass(0);
    expect(server.requestsTo('PATCH', '/').map(({ body }) => body)).toEqual([{ status: 'closed' }]);
    expect(screen.getByText('This chat is closed.')).toBeTruthy();
    expect(shownToast()).toBeUndefined();
    expect(screen.getByRole('button', { name: 'Closed' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('img', { name: 'Active' })).toBeNull();
  });
});
