import '#lib/testing/patience.ts';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { ChatServer } from '../testing/chat-server.ts';
import {
  leavePage,
  newPage,
  openByButton,
  pass,
  renderChat,
  say,
  shownMessages,
} from '../testing/open-chat.tsx';
import { scriptedEngine } from '../testing/scripted-engine.ts';
import type { ConversationEngine } from './conversation-engine.ts';
import { EngineLoader } from './engine-loader.ts';

let server: ChatServer;
let attempts: number;
let isDown: boolean;

beforeEach(() => {
  server = newPage();
  attempts = 0;
  isDown = true;
});
afterEach(leavePage);

async function load(): Promise<ConversationEngine> {
  attempts += 1;
  if (isDown) throw new TypeError('Failed to fetch');
  return scriptedEngine;
}

describe('EngineLoader', () => {
  it('tries until the engine is there, after longer and longer pauses', async () => {
    const onLoaded = jest.fn();
    const loader = new EngineLoader(load, onLoaded);
    loader.want();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(attempts).toBeGreaterThanOrEqual(3);
    expect(attempts).toBeLessThanOrEqual(6);
    expect(loader.failures).toBe(attempts);
    isDown = false;
    await jest.advanceTimersByTimeAsync(30_000);
    expect(loader.engine).toBe(scriptedEngine);
    expect(loader.failures).toBe(0);
    expect(onLoaded).toHaveBeenCalledTimes(1);
    const needed = attempts;
    await jest.advanceTimersByTimeAsync(60_000);
    loader.want();
    expect(attempts).toBe(needed);
  });

  it('shares an attempt, and reports its failure to whoever asked for it', async () => {
    const loader = new EngineLoader(load, () => undefined);
    const loads = [loader.load(), loader.load()];
    await expect(loads[0]).rejects.toThrow('Failed to fetch');
    await expect(loads[1]).rejects.toThrow('Failed to fetch');
    expect(attempts).toBe(1);
  });

  it('tries at once when the network is back, and not at all once it is stopped', async () => {
    const loader = new EngineLoader(load, () => undefined);
    loader.want();
    await jest.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('online'));
    expect(attempts).toBe(2);
    loader.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('online'));
    expect(attempts).toBe(2);
  });
});

describe('a chat whose engine is not there yet', () => {
  it('welcomes, takes what is said in its order, sends it, and answers all of it in the end', async () => {
    await renderChat(load);
    await openByButton();
    expect(shownMessages()).toEqual(['Welcome']);
    fireEvent.click(screen.getByText('Yard Waste'));
    await say('two');
    expect(shownMessages()).toEqual(['Welcome', 'Yard Waste', 'two']);
    expect(screen.getByRole('group', { name: 'Connection' })).toBeTruthy();
    expect(server.transcript).toEqual(['assistant: Welcome', 'user: Yard Waste', 'user: two']);
    isDown = false;
    fireEvent.click(screen.getByText('Try now'));
    await pass(4000);
    expect(shownMessages().slice(3)).toEqual(['2: chose yard', 'First', 'Second']);
    expect(screen.queryByRole('group', { name: 'Connection' })).toBeNull();
  });

  it('answers on the next page what was said on the last', async () => {
    const first = await renderChat(load);
    await openByButton();
    await say('hello');
    first.leave();
    isDown = false;
    await renderChat(load);
    await pass(2000);
    expect(shownMessages()).toEqual(['Welcome', 'hello', '2: heard hello']);
  });

  it('says nothing once a person has taken over', async () => {
    await renderChat(load);
    await openByButton();
    await say('hello');
    server.takeOver('Mia');
    await say('anyone?');
    isDown = false;
    await pass(60_000);
    expect(shownMessages()).toEqual(['Welcome', 'hello', 'anyone?']);
  });

  it('leaves the visitor in peace as long as nothing waits for it', async () => {
    await renderChat(load);
    await openByButton();
    await pass(20_000);
    expect(screen.queryByRole('group', { name: 'Connection' })).toBeNull();
  });
});
