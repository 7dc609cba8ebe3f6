import { PING_SECONDS } from '@harbour-haul/contract/realtime';
import { trackViewContent } from '@harbour-haul/contract/tracking/track-view-content';
import { labelledImage } from '@harbour-haul/local-cloud/testing/labelled-image';
import type { Page } from 'playwright-core';
import { eventually } from '../../eventually.ts';
import { aNewPerson } from '../../leads.ts';
import { liveSockets } from '../../live-sockets.ts';
import { type Activity, connected } from './bill.ts';
import type { CostStage } from './cost-stage.ts';

/** What 1,000 visitors do (`docs/operations.md`, "Cost"): most only look. The leads come with 60 photos. */
export const VISITORS = { looks: 750, chats: 200, leads: 50 } as const;
/** Stored messages of a chat: ten of the visitor, and a reply to each. */
export const CHAT_MESSAGES = 20;
/** How long a chat takes people, during which its socket pings. */
const CHAT_MINUTES = 5;
const PINGS_A_MINUTE = 60 / PING_SECONDS;

/** How often each is played before it is billed for all; with five leads there are six photos. */
export type Sample = Record<'looks' | 'chats' | 'pings' | 'leads', number>;

export const USUAL_SAMPLE: Sample = { looks: 3, chats: 2, pings: 5, leads: 5 };
/** Each once: that all of it is counted. */
export const SMALL_SAMPLE: Sample = { looks: 1, chats: 1, pings: 1, leads: 1 };

const QUESTIONS = [
  'Hi, how much is a couch?',
  'Are you insured?',
  'Do you take old paint?',
  'What areas do you serve?',
  'How fast can you come?',
  'Do you recycle?',
  'Can I pay by card?',
  'Do you take mattresses?',
  'Do you work on weekends?',
  'Are you a real person?',
];

/** Plays what visitors do, in a browser as a phone has it, and counts it. */
export async function countVisitors(stage: CostStage, sample: Sample): Promise<Activity[]> {
  const { looks, chats, leads } = VISITORS;
  const ping = await visitorPing(stage);
  return [
    await stage.count({ name: 'look', played: sample.looks, times: looks }, () => visit(stage, look)),
    await stage.count({ name: 'chat', played: sample.chats, times: chats }, () => visit(stage, chat)),
    await stage.count(
      { name: 'ping', played: sample.pings, times: chats * CHAT_MINUTES * PINGS_A_MINUTE },
      ping,
    ),
    connected(chats * CHAT_MINUTES),
    await stage.count({ name: 'lead', played: sample.leads, times: leads }, (index) =>
      visit(stage, (page) => sendForm(page, index === 0 ? 2 : 1)),
    ),
  ];
}

/** A visitor with an empty cache, who leaves at the end, and whose socket has been heard to close. */
async function visit({ browser, product }: CostStage, act: (page: Page) => Promise<void>): Promise<void> {
  const { sockets } = product.load();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  // On a busy machine the network is idle before the page's script has begun.
  const noted = page.waitForResponse(`**${trackViewContent.path}`);
  await page.goto(`${product.url}/`);
  await noted;
  await page.waitForLoadState('networkidle');
  await act(page);
  await context.close();
  await eventually(() => {
    if (product.load().sockets > sockets) throw new Error('The socket of a visitor who has left is open.');
  });
}

/** Who reads stays until the code of what might be opened has been fetched too, which begins after two seconds. */
async function look(page: Page): Promise<void> {
  for (let screen = 0; screen < 4; screen += 1) await page.mouse.wheel(0, 800);
  await page.locator('head > link[rel=modulepreload]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

async function chat(page: Page): Promise<void> {
  await page.locator('#chat-widget a, #chat-widget button').first().click();
  const window = page.getByRole('dialog').filter({ has: page.getByRole('log') });
  const replies = window.locator('[data-sender=assistant]');
  await replies.first().waitFor();
  for (const question of QUESTIONS) {
    const before = await replies.count();
    await window.getByLabel('Message', { exact: true }).fill(question);
    await window.getByRole('button', { name: 'Send' }).click();
    await replies.nth(before).waitFor();
    await window.getByText('The assistant is typing').waitFor({ state: 'detached' });
  }
  await page.waitForLoadState('networkidle');
}

async function sendForm(page: Page, photos: number): Promise<void> {
  const { phone, address } = aNewPerson();
  const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Name', { exact: true }).fill('Jane Roe');
  await page.getByLabel('Phone').fill(phone);
  await page.getByRole('textbox', { name: 'Email' }).fill(`jane.${phone}@example.com`);
  await page.getByLabel('Pickup address').fill(address);
  await page.getByLabel('Type of junk').selectOption('furniture');
  await page.getByLabel('Preferred date').fill(nextWeek);
  const buffer = await labelledImage([]).jpeg().toBuffer();
  const files = Array.from({ length: photos }, (_, n) => ({
    name: `${n}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  }));
  await page.locator('#quote-form input[type=file]').setInputFiles(files);
  await page.locator('#quote-form button[type=submit]').click();
  await page.waitForURL('**/thank-you');
  await page.waitForLoadState('networkidle');
}

/** A ping of a visitor's socket, as the widget sends them. */
async function visitorPing({ product }: CostStage): Promise<() => Promise<void>> {
  const visitorId = 'cost-of-pings';
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
  const socket = await liveSockets(product).asVisitor(visitorId, String(body.id), cookies);
  return async () => {
    socket.send({ type: 'ping' });
    await socket.until('pong');
  };
}
