import type { ConversationEngine } from './conversation-engine.ts';

/** Where the page says that the engine's code is. */
const ISLAND = '[data-later]';

let attempts = 0;

/**
 * The real engine. What it understands weighs as much as the widget, so it comes beside the window and not before it.
 * Browsers remember that an address failed for as long as the page lives: each further attempt has one of its own.
 */
export async function loadRealEngine(): Promise<ConversationEngine> {
  const address = document.querySelector<HTMLElement>(ISLAND)?.dataset.later;
  // Without a page of the build: in tests, and while developing.
  if (!address) return (await import('./real-engine.ts')).realEngine;
  attempts += 1;
  const loaded = import(/* @vite-ignore */ attempts === 1 ? address : `${address}?${attempts}`);
  return ((await loaded) as typeof import('./real-engine.ts')).realEngine;
}
