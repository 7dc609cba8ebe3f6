import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';

/** A file of a form. Its name and type are the sender's claim. */
export interface FormFile {
  filename: string;
  contentType: string;
  bytes: Uint8Array;
}

/** A parsed form: each field and each file once, by name. */
export interface FormBody {
  fields: Record<string, string>;
  files: Record<string, FormFile>;
}

/** A request as operations get it: parsed, and authorized by the contract's `access`. */
export interface HttpRequest {
  /** Parsed JSON of a POST or PATCH; undefined for other methods and for forms. */
  body: unknown;
  /** A parsed `multipart/form-data` body, on routes that accept forms; null for JSON. */
  form: FormBody | null;
  query: Record<string, string>;
  params: Record<string, string>;
  /** By lower-cased name. */
  headers: Record<string, string>;
  cookies: Record<string, string>;
  /** The viewer's address as CloudFront saw it. */
  viewerAddress: string;
  /** Set on routes whose access is `admin`, and on `participant` and `viewer` routes where a user is signed in. */
  user: SignedInUser | null;
  /** The visitorId that the visitor cookie proves; on `participant` and `viewer` routes alone. */
  provenVisitorId: string | null;
}

export interface HttpResponse {
  status: number;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as they are, in place of `body`; their `content-type` stands in `headers`. */
  bytes?: Uint8Array;
  /** `Set-Cookie` values. */
  cookies?: string[];
  headers?: Record<string, string>;
}

/** One operation of a function: request and dependencies in, response out. */
export type Operation<Deps> = (request: HttpRequest, deps: Deps) => Promise<HttpResponse>;
