import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { Planted } from './planted.ts';
import type { Reach, Screen } from './screen.ts';

const DAY_MS = 24 * 3600 * 1000;
/** As many as somebody types, one after the other. */
const SAID = 6;
const LANGUAGES = ['', '/fr'] as const;

/** The pages of the request, the card on the thank-you page, and the chat, in both languages. */
export function visitorScreens(planted: Planted): Screen[] {
  const [token = ''] = planted.tokens;
  return LANGUAGES.flatMap((language) => [
    ...planted.tokens.map((one, at) => requestPage(`${language}/request#${one}`, at)),
    {
      name: `a correction of ${language}/request`,
      states: ['a request, being corrected'],
      reach: (reach) => act('first', 'form [name=note]', `${language}/request#${token}`, reach),
    },
    {
      name: `the question before a cancelation of ${language}/request`,
      states: ['a request, with the question before it is cancelled'],
      reach: (reach) => act('last', 'article [role=group]', `${language}/request#${token}`, reach),
    },
    {
      name: `the thank-you card of ${language}/`,
      states: ['the thank-you page, with its card'],
      reach: (reach) => sendForm(`${language}/`, reach),
    },
    {
      name: `the form of ${language}/ with what was sent before`,
      states: ['the form, filled with what was sent before'],
      reach: (reach) => askAgain(`${language}/`, reach),
    },
    {
      name: `the chat of ${language}/`,
      states: ['the chat', 'the chat, in the midst of it'],
      reach: (reach) => talk(`${language}/`, reach),
    },
  ]);
}

function requestPage(path: string, at: number): Screen {
  return {
    name: `${path.split('#')[0]} of lead ${at + 1}`,
    states: ['a request'],
    reach: async ({ page, open }) => {
      await open(path);
      return page.locator('body');
    },
  };
}

/** Presses the first or the last of what can be done with a request. */
async function act(which: 'first' | 'last', shown: string, path: string, { page, open }: Reach) {
  await open(path);
  await page.locator('article div:has(~ dl) > button')[which]().click();
  await page.locator(shown).first().waitFor();
  return null;
}

/** The browser has kept what it sent, and fills it in again. */
async function askAgain(path: string, reach: Reach) {
  const { page, open } = reach;
  await sendForm(path, reach);
  await open(path);
  await page.locator('#quote-form [name=name]').first().focus();
  await page.locator('#quote-form [data-state=sent]').waitFor();
  return null;
}

async function sendForm(path: string, { page, planted, open }: Reach) {
  await open(path);
  const [name = '', address = name] = planted.texts;
  const texts = {
    name: `${name} ..`.slice(0, 60),
    phone: '902-555-0166',
    address: `${address} St`.slice(0, 100),
    details: planted.texts.join(' ').slice(0, 900),
    preferredDate: halifaxToday(new Date(Date.now() + DAY_MS)),
  };
  const form = page.locator('#quote-form');
  for (const [field, text] of Object.entries(texts)) await form.locator(`[name=${field}]`).first().fill(text);
  await form.locator('[name=junkType]').first().selectOption('furniture');
  await form.locator('button[type=submit]').click();
  await page.waitForURL('**/thank-you');
  return page.locator('body');
}

async function talk(path: string, { page, planted, open }: Reach) {
  await open(path);
  await page.locator('#chat-widget a, #chat-widget button').first().click();
  const log = page.getByRole('log');
  await log.locator('[data-sender=assistant]').first().waitFor();
  for (const text of planted.texts.slice(0, SAID)) {
    const said = await log.locator('[data-sender=user]').count();
    await page.getByLabel('Message', { exact: true }).fill(text.replaceAll('\n', ' '));
    await page.getByRole('button', { name: /^(Send|Envoyer)$/ }).click();
    await log.locator('[data-sender=user]').nth(said).waitFor();
  }
  return log;
}
