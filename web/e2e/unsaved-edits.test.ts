import { ADMIN } from '@harbour-haul/testing/admin';
import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import { aLead } from '@harbour-haul/testing/leads';
import { productTable } from '@harbour-haul/testing/product-table';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { expect, it } from '@jest/globals';

/** Beyond those that the product hands out. */
const ID = 240_001;

it('what is typed into a lead outlives Back, a sign-in that ends and a reload, until it is saved', async () => {
  const [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  await writeLeads(productTable(product, 'LeadsTableName'), [aLead({ id: ID, name: 'Ida Quay' })]);
  await product.settleIndexes();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await signInPage(page, product.url);
  await page.goto(`${product.url}/admin`);
  const link = page.getByRole('link', { name: 'Ida Quay' });
  const sheet = page.getByRole('dialog', { name: 'Lead Details: Ida Quay' });
  const notes = sheet.getByLabel('Notes', { exact: true });
  const isBack = sheet.getByText('What you had typed and not saved is back.');

  await link.click();
  await notes.fill('Two flights of stairs');
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await link.click();
  await isBack.waitFor();
  expect(await notes.inputValue()).toBe('Two flights of stairs');

  // Somebody has ended all sign-ins of the account meanwhile.
  await notes.fill('Two flights of stairs, no lift');
  await product.call('POST', '/api/logout', { cookies: await product.signIn(), body: { everywhere: true } });
  await page.keyboard.press('Control+Enter');
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await isBack.waitFor();
  expect(await notes.inputValue()).toBe('Two flights of stairs, no lift');

  // As after a crash: nothing is asked, and nothing is told.
  await notes.fill('Two flights of stairs, no lift, a piano');
  await page.evaluate(() =>
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true),
  );
  await page.reload();
  await isBack.waitFor();
  expect(await notes.inputValue()).toBe('Two flights of stairs, no lift, a piano');

  await page.keyboard.press('Control+Enter');
  await sheet.waitFor({ state: 'detached' });
  await link.click();
  await notes.waitFor();
  expect(await notes.inputValue()).toBe('Two flights of stairs, no lift, a piano');
  expect(await isBack.count()).toBe(0);
  await page.close();
});
