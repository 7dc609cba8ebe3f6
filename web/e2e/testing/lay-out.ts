import type { Page } from 'playwright-core';

/** Lays out all of a page: what is far below is placed by a guess until it is near, and axe takes it to lie on what is there by then. */
export async function layOut(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
}
