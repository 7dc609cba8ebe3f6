import { type AreaPath, areaPath } from '@harbour-haul/domain/site/areas';
import type { Texts } from '@harbour-haul/domain/site/language';
import { SERVED_AREAS } from '@harbour-haul/domain/site/site';
import { ADMIN_ROUTES } from './admin-routes.ts';
import type { FunctionName } from './functions.ts';
import { VISITOR_ROUTES } from './visitor-routes.ts';

/**
 * Every operation of the HTTP API by its name: the web calls it, the stack makes a route of it, and a function
 * implements it.
 */
export const API_ROUTES = { ...VISITOR_ROUTES, ...ADMIN_ROUTES } as const;

/** The largest form: what Lambda still carries in base64, whose payload ends at 6 MB. */
export const FORM_LIMIT_KB = 4500;

export type OperationName = keyof typeof API_ROUTES;
/** The names of the operations that one function serves. */
export type OperationNamesOf<F extends FunctionName> = {
  [N in OperationName]: (typeof API_ROUTES)[N]['function'] extends F ? N : never;
}[OperationName];

/** The routes of the WebSocket API, by the `type` of a frame; `realtime.ts` says what each carries. */
export const SOCKET_ROUTES = [
  'auth',
  'ping',
  'identify_visitor',
  'message',
  'visitor_message',
  'assistant_message',
  'typing',
] as const;

const AREA_PAGES = Object.fromEntries(
  SERVED_AREAS.map((area) => [areaPath(area), `${areaPath(area).slice(1)}.html`]),
) as Record<AreaPath, string>;

const FRENCH_AREA_PAGES = Object.fromEntries(
  Object.entries(AREA_PAGES).map(([path, file]) => [`/fr${path}`, `fr/${file}`]),
) as Record<`/fr${AreaPath}`, string>;

/** Paths of public pages and the file of the web build that each shows. */
export const PUBLIC_PAGES = {
  '/': 'index.html',
  '/thank-you': 'thank-you.html',
  '/request': 'request.html',
  '/privacy-policy': 'privacy-policy.html',
  '/terms-of-service': 'terms-of-service.html',
  ...AREA_PAGES,
  '/fr': 'fr.html',
  '/fr/thank-you': 'fr/thank-you.html',
  '/fr/request': 'fr/request.html',
  '/fr/privacy-policy': 'fr/privacy-policy.html',
  '/fr/terms-of-service': 'fr/terms-of-service.html',
  ...FRENCH_AREA_PAGES,
} as const;

/** Where a homeowner sees their request in their language, by the token after the `#`. */
export const REQUEST_PATHS = { en: '/request', fr: '/fr/request' } as const satisfies Texts<
  keyof typeof PUBLIC_PAGES
>;

/** Shown in place of the pages after a request where no mail is sent: they promise none. */
export const PAGES_WITHOUT_MAIL = {
  '/thank-you': 'thank-you-without-mail.html',
  '/fr/thank-you': 'fr/thank-you-without-mail.html',
} as const;

/** Where admins sign in, a prerendered page, and its file. */
export const LOGIN_PATH = '/login';
export const LOGIN_FILE = 'login.html';

/** The admin app's file, the paths it owns, and the pages for every path that nobody owns: below `/fr`, and elsewhere. */
export const APP_FILE = 'app.html';
export const APP_PATHS = ['/admin', '/admin/password', '/admin/set-up'] as const;
/** What may follow `/admin/` (the team stands in no tab of the bar), and an id after it; any other path below the app's is nobody's. */
export const ADMIN_TAB_NAMES = ['leads', 'chat', 'test-tools', 'team'] as const;
export const NOT_FOUND_FILE = '404.html';
export const FRENCH_NOT_FOUND_FILE = 'fr/404.html';
