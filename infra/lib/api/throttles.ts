import { API_ROUTES, type OperationName, type SOCKET_ROUTES } from '@harbour-haul/contract/routes';

/** A token bucket: so many calls at once, and so many more each second, of everybody together. */
interface Throttle {
  readonly rate: number;
  readonly burst: number;
}

type SocketRouteKey = (typeof SOCKET_ROUTES)[number] | '$connect' | '$disconnect' | '$default';

/** Each route of the HTTP API that is not named below has this to itself: what reads, and what admins alone may do. */
export const HTTP_DEFAULT: Throttle = { rate: 10, burst: 200 };

/** What writes and asks for a cookie or a link first, where nothing else is said. */
const WRITE_DEFAULT: Throttle = { rate: 2, burst: 60 };

/** More than one laptop sends: a route that is shut keeps every homeowner out. */
const OPEN_TO_ALL: Throttle = { rate: 10, burst: 300 };

/** What a first visit, a chat and a sign-in need. */
const WRITES: Partial<Record<OperationName, Throttle>> = {
  createLead: OPEN_TO_ALL,
  createChatSession: OPEN_TO_ALL,
  updateChatSession: OPEN_TO_ALL,
  postChatMessage: OPEN_TO_ALL,
  uploadPhoto: OPEN_TO_ALL,
  trackViewContent: OPEN_TO_ALL,
  login: OPEN_TO_ALL,
};

/**
 * Routes that anybody may call and that write, by their keys. They know nobody, and bound the bill of what is refused: what is
 * accepted is bounded by `domain/limits/limits.ts`, network by network, so that a single slow sender shuts no route
 * (decision 0057). `infra/test/script-cost.test.ts` reckons what a script costs at them; more of them at once are stopped by
 * a web ACL, of which the alarm `http-refused` reminds.
 */
export const HTTP_THROTTLES: ReadonlyMap<string, Throttle> = new Map(
  Object.entries(API_ROUTES)
    .filter(([, { method, access }]) => method !== 'GET' && access !== 'admin' && access !== 'confirmed')
    .map(([name, { method, path }]) => [`${method} ${path}`, WRITES[name as OperationName] ?? WRITE_DEFAULT]),
);

/**
 * Of sockets. A ping comes every 30 seconds, so that 67 sockets can be open all the time; beyond that chats go by HTTP. No web
 * ACL sees frames.
 */
export const SOCKET_THROTTLES = {
  $connect: { rate: 0.75, burst: 100 },
  // What is refused here leaves a row until it expires; nothing is closed that was not opened.
  $disconnect: { rate: 20, burst: 500 },
  $default: { rate: 0.1, burst: 50 },
  auth: { rate: 0.5, burst: 100 },
  identify_visitor: { rate: 0.25, burst: 50 },
  ping: { rate: 2.25, burst: 200 },
  typing: { rate: 0.75, burst: 100 },
  message: { rate: 0.5, burst: 60 },
  visitor_message: { rate: 0.5, burst: 60 },
  assistant_message: { rate: 0.5, burst: 60 },
} as const satisfies Record<SocketRouteKey, Throttle>;

/** As a stage takes a throttle for all its routes. */
export function defaultRouteSettings({ rate, burst }: Throttle) {
  return { throttlingRateLimit: rate, throttlingBurstLimit: burst };
}

/** As a stage takes throttles by the keys of routes: CloudFormation passes this property on as it is written. */
export function routeSettings(throttles: ReadonlyMap<string, Throttle>) {
  return Object.fromEntries(
    [...throttles].map(([key, { rate, burst }]) => [
      key,
      { ThrottlingRateLimit: rate, ThrottlingBurstLimit: burst },
    ]),
  );
}
