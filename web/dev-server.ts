import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { bundleBootstrap } from './build/bundle-bootstrap.ts';
import { bundleInline } from './build/bundle-inline.ts';
import type * as RenderPage from './src/public/render-page.tsx';

const RENDER_PAGE = '/src/public/render-page.tsx';
const QUOTE_FORM = '/src/public/islands/quote-form-island.tsx';
const FRENCH_QUOTE_FORM = '/src/public/islands/french-quote-form-island.tsx';
const CHAT = '/src/public/islands/chat-island.tsx';
const FRENCH_CHAT = '/src/public/islands/french-chat-island.tsx';
const REQUEST = '/src/public/islands/request-island.tsx';
const FRENCH_REQUEST = '/src/public/islands/french-request-island.tsx';
const REQUEST_CARD = '/src/public/islands/request-card-island.ts';
const LOGIN = '/src/public/islands/login-island.ts';
const LOGIN_START = 'src/public/login-start.ts';
const COMPARISON = '/src/public/islands/comparison-island.ts';
const VISIT = '/src/public/visit/visit.ts';
const BARE_ICONS = '/src/public/visit/bare-icons.ts';
const WAITING = '/src/public/waiting/find-waiting.ts';
const APP_FILE = 'app.html';

export interface WebDevServer {
  /** Answers a request whose path is a file of the build, as `/index.html`, or a module of the sources. */
  handle: (req: IncomingMessage, res: ServerResponse) => void;
  close: () => Promise<void>;
}

/** The web with hot reload, in place of `dist`: pages are rendered for each request, modules served one by one. */
export async function createWebDevServer(options: { hmrPort?: number } = {}): Promise<WebDevServer> {
  const vite = await createServer({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    server: {
      middlewareMode: true,
      hmr: options.hmrPort === undefined ? true : { port: options.hmrPort, host: 'localhost' },
    },
  });
  return {
    handle: (req, res) => {
      vite.middlewares(req, res, () => void answer(vite, req, res));
    },
    close: () => vite.close(),
  };
}

/** What Vite itself does not know: our pages. */
async function answer(vite: ViteDevServer, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const file = new URL(req.url ?? '/', 'http://localhost').pathname.slice(1) || 'index.html';
  try {
    const found = await content(vite, file);
    res.statusCode = found && file !== '404.html' ? 200 : 404;
    res.setHeader('Content-Type', contentType(file));
    res.end(found ?? (await page(vite, '404.html')));
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    vite.config.logger.error(String(error instanceof Error ? error.stack : error));
    res.statusCode = 500;
    res.end('This page could not be rendered; the terminal says why.');
  }
}

async function content(vite: ViteDevServer, file: string): Promise<string | undefined> {
  if (file === APP_FILE) return page(vite, file);
  const { PAGE_FILES, TEXT_FILES } = await renderer(vite);
  return PAGE_FILES.includes(file) ? page(vite, file) : TEXT_FILES[file];
}

async function page(vite: ViteDevServer, file: string): Promise<string> {
  if (file === APP_FILE) {
    return vite.transformIndexHtml('/app.html', await readFile(join(import.meta.dirname, APP_FILE), 'utf8'));
  }
  const { renderPage } = await renderer(vite);
  const assets = {
    bootstrap: await bundleBootstrap(),
    quoteForm: { en: { src: QUOTE_FORM }, fr: { src: FRENCH_QUOTE_FORM } },
    chat: { en: { src: CHAT }, fr: { src: FRENCH_CHAT } },
    request: { en: { src: REQUEST }, fr: { src: FRENCH_REQUEST } },
    requestCard: { src: REQUEST_CARD },
    login: { src: LOGIN },
    loginStart: await bundleInline(LOGIN_START),
    // Modules come one by one here: there is nothing to fetch ahead.
    afterLogin: [],
    comparison: { src: COMPARISON },
    visit: VISIT,
    bareIcons: BARE_ICONS,
    waiting: WAITING,
  };
  return vite.transformIndexHtml(`/${file}`, await renderPage(file, assets));
}

async function renderer(vite: ViteDevServer): Promise<typeof RenderPage> {
  return (await vite.ssrLoadModule(RENDER_PAGE)) as typeof RenderPage;
}

function contentType(file: string): string {
  if (file.endsWith('.json')) return 'application/json; charset=utf-8';
  if (file.endsWith('.txt')) return 'text/plain; charset=utf-8';
  return file.endsWith('.webmanifest') ? 'application/manifest+json' : 'text/html; charset=utf-8';
}
