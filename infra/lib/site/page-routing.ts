import {
  ADMIN_TAB_NAMES,
  APP_FILE,
  APP_PATHS,
  FRENCH_NOT_FOUND_FILE,
  LOGIN_FILE,
  LOGIN_PATH,
  NOT_FOUND_FILE,
  PAGES_WITHOUT_MAIL,
  PUBLIC_PAGES,
} from '@harbour-haul/contract/routes';

/** CloudFront refuses functions over 10 KB. */
const MAX_FUNCTION_BYTES = 10_240;

/** Hashed files, which pass by this prefix and not by name: those of the last deployment are still asked for. */
export const ASSETS_PREFIX = '/assets/';

/**
 * The code of the two CloudFront Functions that map routes to files: `viewer-request` rewrites a route to its file and
 * everything unknown to the 404 page, `viewer-response` gives that page its status. They list every page and every file
 * beside them by name; assets have a behaviour without functions. Error pages of the distribution would do for the web,
 * but they hold for the whole distribution and would replace the API's own 404s with HTML.
 * @param files site paths of the web build
 * @param sendsMail whether the page after a request may promise mail
 */
export function pageRoutingCode(
  event: 'viewer-request' | 'viewer-response',
  files: readonly string[],
  sendsMail: boolean,
): string {
  const code = `${routeTable(files, sendsMail)}\n${event === 'viewer-request' ? REQUEST_HANDLER : RESPONSE_HANDLER}`;
  const bytes = Buffer.byteLength(code);
  if (bytes > MAX_FUNCTION_BYTES) {
    throw new Error(`The ${event} function is ${bytes} bytes; CloudFront takes ${MAX_FUNCTION_BYTES}.`);
  }
  return code;
}

function routeTable(files: readonly string[], sendsMail: boolean): string {
  const pages = { ...PUBLIC_PAGES, [LOGIN_PATH]: LOGIN_FILE };
  const routes = sendsMail ? pages : { ...pages, ...PAGES_WITHOUT_MAIL };
  const missing = [NOT_FOUND_FILE, FRENCH_NOT_FOUND_FILE].map((file) => `/${file}`);
  const isPage = (file: string) => file.endsWith('.html');
  const named = files.filter((file) => !file.startsWith(ASSETS_PREFIX));
  return `
var PAGES = ${JSON.stringify(Object.fromEntries(Object.entries(routes).map(([path, file]) => [path, `/${file}`])))};
var APP_PATHS = ${JSON.stringify(APP_PATHS)};
var ADMIN_TAB = /^\\/admin\\/(${ADMIN_TAB_NAMES.join('|')})(\\/[^/]+)?$/;
var FILES = ${JSON.stringify(named.filter((file) => !isPage(file)))};
var PAGE_FILES = ${JSON.stringify(named.filter((file) => isPage(file) && !missing.includes(file)))};
var APP = '/${APP_FILE}';
var MISSING = ${JSON.stringify(missing)};

function fileOf(uri) {
  var path = uri.length > 1 && uri.endsWith('/') ? uri.slice(0, -1) : uri;
  if (Object.keys(PAGES).indexOf(path) >= 0) return PAGES[path];
  if (FILES.indexOf(path) >= 0) return path;
  if (APP_PATHS.indexOf(path) >= 0 || ADMIN_TAB.test(path)) return APP;
  return MISSING[path.startsWith('/fr/') ? 1 : 0];
}`;
}

const REQUEST_HANDLER = `
function handler(event) {
  event.request.uri = fileOf(event.request.uri);
  return event.request;
}`;

/*
 * The request may be seen as it came or as it was rewritten; the answer is the same for both. A 304 has no body: it tells
 * the browser to show the 404 page that it has, with the status that it had.
 */
const RESPONSE_HANDLER = `
function handler(event) {
  var uri = event.request.uri;
  var isMissing = PAGE_FILES.indexOf(uri) < 0 && MISSING.indexOf(fileOf(uri)) >= 0;
  if (isMissing && event.response.statusCode !== 304) {
    event.response.statusCode = 404;
    event.response.statusDescription = 'Not Found';
  }
  return event.response;
}`;
