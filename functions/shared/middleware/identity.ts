import type { ApiRoute } from '@harbour-haul/contract/operation';
import { readCookies } from '../cookies.ts';
import {
  type Identity,
  type IdentityDeps,
  identifyViewer,
  requireParticipant,
  requireUser,
  requireVisitor,
} from '../identity.ts';
import type { Middleware } from './pipeline.ts';

interface IdentifiedEvent {
  cookies?: string[];
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

async function identify({ route, pathParameters, cookies, deps }: IdentifiedEvent): Promise<Identity> {
  const nobody = { user: null, provenVisitorId: null };
  const byName = readCookies(cookies);
  switch (route.access) {
    case 'public':
      return nobody;
    case 'visitor':
      await requireVisitor(pathParameters?.visitorId ?? '', byName, deps.tokens);
      return nobody;
    case 'participant':
      return requireParticipant(byName, deps);
    case 'viewer':
      return identifyViewer(byName, deps);
    case 'admin':
      return { ...nobody, user: await requireUser(byName, deps) };
    default:
      return route.access satisfies never;
  }
}
