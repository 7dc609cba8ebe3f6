import type { ApiRoute } from '@harbour-haul/contract/operation';
import { REQUEST_TOKEN_HEADER } from '@harbour-haul/contract/requests/get-request';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import { type Attack, Findings, inTurns } from '../attack.ts';
import { send } from '../hostile-caller.ts';
import { confirmed, type HostileStage, IDENTITIES, type IdentityName } from '../hostile-stage.ts';
import { type Expected, expectedAccess, isKept, isOfTeam } from './expected-access.ts';
import { type RouteRequest, routeRequests } from './route-requests.ts';

const MAY_CHANGE: readonly IdentityName[] = ['link holder', 'owner', 'admin', 'confirmed admin'];
/** Pages that somebody may be lured to, as older browsers name them. */
const FOREIGN_PAGES = ['https://evil.example', 'null', 'http://localhost.evil.example'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/**
 * Every route of the contract, asked for the owner's things by everybody: the status is what its `access` promises, the owner's
 * secret reaches those alone who may see it, and nobody else changes anything.
 */
export const accessMatrix: Attack = {
  name: 'access of every route by every identity',
  run: async (opened) => {
    const findings = new Findings();
    const stage = await justConfirmed(opened);
    const before = await ownersThings(stage);
    for (const identity of IDENTITIES) {
      const mayChange = MAY_CHANGE.includes(identity);
      const isAsked = ({ route }: RouteRequest) => identity !== 'link holder' || route.access === 'link';
      const cell = (request: RouteRequest) => tryCell(identity, request, stage, findings);
      await inTurns(routeRequests(stage, identity).filter(isAsked), cell, mayChange ? 1 : undefined);
      if (!mayChange) findings.note(`${identity} changed something`, (await ownersThings(stage)) === before);
    }
    return findings;
  },
};

/** What was tried before may have taken longer than a confirmation is good for. */
async function justConfirmed(stage: HostileStage): Promise<HostileStage> {
  const { product, cookies } = stage;
  const again = await confirmed(product, cookies['confirmed admin']);
  return { ...stage, cookies: { ...cookies, 'confirmed admin': again } };
}

async function tryCell(
  identity: IdentityName,
  { name, route, path, body, namesOwner }: RouteRequest,
  stage: HostileStage,
  findings: Findings,
): Promise<void> {
  const token = identity === 'link holder' ? stage.owner.token : 'made-up';
  const { status, text } = await send(stage.product, {
    method: route.method,
    path,
    body,
    cookies: stage.cookies[identity],
    headers: { [REQUEST_TOKEN_HEADER]: token },
  });
  const expected: Expected = expectedAccess(route.access, identity);
  const isSilent =
    (MAY_CHANGE.includes(identity) || !text.includes(stage.owner.secret)) &&
    (isOfTeam(identity) || !text.includes(stage.teamSecret));
  findings.note(
    `${identity}: ${name} ${status}, expected ${expected}${isSilent ? '' : ', and the secret is told'}`,
    isKept(expected, status, namesOwner) && isSilent,
  );
}

/** What of the owner's things somebody could change. */
async function ownersThings({ product, owner, cookies }: HostileStage): Promise<string> {
  const as = { cookies: cookies.owner };
  const [lead, chat] = await Promise.all([
    product.call('GET', `/api/leads/by-id/${owner.leadId}`, { cookies: cookies.admin }),
    product.call('GET', `/api/chat/sessions/${owner.sessionId}`, as),
  ]);
  return JSON.stringify([lead.body.lead, chat.body.seq, chat.body.version, chat.body.messages]);
}

/** Writes that other sites' pages send, requests past CloudFront, and methods that the contract does not know. */
export const wrongWays: Attack = {
  name: 'other origins, past CloudFront, unknown methods',
  run: async (stage) => {
    const findings = new Findings();
    const { product, cookies } = stage;
    const requests = routeRequests(stage, 'admin');
    await inTurns(requests, async (request) => {
      await tryFromElsewhere(request, stage, findings);
      const asked = { ...request, method: request.route.method, cookies: cookies['confirmed admin'] };
      const headers = { 'x-origin-token': 'guess' };
      const { status } = await send({ url: product.apiUrl }, { ...asked, headers });
      findings.note(`${request.name} past CloudFront: ${status}`, status === 403);
    });
    await inTurns(unknownMethods(requests), async ({ method, path }) => {
      const { status } = await send(product, { method, path, cookies: cookies.admin });
      findings.note(`${method} ${path}: ${status}`, status >= 400 && status < 500);
    });
    return findings;
  },
};

/** From a page of another site, by Fetch Metadata or by the origin alone: nobody's write is done, and nothing can be read there. */
async function tryFromElsewhere(
  { name, route: { method }, path, body }: RouteRequest,
  { product, cookies }: HostileStage,
  findings: Findings,
): Promise<void> {
  const others = method === 'GET' ? (['admin'] as const) : IDENTITIES;
  for (const [at, identity] of others.entries()) {
    const origin = FOREIGN_PAGES[at % FOREIGN_PAGES.length] ?? 'null';
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin }] as Record<string, string>[]) {
      const asked = { method, path, body, headers, cookies: cookies[identity] };
      const response = await send(product, asked);
      const isReadable = response.headers.has('access-control-allow-origin');
      const isClosed = !isReadable && (method === 'GET' || response.status === 403);
      findings.note(`${name} by ${identity} from ${JSON.stringify(headers)}: ${response.status}`, isClosed);
    }
  }
}

function unknownMethods(requests: readonly RouteRequest[]): { method: string; path: string }[] {
  const paths = [...new Set(requests.map(({ path }) => path.split('?')[0] ?? ''))];
  return paths.flatMap((path) =>
    METHODS.filter((method) => !isDeclared(method, path)).map((method) => ({ method, path })),
  );
}

function isDeclared(method: string, path: string): boolean {
  return Object.values<ApiRoute>(API_ROUTES).some(
    (route) =>
      route.method === method && new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
}
