import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { dayInputOf } from '#components/days/testing/day-input.ts';
import { chatServer, sampleSession } from './testing/chat-server.ts';
import {
  chooseMore,
  openChatTab,
  rowButton,
  rowOf,
  shownRows,
  shownToast,
} from './testing/open-chat-tab.tsx';

const WANTED = { personRequestedAt: '2026-11-24T15:50:00.000Z', seq: 1 };
const BY_ANNA = { snoozedUntil: '2026-11-27T13:00:00.000Z', snoozedBy: 'Anna' };
const ENDED = { snoozedUntil: null, snoozedBy: null, snoozeEndedAt: '2026-11-27T13:00:20.000Z' };
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('menuitem', { name }));
const needs = () => screen.getByRole('tab', { name: /^Needs you/ }).textContent;
const header = () => screen.getByRole('heading', { name: 'Visitor A' }).closest('header')?.textContent;

/** What the badges and the name in a row say when they are pointed at. */
const hintsOf = (name: string) =>
  [...rowButton(name).querySelectorAll<HTMLElement>('[data-hint]')].map(({ dataset }) => dataset.hint);

beforeEach(() => {
  document.title = 'Chat – Admin';
  // Noon of a Tuesday in Halifax; the clock alone stands still.
  const now = new Date('2026-11-24T16:00:00.000Z');
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'performance'] });
});

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  document.title = '';
});

/** Chat `a`, whose visitor wants a person, open. */
async function openChat(changes: Parameters<typeof sampleSession>[1] = {}) {
  const server = chatServer([sampleSession('a', { ...WANTED, ...changes })]);
  const tab = await openChatTab(server, 'a');
  const openMenu = async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Snooze' }));
    await screen.findByRole('menuitem', { name: /^In an hour/ });
  };
  return { server, openMenu, patches: () => server.requestsTo('PATCH', '/').map(({ body }) => body), ...tab };
}

it('puts a chat away until a time that is offered, out of Needs you and its count, and wakes it', async () => {
  const { patches, openMenu, pass } = await openChat();
  expect([needs(), document.title]).toEqual(['Needs you 1', '(1) Chat – Admin']);
  fireEvent.click(screen.getByRole('tab', { name: /^Needs you/ }));
  await pass(300);
  expect(shownRows()).toEqual(['a']);
  await openMenu();
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'In an hour1:00 PM',
    'Tomorrow morningWed 9:00 AM',
    'Monday morningMon 9:00 AM',
    'Day and time…',
  ]);
  choose(/^Monday/);
  await pass(0);
  expect(patches()).toEqual([{ snoozedUntil: '2026-11-30T13:00:00.000Z' }]);
  expect([needs(), shownRows(), document.title]).toEqual(['Needs you', [], 'Chat – Admin']);
  expect(header()).toContain('Snoozed until Mon 9:00 AM by Sam');
  await chooseMore('Snoozed 1');
  await pass(300);
  expect(hintsOf('Visitor A')).toContain('Snoozed until Mon 9:00 AM by Sam');
  const button = screen.getByRole('button', { name: 'Wake now' });
  act(() => button.focus());
  fireEvent.click(button);
  fireEvent.click(button);
  expect(document.activeElement).toBe(button);
  await pass(0);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Snooze' }));
  expect(patches()).toHaveLength(2);
  expect(patches().at(-1)).toEqual({ snoozedUntil: null });
  expect([needs(), shownRows()]).toEqual(['Needs you 1', []]);
  expect(header()).not.toContain('Snoozed');
});

it('takes a day and an hour of Halifax, and none that has passed', async () => {
  const { patches, openMenu, pass } = await openChat();
  await openMenu();
  choose('Day and time…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Snooze until' }));
  const day = dayInputOf(await dialog.findByText('Day', { selector: 'label' }));
  await act(async () => void fireEvent.change(day, { target: { value: 'Nov 24, 2026' } }));
  fireEvent.click(dialog.getByRole('button', { name: 'Snooze' }));
  expect(dialog.getByText('Please choose a time in the future.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Time in Halifax'), { target: { value: '15:30' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Snooze' }));
  await pass(0);
  expect(patches()).toEqual([{ snoozedUntil: '2026-11-24T19:30:00.000Z' }]);
  expect(header()).toContain('Snoozed until 3:30 PM by Sam');
});

it('says what the server refuses', async () => {
  const { server, openMenu, pass } = await openChat();
  const message = 'Please choose a time in the future.';
  server.refuse = ({ method }) =>
    method === 'PATCH' ? { status: 400, body: { code: 'invalid_input', message } } : null;
  await openMenu();
  choose(/^In an hour/);
  await pass(0);
  expect(shownToast()).toContain(message);
  expect(needs()).toBe('Needs you 1');
});

it('shows what a colleague has put away, and alerts once it is back', async () => {
  const { server, say, onNotify } = await openChat(BY_ANNA);
  expect(needs()).toBe('Needs you');
  expect(hintsOf('Visitor A')).toContain('Snoozed until Fri 9:00 AM by Anna');
  await say({ type: 'sessionUpdate', session: server.change('a', ENDED) });
  expect(needs()).toBe('Needs you 1');
  expect(rowOf('Visitor A').getByText('Snooze ended')).toBeTruthy();
  expect(onNotify.mock.calls.map(([{ title, message }]) => [title, message])).toEqual([
    ['Snooze ended', 'Visitor A needs you again'],
  ]);
});
