import type { ApiRoute } from '@harbour-haul/contract/operation';
import { API_ROUTES, type OperationName } from '@harbour-haul/contract/routes';
import type { HostileStage, IdentityName } from '../hostile-stage.ts';
import { isOfTeam } from './expected-access.ts';

export interface RouteRequest {
  name: OperationName;
  route: ApiRoute;
  path: string;
  body: unknown;
  /** Whether the path names something of the owner's. */
  namesOwner: boolean;
}

/** Take away what the other requests are about, and so come last. */
const LAST: readonly OperationName[] = ['cancelRequest', 'forgetChat', 'eraseLead', 'logout'];

/** A request of the owner's things by each route of the contract; those that only read come first. */
export function routeRequests(stage: HostileStage, identity: IdentityName): RouteRequest[] {
  const rank = ({ name, route }: RouteRequest) =>
    10 * (LAST.indexOf(name) + 1) + ['GET', 'POST', 'PATCH', 'DELETE'].indexOf(route.method);
  return Object.entries(API_ROUTES)
    .map(([name, route]) => routeRequest(name as OperationName, route, stage, identity))
    .sort((one, two) => rank(one) - rank(two));
}

/** Lists that participants ask for by their visitorId. */
const OF_VISITOR: readonly OperationName[] = ['listChatSessions', 'listChatPhotos'];

function routeRequest(
  name: OperationName,
  route: ApiRoute,
  stage: HostileStage,
  identity: IdentityName,
): RouteRequest {
  const path = route.path.replace(/\{(\w+)\}/g, (_all, param: string) => paramOf(route.path, param, stage));
  const isOfVisitor = OF_VISITOR.includes(name);
  return {
    name,
    route,
    path: isOfVisitor ? `${path}?visitorId=${stage.owner.visitorId}` : path,
    body: route.method === 'GET' ? undefined : bodyOf(name, stage, identity),
    namesOwner: isOfVisitor || route.path.includes('{'),
  };
}

function paramOf(path: string, param: string, { owner }: HostileStage): string {
  if (param === 'visitorId') return owner.visitorId;
  if (param === 'name') return owner.photoName;
  // Nobody's sign-in of those that are tried.
  if (param === 'username') return 'gone';
  if (path.startsWith('/api/chat')) return owner.sessionId;
  return path.includes('/exports/') ? '00000000-0000-4000-8000-000000000000' : owner.leadId;
}

/** What the operation would accept of somebody who may; an empty object where that is enough to be refused by. */
function bodyOf(name: OperationName, { owner }: HostileStage, identity: IdentityName): unknown {
  const { visitorId } = owner;
  const bodies: Partial<Record<OperationName, unknown>> = {
    createChatSession: { visitorId },
    postChatMessage: { sender: identity === 'owner' ? 'user' : 'admin', content: 'forged' },
    postChatNote: { content: 'forged', clientNoteId: 'forged' },
    postVisitorMessage: { visitorId, sender: 'user', content: 'forged' },
    updateChatSession: isOfTeam(identity) ? { adminViewed: true } : { personRequested: true },
    createLead: { visitorId, name: 'Forged', phone: '902-555-0199', source: 'chat' },
    enterLead: { name: 'Forged', phone: '902-555-0199' },
    updateLead: { name: 'Forged' },
    addLeadPhotos: { photoPaths: [`/uploads/${owner.photoName}`] },
    addRequestPhotos: { photoPaths: [`/uploads/${owner.photoName}`] },
    correctRequest: { name: 'Forged', version: 1 },
    addAccount: { username: 'forged' },
    setAccountAccess: { disabled: true },
    renameAccount: { displayName: 'Forged' },
    uploadPhoto: { visitorId, filename: 'a.jpg', contentType: 'image/jpeg', size: 10 },
  };
  return bodies[name] ?? {};
}
