import { hasWaiting } from '#lib/storage/waiting-quotes.ts';
import type * as SendFromPage from './send-from-page.ts';

/** Where the build has put it; there is no such name while developing. */
declare const SEND_WAITING_URL: string | undefined;

/**
 * Runs on pages without the form: one that was sent without a network and waits, also of a tab that is closed, is sent from here.
 * Nobody else fetches what sends it.
 */
async function sendWhatWaits(): Promise<void> {
  if (!hasWaiting()) return;
  const { sendFromPage } = await loadSender();
  sendFromPage(document);
}

async function loadSender(): Promise<typeof SendFromPage> {
  if (typeof SEND_WAITING_URL === 'undefined') return import('./send-from-page.ts');
  return (await import(/* @vite-ignore */ SEND_WAITING_URL)) as typeof SendFromPage;
}

sendWhatWaits().catch((error: unknown) => console.warn('What waits could not be sent from here', error));
