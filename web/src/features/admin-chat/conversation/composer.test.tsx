import { describe, expect, it } from '@jest/globals';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ChatServer, chatServer, sampleSession } from '../testing/chat-server.ts';
import { field, log, MINE, openChat, posted, press } from '../testing/open-chat.tsx';
import { openChatTab, rowButton, shownToast } from '../testing/open-chat-tab.tsx';

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
    server.refuse = ({ method }) => (method === 'POST' ? { status: 422, body: {} } : null);
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

  it.each([
    ['the network is away', (server: ChatServer) => (server.down = true)],
    [
      'the server is busy',
      (server: ChatServer) => (server.refuse = ({ method }) => (method === 'POST' ? { status: 503 } : null)),
    ],
  ])('a message says that it waits while %s, and is sent by itself', async (_what, fail) => {
    const { server, pass } = await openChat(MINE);
    fail(server);
    await userEvent.type(field(), 'Hi{Enter}');
    await pass(0);
    expect(log().getByText('Waiting for the network')).toBeTruthy();
    expect(log().queryByText('Not sent')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(shownToast()).toBeUndefined();
    await pass(2_000);
    expect(log().getByText('Waiting for the network')).toBeTruthy();
    server.down = false;
    server.refuse = () => null;
    await pass(10_000);
    expect(log().getByText('Sent')).toBeTruthy();
    expect(log().getAllByText('Hi')).toHaveLength(1);
  });

  it('a message that waits can be sent no more once a colleague has the chat, which is said', async () => {
    const { server, pass } = await openChat(MINE);
    server.down = true;
    await userEvent.type(field(), 'Hi{Enter}');
    await pass(0);
    server.down = false;
    server.refuse = ({ method }) => (method === 'POST' ? { status: 409, body: { code: 'conflict' } } : null);
    await pass(10_000);
    expect(log().getByText('Not sent')).toBeTruthy();
    expect(shownToast()).toContain('Failed to send message.');
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
