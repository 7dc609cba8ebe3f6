import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { expect, it } from '@jest/globals';

it('who calls is entered by keys alone, opens, and says who entered them', async () => {
  const [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  const page = await browser.newPage();
  await signInPage(page, product.url);
  await page.goto(`${product.url}/admin`);
  await page.getByText('leads total').waitFor();
  await page.keyboard.press('c');
  await page.getByRole('dialog', { name: 'New lead' }).waitFor();
  await page.keyboard.type('Priya Nair');
  await page.keyboard.press('Tab');
  await page.keyboard.type('902 555 0177');
  await page.keyboard.press('Control+Enter');
  const lead = page.getByRole('dialog', { name: 'Lead Details: Priya Nair' });
  await lead.waitFor();
  await lead.getByText('Entered (phone)').waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\/leads\/\d+$/);
  expect(new URL(page.url()).search).toBe('');
  await page.keyboard.press('Escape');
  await product.settleIndexes();
  await page.getByRole('cell', { name: 'Priya Nair' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin');
  await page.close();
});

it('Back closes the entry of a lead, keeps what is typed, and leaves the list as it was', async () => {
  const [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  const page = await browser.newPage();
  await signInPage(page, product.url);
  await page.goto(`${product.url}/admin?view=board`);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const list = page.url();
  const name = page.getByRole('dialog', { name: 'New lead' }).getByLabel('Name');
  await page.getByRole('button', { name: 'New lead' }).first().click();
  await name.fill('Priya Nair');
  await page.goBack();
  await name.waitFor({ state: 'detached' });
  expect(page.url()).toBe(list);

  // What was typed becomes the lead, which closes to the list too, and Back leaves that for what was before it.
  await page.getByRole('button', { name: 'New lead' }).first().click();
  expect(await name.inputValue()).toBe('Priya Nair');
  await page.getByRole('dialog', { name: 'New lead' }).getByLabel('Phone').fill('902 555 0178');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('dialog', { name: 'Lead Details: Priya Nair' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(page.url()).toBe(list);
  await page.goBack();
  await page.waitForFunction(() => location.search.includes('view=board'));
  await page.close();
});

it('the palette finds the export by its common words, and opens it over the list as it is narrowed', async () => {
  const [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  const page = await browser.newPage();
  await signInPage(page, product.url);
  await page.goto(`${product.url}/admin?in=Dartmouth&view=board`);
  await page.getByRole('button', { name: /^Find anything/ }).click();
  await page.getByRole('combobox', { name: 'Find leads, chats and actions' }).fill('download');
  await page.getByRole('option', { name: /^Export leads/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /Export/ }).waitFor();
  expect(new URL(page.url()).searchParams.get('in')).toBe('Dartmouth');
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !location.search.includes('do='));
  await page.close();
});
