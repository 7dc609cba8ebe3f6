import { press, type Scene, type ScreenState } from './screen-state.ts';

/** Of the chats, and of one that is open. */
export const CHAT_STATES: readonly ScreenState[] = [
  {
    name: 'the chats',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin/chat');
      await page
        .getByText(/^(Asked for a person|No (active )?conversations.*)$/)
        .first()
        .waitFor();
    },
  },
  { name: 'an open chat', leads: 1, reach: openChat },
  {
    name: 'the customer of a chat',
    leads: 1,
    reach: openCustomer,
  },
  {
    name: 'whose a chat is to be',
    leads: 1,
    reach: async (scene) => {
      await openCustomer(scene);
      await press(scene.page, /^Owner: /);
      await scene.page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'a note in a chat',
    leads: 1,
    reach: async (scene) => {
      await openChat(scene);
      await press(scene.page, 'Note');
      await scene.page.getByRole('textbox', { name: /note/i }).fill('Ask about the stairs.');
    },
  },
  {
    name: 'until when a chat is put away',
    leads: 1,
    reach: async (scene) => {
      await openChat(scene);
      await press(scene.page, 'Snooze');
      await scene.page.getByRole('menuitem', { name: 'Day and time…' }).click();
      await scene.page.getByRole('dialog', { name: 'Snooze until' }).waitFor();
    },
  },
  {
    name: 'the question before a chat is closed',
    leads: 1,
    reach: async (scene) => {
      await openChat(scene);
      await press(scene.page, 'Close Chat');
      await scene.page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'the question before a chat is handed back',
    leads: 2,
    reach: async ({ page, open, cast }) => {
      await cast.holdChats();
      await open(cast.held);
      await press(page, 'End Takeover');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'where the assistant goes on',
    leads: 2,
    isForEyes: true,
    reach: async ({ page, open, cast }) => {
      await cast.holdChats();
      await open(cast.held);
      await press(page, 'Choose where the assistant goes on');
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'an answer, with the canned ones',
    leads: 2,
    reach: async ({ page, open, cast }) => {
      await cast.holdChats();
      await open(cast.held);
      await page.getByLabel('Type your message').fill('/');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'a chat that a colleague has',
    leads: 2,
    isForEyes: true,
    reach: async ({ page, open, cast }) => {
      await cast.holdChats();
      await open(cast.others);
      await page
        .getByText(/handled by dana/i)
        .first()
        .waitFor();
    },
  },
  {
    name: 'the question before a chat is taken over from a colleague',
    leads: 2,
    reach: async ({ page, open, cast }) => {
      await cast.holdChats();
      await open(cast.others);
      await press(page, 'Take over from Dana');
      await page
        .getByRole('alertdialog')
        .getByText(/has written nothing.*connected/)
        .waitFor();
    },
  },
  {
    name: 'a closed chat',
    leads: 2,
    reach: async ({ page, open, cast }) => {
      await open(cast.closed);
      await page.getByText(/ closed the chat/).waitFor();
    },
  },
  {
    name: 'the settings of the chat',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin/chat');
      await press(page, 'Chat settings');
      await page.getByRole('dialog').getByLabel('Shortcut').first().waitFor();
    },
  },
];

async function openChat({ page, open, cast }: Scene): Promise<void> {
  await open(cast.asking);
  await page.getByRole('log').getByText('Do you take a piano?').waitFor();
  await page.getByRole('button', { name: 'Take over and answer' }).waitFor();
}

/** Beside the chat, or over it where there is no room. */
async function openCustomer(scene: Scene): Promise<void> {
  const { page } = scene;
  await openChat(scene);
  const button = page.getByRole('button', { name: 'Customer', exact: true });
  if (await button.isVisible()) await button.click();
  await page.getByRole('button', { name: /^Owner: / }).waitFor();
}
