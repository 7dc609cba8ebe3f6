import '#lib/testing/patience.ts';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ChatServer } from '../testing/chat-server.ts';
import {
  field,
  leavePage,
  newPage,
  openByButton,
  pass,
  renderChat,
  say,
  shownMessages,
} from '../testing/open-chat.tsx';
import { RECAP_TEXT } from '../testing/scripted-engine.ts';

let server: ChatServer;

beforeEach(() => {
  server = newPage();
});
afterEach(leavePage);

async function openRecap() {
  const page = await renderChat();
  await openByButton();
  await say('recap');
  await pass(1100);
  return page;
}

const lines = () => within(screen.getByRole('list', { name: 'Your request' })).getAllByRole('button');

it('a recap is a card of its values, each a button, with one Submit; the transcript holds its text', async () => {
  await openRecap();
  const names = ['Change name: Ann Lee', 'Change phone number: (902) 555-0148', 'Add photo'];
  expect(lines()).toEqual(names.map((name) => screen.getByRole('button', { name })));
  const others = within(screen.getByRole('group', { name: 'Quick replies' })).getAllByRole('button');
  expect(others.map(({ textContent }) => textContent)).toEqual(['Submit', 'Talk to a person']);
  expect(screen.getByText('Shall I submit it?')).toBeTruthy();
  expect(server.transcript.at(-1)).toBe(`assistant: ${RECAP_TEXT}`);
});

it('a line says that it is to be changed, and the card is text from then on', async () => {
  await openRecap();
  fireEvent.click(lines()[1] as HTMLElement);
  await pass(1100);
  expect(shownMessages().slice(-3)).toEqual([RECAP_TEXT, 'Change phone number', '3: chose edit:phone']);
  expect(screen.queryByRole('list')).toBeNull();
  expect(document.activeElement).toBe(field());
});

it('Submit sends it', async () => {
  await openRecap();
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await pass(1100);
  expect(shownMessages().at(-1)).toBe('3: chose submit');
});

it('a button that is pressed twice is one choice', async () => {
  await openRecap();
  const submit = screen.getByRole('button', { name: 'Submit' });
  fireEvent.click(submit);
  fireEvent.click(submit);
  await pass(1100);
  expect(shownMessages().slice(3)).toEqual(['Submit', '3: chose submit']);
});

it('the card is still there after a reload', async () => {
  const first = await openRecap();
  first.leave();
  await renderChat();
  expect(lines()).toHaveLength(3);
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
});
