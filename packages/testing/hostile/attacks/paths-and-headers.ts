import type { ApiRoute } from '@harbour-haul/contract/operation';
import { REQUEST_TOKEN_HEADER } from '@harbour-haul/contract/requests/get-request';
import { API_ROUTES, type OperationName } from '@harbour-haul/contract/routes';
import { type Attack, Findings, inTurns } from '../attack.ts';
import type { HostileRequest } from '../hostile-caller.ts';
import { knownValues } from '../inputs/given-values.ts';
import { ask } from '../inputs/input-requests.ts';
import { type InputStage, openInputs } from '../inputs/input-stage.ts';
import { wrongWith } from '../inputs/judge-response.ts';
import { operationInputs } from '../inputs/operation-inputs.ts';
import { every, payloads } from '../payloads.ts';

const NAMES = Object.keys(API_ROUTES) as OperationName[];
/** Each operation gets a fifth, another one than the next: what reads paths and headers is the same for all. */
const SHARES = 5;
/** A gateway takes no longer ones. */
const MAX_HEADER = 4_000;

/** Headers that something reads: of all routes where nothing else is said. */
const HEADERS: readonly [header: string, isReadBy: (route: ApiRoute, name: OperationName) => boolean][] = [
  [REQUEST_TOKEN_HEADER, ({ access }) => access === 'link'],
  ['Idempotency-Key', (_route, name) => ['createChatSession', 'createLead', 'enterLead'].includes(name)],
  ['content-type', ({ form }) => form === true],
  ['if-none-match', (_route, name) => name === 'getPhoto'],
  ...['user-agent', 'referer', 'accept-language', 'origin', 'sec-fetch-site', 'x-viewer-host'].map(
    (header): [string, (route: ApiRoute, name: OperationName) => boolean] => [
      header,
      (_route, name) => name === 'trackViewContent',
    ],
  ),
];
/** By these it is decided who asks; each kind of access reads some of them. */
const COOKIES = ['__Host-session', '__Host-visitor', '__Host-confirmed', '__Host-browser'];
const READERS: readonly OperationName[] = [
  'getUser',
  'resetAccount',
  'checkVisitor',
  'getChatSession',
  'getPhoto',
  'login',
];

/** Each payload in each parameter of a path, in the headers that are read, and in cookies: as with fields, no failure and no page. */
export function pathsAndHeaders(step: number): Attack {
  return {
    name: 'payloads through paths, headers and cookies',
    run: async (stage) => {
      const findings = new Findings();
      const at = { ...(await openInputs(stage)), findings };
      const bodies = validBodies(at);
      const texts = payloads(step);
      await inTurns([...NAMES.entries()], async ([index, name]) => {
        for (const text of every(SHARES, texts, index)) {
          const tried = { name, text, body: bodies.get(name) };
          await tryPath(tried, at);
          if (READERS.includes(name)) await tryCookies(tried, at);
          for (const [header, isReadBy] of HEADERS)
            if (isReadBy(API_ROUTES[name], name)) await tryHeader(tried, header, at);
        }
      });
      return findings;
    },
  };
}

interface Place extends InputStage {
  findings: Findings;
}

interface Tried {
  name: OperationName;
  text: string;
  /** A valid one: were it refused, nothing beside it would be looked at. */
  body: unknown;
}

/** A body of every operation that takes one. */
function validBodies({ ids }: InputStage): ReadonlyMap<OperationName, unknown> {
  const inBodies = operationInputs(knownValues(ids)).filter(({ part }) => part === 'body');
  return new Map(inBodies.map((input) => [input.operation, input.valid()]));
}

async function tryPath({ name, text, body }: Tried, at: Place): Promise<void> {
  const { path, method }: ApiRoute = API_ROUTES[name];
  // A number may be the id of a lead, and dots are another path: `headsAndPaths` has those.
  if (!path.includes('{') || (method !== 'GET' && /^\d+$/.test(text)) || /^\.{1,2}$/.test(text)) return;
  const named = path.replace(/\{\w+\}/, encodeURIComponent(text.toWellFormed()));
  await tryRequest(`${method} ${named.slice(0, 60)}`, { name, text, body }, { path: named }, at);
}

async function tryHeader(tried: Tried, header: string, at: Place): Promise<void> {
  await tryRequest(
    `${tried.name} with ${header}`,
    tried,
    { headers: { [header]: inHeader(tried.text) } },
    at,
  );
}

async function tryCookies(tried: Tried, at: Place): Promise<void> {
  const value = inHeader(tried.text).replaceAll(';', '');
  const cookies = Object.fromEntries(COOKIES.map((cookie) => [cookie, value]));
  await tryRequest(`${tried.name} with cookies`, tried, { cookies }, at);
}

/** As its bytes, without those that no header has. */
function inHeader(text: string): string {
  const bytes = Buffer.from(text).toString('latin1');
  return bytes
    .replace(/[^ -~\u0080-\u00ff]/g, '')
    .slice(0, MAX_HEADER)
    .trim();
}

async function tryRequest(
  what: string,
  { name, text, body }: Tried,
  sent: Partial<HostileRequest>,
  at: Place,
): Promise<void> {
  const { access }: ApiRoute = API_ROUTES[name];
  const byAdmin = access === 'admin' || access === 'confirmed';
  const response = await ask(name, byAdmin, { body, ...sent }, at);
  const wrong = wrongWith(response, text, null);
  const line = `${what} of ${JSON.stringify(text.slice(0, 40))}: ${response.status}, ${wrong}`;
  at.findings.note(line, wrong === null);
}
