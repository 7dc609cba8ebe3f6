import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type * as RenderPage from '../src/public/render-page.tsx';
import { bundleBootstrap } from './bundle-bootstrap.ts';
import { islandAsset } from './island-asset.ts';

const WEB = join(import.meta.dirname, '..');
const DIST = join(WEB, 'dist');
const SERVER = join(WEB, '.build');
const QUOTE_FORM = 'src/public/islands/quote-form-island.tsx';
const CHAT = 'src/public/islands/chat-island.tsx';
const REQUEST = 'src/public/islands/request-island.tsx';
const ENGINE = 'src/features/chat-widget/engine/real-engine.ts';

/** Builds the site into `dist`: scripts first, since the pages name them by their hashes. */
async function buildSite(): Promise<void> {
  const config = { configFile: join(WEB, 'vite.config.ts'), logLevel: 'warn' } as const;
  await build({ ...config, build: { outDir: DIST, emptyOutDir: true } });
  await build({
    ...config,
    build: {
      ssr: 'src/public/render-page.tsx',
      outDir: SERVER,
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      rolldownOptions: { input: 'src/public/render-page.tsx' },
    },
  });
  await prerender();
}

async function prerender(): Promise<void> {
  const manifestFolder = join(DIST, '.vite');
  const manifest: Manifest = JSON.parse(await readFile(join(manifestFolder, 'manifest.json'), 'utf8'));
  const server = await import(pathToFileURL(join(SERVER, 'render-page.js')).href);
  const { PAGE_FILES, renderPage, TEXT_FILES } = server as typeof RenderPage;
  const assets = {
    bootstrap: await bundleBootstrap(),
    quoteForm: islandAsset(manifest, QUOTE_FORM),
    chat: islandAsset(manifest, CHAT, ENGINE),
    request: islandAsset(manifest, REQUEST),
  };
  await mkdir(DIST, { recursive: true });
  for (const file of PAGE_FILES) await writeFile(join(DIST, file), await renderPage(file, assets));
  for (const [file, text] of Object.entries(TEXT_FILES)) await writeFile(join(DIST, file), text);
  // Names sources; nothing that visitors need.
  await rm(manifestFolder, { recursive: true });
}

// React, Emotion and MUI choose their development halves by this, also while pages are rendered.
process.env.NODE_ENV = 'production';
await buildSite();
