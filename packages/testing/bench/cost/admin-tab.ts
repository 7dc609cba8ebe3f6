import { setTimeout as wait } from 'node:timers/promises';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import type { Page } from 'playwright-core';
import { ADMIN } from '../../admin.ts';
import { liveSockets } from '../../live-sockets.ts';
import { evenLead } from '../../seed/even-lead.ts';
import { writeLeads } from '../../seed/write-leads.ts';
import { type Activity, connected } from './bill.ts';
import type { CostStage } from './cost-stage.ts';

/** Leads that are there already: enough for several full pages. Their ids are beyond those that the product hands out. */
const LEADS = 200;
const FIRST_ID = 100_001;
export const HOUR_MINUTES = 60;
export const MONTH_MINUTES = 30 * 24 * HOUR_MINUTES;
/** The first pong says that something may have been missed, after which the lists are read again for the last time. */
const SETTLING_MS = 65_000;
/** API Gateway ends a socket after two hours. */
const SOCKET_MINUTES = 120;

export interface TabCost {
  /** Signing in, the first page of leads, and all that follows of itself. */
  readonly open: Activity;
  /** What nobody does in so many minutes. */
  readonly idle: (minutes: number) => Activity[];
}

/** Counts the tab with the leads while nothing happens: for `minutes`, from which a longer time is reckoned. */
export async function countAdminTab(stage: CostStage, minutes: number): Promise<TabCost> {
  await seedLeads(stage);
  // The tab is the only one.
  stage.admin.socket.close();
  const context = await stage.browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const open = await stage.count({ name: 'open', played: 1, times: 1 }, async () => {
    await signIn(page, stage);
    await wait(SETTLING_MS);
  });
  const idle = await stage.count({ name: 'idle', played: minutes, times: 1 }, () => wait(60_000));
  await context.close();
  const connect = await stage.count({ name: 'connect', played: 1, times: 1 }, () => reconnect(stage));
  return {
    open,
    idle: (duration) => [
      { ...idle, times: duration },
      { ...connect, times: duration / SOCKET_MINUTES },
      connected(duration),
    ],
  };
}

async function seedLeads({ product }: CostStage): Promise<void> {
  const now = new Date();
  const leads = Array.from({ length: LEADS }, (_, index) => {
    const createdAt = new Date(now.getTime() - (index + 1) * 600_000);
    return evenLead(FIRST_ID + index, createdAt, now);
  });
  await writeLeads(new Table(product.documents, product.outputs.LeadsTableName ?? ''), leads);
}

async function signIn(page: Page, { product }: CostStage): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('row').nth(1).waitFor();
  await page.waitForLoadState('networkidle');
}

async function reconnect({ product }: CostStage): Promise<void> {
  const socket = await liveSockets(product).asAdmin(await product.signIn());
  socket.send({ type: 'auth', role: 'admin' });
  await socket.until('activeSessions');
  socket.socket.close();
  await socket.closed;
}
