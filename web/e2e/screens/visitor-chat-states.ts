import type { Texts } from '@harbour-haul/domain/site/language';
import { ChatDriver } from '../testing/chat-driver.ts';
import { phoneImage } from '../testing/phone-images.ts';
import { withoutTypingDelay } from '../testing/without-typing-delay.ts';
import { photo, type VisitorScene, type VisitorState } from './visitor-scene.ts';

/** Of the chat, as its visitor sees it. */
export const VISITOR_CHAT_STATES: readonly VisitorState[] = [
  { name: 'the chat', kind: 'window', reach: async (scene) => void (await open(scene)) },
  { name: 'the chat, in the midst of it', kind: 'window', reach: async (scene) => void (await talk(scene)) },
  {
    name: 'the chat, with photos that are chosen',
    kind: 'window',
    reach: async (scene) => {
      const chat = await talk(scene);
      await choose(chat, 'a sofa with a long name, of a telephone, 2026.jpg', 'bed.jpg', 'desk.jpg');
      await chat.window.getByRole('img').nth(2).waitFor();
    },
  },
  {
    name: 'the chat, with a photo, large',
    kind: 'window',
    reach: async (scene) => {
      const chat = await open(scene);
      await chat.choose(/^(Furniture|Meubles)$/);
      await choose(chat, 'sofa.jpg');
      await chat.window.getByRole('button', { name: /^(Send photo|Envoyer la photo)$/ }).click();
      await chat.window.locator('[data-sender=user] img').click();
      await scene.page.getByRole('dialog', { name: 'Photo' }).waitFor();
    },
  },
  {
    name: 'the chat, before it is sent',
    kind: 'window',
    reach: async (scene) => void (await talkToRecap(scene)),
  },
  {
    name: 'the chat, sent',
    kind: 'window',
    reach: async (scene) => {
      const chat = await talkToRecap(scene);
      await chat.choose(/^(Submit|Envoyer)$/);
      await chat.window.getByRole('group', { name: /^(Request sent|Demande envoyée)$/ }).waitFor();
    },
  },
  {
    name: 'the chat, with somebody of the team',
    kind: 'window',
    reach: async (scene) => {
      const chat = await open(scene);
      const change = ofSession(scene);
      const [asked, told] = PERSON[scene.language];
      await chat.say(asked);
      const { say } = await change({ isHandedOff: true });
      await say(told);
      await chat.window.locator('[data-sender=admin]').waitFor();
    },
  },
  {
    name: 'the chat, closed by the team',
    kind: 'window',
    reach: async (scene) => {
      const chat = await open(scene);
      const change = ofSession(scene);
      await chat.say(scene.language === 'fr' ? 'Un divan' : 'A couch');
      await change({ status: 'closed' });
      await chat.window.getByText(/(closed this chat|fermé ce clavardage)/).waitFor();
    },
  },
  {
    name: 'the chat, whose assistant could not be loaded',
    kind: 'window',
    complaint: /Failed to load resource/,
    reach: async (scene) => {
      await scene.page.route(/\/assets\/real-engine-[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
      const chat = await open(scene);
      await chat.window.getByRole('textbox').fill('A couch');
      await chat.window.getByRole('textbox').press('Enter');
      const trouble = chat.window.getByRole('group', { name: /^(Connection|Connexion)$/ });
      await trouble.getByRole('button').first().click();
      await trouble.getByRole('button').nth(1).waitFor();
    },
  },
];

/** Words of one language for the visitor and the team: the chat goes on in the one that it is spoken to in. */
const PERSON: Texts<readonly [asked: string, told: string]> = {
  en: [
    'A couch. Can I talk to a person?',
    'Hello Jane, this is the team. Which floor is it on, and is there an elevator?',
  ],
  fr: [
    'Un divan. Puis-je parler à une personne?',
    'Bonjour Jane, ici l’équipe. À quel étage est-il, et y a-t-il un ascenseur?',
  ],
};

async function open({ page, open: show }: VisitorScene): Promise<ChatDriver> {
  await withoutTypingDelay(page.context());
  await show('/');
  const chat = new ChatDriver(page);
  await chat.open();
  return chat;
}

async function talk(scene: VisitorScene): Promise<ChatDriver> {
  const chat = await open(scene);
  await chat.choose(/^(Furniture|Meubles)$/);
  await chat.say(scene.language === 'fr' ? 'passer' : 'skip');
  await chat.say('Bartholomew Featherstonehaugh-Cholmondeley');
  await chat.say('902-555-0148');
  return chat;
}

async function talkToRecap(scene: VisitorScene): Promise<ChatDriver> {
  const chat = await talk(scene);
  await chat.say('12 Old Sambro Harbour Road, Upper Tantallon, Halifax B3M 3N8');
  await chat.say(scene.language === 'fr' ? 'demain matin' : 'tomorrow morning');
  await chat.choose(/^(Phone Call|Appel téléphonique)$/);
  await chat.say(scene.language === 'fr' ? 'aucune' : 'none');
  return chat;
}

function choose(chat: ChatDriver, ...names: string[]): Promise<void> {
  return phoneImage().then((image) =>
    chat.window.locator('input[type=file]').setInputFiles(names.map((name) => photo(name, image))),
  );
}

/** What somebody of the team does with the chat of which the next message is sent. */
function ofSession({ page, product }: VisitorScene) {
  const sent = page.waitForResponse((response) => /\/sessions\/[^/]+\/messages$/.test(response.url()));
  return async (change: { isHandedOff: true } | { status: 'closed' }) => {
    const path = new URL((await sent).url()).pathname.replace(/\/messages$/, '');
    const cookies = await product.signIn();
    await product.call('PATCH', path, { body: change, cookies });
    return {
      say: (content: string) =>
        product.call('POST', `${path}/messages`, {
          body: { sender: 'admin', content, clientMessageId: crypto.randomUUID() },
          cookies,
        }),
    };
  };
}
