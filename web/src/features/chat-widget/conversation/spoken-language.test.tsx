import {
  FRENCH_FALLBACK_WELCOME,
  FRENCH_OPENING,
} from '@harbour-haul/domain/conversation/wording/french-opening';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fakePlatform } from '#lib/chat/testing/fake-platform.ts';
import type { ConversationOpening } from '../engine/conversation-engine.ts';
import { realEngine } from '../engine/real-engine.ts';
import { openingIn, realOpening } from '../engine/real-opening.ts';
import { visibleMessages } from '../state/chat-record.ts';
import { ChatServer } from '../testing/chat-server.ts';
import type { LanguagePack, PageLanguages } from '../texts/chat-languages.ts';
import { en, fr } from '../texts/chat-texts.ts';
import { englishPack } from '../texts/english-pack.ts';
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
const opened = (load: () => Promise<LanguagePack>) =>
  openedOn(realOpening, { own: 'en', packs: { en: { texts: en } }, load });

async function openedOn(opening: ConversationOpening, languages: PageLanguages): Promise<ChatClient> {
  const client = new ChatClient(
    opening,
    async () => realEngine,
    async () => (sessionId, events) => new VisitorLive(sessionId, events, fakePlatform()),
    () => undefined,
    languages,
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

it('fetches English on a French page once it is spoken', async () => {
  const load = jest.fn(async () => englishPack);
  const client = await openedOn(openingIn('fr', FRENCH_FALLBACK_WELCOME, FRENCH_OPENING), {
    own: 'fr',
    packs: { fr: frenchPack },
    load,
  });
  await answerTo(client, FRENCH);
  expect(load).not.toHaveBeenCalled();
  expect(client.languages.textsOf(client.store.record)).toBe(fr);
  await answerTo(client, 'in English please');
  expect(load).toHaveBeenCalledTimes(1);
  expect(client.languages.textsOf(client.store.record)).toBe(en);
});
