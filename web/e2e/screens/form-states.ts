import { aNewPerson } from '@harbour-haul/testing/leads';
import { phoneImage } from '../testing/phone-images.ts';
import { photo, type VisitorScene, type VisitorState } from './visitor-scene.ts';

/** Below the top of a page that is shorter than the first. */
const PAGE = '/junk-removal/dartmouth';
const FAILED = /Failed to load resource/;

/** Of the quote form, and of the page that follows it. */
export const FORM_STATES: readonly VisitorState[] = [
  {
    name: 'the form, with what is missing',
    kind: 'page',
    reach: async (scene) => {
      await scene.open(PAGE);
      await submit(scene);
      await scene.page.locator('#quote-form [aria-invalid=true]').first().waitFor();
    },
  },
  { name: 'the form, filled in', kind: 'page', reach: fillIn },
  {
    name: 'the form, with an address beyond the area',
    kind: 'page',
    reach: async (scene) => {
      await fillIn(scene);
      await field(scene, 'address').fill('12 Main St, Truro');
      await field(scene, 'email').focus();
      await form(scene).getByText('Truro').waitFor();
    },
  },
  {
    name: 'the form, with a near miss of a mail service',
    kind: 'page',
    reach: async (scene) => {
      await fillIn(scene);
      await field(scene, 'email').fill('jane.roe@gmial.com');
      await field(scene, 'details').focus();
      await form(scene).getByText('jane.roe@gmail.com').waitFor();
    },
  },
  {
    name: 'the form, with photos',
    kind: 'page',
    complaint: FAILED,
    reach: async (scene) => {
      await fillIn(scene);
      const image = await phoneImage();
      await choose(
        scene,
        photo('a sofa with a long name, of a telephone, 2026.jpg', image),
        photo('bed.jpg', image),
      );
      await form(scene).locator('li[data-state=ready]').nth(1).waitFor();
      await choose(scene, { name: 'script.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
      await form(scene).locator('li[data-state=refused]').waitFor();
      await scene.page.route('**/quarantine/**', (route) => route.abort());
      await choose(scene, photo('lamp.jpg', image));
      await form(scene).locator('li[data-state=failed]').waitFor();
    },
  },
  {
    name: 'the form, not sent',
    kind: 'page',
    complaint: FAILED,
    reach: async (scene) => {
      await fillIn(scene);
      await scene.page.route('**/api/leads', (route) => route.abort());
      await submit(scene);
      await form(scene).locator('[data-good]').waitFor();
    },
  },
  {
    name: 'the form, refused',
    kind: 'page',
    complaint: FAILED,
    reach: async (scene) => {
      await fillIn(scene);
      await scene.page.route('**/api/leads', (route) => route.fulfill({ status: 500 }));
      await submit(scene);
      await form(scene).getByRole('alert').waitFor();
    },
  },
  {
    name: 'the form and the chat, out of reach',
    kind: 'page',
    complaint: FAILED,
    reach: async (scene) => {
      const { page, open } = scene;
      await page.route(/\/assets\/(?:french-)?(?:quote-form|chat)-[\w-]{8}\.js/, (route) => route.abort());
      await open(PAGE);
      await submit(scene);
      await page.locator('#chat-widget > a').evaluate((launcher: HTMLElement) => {
        launcher.focus();
        launcher.click();
      });
      for (const island of ['#quote-form-island', '#chat-widget'])
        await page.locator(`${island}[data-failed]`).waitFor({ state: 'attached' });
    },
  },
  { name: 'the thank-you page, with its card', kind: 'page', reach: sendForm },
  {
    name: 'the form, filled with what was sent before',
    kind: 'page',
    reach: async (scene) => {
      await sendForm(scene);
      await scene.open(PAGE);
      await field(scene, 'name').focus();
      await form(scene).locator('[data-state=sent]').waitFor();
    },
  },
];

const form = ({ page }: VisitorScene) => page.locator('#quote-form');
const field = (scene: VisitorScene, name: string) => form(scene).locator(`[name=${name}]`);
const submit = (scene: VisitorScene) => form(scene).locator('button[type=submit]').click();

function choose(scene: VisitorScene, ...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  return form(scene).locator('input[type=file]').setInputFiles(files);
}

/** All that the form asks for, of a person whom nobody knows. */
async function fillIn(scene: VisitorScene): Promise<void> {
  await scene.open(PAGE);
  const { phone, address } = aNewPerson();
  await field(scene, 'name').fill('Jane Roe');
  await field(scene, 'phone').fill(phone);
  await field(scene, 'email').fill('jane.roe@example.com');
  await field(scene, 'address').fill(address);
  await field(scene, 'junkType').selectOption('construction');
  await field(scene, 'when').nth(2).check();
  await field(scene, 'details').fill('A couch and old paint cans');
  await form(scene).locator('strong').first().waitFor();
}

async function sendForm(scene: VisitorScene): Promise<void> {
  await fillIn(scene);
  await submit(scene);
  await scene.page.waitForURL('**/thank-you');
  await scene.page.locator('#request-card').getByText('Jane Roe').waitFor();
}
