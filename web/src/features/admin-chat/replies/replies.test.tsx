import type { CannedReply } from '@harbour-haul/domain/chat/canned/canned-reply';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readStored, writeStored } from '#lib/storage/safe-storage.ts';
import { type ChatServer, chatServer, sampleSession } from '../testing/chat-server.ts';
import { openChatTab } from '../testing/open-chat-tab.tsx';
import { settle } from '../testing/open-console.ts';

const MINE: Partial<ChatSession> = {
  isHandedOff: true,
  adminId: 'sam',
  adminName: 'Admin',
  customer: { name: 'Priya Nair', junkType: 'electronics', area: 'Dartmouth' },
};
const OWN_KEY = 'harbour-haul:canned-replies';
const reply = (shortcut: string, text: string): CannedReply => ({ id: shortcut, shortcut, text, topics: [] });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Sam's own chat with Priya, at a server with these replies. */
async function openChat(replies?: CannedReply[], prepare: (server: ChatServer) => void = () => {}) {
  const server = chatServer([sampleSession('a', MINE)]);
  if (replies) server.cannedReplies = { version: 1, replies };
  prepare(server);
  await openChatTab(server, 'a');
  return server;
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Type your message' });
const posted = (server: ChatServer) =>
  server.requestsTo('POST', '/api/chat').map(({ body }) => (body as { content: string }).content);
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const suggestions = () =>
  within(screen.getByRole('group', { name: 'Suggested replies' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const letSettle = () => act(settle);

describe('canned replies with variables', () => {
  it('are filled with what is known, and shown so before they are chosen', async () => {
    const server = await openChat([reply('hi', 'Hi {name}, {admin} here: your {junk} in {area}?')]);
    await userEvent.type(field(), '/');
    const filled = 'Hi Priya, Sam here: your electronics in Dartmouth?';
    expect(options()).toEqual([`/hi${filled}`]);
    expect(document.querySelector('[data-preview]')?.textContent).toBe(filled);
    await userEvent.keyboard('{Enter}');
    expect(field().value).toBe(filled);
    await userEvent.keyboard('{Enter}');
    await letSettle();
    expect(posted(server)).toEqual([filled]);
  });

  it('are found behind what is written already, and leave that where it is', async () => {
    const server = await openChat([reply('hi', 'Hi {name}!'), reply('bye', 'Bye now.')]);
    await userEvent.type(field(), 'Of course.{Shift>}{Enter}{/Shift}/b');
    expect(options()).toEqual(['/byeBye now.']);
    await userEvent.clear(field());
    await userEvent.type(field(), 'Of course. /h Bye now.', { initialSelectionStart: 0 });
    expect(options()).toEqual([]);
    field().setSelectionRange(13, 13);
    fireEvent.select(field());
    expect(options()).toEqual(['/hiHi Priya!']);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field().value).toBe('Of course. Hi Priya! Bye now.');
    expect(field().selectionStart).toBe('Of course. Hi Priya!'.length);
    expect(posted(server)).toEqual([]);
    fireEvent.keyDown(field(), { key: 'Enter' });
    await letSettle();
    expect(posted(server)).toEqual(['Of course. Hi Priya! Bye now.']);
  });

  it('are not sent before what is unknown is filled in', async () => {
    const server = await openChat([reply('when', 'See you on {date} at {address}.')]);
    await userEvent.type(field(), '/when{Enter}');
    expect(field().value).toBe('See you on {date} at {address}.');
    expect(screen.getByRole('alert').textContent).toBe('Fill in {date} and {address} before you send.');
    expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('Friday{Enter}');
    expect(posted(server)).toEqual([]);
    expect(screen.getByRole('alert').textContent).toBe('Fill in {address} before you send.');
    await userEvent.keyboard('1 Portland St{Enter}');
    await letSettle();
    expect(posted(server)).toEqual(['See you on Friday at 1 Portland St.']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('suggested replies', () => {
  const ask = (content: string) => (server: ChatServer) => void server.say('a', 'user', content);

  it('answer what was asked last; one tap writes it and sends nothing', async () => {
    const server = await openChat(undefined, ask('How much would that cost?'));
    await screen.findByRole('group', { name: 'Suggested replies' });
    expect(suggestions()).toHaveLength(2);
    expect(suggestions()[0]).toContain('come back to you with a quote');
    fireEvent.click(screen.getByRole('button', { name: /come back to you with a quote/ }));
    expect(field().value).toContain('come back to you with a quote');
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('group', { name: 'Suggested replies' })).toBeNull();
    expect(posted(server)).toEqual([]);
  });

  it.each([
    ['nothing was asked', ask('I have an old couch.')],
    [
      'it is answered',
      (server: ChatServer) => {
        server.say('a', 'user', 'How much would that cost?');
        server.say('a', 'admin', 'About 200.');
      },
    ],
  ])('are none where %s', async (_case, prepare) => {
    await openChat(undefined, prepare);
    await import('./suggest-replies.ts');
    await letSettle();
    expect(screen.queryByRole('group', { name: 'Suggested replies' })).toBeNull();
  });
});

describe('the replies that a browser kept', () => {
  it('are moved to the shared list once', async () => {
    writeStored(OWN_KEY, JSON.stringify([{ shortcut: 'dump', text: 'We recycle.' }]));
    const server = await openChat([reply('hi', 'Hi')]);
    await letSettle();
    expect(server.cannedReplies.replies.map(({ shortcut }) => shortcut)).toEqual(['hi', 'dump']);
    expect(readStored(OWN_KEY)).toBeNull();
    expect(server.cannedReplies.version).toBe(2);
  });

  it('are moved upon what others saved in the same moment, and stay where nothing can be saved', async () => {
    writeStored(OWN_KEY, JSON.stringify([{ shortcut: 'dump', text: 'We recycle.' }]));
    let isFirst = true;
    const server = await openChat([reply('hi', 'Hi')], (one) => {
      one.refuse = ({ method, path }) => {
        if (method !== 'POST' || path !== '/api/canned-replies' || !isFirst) return null;
        isFirst = false;
        one.cannedReplies = { version: 2, replies: [reply('hi', 'Hi'), reply('other', 'We recycle.')] };
        return { status: 409, body: { code: 'conflict' } };
      };
    });
    await letSettle();
    expect(server.cannedReplies.replies.map(({ shortcut }) => shortcut)).toEqual(['hi', 'other']);
    expect(readStored(OWN_KEY)).toBeNull();
  });
});

describe('the settings dialog', () => {
  // By their texts and labels: roles of a whole dialog take a second each to find.
  const press = (name: string) => fireEvent.click(screen.queryByLabelText(name) ?? screen.getByText(name));
  const openSettings = async () => {
    press('Chat settings');
    await letSettle();
  };
  const row = (name: string) => within(screen.getByLabelText(`Reply ${name}`));
  const write = (name: string, label: string, value: string) =>
    fireEvent.change(row(name).getByLabelText(label), { target: { value } });
  const saved = ({ cannedReplies }: ChatServer) => cannedReplies.replies.map(({ shortcut }) => shortcut);

  it('adds, changes, moves and removes replies, and saves them for all admins', async () => {
    const server = await openChat();
    await openSettings();
    press('Remove reply /hello');
    press('Move reply /bye up');
    press('Add reply');
    write('/', 'Shortcut', 'a b');
    expect(screen.getByText(/lower-case letters/)).toBeTruthy();
    write('/a b', 'Shortcut', '/Price');
    write('/price', 'Reply', 'It depends, {nam}.');
    expect(screen.getByText(/There is no {nam}/)).toBeTruthy();
    expect(screen.getByText<HTMLButtonElement>('Save replies').disabled).toBe(true);
    write('/price', 'Reply', 'It depends, {name}.');
    press('Save replies');
    await letSettle();
    expect(saved(server)).toEqual(['photo', 'bye', 'quote', 'price']);
    press('Done');
    expect(screen.queryByText('Discard your changes?')).toBeNull();
  });

  it('puts together what two admins change, and asks before changes are lost', async () => {
    const server = await openChat([reply('a', 'A'), reply('b', 'B')]);
    await openSettings();
    write('/a', 'Reply', 'Mine');
    server.cannedReplies = { version: 2, replies: [reply('a', 'A'), reply('b', 'Theirs'), reply('c', 'C')] };
    press('Save replies');
    await letSettle();
    expect(screen.getByText(/Somebody else has changed the replies meanwhile/)).toBeTruthy();
    press('Done');
    expect(screen.getByText('Discard your changes?')).toBeTruthy();
    press('Cancel');
    press('Save replies');
    await letSettle();
    expect(server.cannedReplies.replies.map(({ text }) => text)).toEqual(['Mine', 'Theirs', 'C']);
    expect(screen.getByText('Saved for all admins.')).toBeTruthy();
  });
});
