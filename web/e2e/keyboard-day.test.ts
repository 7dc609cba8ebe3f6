import { ensureAdmin } from '@harbour-haul/admin-cli/ensure-admin';
import { ADMIN } from '@harbour-haul/testing/admin';
import { eventually } from '@harbour-haul/testing/eventually';
import { aLead } from '@harbour-haul/testing/leads';
import { liveSockets } from '@harbour-haul/testing/live-sockets';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { productTable } from '@harbour-haul/testing/product-table';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { KeyboardDesk } from './testing/keyboard-desk.ts';

const LEADS = 50;
const CHATS = 30;
/** Of the chats whose visitors ask for a person. */
const ASKING = 3;
/** Beyond those that the product hands out. */
const FIRST_ID = 100_001;
const MINUTE_MS = 60_000;

let product: LocalProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  await writeLeads(productTable(product, 'LeadsTableName'), morningLeads());
  await morningChats();
  await product.settleIndexes();
});

/** `Person 50` is the newest, and the first of the list. */
function morningLeads() {
  const now = Date.now();
  return Array.from({ length: LEADS }, (_, index) => {
    const at = new Date(now - (LEADS - index) * MINUTE_MS).toISOString();
    return aLead({
      id: FIRST_ID + index,
      name: `Person ${index + 1}`,
      phone: `902-555-0${index + 100}`,
      address: `${index + 1} Oak St, Dartmouth`,
      createdAt: at,
      updatedAt: at,
    });
  });
}

/** The last ones ask for a person. */
async function morningChats() {
  const numbers = Array.from({ length: CHATS }, (_, index) => index);
  const lane = async () => {
    for (let index = numbers.shift(); index !== undefined; index = numbers.shift()) await startChat(index);
  };
  await Promise.all([lane(), lane(), lane()]);
}

async function startChat(index: number) {
  const visitorId = `keys-${String(index).padStart(4, '0')}-${crypto.randomUUID()}`;
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
  const path = `/api/chat/sessions/${String(body.id)}`;
  const message = {
    sender: 'user',
    content: `Do you take a piano? (${index})`,
    clientMessageId: crypto.randomUUID(),
  };
  await product.call('POST', `${path}/messages`, { body: message, cookies });
  if (index >= CHATS - ASKING)
    await product.call('PATCH', path, { body: { personRequested: true }, cookies });
}

/** Somebody who has their console open. */
async function aColleague() {
  const [username, password] = ['dana', 'lantern-plankton-tide'];
  await ensureAdmin(product.users, username, password);
  const { cookies } = await product.call('POST', '/api/login', { body: { username, password } });
  return liveSockets(product).asAdmin(cookies);
}

it('works a day of fifty leads and thirty chats without a mouse, and never loses the focus', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(90_000);
  await page.goto(`${product.url}/login`);
  const desk = await KeyboardDesk.at(page);
  const admin = await product.signIn();
  const called = async (path: string) => (await product.call('GET', path, { cookies: admin })).body;
  /** Opens what can be done with the selection, and takes what begins with a letter. */
  const chooseAction = async (button: string, letter: string, item: RegExp) => {
    await desk.tabTo(button, 'Shift+Tab');
    await desk.press('Enter');
    await desk.hasFocusOn(/^menuitem /);
    await desk.press(letter);
    await desk.hasFocusOn(item);
    await desk.press('Enter');
  };

  // Signs in.
  await desk.hasFocusOn('textbox Username');
  await desk.type(ADMIN.username);
  await desk.press('Tab');
  await desk.type(ADMIN.password);
  await desk.press('Enter');
  await desk.hasFocusOn(/^heading Harbour Haul/);
  await page.getByText(`${LEADS} leads total`).waitFor();

  // Shows them all on one page.
  await desk.tabTo('button Display');
  await desk.press('Enter');
  await desk.tabTo('combobox Rows per page');
  await desk.type('50');
  await desk.press('Escape');
  await desk.hasFocusOn('button Display');
  await page.getByRole('link', { name: 'Person 1', exact: true }).waitFor();

  // Walks through them, and opens one.
  await desk.press(...Array<string>(LEADS).fill('j'));
  await desk.hasFocusOn('link Person 1');
  await desk.press(...Array<string>(LEADS - 1).fill('k'));
  await desk.hasFocusOn('link Person 50');
  await desk.press('Enter');
  await page.getByRole('dialog', { name: 'Lead Details: Person 50' }).waitFor();

  // Edits it: when to follow up, and what was said.
  await desk.tabTo('spinbutton Month');
  await desk.tabTo('spinbutton Month');
  await desk.type('12152026');
  await desk.tabTo(/^textbox Notes/);
  await desk.type('Calls back on Tuesday.');
  await desk.press('Control+Enter');
  await desk.hasFocusOn('link Person 50');
  await eventually(async () => {
    expect((await called(`/api/leads/by-id/${FIRST_ID + 49}`)).lead).toMatchObject({
      followUpDate: expect.stringMatching(/^2026-12-15/),
      notes: 'Calls back on Tuesday.',
    });
  });

  // Goes on to the next ones without leaving, and back.
  await desk.press('Enter');
  for (const next of [49, 48, 47]) {
    await page.getByRole('dialog', { name: 'Lead Details: Person' }).waitFor();
    await desk.press('j');
    await desk.hasFocusOn('button Next lead');
    await page.getByRole('dialog', { name: `Lead Details: Person ${next}` }).waitFor();
  }
  await desk.press('Escape');
  await desk.hasFocusOn(/^link Person/);

  // Sets the status of one, and of twenty at once.
  await desk.press('s');
  await desk.hasFocusOn(/^menuitemradio New/);
  await desk.press('c', 'Enter');
  await desk.hasFocusOn(/^link Person/);
  for (let row = 0; row < 20; row += 1) await desk.press('j', 'x');
  await desk.press('s');
  await desk.hasFocusOn(/^menuitemradio New/);
  await desk.press('c', 'Enter');
  await page.getByText('Set 20 leads to status: Contacted', { exact: true }).waitFor();
  await desk.hasFocusOn(/^link Person/);
  await desk.press('F8');
  await desk.tabTo('button Undo');
  await desk.press('Escape');
  await desk.hasFocusOn(/^link Person/);

  // The rest by a list of its own: each leaves it, and the focus goes to the next.
  await desk.press('Control+k');
  await desk.hasFocusOn(/^combobox Find leads/);
  await desk.type('leads new');
  await desk.press('Enter');
  await page.getByText(/^[0-9]+ leads with status New$/).waitFor();
  await desk.press('j', 's');
  await desk.hasFocusOn(/^menuitemradio New/);
  await desk.press('c', 'Enter');
  await desk.hasFocusOn(/^link Person/);
  await desk.tabTo('checkbox Select all leads on this page', 'Shift+Tab');
  await desk.press('Space');
  await desk.press('s');
  await desk.hasFocusOn(/^menuitemradio New/);
  await desk.press('c', 'Enter');
  // More than are seen at once are asked about.
  await desk.hasFocusOn('button Cancel');
  await desk.press('Tab', 'Enter');
  await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
  // Those that were set have left the list, and what selected them with them.
  await desk.hasFocusOn(/^(group|region|tabpanel) /);
  await desk.press('F8');
  await desk.tabTo('button Undo');
  await desk.press('Escape');
  await desk.hasFocusOn(/^(group|region|tabpanel) /);
  await eventually(async () => expect(await called('/api/leads?status=new')).toMatchObject({ total: 0 }));

  // Finds one by name from anywhere.
  await desk.press('Control+k');
  await desk.type('Person 17');
  await page.getByRole('option', { name: /Person 17/ }).waitFor();
  await desk.press('Enter');
  await page.getByRole('dialog', { name: 'Lead Details: Person 17' }).waitFor();
  await desk.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // Goes to the chats, and answers one.
  await desk.press('g', 'c');
  await desk.hasFocusOn(/^tabpanel Chat/);
  await page
    .getByRole('button', { name: /piano/ })
    .nth(CHATS - 1)
    .waitFor();
  await desk.press('j');
  await desk.hasFocusOn(/^button Visitor/);
  await desk.press(...Array<string>(CHATS - 1).fill('j'), 'Home', 'Enter', 'r');
  await desk.hasFocusOn('textbox Type your message');
  await desk.type('We do. /phot');
  await page.getByRole('option', { name: '/photo' }).waitFor();
  await desk.press('Enter', 'Enter');
  await page.locator('[data-sender=admin]', { hasText: 'We do. Could you send us a photo' }).waitFor();
  await desk.hasFocusOn('textbox Type your message');
  await desk.press('Escape');
  await desk.hasFocusOn(/^region Conversation with/);

  // Notes something of it for the others.
  await desk.press('n');
  await desk.hasFocusOn('textbox Write a note');
  await desk.type('Third floor, no lift.');
  await desk.press('Enter');
  await page.getByRole('note').getByText('Third floor, no lift.').waitFor();
  await desk.hasFocusOn('textbox Write a note');
  await desk.press('Escape');
  await desk.hasFocusOn(/^region Conversation with/);

  // Passes it to a colleague, and takes it back from them.
  const colleague = await aColleague();
  await desk.tabTo('button Pass to colleague');
  await desk.press('Enter');
  await desk.hasFocusOn(/^menuitem .*Online/);
  await desk.press('Enter');
  await page
    .getByText(/handed over to/)
    .first()
    .waitFor();
  await desk.hasFocusOn(/^region Conversation with/);
  await desk.tabTo('button End Takeover');
  await desk.press('Enter');
  await desk.hasFocusOn('button Cancel');
  await desk.press('Tab', 'Enter');
  await page
    .getByText(/^Assistant back/)
    .first()
    .waitFor();
  await desk.hasFocusOn(/^region Conversation with/);
  await desk.press('r');
  await desk.hasFocusOn('textbox Type your message');
  await desk.press('Escape');
  colleague.socket.close();

  // Hands it back, once the call that took it has come back, and puts it away.
  await page.getByRole('button', { name: 'End Takeover' }).waitFor();
  await desk.tabTo('button End Takeover');
  await desk.press('Enter');
  await desk.hasFocusOn(/^region Conversation with/);
  await desk.tabTo('button Snooze');
  await desk.press('Enter');
  await desk.hasFocusOn(/^menuitem In an hour/);
  await desk.press('Enter');
  await desk.hasFocusOn('button Wake now');

  // Closes two of the others, and finds one by what its visitor wrote.
  await desk.press('j', 'x', 'j', 'x');
  await desk.tabTo('button Close Chats', 'Shift+Tab');
  await desk.press('Enter');
  await desk.hasFocusOn('button Cancel');
  // Where one of them was answered, it says so, and another button stands between.
  await desk.tabTo(/^button Close (?:Chats|all 2)$/);
  await desk.press('Enter');
  await page.getByText('2 chat sessions have been closed.', { exact: true }).waitFor();
  await desk.hasFocusOn(/^button Visitor/);
  await desk.press('/');
  await desk.hasFocusOn('searchbox Search conversations');
  await desk.press('Escape');

  // Back to the leads: moves a card of the board, looks into the calendar.
  await desk.press('Control+k');
  await desk.type('board');
  await desk.press('Enter');
  await page
    .getByRole('region', { name: /^Contacted/ })
    .getByRole('link')
    .first()
    .waitFor();
  await desk.press('j', 'ArrowDown');
  await desk.hasFocusOn(/^link Person/);
  const card = await desk.focused();
  await desk.press('Shift+ArrowRight');
  await page.getByRole('region', { name: 'Qualified 1', exact: true }).waitFor();
  await desk.hasFocusOn(card);
  await desk.press('ArrowLeft');
  await desk.hasFocusOn(/^link Person/);
  const beside = await desk.focused();
  expect(beside).not.toBe(card);
  await desk.press('Enter');
  await page.getByRole('dialog', { name: /^Lead Details: Person/ }).waitFor();
  await desk.press('Escape');
  await desk.hasFocusOn(beside);
  await desk.press('v', 'c');
  await desk.hasFocusOn(/^(group|region|tabpanel) /);
  await desk.press('n', 'p', 't');

  // Deletes one, and has it back.
  await desk.press('v', 'l');
  await desk.hasFocusOn(/^(group|region|tabpanel) /);
  await page.getByText(`${LEADS} leads total`).waitFor();
  await desk.press('j', 'x');
  await chooseAction('button Actions (1)', 'd', /^menuitem Delete Leads/);
  await desk.hasFocusOn('button Cancel');
  await desk.press('Tab', 'Enter');
  await page.getByText('Deleted 1 lead', { exact: true }).waitFor();
  await page.getByText(`${LEADS - 1} leads total`).waitFor();
  await desk.hasFocusOn('link Person 49');
  await desk.press('F8');
  await desk.tabTo('button Undo');
  await desk.press('Enter');
  await page.getByText(`${LEADS} leads total`).waitFor();
  await desk.hasFocusOn('link Person 49');

  // Makes one of two that are one job.
  await desk.press('x', 'j', 'x');
  await chooseAction('button Actions (2)', 'm', /^menuitem Merge Leads/);
  await page.getByRole('dialog', { name: 'Merge two leads' }).waitFor();
  await desk.tabTo(/^radio Keep #/);
  await desk.press('Space');
  await desk.tabTo('button Merge Leads');
  await desk.press('Enter');
  await page.getByText(`${LEADS - 1} leads total`).waitFor();
  await desk.hasFocusOn(/^link Person/);

  // Saves the list for the others, and comes back to it.
  await desk.tabTo('button Saved views', 'Shift+Tab');
  await desk.press('Enter');
  await desk.tabTo(/^textbox Save this list as/);
  await desk.type('The morning');
  await desk.press('Enter');
  await page.getByRole('button', { name: 'The morning', exact: true }).waitFor();
  await desk.press('Escape');
  await desk.hasFocusOn('button Saved views');
  await desk.press('Control+k');
  await desk.type('The morning');
  await page.getByRole('option', { name: /The morning/ }).waitFor();
  await desk.press('Enter');
  await page.getByText(`${LEADS - 1} leads total`).waitFor();

  // Exports them, and leaves.
  await desk.tabTo('button Export Leads');
  await desk.press('Enter');
  await page.getByRole('dialog', { name: 'Export Leads' }).waitFor();
  await desk.tabTo('button Download CSV');
  const download = page.waitForEvent('download');
  await desk.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await desk.hasFocusOn('button Export Leads');
  await desk.press('Control+k');
  await desk.type('log out');
  await desk.press('Enter');
  await desk.hasFocusOn('textbox Username');
  await page.close();
});
