import { jest } from '@jest/globals';
import { notifyManager } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakePlatform } from '#lib/chat/testing/fake-platform.ts';
import type { NotificationDraft, WaitingDraft } from '#lib/notification-draft.ts';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { ChatTab } from '../chat-tab.tsx';
import { LiveConsole } from '../live-console.tsx';
import type { ChatServer } from './chat-server.ts';
import { SAM, settle } from './open-console.ts';

// Within `settle`, rather than by a timer of its own.
notifyManager.setScheduler(queueMicrotask);

interface OpenChatTab {
  platform: ReturnType<typeof fakePlatform>;
  onNotify: jest.MockedFunction<(notification: NotificationDraft) => void>;
  onWaiting: jest.MockedFunction<(waiting: readonly WaitingDraft[]) => void>;
  onSettled: jest.MockedFunction<(sessionId: string) => void>;
  /** Lets time go by, and all that waits for it. */
  pass: (ms: number) => Promise<void>;
  /** The server says something over the socket. */
  say: (event: Record<string, unknown>) => Promise<void>;
}

/** For tests: Sam's screen of a server's chats, loaded and live. */
export async function openChatTab(server: ChatServer, openSessionId?: string): Promise<OpenChatTab> {
  const platform = fakePlatform();
  const onNotify = jest.fn<(notification: NotificationDraft) => void>();
  const onWaiting = jest.fn<(waiting: readonly WaitingDraft[]) => void>();
  const onSettled = jest.fn<(sessionId: string) => void>();
  renderFeature(
    <LiveConsole
      user={SAM}
      onNotify={onNotify}
      onWaiting={onWaiting}
      onSettled={onSettled}
      platform={platform}
    >
      <ChatTab openSessionId={openSessionId} />
    </LiveConsole>,
  );
  await screen.findByRole('heading', { name: 'Conversations' });
  const pass = (ms: number) =>
    act(async () => {
      await settle();
      platform.pass(ms);
      await settle();
    });
  const say = (event: Record<string, unknown>) =>
    act(async () => {
      platform.socket().say(event);
      await settle();
    });
  act(() => platform.socket().open());
  const active = [...server.sessions.values()].filter(({ status }) => status === 'active');
  await say({ type: 'activeSessions', sessions: active.slice(0, 1) });
  await pass(300);
  return { platform, onNotify, onWaiting, onSettled, pass, say };
}

/** The button of a row, by the visitor id that it shows. */
export function rowButton(name: string): HTMLElement {
  const row = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(name) !== null)
    ?.querySelector<HTMLElement>('[data-session]');
  if (!row) throw new Error(`${name} stands in no row.`);
  return row;
}

/** The row itself. */
export function rowOf(name: string) {
  const row = rowButton(name).closest('li');
  if (!row) throw new Error(`${name} stands in no row.`);
  return within(row);
}

/** The names of the rows, top to bottom. */
export function shownRows(): (string | undefined)[] {
  return [...document.querySelectorAll<HTMLElement>('[data-session]')].map((row) => row.dataset.session);
}

/** The text of the toast that is shown, if one is. */
export function shownToast(): string | null | undefined {
  return document.querySelector('[data-variant]')?.textContent;
}

/** Chooses a list that is behind More, by its name and count. */
export async function chooseMore(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: /^More$|more lists/ }));
  fireEvent.click(await screen.findByRole('menuitemradio', { name }));
}
