import { signInAs } from '../../sign-in-as.ts';
import type { Cookies } from '../hostile-caller.ts';
import { choose, press, type Reach, type Screen } from './screen.ts';

async function openChat({ page, planted, open }: Reach): Promise<void> {
  await open(`/admin/chat/${planted.sessionId}`);
  await page.getByRole('log').waitFor();
}

async function change({ product, planted }: Reach, body: object, cookies: Cookies): Promise<void> {
  await product.call('PATCH', `/api/chat/sessions/${planted.sessionId}`, { body, cookies });
}

/** In the hands of the admin who looks, of a colleague, or of nobody. */
async function giveTo(reach: Reach, whom: 'admin' | 'colleague' | 'nobody'): Promise<void> {
  const admin = await reach.product.signIn();
  await change(reach, { isHandedOff: false }, admin);
  if (whom === 'admin') await change(reach, { isHandedOff: true }, admin);
  if (whom === 'colleague')
    await change(reach, { isHandedOff: true }, await signInAs(reach.product, 'keeper'));
}

/** A screen of the chat that holds payloads, in these hands, after something was pressed. */
const ofChat = (
  name: string,
  hands: 'admin' | 'nobody',
  act: (reach: Reach) => Promise<unknown>,
): Screen => ({
  name,
  states: [name],
  reach: async (reach) => {
    await giveTo(reach, hands);
    await openChat(reach);
    await act(reach);
    return reach.page.locator('body');
  },
});

/** The tab of chats, one of which holds payloads, and what is asked of it. */
export const CHAT_SCREENS: readonly Screen[] = [
  {
    name: 'the chats',
    states: ['the chats'],
    reach: async ({ page, open }) => {
      await open('/admin/chat');
      return page.locator('body');
    },
  },
  ofChat('an open chat', 'nobody', async () => {}),
  ofChat('the customer of a chat', 'nobody', ({ page }) =>
    page.getByRole('button', { name: /^Owner: / }).waitFor(),
  ),
  ofChat('whose a chat is to be', 'nobody', async ({ page }) => {
    await press(page, /^Owner: /);
    await page.getByRole('menu').waitFor();
  }),
  ofChat('a note in a chat', 'nobody', async ({ page }) => {
    await page.getByRole('button', { name: 'Note', exact: true }).click();
    await page.getByRole('textbox', { name: /note/i }).fill('Ask about the stairs.');
  }),
  ofChat('until when a chat is put away', 'nobody', async ({ page }) => {
    await choose(page, 'Snooze', 'Day and time…');
    await page.getByRole('dialog', { name: 'Snooze until' }).waitFor();
  }),
  ofChat('the question before a chat is closed', 'nobody', async ({ page }) => {
    await press(page, 'Close Chat');
    await page.getByRole('alertdialog').waitFor();
  }),
  ofChat('the question before a chat is handed back', 'admin', async ({ page }) => {
    await press(page, 'End Takeover');
    await page.getByRole('alertdialog').waitFor();
  }),
  ofChat('where the assistant goes on', 'admin', async ({ page }) => {
    await press(page, 'Choose where the assistant goes on');
    await page.getByRole('menuitem').first().waitFor();
  }),
  {
    name: 'the replies that are ready',
    states: ['an answer, with the canned ones'],
    reach: async (reach) => {
      await giveTo(reach, 'admin');
      await openChat(reach);
      await reach.page.getByRole('textbox', { name: /message|reply/i }).fill('/');
      return reach.page.getByRole('listbox');
    },
  },
  {
    name: 'the settings of the chat',
    states: ['the settings of the chat'],
    reach: async ({ page, open }) => {
      await open('/admin/chat');
      await press(page, 'Chat settings');
      await page.getByRole('dialog').getByLabel('Shortcut').first().waitFor();
      return null;
    },
  },
  {
    name: 'a chat that a colleague has',
    states: ['a chat that a colleague has'],
    reach: async (reach) => {
      await giveTo(reach, 'colleague');
      await openChat(reach);
      await reach.page
        .getByText(/handled by /i)
        .first()
        .waitFor();
      return reach.page.locator('body');
    },
  },
  {
    name: 'the question before a chat is taken over from a colleague',
    states: ['the question before a chat is taken over from a colleague'],
    reach: async (reach) => {
      await giveTo(reach, 'colleague');
      await openChat(reach);
      await press(reach.page, /^Take over from /);
      await reach.page.getByRole('alertdialog').waitFor();
      return null;
    },
  },
  // Nothing opens it again, and so it comes last.
  {
    name: 'a closed chat',
    states: ['a closed chat'],
    reach: async (reach) => {
      await giveTo(reach, 'nobody');
      await change(reach, { status: 'closed' }, await reach.product.signIn());
      await openChat(reach);
      await reach.page.getByText(/ closed the chat/).waitFor();
      return reach.page.locator('body');
    },
  },
];
