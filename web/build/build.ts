import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { PageAssets } from '../src/public/page-assets.ts';
import type * as RenderPage from '../src/public/render-page.tsx';
import { buildAlone } from './build-alone.ts';
import { bundleBootstrap } from './bundle-bootstrap.ts';
import { bundleInline } from './bundle-inline.ts';
import { compressAssets } from './compress-assets.ts';
import { consoleFiles } from './console-files.ts';
import { drawIcons, drawPictures } from './pictures/draw-pictures.ts';

const WEB = join(import.meta.dirname, '..');
const DIST = join(WEB, 'dist');
const SERVER = join(WEB, '.build/server');
const COMPRESSED = join(WEB, '.build/compressed');
const QUOTE_FORM = 'src/public/islands/quote-form-island.tsx';
const FRENCH_QUOTE_FORM = 'src/public/islands/french-quote-form-island.tsx';
const FORM_RULES = 'src/lib/form-rules/form-rules.ts';
const CHAT = 'src/public/islands/chat-island.tsx';
const FRENCH_CHAT = 'src/public/islands/french-chat-island.tsx';
const ENGLISH_PACK = 'src/features/chat-widget/texts/english-pack.ts';
const FRENCH_PACK = 'src/features/chat-widget/texts/french-pack.ts';
const REQUEST = 'src/public/islands/request-island.tsx';
const FRENCH_REQUEST = 'src/public/islands/french-request-island.tsx';
const REQUEST_CARD = 'src/public/islands/request-card-island.ts';
const LOGIN = 'src/public/islands/login-island.ts';
const LOGIN_TOASTS = 'src/public/islands/login-toasts.ts';
const LOGIN_START = 'src/public/login-start.ts';
const COMPARISON = 'src/public/islands/comparison-island.ts';
const VISIT = 'src/public/visit/visit.ts';
const BARE_ICONS = 'src/public/visit/bare-icons.ts';
const CONSENT = 'src/public/visit/consent-bar.ts';
const WAITING = 'src/public/waiting/find-waiting.ts';
const SEND_WAITING = 'src/public/waiting/send-from-page.ts';
const ENGINE = 'src/features/chat-widget/engine/real-engine.ts';

/** Builds the site into `dist`: scripts first, since the pages name them by their hashes. */
async function buildSite(): Promise<void> {
  const config = { configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' } as const;
  const app = await build({ ...config, build: { outDir: DIST, emptyOutDir: true } });
  const engine = await buildAlone(ENGINE, DIST);
  const english = { ENGLISH_PACK_URL: await buildAlone(ENGLISH_PACK, DIST) };
  const french = { FRENCH_PACK_URL: await buildAlone(FRENCH_PACK, DIST) };
  const loginToasts = await buildAlone(LOGIN_TOASTS, DIST);
  const formRules = { FORM_RULES_URL: await buildAlone(FORM_RULES, DIST) };
  const islands = {
    quoteForm: {
      en: { src: await buildAlone(QUOTE_FORM, DIST, formRules) },
      fr: { src: await buildAlone(FRENCH_QUOTE_FORM, DIST, formRules) },
    },
    chat: {
      en: { src: await buildAlone(CHAT, DIST, french), later: engine },
      fr: { src: await buildAlone(FRENCH_CHAT, DIST, english), later: engine },
    },
    request: {
      en: { src: await buildAlone(REQUEST, DIST, formRules) },
      fr: { src: await buildAlone(FRENCH_REQUEST, DIST, formRules) },
    },
    requestCard: { src: await buildAlone(REQUEST_CARD, DIST) },
    login: { src: await buildAlone(LOGIN, DIST, { LOGIN_TOASTS_URL: loginToasts }) },
    loginStart: await bundleInline(LOGIN_START),
    afterLogin: [...consoleFiles(app as Rolldown.RolldownOutput), loginToasts],
    comparison: { src: await buildAlone(COMPARISON, DIST) },
    visit: await buildAlone(VISIT, DIST, { CONSENT_URL: await buildAlone(CONSENT, DIST) }),
    bareIcons: await buildAlone(BARE_ICONS, DIST),
    waiting: await buildAlone(WAITING, DIST, { SEND_WAITING_URL: await buildAlone(SEND_WAITING, DIST) }),
  };
  await build({
    ...config,
    build: {
      ssr: 'src/public/render-page.tsx',
      outDir: SERVER,
      emptyOutDir: true,
      copyPublicDir: false,
      rolldownOptions: { input: 'src/public/render-page.tsx' },
    },
  });
  await prerender(islands);
  await compressAssets(join(DIST, 'assets'), join(COMPRESSED, 'assets'));
}

async function prerender(islands: Omit<PageAssets, 'bootstrap'>): Promise<void> {
  const server = await import(pathToFileURL(join(SERVER, 'render-page.js')).href);
  const { PAGE_FILES, renderPage, SHARED_PICTURES, TEXT_FILES, TOUCH_ICONS } = server as typeof RenderPage;
  const assets = { bootstrap: await bundleBootstrap(), ...islands };
  for (const file of PAGE_FILES) await put(file, await renderPage(file, assets));
  for (const [file, text] of Object.entries(TEXT_FILES)) await put(file, text);
  for (const [file, png] of await drawPictures(SHARED_PICTURES)) await put(file, png);
  for (const [file, png] of await drawIcons(TOUCH_ICONS)) await put(file, png);
}

async function put(file: string, content: string | Buffer): Promise<void> {
  const path = join(DIST, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

// React, Emotion and MUI choose their development halves by this, also while pages are rendered.
process.env.NODE_ENV = 'production';
await buildSite();
