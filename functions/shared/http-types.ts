import type { SessionUser } from '@harbour-haul/contract/auth/session-user';

/** A request as operations see it: parsed, and allowed by the contract's `access`. */
export interface HttpRequest {
  /** Parsed JSON of a POST or PATCH; undefined for other methods. */
  body: unknown;
  query: Record<string, string>;
  params: Record<string, string>;
  /** By lower-cased name. */
  headers: Record<string, string>;
  cookies: Record<string, string>;
  /** The viewer's address as CloudFront saw it. */
  viewerAddress: string;
  requestId: string;
  /** Set on routes whose access is `admin`, and on `participant` routes where a user is signed in. */
  user: SessionUser | null;
  /** The visitorId that the visitor cookie proves; on `participant` routes alone. */
  provenVisitorId: string | null;
}

export interface HttpResponse {
  status: number;
  body?: unknown;
  /** `Set-Cookie` values. */
  cookies?: string[];
  headers?: Record<string, string>;
}

/** One operation of a function: input and dependencies in, answer out. */
export type Operation<Deps> = (request: HttpRequest, deps: Deps) => Promise<HttpResponse>;
