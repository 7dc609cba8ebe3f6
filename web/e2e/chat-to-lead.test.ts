import type { MessageListResponse } from '@harbour-haul/contract/chat/list-chat-messages';
import type { ListLeadsResponse } from '@harbour-haul/contract/leads/list-leads';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { jsonAs, signInPage } from '@harbour-haul/testing/chromium/call-as';
import { eventually } from '@harbour-haul/testing/eventually';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ChatDriver } from './testing/chat-driver.ts';
import { phoneImage } from './testing/phone-images.ts';
import { withoutTypingDelay } from './testing/without-typing-delay.ts';

/** Of each test its own: a file may run beyond midnight. */
const tomorrowInHalifax = () => DateTime.now().setZone('America/Halifax').plus({ days: 1 });
/** How long the assistant writes (specification, section 9). */
const [REPLY_MS, RECAP_MS] = [1000, 1500];

let product: LocalProduct;
let browser: Browser;
let admin: BrowserContext;
let context: BrowserContext;
let page: Page;
let chat: ChatDriver;
let consoleMessages: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  admin = await browser.newContext();
  await signInPage(admin, product.url);
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  page = await context.newPage();
  chat = new ChatDriver(page);
  consoleMessages = [];
  page.on('console', (message) => consoleMessages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => consoleMessages.push(`pageerror: ${error.message}`));
});
afterEach(async () => context.close());

async function openChat(): Promise<void> {
  await withoutTypingDelay(context);
  await openPatiently();
}

/** A chat whose assistant takes its time, as visitors have it. */
async function openPatiently(query = ''): Promise<void> {
  await page.goto(`${product.url}/${query}`);
  await chat.open();
}

/** How long something takes, in milliseconds. */
async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

async function leadsOf(name: string): Promise<Lead[]> {
  await product.settleIndexes();
  const { leads } = await jsonAs<ListLeadsResponse>(admin, `${product.url}/api/leads?limit=100`);
  return leads.filter((lead) => lead.name === name);
}

/** The one lead of this name; that there is only one is half of the test. */
async function onlyLeadOf(name: string): Promise<Lead> {
  const leads = await leadsOf(name);
  expect(leads).toHaveLength(1);
  return leads[0] as Lead;
}

/** What is stored of the chat is what the window shows, message by message. */
async function expectWholeTranscript(lead: Lead): Promise<void> {
  const shown = await chat.shown();
  const path = `/api/chat/sessions/${lead.sessionId}/messages?after=0&limit=500`;
  const stored = async () => {
    const { messages } = await jsonAs<MessageListResponse>(admin, product.url + path);
    return messages.map(({ sender, content }) => ({ sender, content }));
  };
  // The last messages may still be on their way.
  await eventually(async () => expect(await stored()).toEqual(shown));
}

/** Tells all that is asked for in few words, and waits until it is stored: only Submit is left. */
async function talkToRecap(name: string, phone: string, address: string): Promise<void> {
  await openChat();
  await chat.choose('Yard Waste');
  await chat.say('skip');
  await chat.say(`${name}, ${phone}`);
  await chat.say(address);
  await chat.say('tomorrow evening, call me');
  await chat.say('no');
  await eventually(async () => expect(await leadsOf(name)).toMatchObject([{ status: 'incomplete' }]));
}

async function submit(): Promise<void> {
  await chat.choose('Submit');
  await chat.window.getByRole('group', { name: 'Request sent' }).waitFor();
}

it('takes a visitor to a lead by buttons, each reply written for a second, the recap for one and a half', async () => {
  await openPatiently('?utm_source=flyer&gclid=abc');
  expect(await timeOf(() => chat.choose('Appliances'))).toBeGreaterThanOrEqual(REPLY_MS);
  await chat.choose('Skip');
  await chat.say('Quinn Reply');
  await chat.say('9025550148');
  await chat.say('12 Oak St, Dartmouth B2Y 1A1');
  await chat.choose(/^Morning/);
  await chat.choose('Phone Call');
  expect(await timeOf(() => chat.say('none'))).toBeGreaterThanOrEqual(RECAP_MS);
  await submit();

  const lead = await onlyLeadOf('Quinn Reply');
  expect(lead).toMatchObject({
    status: 'new',
    source: 'chat',
    junkType: 'appliances',
    junkClassificationSource: 'user',
    phone: '(902) 555-0148',
    address: '12 Oak St, Dartmouth B2Y 1A1',
    preferredDate: null,
    preferredContactMethod: 'phone',
    preferredTimeSlot: 'morning',
    details: expect.stringContaining('morning (9AM-12PM)'),
    firstTouch: expect.stringMatching(/utm_source=flyer · gclid=abc · to \/$/),
    lastTouch: expect.stringMatching(/utm_source=flyer · gclid=abc · to \/$/),
  });
  await expectWholeTranscript(lead);
  expect(consoleMessages).toEqual([]);
});

it('takes a visitor to a lead who types freely, corrects twice and asks in between', async () => {
  const tomorrow = tomorrowInHalifax();
  await openChat();
  await chat.say('an old couch and two mattresses');
  expect(await chat.say('how much does it cost?')).toContain('photo');
  await chat.say('Ann Frye, 902-555-0101');
  await chat.say('actually my number is 902-555-0199');
  await chat.say('14 Main St Halifax b3h1a1');
  await chat.say('tomorrow at 2pm');
  await chat.say('sms please');
  const recap = await chat.say('two flights of stairs');
  expect(recap).toContain(tomorrow.toFormat('cccc, LLLL d'));
  await chat.say('wrong name, it is Anna Frye');
  await submit();

  expect(await leadsOf('Ann Frye')).toEqual([]);
  const lead = await onlyLeadOf('Anna Frye');
  expect(lead).toMatchObject({
    status: 'new',
    junkType: 'furniture',
    junkClassificationSource: 'ai',
    phone: '(902) 555-0199',
    address: '14 Main St Halifax B3H 1A1',
    preferredDate: `${tomorrow.toISODate()}T12:00:00.000Z`,
    preferredContactMethod: 'sms',
    access: 'stairs',
    details: expect.stringContaining('two flights of stairs'),
  });
  expect(lead.junkConfidence).toBeGreaterThan(0);
  await expectWholeTranscript(lead);
  expect(consoleMessages).toEqual([]);
});

it('tells who asks there to cancel how it stands, in the chat and behind the link', async () => {
  await openChat();
  await chat.say('an old couch');
  await chat.say('skip');
  await chat.say('Cara Null, 902-555-0133');
  await chat.say('9 Elm St, Halifax B3H 2K1');
  await chat.say('tomorrow, text me');
  await chat.say('none');
  await submit();
  await chat.window.getByRole('button', { name: 'Anything else? Ask here' }).click();
  expect(await chat.say('i meant MORNING')).toMatch(/passed that on to the team: .*, morning/);
  expect(await chat.say('cancel my request')).toContain('To cancel it at once, choose');
  expect(await chat.say('yes')).toContain('To cancel it at once, choose');

  const lead = await onlyLeadOf('Cara Null');
  // The page shows what the team has when it is opened; the chat answers before that is saved.
  await expectWholeTranscript(lead);
  await chat.window.getByRole('link', { name: 'See, print, change or cancel' }).click();
  await page.getByRole('link', { name: 'View or change' }).click();
  await page.getByText('You asked in the chat to cancel it.').waitFor();
  expect(await page.locator('dl').innerText()).toContain('i meant MORNING\ncancel my request\nyes');
  await page.getByRole('button', { name: 'Cancel my request' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByText('Cancelled. Nobody will come.').waitFor();
  expect(await page.getByText('You asked in the chat to cancel it.').count()).toBe(0);
  expect(await leadsOf('Cara Null')).toMatchObject([{ id: lead.id, status: 'canceled' }]);
  expect(consoleMessages).toEqual([]);
});

it('loses nothing of a visitor who loses the network midway and reloads', async () => {
  await openChat();
  await chat.choose('Yard Waste');
  await chat.say('skip');
  await chat.say('Noel Net');
  await context.setOffline(true);
  await chat.say('902 555 0177');
  await chat.say('3 Pine Rd, Bedford B4A 1A1');
  expect(await leadsOf('Noel Net')).toEqual([]);
  await context.setOffline(false);
  await page.reload();
  await chat.window.getByText('3 Pine Rd, Bedford B4A 1A1').first().waitFor();
  await chat.say('tomorrow evening');
  await chat.say('call me');
  await chat.say('no');
  await submit();

  const lead = await onlyLeadOf('Noel Net');
  expect(lead).toMatchObject({
    status: 'new',
    junkType: 'yard',
    phone: '(902) 555-0177',
    address: '3 Pine Rd, Bedford B4A 1A1',
    preferredContactMethod: 'phone',
  });
  await expectWholeTranscript(lead);
});

it.each(['the network is back', 'the page is loaded again'])(
  'sends by itself what was submitted without a network, once %s',
  async (what) => {
    const name = what.includes('page') ? 'Otto Offline' : 'Olive Offline';
    await talkToRecap(name, '902 555 0178', '5 Pine Rd, Bedford B4A 1A1');
    await context.setOffline(true);
    expect(await chat.choose('Submit')).toContain('sent by itself as soon as we can');
    const submission = chat.window.locator('[data-sender=user]').last();
    expect(await submission.innerText()).toContain('Kept here, not sent yet');
    await context.setOffline(false);
    if (what.includes('page')) await page.reload();
    await chat.window.getByRole('group', { name: 'Request sent' }).waitFor();
    await chat.window.getByText('Our team looks at it next', { exact: false }).waitFor();

    const lead = await onlyLeadOf(name);
    expect(lead).toMatchObject({ status: 'new', phone: '(902) 555-0178', preferredContactMethod: 'phone' });
    await expectWholeTranscript(lead);
  },
);

it('sends a photo as well that was chosen before a submission without a network', async () => {
  await talkToRecap('Petra Offline', '902 555 0179', '7 Pine Rd, Bedford B4A 1A1');
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'yard.jpg', mimeType: 'image/jpeg', buffer: await phoneImage() });
  await chat.window.getByText('It goes with your request.').waitFor();
  await context.setOffline(true);
  await chat.window
    .getByRole('group', { name: 'Quick replies' })
    .getByRole('button', { name: 'Submit' })
    .click();
  // What of the specification's toast is true, and nothing beside it says otherwise.
  await page.getByText("We couldn't reach our servers.", { exact: true }).waitFor();
  await chat.window.getByText('sent by itself as soon as we can', { exact: false }).waitFor();
  await chat.window.getByText('Kept here, not sent yet').first().waitFor();
  expect(await page.getByText(/try again later|Sending…/).count()).toBe(0);
  await context.setOffline(false);
  await chat.window.getByRole('group', { name: 'Request sent' }).waitFor();
  await chat.window.getByText('Our team looks at it next', { exact: false }).waitFor();
  await chat.window.getByText('Sent', { exact: true }).waitFor();
  expect(await page.getByText(/reach our servers|not sent yet|Sending…/).count()).toBe(0);

  const lead = await onlyLeadOf('Petra Offline');
  expect(lead).toMatchObject({ status: 'new', chatPhotoPaths: expect.stringContaining('/uploads/') });
  expect(lead.details).not.toContain('photo');
  expect(await chat.lastReply()).not.toContain('could not be sent');
  await expectWholeTranscript(lead);
});

it('keeps a visitor who leaves after the phone number as an incomplete lead, which the form completes', async () => {
  await openChat();
  await chat.choose('Electronics');
  await chat.say('skip');
  await chat.say('Lee Early');
  await chat.say('902-555-0155');
  await eventually(async () => expect(await leadsOf('Lee Early')).toHaveLength(1));
  const left = await onlyLeadOf('Lee Early');
  expect(left).toMatchObject({ status: 'incomplete', phone: '(902) 555-0155', junkType: 'electronics' });

  await page.goto(`${product.url}/`);
  await page.goto(`${product.url}/#quote-form`);
  await page.getByText('From your chat.', { exact: false }).waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Lee Early');
});

it('offers to go on from the form of the page, which is then one request with the chat', async () => {
  const tomorrow = tomorrowInHalifax();
  await withoutTypingDelay(context);
  await page.goto(`${product.url}/`);
  const field = (name: string) => page.locator(`#quote-form [name=${name}]`);
  await field('name').fill('Bea Halfway');
  await field('phone').fill('902 555 0163');
  await field('junkType').selectOption('furniture');
  await field('preferredDate').fill(tomorrow.plus({ days: 1 }).toISODate() ?? '');
  const photo = { name: 'sofa.jpg', mimeType: 'image/jpeg', buffer: await phoneImage() };
  await page.locator('#quote-form input[type=file]').setInputFiles([photo]);
  await page.getByText('Added as your main photo').waitFor();
  // The form lies above the chat's button.
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await chat.open();
  await chat.window.getByText('begun the form on this page').waitFor();
  expect(await chat.lastReply()).toMatch(/Shall I put down Furniture; Bea Halfway; \(902\) 555-0163; .+\?/);
  expect(await leadsOf('Bea Halfway')).toEqual([]);
  await chat.choose('Yes');
  await eventually(async () => expect(await leadsOf('Bea Halfway')).toHaveLength(1));
  expect(await onlyLeadOf('Bea Halfway')).toMatchObject({ junkType: 'furniture', phone: '(902) 555-0163' });
  // The photo of the form goes along.
  await chat.window.getByRole('img', { name: 'Your photo' }).waitFor();
  await chat.window.getByText('Sent', { exact: true }).waitFor();
  // What was corrected in the chat is the newest answer, also in the form.
  await chat.say('tomorrow instead');
  await eventually(async () =>
    expect((await onlyLeadOf('Bea Halfway')).preferredDate).toContain(tomorrow.toISODate()),
  );
  await chat.window.getByRole('button', { name: /close/i }).click();
  await page.getByText('From your chat.', { exact: false }).waitFor();
  expect(await field('preferredDate').inputValue()).toBe(tomorrow.toISODate());
  await field('address').fill('12 Oak St, Dartmouth B2Y 1A1');
  await page.locator('#quote-form button[type=submit]').click();
  await page.waitForURL('**/thank-you');
  expect(await onlyLeadOf('Bea Halfway')).toMatchObject({
    status: 'new',
    address: '12 Oak St, Dartmouth B2Y 1A1',
    preferredDate: expect.stringContaining(tomorrow.toISODate() ?? ''),
  });
  // The chat knows that its own request was sent by the form: nothing is left in it to submit.
  await chat.open();
  await chat.window.getByText(/HH-\d{5}/).waitFor();
  await chat.window.getByRole('button', { name: 'Start a new request' }).waitFor();
  expect(await chat.window.getByRole('button', { name: 'Submit', exact: true }).count()).toBe(0);
});
