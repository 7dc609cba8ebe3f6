import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fakePlatform } from '#lib/chat/testing/fake-platform.ts';
import { realEngine } from '../engine/real-engine.ts';
import { realOpening } from '../engine/real-opening.ts';
import { visibleMessages } from '../state/chat-record.ts';
import { ChatServer } from '../testing/chat-server.ts';
import type { LanguagePack } from '../texts/chat-languages.ts';
import { en, fr } from '../texts/chat-texts.ts';
import { frenchPack } from '../texts/french-pack.ts';
import { ChatClient } from './chat-client.ts';
import { VisitorLive } from './visitor-live.ts';

let stops: (() => void)[];
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  new ChatServer();
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  jest.useRealTimers();
});

/** The chat of an English page, whose way to French is given. */
async function opened(load: () => Promise<LanguagePack>): Promise<ChatClient> {
  const client = new ChatClient(
    realOpening,
    async () => realEngine,
    async () => (sessionId, events) => new VisitorLive(sessionId, events, fakePlatform()),
    () => undefined,
    { own: 'en', packs: { en: { texts: en } }, load },
  );
  stops.push(client.start());
  await client.open();
  await jest.advanceTimersByTimeAsync(1100);
  return client;
}

async function answerTo(client: ChatClient, text: string): Promise<string> {
  await client.say(text);
  await jest.advanceTimersByTimeAsync(3000);
  return visibleMessages(client.store.record, Date.now()).at(-1)?.content ?? '';
}

const FRENCH = 'j’ai un vieux divan à faire ramasser';

// First: the engine knows what it has learned for as long as the page lives.
it('goes on in English where French cannot be fetched, and answers all the same', async () => {
  const client = await opened(() => Promise.reject(new Error('offline')));
  expect(await answerTo(client, FRENCH)).toMatch(/^Got it: Furniture/);
  expect(client.languages.textsOf(client.store.record)).toBe(en);
});

it('fetches French once it is spoken, and not before, and answers that message in it', async () => {
  const load = jest.fn(async () => frenchPack);
  const client = await opened(load);
  await answerTo(client, 'a couch');
  expect(load).not.toHaveBeenCalled();
  expect(await answerTo(client, 'vous parlez français?')).toMatch(/^Avec plaisir, continuons en français\./);
  expect(client.languages.textsOf(client.store.record)).toBe(fr);
  expect(client.store.record).toMatchObject({ language: 'fr', customer: { language: 'fr' } });
  expect(await answerTo(client, 'non merci')).toBe('À quel nom dois-je préparer la soumission?');
  expect(load).toHaveBeenCalledTimes(1);
  expect(await answerTo(client, 'in English please')).toMatch(/^Sure, let's go on in English\./);
});
