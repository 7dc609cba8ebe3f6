import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { chatServer, sampleSession } from './testing/chat-server.ts';
import { log, MINE, openChat, press } from './testing/open-chat.tsx';
import { openChatTab, shownToast } from './testing/open-chat-tab.tsx';

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Write a note');
const write = (text: string) => fireEvent.change(field(), { target: { value: text } });
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

describe('notes of a chat', () => {
  it('stand among its messages with their author and time, and are fetched where there are any', async () => {
    const server = chatServer([sampleSession('a')]);
    server.say('a', 'user', 'Hello');
    server.note('a', 'Wants a discount', { authorId: 'max', authorName: 'Max Roe' });
    server.say('a', 'assistant', 'What is it?');
    await openChatTab(server, 'a');
    const note = within(log().getByRole('note', { name: 'Note by Max Roe' }));
    expect(note.getByText('Wants a discount')).toBeTruthy();
    expect(note.getByText('11:30 AM')).toBeTruthy();
    expect(log().getByText('Hello').compareDocumentPosition(note.getByText('Note'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(note.getByText('Note').compareDocumentPosition(log().getByText('What is it?'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('say of a takeover who answers from where on, in a line of their own', async () => {
    const server = chatServer([sampleSession('a')]);
    server.say('a', 'user', 'Hello');
    const dana = { authorId: 'dana', authorName: 'Dana' };
    server.note('a', 'Dana took over', { ...dana, event: 'taken' });
    server.say('a', 'admin', 'Dana here.');
    server.note('a', '', { ...dana, event: 'handed-over', toName: 'Max Roe' });
    server.note('a', '', { authorId: 'max', authorName: 'Max Roe', event: 'released' });
    server.note('a', '', { ...dana, event: 'ended' });
    await openChatTab(server, 'a');
    const lines = [...screen.getByRole('log').querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Dana took over, 11:30 AM',
      'Dana handed over to Max Roe, 11:30 AM',
      'Assistant back, 11:30 AM · Max Roe was away',
      'Assistant back, 11:30 AM · ended by Dana',
    ]);
    expect(log().queryByRole('note')).toBeNull();
    const taken = log().getByText('Dana took over, 11:30 AM');
    expect(taken.compareDocumentPosition(log().getByText('Dana here.'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('say of a closed chat who closed it and when, or that it closed by itself', async () => {
    const server = chatServer([sampleSession('a', { status: 'closed' })]);
    server.say('a', 'user', 'Hello');
    server.note('a', '', { authorId: 'dana', authorName: 'Dana', closing: 'by-admin' });
    server.note('a', '', { authorId: '', authorName: 'Nobody', closing: 'idle' });
    await openChatTab(server, 'a');
    const lines = [...screen.getByRole('log').querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Dana closed the chat, 11:30 AM',
      'Closed by itself, 11:30 AM · nobody wrote any more',
    ]);
    expect(log().queryByRole('note')).toBeNull();
  });

  it('that come between the messages leave the last of them in view', async () => {
    const heights = jest.spyOn(Element.prototype, 'scrollHeight', 'get');
    heights.mockImplementation(function rowsOf(this: Element) {
      return this.childElementCount * 100;
    });
    const { server, say, pass } = await openChat();
    server.note('a', 'First', { afterSeq: 0 });
    await say({ type: 'note', sessionId: 'a', noteSeq: 1 });
    await pass(0);
    // A day, the note and the message.
    expect(screen.getByRole('log').scrollTop).toBe(300);
    heights.mockRestore();
  });

  it('are not asked for where there are none', async () => {
    const { server } = await openChat();
    expect(server.requestsTo('GET', '/api/chat/sessions/a/notes')).toEqual([]);
  });

  it('of a colleague come live, and with a ping where the push was lost', async () => {
    const { server, say, pass } = await openChat();
    server.note('a', 'First');
    await say({ type: 'note', sessionId: 'a', noteSeq: 1 });
    await pass(0);
    expect(log().getByText('First')).toBeTruthy();
    server.note('a', 'Second');
    await say({ type: 'pong', sessionId: 'a', seq: 1, version: 1, noteSeq: 2 });
    await pass(0);
    expect(log().getByText('Second')).toBeTruthy();
    expect(log().getByText('First')).toBeTruthy();
  });

  it('say that they are missing where they cannot be loaded', async () => {
    const server = chatServer([sampleSession('a')]);
    server.note('a', 'First');
    server.refuse = ({ path }) => (path.endsWith('/notes') ? { status: 500 } : null);
    const { pass } = await openChatTab(server, 'a');
    expect(screen.getByText('The notes of this chat could not be loaded.')).toBeTruthy();
    server.refuse = () => null;
    press('Try again');
    await pass(0);
    expect(log().getByText('First')).toBeTruthy();
    expect(screen.queryByText('The notes of this chat could not be loaded.')).toBeNull();
  });
});

describe('writing a note', () => {
  it('needs no takeover, sends nothing to the visitor, and keeps the reply as it was', async () => {
    const { server, pass } = await openChat(MINE);
    fireEvent.change(screen.getByLabelText('Type your message'), { target: { value: 'Half a reply' } });
    press('Note');
    expect([isPressed('Note'), isPressed('Reply')]).toEqual(['true', 'false']);
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    expect(screen.getByText('Only the team sees notes, never the visitor.')).toBeTruthy();
    write('  Wants a discount ');
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
    expect(server.requestsTo('POST', '/')).toEqual([]);
    fireEvent.keyDown(field(), { key: 'Enter' });
    await pass(0);
    expect(server.requestsTo('POST', '/').map(({ path, body }) => [path, body])).toEqual([
      ['/api/chat/sessions/a/notes', { content: 'Wants a discount', clientNoteId: expect.any(String) }],
    ]);
    expect(log().getByText('Wants a discount')).toBeTruthy();
    // What was stored is shown as it was answered.
    expect(server.requestsTo('GET', '/api/chat/sessions/a/notes')).toEqual([]);
    expect(field().value).toBe('');
    press('Reply');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Type your message').value).toBe('Half a reply');
  });

  it('is there for a chat that is closed, held by a colleague or by nobody, and for none that was forgotten', async () => {
    const { server, say } = await openChat();
    for (const changes of [
      {},
      { isHandedOff: true, adminId: 'max', adminName: 'Max' },
      { status: 'closed' },
    ] as const) {
      await say({ type: 'sessionUpdate', session: server.change('a', changes) });
      press('Note');
      expect(field()).toBeTruthy();
      press('Reply');
    }
    await say({
      type: 'sessionUpdate',
      session: server.change('a', { forgottenAt: '2026-11-21T16:00:00Z' }),
    });
    expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
  });

  it('that failed keeps its text, and its id for the next attempt', async () => {
    const { server, pass } = await openChat();
    press('Note');
    write('Wants a discount');
    server.refuse = ({ method }) => (method === 'POST' ? { status: 500 } : null);
    press('Add note');
    await pass(0);
    expect(shownToast()).toContain('Failed to save note. Please try again.');
    expect(field().value).toBe('Wants a discount');
    server.refuse = () => null;
    press('Add note');
    await pass(0);
    const [first, second] = server.requestsTo('POST', '/').map(({ body }) => body);
    expect(second).toEqual(first);
    expect(field().value).toBe('');
  });

  it('is chosen by n, the reply by r, and either by Alt N while writing', async () => {
    const { pass } = await openChat(MINE);
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(document.activeElement).toBe(field());
    fireEvent.keyDown(field(), { key: 'n' });
    expect(isPressed('Note')).toBe('true');
    fireEvent.keyDown(field(), { key: '˜', code: 'KeyN', altKey: true });
    expect(document.activeElement).toBe(screen.getByLabelText('Type your message'));
    fireEvent.keyDown(document.body, { key: 'n' });
    fireEvent.keyDown(document.body, { key: 'r' });
    expect(isPressed('Reply')).toBe('true');
    // What suggests replies is loaded with the field for them.
    await pass(0);
  });
});
