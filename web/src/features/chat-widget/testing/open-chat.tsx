import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { fakePlatform } from '#lib/chat/testing/fake-platform.ts';
import { theme } from '#theme.ts';
import { ChatWidget } from '../chat-widget.tsx';
import type { ChatNotice } from '../conversation/chat-notice.ts';
import { VisitorLive } from '../conversation/visitor-live.ts';
import type { LoadEngine } from '../engine/conversation-engine.ts';
import type { PageLanguages } from '../texts/chat-languages.ts';
import { en } from '../texts/chat-texts.ts';
import { ChatServer } from './chat-server.ts';
import { scriptedEngine, scriptedOpening } from './scripted-engine.ts';

const ENGLISH_ONLY: PageLanguages = { own: 'en', packs: { en: { texts: en } } };

/** For tests: renders the widget as a page's island, with the scripted engine, under fake timers. */
export async function renderChat(loadEngine: LoadEngine = async () => scriptedEngine) {
  const showNotice = jest.fn<(notice: ChatNotice) => void>();
  const platform = fakePlatform();
  const island = document.createElement('div');
  island.dataset.island = '/chat.js';
  document.body.append(island);
  const page = render(
    <ThemeProvider theme={theme}>
      <ChatWidget
        href="#quote-form"
        opening={scriptedOpening}
        loadEngine={loadEngine}
        loadLive={async () => (sessionId, events) => new VisitorLive(sessionId, events, platform)}
        showNotice={showNotice}
        languages={ENGLISH_ONLY}
      />
    </ThemeProvider>,
    { container: island },
  );
  await pass(0);
  return {
    island,
    platform,
    showNotice,
    leave: () => {
      page.unmount();
      island.remove();
    },
  };
}

/** For tests: an empty page under fake timers, before a server that is new. */
export function newPage(): ChatServer {
  jest.useFakeTimers();
  localStorage.clear();
  document.body.innerHTML = '';
  matchNoMedia();
  return new ChatServer();
}

/** The page is left, and time is the clock's again. */
export function leavePage(): void {
  cleanup();
  jest.useRealTimers();
}

/** jsdom has no media queries: none of them matches, as on a computer in light colours. */
export function matchNoMedia(): void {
  const nothing = () => undefined;
  const never = {
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
  };
  Object.assign(window, { matchMedia: () => never });
}

/** Lets some time pass, and all that it causes happen. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

/** Opens the window by its button and waits for the welcome. */
export async function openByButton(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: /^(?:Chat with us|Continue your request)/ }));
  await pass(1100);
}

/** Writes a message and sends it by Enter. */
export async function say(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  await pass(0);
}

export function field(): HTMLTextAreaElement {
  return screen.getByRole('textbox', { name: 'Message' });
}

/** What the conversation shows, message by message. */
export function shownMessages(): string[] {
  const log = screen.getByRole('log');
  return [...log.querySelectorAll('[data-message] div[dir=auto]')].map(({ textContent }) => textContent);
}

/** The same, with the notes between them. */
export function shownLines(): string[] {
  const lines = screen.getByRole('log').querySelectorAll(':scope > p, [data-message] div[dir=auto]');
  return [...lines].map(({ textContent }) => textContent);
}
