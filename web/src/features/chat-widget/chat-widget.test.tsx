import '#lib/testing/patience.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { readView } from './state/chat-view.ts';
import type { ChatServer } from './testing/chat-server.ts';
import {
  field,
  leavePage,
  newPage,
  openByButton,
  pass,
  renderChat,
  say,
  shownLines,
  shownMessages,
} from './testing/open-chat.tsx';
import { scriptedEngine } from './testing/scripted-engine.ts';
import { en } from './texts/chat-texts.ts';

let server: ChatServer;

beforeEach(() => {
  server = newPage();
});
afterEach(leavePage);

const launcher = () => screen.getByRole('button', { name: /^(?:Chat with us|Continue your request)/ });
/** The one way out that is shown: the launcher lies below the window. */
const closeByButton = () => fireEvent.click(screen.getByRole('button', { name: /close/i }));
const isTyping = () => screen.queryByText('The assistant is typing') !== null;

describe('the chat window', () => {
  it('opens and closes by its button, and by Escape, which gives the focus back', async () => {
    await renderChat();
    expect(screen.queryByRole('dialog')).toBeNull();
    await openByButton();
    const dialog = screen.getByRole('dialog', { name: 'Chat with Harbour Haul' });
    expect(document.activeElement).toBe(field());
    fireEvent.keyDown(field(), { key: 'Escape' });
    expect(dialog.isConnected).toBe(false);
    expect(document.activeElement).toBe(launcher());
    expect(launcher().getAttribute('aria-expanded')).toBe('false');
    fireEvent.keyDown(launcher(), { key: ' ' });
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Chat with us/ })).toBeNull();
    closeByButton();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(launcher());
  });

  it('is 384 by 540 px on a computer', async () => {
    await renderChat();
    await openByButton();
    const { width, height } = getComputedStyle(screen.getByRole('dialog'));
    expect([width, height]).toEqual(['384px', '540px']);
  });

  it('opens when the page requests it, also before its code was there', async () => {
    const { island, leave } = await renderChat();
    act(() => void island.dispatchEvent(new Event('chat')));
    expect(screen.getByRole('dialog')).toBeTruthy();
    leave();
    localStorage.clear();
    location.hash = '#chat';
    await renderChat();
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(location.hash).toBe('');
  });

  it('begins a session and welcomes with quick replies, after a second of typing', async () => {
    await renderChat();
    fireEvent.click(launcher());
    await pass(900);
    expect(shownMessages()).toEqual([]);
    expect(isTyping()).toBe(true);
    await pass(200);
    expect(shownMessages()).toEqual(['Welcome']);
    expect(isTyping()).toBe(false);
    const replies = within(screen.getByRole('group', { name: 'Quick replies' })).getAllByRole('button');
    expect(replies.map(({ textContent }) => textContent)).toEqual(['Yard Waste', 'Other']);
    expect(server.sessions).toHaveLength(1);
    expect(server.transcript).toEqual(['assistant: Welcome']);
  });

  it('shows typing for a second and a half before the recap, and two replies one after the other', async () => {
    await renderChat();
    await openByButton();
    await say('slow');
    await pass(1400);
    expect(shownMessages().at(-1)).toBe('slow');
    await pass(200);
    expect(shownMessages().at(-1)).toBe('Slow');
    await say('two');
    await pass(1050);
    expect(shownMessages().at(-1)).toBe('First');
    expect(isTyping()).toBe(true);
    await pass(1000);
    expect(shownMessages().at(-1)).toBe('Second');
  });

  it('says a quick reply in its words and leaves the focus in the input', async () => {
    await renderChat();
    await openByButton();
    fireEvent.click(screen.getByText('Yard Waste'));
    await pass(1100);
    expect(shownMessages()).toEqual(['Welcome', 'Yard Waste', '2: chose yard']);
    expect(document.activeElement).toBe(field());
    expect(screen.queryByRole('group', { name: 'Quick replies' })).toBeNull();
  });

  it('shows no message for an empty text, yet the engine replies to it', async () => {
    await renderChat();
    await openByButton();
    await say('   ');
    await pass(1100);
    expect(shownMessages()).toEqual(['Welcome', '2: heard nothing']);
  });

  it('begins a line with Shift+Enter, and does not send while a word is composed', async () => {
    await renderChat();
    await openByButton();
    fireEvent.change(field(), { target: { value: 'one' } });
    fireEvent.keyDown(field(), { key: 'Enter', shiftKey: true });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    await pass(1100);
    expect(shownMessages()).toEqual(['Welcome']);
  });

  it('shows whatever is said as text', async () => {
    await renderChat();
    await openByButton();
    const nasty = '<img src=x onerror="alert(1)"><script>alert(2)</script>\u202E\u0000';
    await say(nasty);
    await pass(1100);
    expect(shownMessages()).toContain(nasty);
    expect(document.querySelector('[role=log] img, [role=log] script')).toBeNull();
  });

  it('cuts a message at 4,000 characters and says so', async () => {
    await renderChat();
    await openByButton();
    fireEvent.change(field(), { target: { value: `${'a'.repeat(3999)}😀${'b'.repeat(6000)}` } });
    expect(field().value).toBe('a'.repeat(3999));
    expect(screen.getByText(/at most 4,000 characters/)).toBeTruthy();
    fireEvent.change(field(), { target: { value: 'short' } });
    expect(screen.queryByText(/at most 4,000 characters/)).toBeNull();
  });

  it('counts replies that came while it was closed', async () => {
    await renderChat();
    await openByButton();
    await say('two');
    closeByButton();
    await pass(2500);
    expect(launcher().getAttribute('aria-label')).toBe('Continue your request, 2 unread messages');
    fireEvent.click(launcher());
    closeByButton();
    await pass(0);
    expect(launcher().getAttribute('aria-label')).toBe('Continue your request');
  });

  it('speaks to assistive technology: a polite log, labelled controls, sound off at first', async () => {
    await renderChat();
    await openByButton();
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('polite');
    expect(screen.getByRole('dialog').getAttribute('aria-modal')).toBe('false');
    for (const name of ['Send', 'Add photos', 'Chat options']) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
    fireEvent.click(screen.getByRole('button', { name: 'Chat options' }));
    expect(screen.getByRole('switch', { name: 'Sound' }).getAttribute('aria-checked')).toBe('false');
    fireEvent.click(screen.getByRole('switch', { name: 'Sound' }));
    expect(screen.getByRole('switch', { name: 'Sound' }).getAttribute('aria-checked')).toBe('true');
    fireEvent.keyDown(screen.getByRole('switch', { name: 'Sound' }), { key: 'Escape' });
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('starts over only after a confirmation', async () => {
    await renderChat();
    await openByButton();
    await say('hello');
    await pass(1100);
    fireEvent.click(screen.getByRole('button', { name: 'Chat options' }));
    fireEvent.click(screen.getByText('Start over'));
    fireEvent.click(screen.getByText('Keep it'));
    expect(shownMessages()).toContain('hello');
    fireEvent.click(screen.getByRole('button', { name: 'Chat options' }));
    fireEvent.click(screen.getByText('Start over'));
    fireEvent.click(within(screen.getByRole('group', { name: 'Start over?' })).getByText('Start over'));
    await pass(1100);
    expect(shownMessages()).toEqual(['Welcome']);
    expect(server.sessions).toHaveLength(2);
  });
});

describe('a request sent in the chat', () => {
  it('that was accepted puts a thank-you in place of the input, which is there again for a question', async () => {
    const { showNotice } = await renderChat();
    await openByButton();
    await say('submit');
    expect(shownMessages()).toEqual(['Welcome', 'submit']);
    expect(screen.getByText('The assistant is typing')).toBeTruthy();
    await pass(2200);
    // No message to wait for it stands before what became of it.
    expect(shownMessages()).toEqual(['Welcome', 'submit', '3: lead accepted']);
    expect(showNotice).toHaveBeenCalledWith({
      about: 'request',
      title: 'Success!',
      description: "Your information has been submitted. We'll be in touch soon!",
      variant: 'success',
    });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('group', { name: 'Request sent' })).toBeTruthy();
    expect(localStorage.getItem('quoteSubmitted')).toBe('1');
    expect(screen.getByText('Reference HH-00007')).toBeTruthy();
    const see = screen.getByRole('link', { name: 'See, print, change or cancel' });
    expect(see.getAttribute('href')).toBe('/thank-you');
    expect(localStorage.getItem('lastRequest')).toBe('7');
    fireEvent.click(screen.getByRole('button', { name: 'Anything else? Ask here' }));
    expect(document.activeElement).toBe(field());
    await say('how long?');
    await pass(1100);
    expect(shownMessages().at(-1)).toBe('4: heard how long?');
    expect(server.transcript).toContain('user: how long?');
    expect(screen.getByRole('group', { name: 'Request sent' })).toBeTruthy();
  });

  it('can be followed by another', async () => {
    await renderChat();
    await openByButton();
    await say('submit');
    await pass(2200);
    fireEvent.click(screen.getByText('Start a new request'));
    await pass(1100);
    expect(shownMessages()).toEqual(['Welcome']);
    expect(field()).toBeTruthy();
  });
});

it('leads to the request that was sent before by a link among the quick replies, which says nothing', async () => {
  let isNews = true;
  const news = () => {
    const input = isNews ? ({ type: 'sent-before' } as const) : null;
    isNews = false;
    return input;
  };
  await renderChat(async () => ({ ...scriptedEngine, news }));
  await openByButton();
  await pass(1100);
  expect(shownMessages()).toEqual(['Welcome', '2: sent before']);
  const replies = within(screen.getByRole('group', { name: 'Quick replies' }));
  expect(replies.getByRole('link', { name: 'See HH-00042' }).getAttribute('href')).toBe('/thank-you');
  expect(replies.queryByRole('button')).toBeNull();
});

describe('a chat that was forgotten', () => {
  it('says goodbye and offers a fresh start', async () => {
    server.on({ forgetChat: () => ({ status: 204 }) });
    await renderChat();
    await openByButton();
    await say('forget');
    await pass(2200);
    expect(shownLines()).toEqual([
      'Deleting',
      expect.stringMatching(/^Your request and this chat were deleted/),
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Start again' }));
    await pass(1100);
    expect(shownLines()).toEqual(['Welcome']);
    expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull();
  });
});

describe('the chat after a reload', () => {
  it('stands as it was left: open, with its messages and what was being typed', async () => {
    const first = await renderChat();
    await openByButton();
    await say('hello');
    await pass(1100);
    fireEvent.change(field(), { target: { value: 'half a sen' } });
    first.leave();

    await renderChat();
    expect(shownMessages()).toEqual(['Welcome', 'hello', '2: heard hello']);
    expect(field().value).toBe('half a sen');
    expect(document.activeElement).toBe(document.body);
    await say('more');
    await pass(1100);
    expect(shownMessages().at(-1)).toBe('3: heard more');
    expect(server.sessions).toHaveLength(1);
  });

  it('on the next page of a phone it waits behind its button, which says so', async () => {
    const first = await renderChat();
    await openByButton();
    await say('hello');
    await pass(1100);
    first.leave();

    const onComputer = window.matchMedia;
    const onPhone = Object.assign(Object.create(onComputer('')) as MediaQueryList, { matches: true });
    Object.assign(window, { matchMedia: () => onPhone });
    await renderChat();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Continue your request' }));
    await pass(0);
    expect(shownMessages()).toEqual(['Welcome', 'hello', '2: heard hello']);
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    await pass(0);
    expect(screen.getByRole('button', { name: 'Continue your request' })).toBeTruthy();
    Object.assign(window, { matchMedia: onComputer });
  });

  it('half done and closed, its button says so; before anything was said, and once it is forgotten, it does not', async () => {
    server.on({ forgetChat: () => ({ status: 204 }) });
    await renderChat();
    await openByButton();
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    await openByButton();
    await say('hello');
    await pass(1100);
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    fireEvent.click(screen.getByRole('button', { name: /^Continue your request/ }));
    await say('forget');
    await pass(2100);
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    expect(screen.getByRole('button', { name: /^Chat with us/ })).toBeTruthy();
  });

  it('half done, its button on the thank-you page of a request of the form offers none to continue', async () => {
    const first = await renderChat();
    await openByButton();
    await say('hello');
    await pass(1100);
    fireEvent.click(screen.getByRole('button', { name: 'Close chat' }));
    first.leave();
    history.replaceState(null, '', '/thank-you');
    await renderChat();
    expect(screen.getByRole('button', { name: /^Chat with us/ })).toBeTruthy();
    expect(screen.queryByText('Continue your request')).toBeNull();
    history.replaceState(null, '', '/');
  });

  it('once the request was sent, its button on the next page of a phone offers no request to continue', async () => {
    const first = await renderChat();
    await openByButton();
    await say('submit');
    await pass(5000);
    first.leave();

    const onComputer = window.matchMedia;
    const onPhone = Object.assign(Object.create(onComputer('')) as MediaQueryList, { matches: true });
    Object.assign(window, { matchMedia: () => onPhone });
    await renderChat();
    expect(screen.queryByText('Continue your request')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue your request' })).toBeNull();
    // Nor does a reload of that page open it over what is typed there.
    expect(readView().open).toBe(false);
    Object.assign(window, { matchMedia: onComputer });
  });

  it('is a link to the quote form as long as no script runs', async () => {
    const { renderToString } = await import('react-dom/server.node');
    const { ChatLauncher } = await import('./launcher/chat-launcher.tsx');
    const markup = renderToString(<ChatLauncher texts={en.launcher} href="/#quote-form" />);
    expect(markup).toContain('href="/#quote-form"');
    expect(markup).not.toContain('role=');
  });
});

describe('a message that could not be sent', () => {
  it('is marked, does not stop the conversation, and is sent in order when retried', async () => {
    await renderChat();
    await openByButton();
    server.down = true;
    await say('one');
    await pass(1100);
    await say('two');
    await pass(2200);
    expect(shownMessages().slice(1)).toEqual(['one', '2: heard one', 'two', 'First', 'Second']);
    expect(screen.getAllByText('Kept here, not sent yet')).toHaveLength(2);
    server.down = false;
    fireEvent.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
    await pass(100);
    expect(screen.queryByText('Kept here, not sent yet')).toBeNull();
    expect(screen.getAllByText('Sent')).toHaveLength(1);
    expect(server.transcript).toEqual([
      'assistant: Welcome',
      'user: one',
      'assistant: 2: heard one',
      'user: two',
      'assistant: First',
      'assistant: Second',
    ]);
  });
});
