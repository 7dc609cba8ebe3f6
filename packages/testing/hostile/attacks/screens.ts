import type { Page } from 'playwright-core';
import { launchBrowser } from '../../chromium/browser.ts';
import { type Attack, Findings } from '../attack.ts';
import { type Cookies, send } from '../hostile-caller.ts';
import type { HostileStage } from '../hostile-stage.ts';
import { leadForm } from '../lead-form.ts';
import { MARKUP, markup, payloads } from '../payloads.ts';

/** As many payloads as a lead's details and a list's page hold. */
const IN_DETAILS = 8;
const PATIENCE_MS = 10_000;
/** What a page says while it loads what is refused to a stranger, or is missing. */
const HARMLESS = /Failed to load resource: the server responded with a status of 40[14]/;

/** Payloads of markup in leads and chats, and every screen that shows them opened: nothing runs, nothing is loaded, no error. */
export function screens(step: number): Attack {
  return {
    name: 'screens that show payloads, in Chromium',
    run: async (stage) => {
      const findings = new Findings();
      const texts = markup(payloads(step));
      const shown = await plant(texts, stage);
      const browser = await launchBrowser();
      try {
        const context = await browser.newContext({ viewport: { width: 1440, height: 2_400 } });
        await context.addCookies([
          ...cookiesOf(stage.cookies.admin, stage),
          ...cookiesOf(stage.cookies['other visitor'], stage),
        ]);
        for (const path of shown) await look(await context.newPage(), path, stage, findings);
      } finally {
        await browser.close();
      }
      return findings;
    },
  };
}

function cookiesOf(cookies: Cookies, { product }: HostileStage) {
  const rest = { url: product.url.replace('http:', 'https:'), secure: true };
  return Object.entries(cookies).map(([name, value]) => ({ name, value, ...rest }));
}

/** Stores the texts wherever they are kept; returns the paths of the pages that show them. */
async function plant(texts: readonly string[], stage: HostileStage): Promise<string[]> {
  const { product, other, cookies } = stage;
  const paths = [`/admin/chat/${other.sessionId}`];
  const messages = `/api/chat/sessions/${other.sessionId}/messages`;
  for (let at = 0; at < texts.length; at += IN_DETAILS) {
    const some = texts.slice(at, at + IN_DETAILS);
    const { body: stored, cookies: own } = await product.call('POST', '/api/leads', { body: lead(some, at) });
    for (const content of some)
      await send(product, {
        method: 'POST',
        path: messages,
        body: { sender: 'user', content },
        cookies: cookies['other visitor'],
      });
    paths.push(`/admin/leads/${String(stored.id)}`);
    const link = await product.call('POST', `/api/leads/${String(stored.id)}/request-link`, { cookies: own });
    if (typeof link.body.token === 'string') paths.push(`/request#${link.body.token}`);
  }
  return [...paths, '/admin', '/admin/leads', `/admin?search=${encodeURIComponent(texts[0] ?? '')}`];
}

function lead([first = '', ...rest]: readonly string[], at: number) {
  return leadForm(at, {
    name: first.slice(0, 80),
    address: (rest[0] ?? first).slice(0, 150),
    details: rest.join('\n').slice(0, 900),
    email: 'somebody@example.com',
  });
}

async function look(page: Page, path: string, { product }: HostileStage, findings: Findings): Promise<void> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`a script ran: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => seen.push(`an error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !HARMLESS.test(message.text())) seen.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.hostname !== 'localhost') seen.push(`asked for ${url.href}`);
  });
  await page.goto(`${product.url}${path}`);
  await page.waitForLoadState('networkidle');
  const isShown = page.locator('body', { hasText: MARKUP }).waitFor({ timeout: PATIENCE_MS });
  await isShown.catch(() => seen.push('no payload is shown'));
  findings.note(`${path.slice(0, 60)}: ${seen.join('; ').slice(0, 300)}`, seen.length === 0);
  await page.close();
}
