import type { BrowserContext, Page } from 'playwright-core';

/** What a page says while it loads what is refused to a stranger, or is missing. */
const HARMLESS = /Failed to load resource: the server responded with a status of (40[1349]|429)/;

export interface WatchedPage {
  page: Page;
  /** What it did that no page should: scripts that ran, errors, requests to elsewhere. */
  seen: string[];
}

/** A page of which all is noted that a payload could have done. */
export async function watchedPage(context: BrowserContext): Promise<WatchedPage> {
  const page = await context.newPage();
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`a script ran: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => seen.push(`an error: ${error.message}`));
  page.on('popup', (popup) => seen.push(`a window opened: ${popup.url()}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !HARMLESS.test(message.text())) seen.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.hostname !== 'localhost') seen.push(`asked for ${url.href}`);
  });
  return { page, seen };
}
