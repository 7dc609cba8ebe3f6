import type { ApiRoute } from '@harbour-haul/contract/operation';
import { readCookies } from '../cookies.ts';
import {
  type Identity,
  type IdentityDeps,
  identifyViewer,
  NOBODY,
  requireConfirmed,
  requireLinkedLead,
  requireParticipant,
  requireUser,
  requireVisitor,
} from '../identity.ts';
import type { Middleware } from './pipeline.ts';

interface IdentifiedEvent {
  cookies?: string[];
  /** By lower-cased name. */
  headers: Record<string, string | undefined>;
  pathParameters?: Record<string, string | undefined>;
  route: ApiRoute;
  deps: IdentityDeps;
  identity: Identity;
}

/** Enforces the `access` that the contract gives the route, and adds the caller's identity. */
export function identity(): Middleware<IdentifiedEvent> {
  return {
    before: async ({ event }) => {
      event.identity = await identify(event);
    },
  };
}

async function identify(event: IdentifiedEvent): Promise<Identity> {
  const { route, pathParameters, cookies, headers, deps } = event;
  const byName = readCookies(cookies);
  switch (route.access) {
    case 'public':
      return NOBODY;
    case 'visitor':
      await requireVisitor(pathParameters?.visitorId ?? '', byName, deps.tokens);
      return NOBODY;
    case 'participant':
      return requireParticipant(byName, deps);
    case 'viewer':
      return identifyViewer(byName, deps);
    case 'link':
      return { ...NOBODY, linkedLeadId: await requireLinkedLead(headers, deps) };
    case 'admin':
      return { ...NOBODY, user: await requireUser(byName, deps) };
    case 'confirmed':
      return requireConfirmed(byName, deps);
    default:
      return route.access satisfies never;
  }
}
