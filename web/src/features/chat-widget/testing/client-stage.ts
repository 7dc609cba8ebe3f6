import { afterEach, beforeEach, jest } from '@jest/globals';
import { fakePlatform } from '#lib/chat/testing/fake-platform.ts';
import { ChatClient } from '../conversation/chat-client.ts';
import type { ChatNotice } from '../conversation/chat-notice.ts';
import { VisitorLive } from '../conversation/visitor-live.ts';
import { visibleMessages } from '../state/chat-record.ts';
import { en } from '../texts/chat-texts.ts';
import { ChatServer } from './chat-server.ts';
import { scriptedEngine, scriptedOpening } from './scripted-engine.ts';

/** Clients without a screen before a server that is new for each test of a file, under fake timers. */
export function clientStage() {
  let server: ChatServer;
  let notices: string[];
  let dataLayer: object[];
  let stops: (() => void)[];
  const leaveAll = () => {
    for (const stop of stops.splice(0)) stop();
  };
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    server = new ChatServer();
    notices = [];
    stops = [];
    dataLayer = [];
    Object.assign(window, { dataLayer });
  });
  afterEach(() => {
    leaveAll();
    delete (window as { dataLayer?: object[] }).dataLayer;
    jest.useRealTimers();
  });

  /** A client, as a page has one; a second one on the same storage is another tab. */
  const tab = (engine = scriptedEngine): ChatClient => {
    const client = new ChatClient(
      scriptedOpening,
      async () => engine,
      async () => (sessionId, events) => new VisitorLive(sessionId, events, fakePlatform()),
      ({ title }: ChatNotice) => void notices.push(title),
      { own: 'en', packs: { en: { texts: en } } },
    );
    stops.push(client.start());
    return client;
  };
  return {
    get server() {
      return server;
    },
    /** The titles of those that were shown. */
    get notices() {
      return notices;
    },
    /** What the page's tags are told. */
    get dataLayer() {
      return dataLayer;
    },
    tab,
    opened: async (engine = scriptedEngine): Promise<ChatClient> => {
      const client = tab(engine);
      await client.open();
      await pass(1100);
      return client;
    },
    /** All pages are left. */
    leaveAll,
  };
}

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** What a client's conversation shows, message by message. */
export const shown = ({ store }: ChatClient) =>
  visibleMessages(store.record, Date.now()).map(({ content }) => content);
