import type { Browser, BrowserContext } from 'playwright-core';
import { startBrowser } from '../../chromium/browser.ts';
import { eventually } from '../../eventually.ts';
import { mailbox } from '../../mailbox.ts';
import { type Attack, Findings } from '../attack.ts';
import type { Cookies } from '../hostile-caller.ts';
import type { HostileStage } from '../hostile-stage.ts';
import { every, MARKUP, markup, payloads } from '../payloads.ts';
import { adminScreens } from '../screens/admin-screens.ts';
import { type Planted, plant } from '../screens/planted.ts';
import type { Screen } from '../screens/screen.ts';
import { visitorScreens } from '../screens/visitor-screens.ts';
import { watchedPage } from '../screens/watched-page.ts';

const PATIENCE_MS = 30_000;
/** Of the mails that say the same of other leads. */
const MAX_MAILS = 40;

/** Some of what is looked at, in a browser that stays open. */
interface Some {
  browser: Browser;
  /** Whether a screen of this name is opened. */
  isOpened: (name: string) => boolean;
  mails: number;
}

/**
 * Payloads of markup wherever texts of people are kept, and every screen and mail opened that shows them: nothing runs, nothing is
 * loaded, no error.
 * @param some what is looked at, where not all of it
 */
export function screens(step: number, some?: Some): Attack {
  const { isOpened = () => true, mails = MAX_MAILS } = some ?? {};
  return {
    name: 'screens and mails that show payloads, in Chromium',
    run: async (stage) => {
      const findings = new Findings();
      const planted = await plant(someMarkup(step), stage);
      await stage.product.settleIndexes();
      const browser = some?.browser ?? (await startBrowser());
      const lookAt = async (all: readonly Screen[], cookies: Cookies[]) => {
        const context = await browser.newContext({ viewport: { width: 1440, height: 2_400 } });
        for (const own of cookies) await context.addCookies(cookiesOf(own, stage));
        for (const screen of all.filter(({ name }) => isOpened(name)))
          await look(context, screen, planted, stage, findings);
        await context.close();
      };
      try {
        await lookAt(adminScreens(planted), [stage.cookies.admin, stage.cookies['other visitor']]);
        await lookAt(visitorScreens(planted), []);
        await lookAtMails(await browser.newContext(), mails, stage, findings);
      } finally {
        if (some === undefined) await browser.close();
      }
      return findings;
    },
  };
}

/** Every how many-th of what a page could run or load, and the first at least. */
function someMarkup(step: number): string[] {
  return every(step, markup(payloads()));
}

function cookiesOf(cookies: Cookies, { product }: HostileStage) {
  const rest = { url: product.url.replace('http:', 'https:'), secure: true };
  return Object.entries(cookies).map(([name, value]) => ({ name, value, ...rest }));
}

async function look(
  context: BrowserContext,
  { name, reach }: Screen,
  planted: Planted,
  { product }: HostileStage,
  findings: Findings,
): Promise<void> {
  const { page, seen } = await watchedPage(context);
  page.setDefaultTimeout(PATIENCE_MS);
  const open = (path: string) => page.goto(`${product.url}${path}`);
  try {
    const place = await reach({ page, planted, product, open });
    await page.waitForLoadState('networkidle');
    // A page that shows nothing runs nothing either.
    await place?.filter({ hasText: MARKUP }).first().waitFor();
  } catch (error) {
    seen.push(`it is not come to, or shows no payload: ${(error as Error).message.split('\n')[0]}`);
  }
  findings.note(`${name}: ${seen.join('; ').slice(0, 300)}`, seen.length === 0);
  await page.close();
}

async function lookAtMails(
  context: BrowserContext,
  most: number,
  { product }: HostileStage,
  findings: Findings,
): Promise<void> {
  const { mails } = mailbox(product.localDir);
  const showing = () => mails().filter(({ text }) => MARKUP.test(text));
  await eventually(() => {
    if (showing().length === 0) throw new Error('No mail shows a payload.');
  });
  for (const { subject, html } of showing().slice(-most)) {
    const { page, seen } = await watchedPage(context);
    await page.setContent(html, { waitUntil: 'networkidle' });
    findings.note(`the mail ${subject.slice(0, 60)}: ${seen.join('; ').slice(0, 300)}`, seen.length === 0);
    await page.close();
  }
}
