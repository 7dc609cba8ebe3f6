import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { chatServer, sampleSession } from '../testing/chat-server.ts';
import { field, MINE, press } from '../testing/open-chat.tsx';
import { openChatTab, rowButton, shownToast } from '../testing/open-chat-tab.tsx';

const THEIRS = { isHandedOff: true, adminId: 'max', adminName: 'Max Roe' };
const BY_MAX = { authorId: 'max', authorName: 'Max Roe' };

beforeEach(() => {
  // 12:00 in Halifax.
  jest.useFakeTimers({
    now: new Date('2026-11-21T16:00:00.000Z'),
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'setImmediate',
      'clearImmediate',
      'queueMicrotask',
      'nextTick',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
});

afterEach(() => {
  jest.useRealTimers();
});

const dialog = () => within(screen.getByRole('alertdialog', { name: 'Take over from Max Roe?' }));
const patches = (server: ReturnType<typeof chatServer>) =>
  server.requestsTo('PATCH', '/').map(({ body }) => body);

describe('a chat that a colleague has', () => {
  it('is taken over once it was said since when they have written nothing', async () => {
    const server = chatServer([sampleSession('a', THEIRS)]);
    server.note('a', 'Max Roe took over', {
      ...BY_MAX,
      event: 'taken',
      createdAt: '2026-11-21T14:00:00.000Z',
    });
    server.say('a', 'admin', 'One moment', { ...BY_MAX, timestamp: '2026-11-21T15:22:00.000Z' });
    server.say('a', 'user', 'Are you there?', { timestamp: '2026-11-21T15:30:00.000Z' });
    const { pass } = await openChatTab(server, 'a');
    press('Take over from Max Roe');
    await pass(0);
    const said = dialog().getByText(/Max Roe has written nothing since 11:22 AM \(38 minutes ago\)/);
    expect(said.textContent).toContain('not connected');
    expect(said.textContent).toContain('The visitor has waited since 11:30 AM (30 minutes ago)');
    fireEvent.click(dialog().getByText('Cancel'));
    await pass(0);
    expect(patches(server)).toEqual([]);
    press('Take over from Max Roe');
    fireEvent.click(dialog().getByText('Take over'));
    await pass(0);
    expect(patches(server)).toEqual([
      { isHandedOff: true, adminId: 'sam', adminName: 'Admin', takeOverFrom: 'max' },
    ]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(field());
    expect(screen.getByText('Customer · handled by you')).toBeTruthy();
    expect(shownToast()).toBeUndefined();
  });

  it('says that they have written nothing since they took it over, also the day before, and that they are there', async () => {
    const server = chatServer([sampleSession('a', THEIRS)]);
    server.team = [{ id: 'max', name: 'Max Roe', isConnected: true }];
    server.say('a', 'admin', 'Last week', { ...BY_MAX, timestamp: '2026-11-14T15:22:00.000Z' });
    server.note('a', 'Max Roe took over', {
      ...BY_MAX,
      event: 'taken',
      createdAt: '2026-11-20T14:00:00.000Z',
    });
    server.say('a', 'admin', 'Of another', { authorId: 'kim', timestamp: '2026-11-21T15:22:00.000Z' });
    const { pass } = await openChatTab(server, 'a');
    press('Take over from Max Roe');
    await pass(0);
    const said = dialog().getByText(
      /Max Roe has had this chat since Nov 20 at 10:00 AM \(1 day ago\) and has written nothing/,
    );
    expect(said.textContent).toContain('Their console is connected');
    expect(said.textContent).not.toContain('has waited');
  });

  it('stays whose it is where another colleague was faster, who is named', async () => {
    const server = chatServer([sampleSession('a', THEIRS)]);
    const { pass } = await openChatTab(server, 'a');
    server.refuse = ({ method }) => {
      if (method !== 'PATCH') return null;
      server.change('a', { adminId: 'kim', adminName: 'Kim' });
      return {
        status: 409,
        body: { code: 'conflict', message: 'Kim is handling this chat.', holder: 'Kim' },
      };
    };
    press('Take over from Max Roe');
    fireEvent.click(dialog().getByText('Take over'));
    await pass(0);
    expect(shownToast()).toContain('Failed to take over chat');
    expect(shownToast()).toContain('Kim is handling this chat.');
    expect(screen.getByRole('button', { name: 'Take over from Kim' })).toBeTruthy();
  });

  it('is taken from whoever had it when that was asked, though somebody else has it by the time it is answered', async () => {
    const server = chatServer([sampleSession('a', THEIRS)]);
    const { pass, say } = await openChatTab(server, 'a');
    press('Take over from Max Roe');
    await say({ type: 'sessionUpdate', session: server.change('a', { adminId: 'kim', adminName: 'Kim' }) });
    fireEvent.click(dialog().getByText('Take over'));
    await pass(0);
    expect(patches(server)).toMatchObject([{ takeOverFrom: 'max' }]);
  });
});

describe('a chat that a colleague has taken over from an admin', () => {
  it('keeps what they have typed, lets them send no more, and gives it back with the chat', async () => {
    const server = chatServer([sampleSession('a', MINE)]);
    const { pass, say } = await openChatTab(server, 'a');
    fireEvent.change(field(), { target: { value: 'We could come on' } });
    await say({ type: 'sessionUpdate', session: server.change('a', THEIRS) });
    expect(screen.queryByLabelText('Type your message')).toBeNull();
    const told = screen.getByText(/Max Roe is handling this chat\./, { selector: '[role=status]' });
    expect(told.textContent).toContain('“We could come on” is kept, and was not sent.');
    expect(screen.getByText('Customer · handled by Max Roe')).toBeTruthy();
    press('Take over from Max Roe');
    fireEvent.click(dialog().getByText('Take over'));
    await pass(0);
    expect(field().value).toBe('We could come on');
  });

  it('is told to them at once wherever they are, with the way to it', async () => {
    const server = chatServer([sampleSession('a', MINE), sampleSession('b')]);
    const { onNotify, say, pass } = await openChatTab(server, 'a');
    fireEvent.click(rowButton('Visitor B'));
    await pass(0);
    await say({ type: 'sessionUpdate', session: server.change('a', THEIRS) });
    expect(shownToast()).toContain('Chat taken over');
    expect(shownToast()).toContain('Max Roe is handling Visitor A now');
    expect(onNotify.mock.calls.at(-1)?.[0]).toMatchObject({ title: 'Chat taken over', type: 'info' });
  });
});
