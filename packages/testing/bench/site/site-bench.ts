import { LOGIN_FILE, LOGIN_PATH, PUBLIC_PAGES } from '@harbour-haul/contract/routes';
import type { Bench, Sample } from '../runner/bench.ts';
import { assetNamed, readSiteFile, sentBytes } from './site-files.ts';
import { withImports } from './static-imports.ts';

const KB = 1024;
/** Each comes with a touch, or with the page of a request; the card with the thank-you page, whoever touches it or not. */
const ISLANDS = {
  island: ['quote-form', 'french-quote-form', 'chat', 'french-chat'],
  request: ['request', 'french-request'],
  card: ['request-card'],
};
/** What `/admin` imports when it opens, beside what its page names. */
const ADMIN_PARTS = ['admin-route', 'leads-panel'];

/** What browsers fetch of the built site, as the edge compresses it. */
export const siteBench: Bench = {
  name: 'site',
  maxRounds: 1,
  budgets: {
    html: { what: 'HTML of a public page', unit: 'B', limit: 14 * KB, side: 'at most' },
    page: {
      what: 'a public page before it is touched, with its font',
      unit: 'B',
      limit: 25 * KB,
      side: 'at most',
    },
    script: { what: "a public page's inline script", unit: 'B', limit: KB, side: 'at most' },
    island: { what: "an island's first open", unit: 'B', limit: 120 * KB, side: 'at most' },
    request: { what: 'the page of a request: its island', unit: 'B', limit: 110 * KB, side: 'at most' },
    card: { what: 'the card of a request on the thank-you page', unit: 'B', limit: 19 * KB, side: 'at most' },
    rules: {
      what: 'the rules that the form loads once something is typed',
      unit: 'B',
      limit: 24 * KB,
      side: 'at most',
    },
    admin: { what: 'the first load of /admin', unit: 'B', limit: 220 * KB, side: 'at most' },
  },
  open: async () => ({
    round: async () => [
      ...Object.entries(PUBLIC_PAGES).flatMap(([path, file]) => pageSamples(path, file)),
      ...signInSamples(),
      ...Object.entries(ISLANDS).flatMap(([budget, names]) =>
        names.map((part) => ({ budget, part, value: sentBytes(assetNamed(part)) })),
      ),
      { budget: 'rules', value: sentBytes(assetNamed('form-rules')) },
      { budget: 'admin', value: adminBytes() },
    ],
    close: async () => {},
  }),
};

function pageSamples(part: string, file: string): Sample[] {
  const html = readSiteFile(file).toString('utf8');
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const preloaded = pathsIn(html, /<link rel=preload href="?([^" >]+)/g);
  const sent = sentBytes(file);
  return [
    { budget: 'html', part, value: sent },
    { budget: 'page', part, value: sum([sent, ...preloaded.map(sentBytes)]) },
    { budget: 'script', part, value: sum(inline.map((code) => Buffer.byteLength(code))) },
  ];
}

/** The sign-in is held to the same with its code, which comes by itself. */
function signInSamples(): Sample[] {
  const code = sentBytes(assetNamed('login'));
  return pageSamples(LOGIN_PATH, LOGIN_FILE).flatMap((sample) => {
    // It has two of them.
    if (sample.budget === 'script') return [];
    return [sample.budget === 'page' ? { ...sample, value: sample.value + code } : sample];
  });
}

/** The page, its font, and each script that is imported until the list of leads is there. */
function adminBytes(): number {
  const html = readSiteFile('app.html').toString('utf8');
  const named = pathsIn(html, /(?:src|href)="(\/assets\/[^"]+)"/g);
  const scripts = [
    ...named.filter((path) => path.endsWith('.js')),
    ...ADMIN_PARTS.map((name) => assetNamed(name)),
  ];
  const others = named.filter((path) => !path.endsWith('.js'));
  return sum(['app.html', ...others, ...withImports(scripts)].map(sentBytes));
}

function pathsIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, path = '']) => path.slice(1));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
