import type { ApiRoute } from '@harbour-haul/contract/operation';
import { REQUEST_TOKEN_HEADER } from '@harbour-haul/contract/requests/get-request';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import { type Attack, Findings, inTurns } from '../attack.ts';
import { send } from '../hostile-caller.ts';
import { type HostileStage, IDENTITIES, type IdentityName } from '../hostile-stage.ts';
import { type Expected, expectedAccess, isKept } from './expected-access.ts';
import { type RouteRequest, routeRequests } from './route-requests.ts';

const MAY_CHANGE: readonly IdentityName[] = ['link holder', 'owner', 'admin'];
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

/**
 * Every route of the contract, asked for the owner's things by everybody: the status is what its `access` promises, the owner's
 * secret reaches those alone who may see it, and nobody else changes anything.
 */
export const accessMatrix: Attack = {
  name: 'access of every route by every identity',
  run: async (stage) => {
    const findings = new Findings();
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
    (identity === 'admin' || !text.includes(stage.teamSecret));
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
    await inTurns(requests, async ({ name, route: { method }, path, body }) => {
      const asked = { method, path, body, cookies: { ...cookies.owner, ...cookies.admin } };
      if (method !== 'GET') {
        const { status } = await send(product, { ...asked, headers: { 'sec-fetch-site': 'cross-site' } });
        findings.note(`${name} from another site: ${status}`, status === 403);
      }
      const direct = { url: product.apiUrl };
      const { status } = await send(direct, { ...asked, headers: { 'x-origin-token': 'guess' } });
      findings.note(`${name} past CloudFront: ${status}`, status === 403);
    });
    await inTurns(unknownMethods(requests), async ({ method, path }) => {
      const { status } = await send(product, { method, path, cookies: cookies.admin });
      findings.note(`${method} ${path}: ${status}`, status >= 400 && status < 500);
    });
    return findings;
  },
};

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
